/** Words that stand in a row, in lower case: "according to". */
export type WordSequence = readonly string[];
