/** A part of the page that was left out inside the page. */
export interface LeftOutPart {
  /** To be read by a person: "hidden", "<nav>", 'named "related"'. */
  readonly reason: string;
  readonly text: string;
}

/** Takes down what is left out, for somebody who asks why; nobody asks in a reader's page. */
export type NoteLeftOut = (reason: string, part: Node) => void;
