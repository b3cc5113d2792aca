/** What a word says about the person it stands for. */
export type Gender = 'female' | 'male' | 'unknown';
