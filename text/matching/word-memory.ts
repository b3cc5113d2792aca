/** An answer reads some hundred passages, and the next one largely the same words. About 2 MB where little is kept of each. */
const MOST_REMEMBERED = 20_000;
/** What is longer is no word, and comes once. */
const LONGEST_REMEMBERED = 32;

/** What is made of a word and nothing else, made once for all the places where it stands. */
export class WordMemory<Value> {
  private values = new Map<string, Value>();

  /** @param make must give the same for the same word always */
  constructor(private readonly make: (word: string) => Value) {}

  /** What `make` gives for the word. */
  of(word: string): Value {
    const before = this.values.get(word);
    if (before !== undefined) return before;
    const value = this.make(word);
    if (word.length > LONGEST_REMEMBERED) return value;
    // Beginning anew is as good as forgetting the oldest: what is common is back at once.
    if (this.values.size >= MOST_REMEMBERED) this.values = new Map();
    this.values.set(word, value);
    return value;
  }
}
