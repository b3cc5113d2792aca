/**
 * Links a headline, a caption or a pull quotation to the quotation whose words it prints once more, so that nobody counts
 * them as said twice. Only word for word: what is worded otherwise is another version, which is what readers look for.
 * Cost: linear in the quoted words; repetitions are looked up by their first words, and few share these.
 * Refused: searching each headline in each quotation (a gallery of captions under a long debate takes seconds).
 */
import type { LanguageRules } from './language-rules';
import { mayBeOneSpeaker } from './one-speaker';
import type { Quotation } from './quotation';
import { spokenWords } from './spoken-words';

/** A pull quotation of fewer words is no more than a phrase people use twice. */
const FEWEST_IN_PULL_QUOTE = 3;
/** A repetition in the running text has to be longer still, for people do repeat themselves. */
const FEWEST_IN_BODY = 6;
/** First words by which a repetition is looked up. */
const HEAD = 3;
/** Quotations with one head, or with the same words, that are looked at. */
const MOST_ALIKE = 16;

interface Worded {
  readonly quotation: Quotation;
  readonly words: readonly string[];
}

/** Where a quotation stands, the running text first: its printing is the one the others repeat. */
const RANK: Readonly<Record<Quotation['region'], number>> = {
  body: 0,
  blockquote: 1,
  standfirst: 2,
  caption: 2,
  headline: 2,
};

const rankOf = ({ quotation: { region, standsIn } }: Worded): number =>
  standsIn === 'headline' ? RANK.headline : RANK[region];

/** May be a part of a longer quotation; whoever is credited with words in the running text says them there. */
function mayBePart(entry: Worded): boolean {
  const { length } = entry.words;
  if (rankOf(entry) === RANK.body) return length >= FEWEST_IN_BODY && entry.quotation.cue === null;
  return length >= (rankOf(entry) === RANK.blockquote ? FEWEST_IN_PULL_QUOTE : 1);
}

/** A headline repeats the text, a pull quotation the body, and a paragraph that credits nobody one that does. */
function mayHold(whole: Worded, part: Worded): boolean {
  if (rankOf(whole) > RANK.blockquote || rankOf(whole) > rankOf(part)) return false;
  if (rankOf(part) === RANK.blockquote) return rankOf(whole) === RANK.body;
  return rankOf(part) !== RANK.body || whole.quotation.cue !== null;
}

function stands(part: readonly string[], whole: readonly string[], at: number): boolean {
  return part.every((word, offset) => whole[at + offset] === word);
}

const headAt = (words: readonly string[], at: number, length: number): string =>
  words.slice(at, at + length).join(' ');

/** A list in a map, bounded. */
function put(lists: Map<string, Worded[]>, key: string, entry: Worded): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  else if (list.length < MOST_ALIKE) list.push(entry);
}

/** What is looked for, by its first words. */
class Wanted {
  private readonly byHead = new Map<string, Worded[]>();
  private readonly firsts = new Set<string>();

  constructor(parts: readonly Worded[]) {
    for (const part of parts) {
      put(this.byHead, headAt(part.words, 0, HEAD), part);
      this.firsts.add(part.words[0] ?? '');
    }
  }

  /** Those that begin with the words at `at`. */
  at(words: readonly string[], at: number): readonly Worded[] {
    if (!this.firsts.has(words[at] ?? '')) return [];
    return [1, 2, HEAD].flatMap((length) =>
      at + length <= words.length ? (this.byHead.get(headAt(words, at, length)) ?? []) : [],
    );
  }
}

/** The links found so far, by id. */
class Links {
  readonly byId = new Map<string, string>();
  private readonly rules: LanguageRules;

  constructor(rules: LanguageRules) {
    this.rules = rules;
  }

  /** Links those printed in the same words; gives back the others. */
  linkEqual(entries: readonly Worded[]): readonly Worded[] {
    const known = new Map<string, Worded[]>();
    return entries.filter((entry) => {
      const key = entry.words.join(' ');
      const same = known.get(key)?.find((other) => this.isOneSpeaker(other, entry));
      if (same === undefined) put(known, key, entry);
      else this.byId.set(entry.quotation.id, same.quotation.id);
      return same === undefined;
    });
  }

  /** Links those that are a part of a longer one. */
  linkParts(entries: readonly Worded[]): void {
    const wanted = new Wanted(entries.filter(mayBePart));
    for (const whole of entries) {
      whole.words.forEach((_, at) => {
        for (const part of wanted.at(whole.words, at)) this.linkPart(part, whole, at);
      });
    }
  }

  private linkPart(part: Worded, whole: Worded, at: number): void {
    if (part === whole || this.byId.has(part.quotation.id) || !mayHold(whole, part)) return;
    if (!stands(part.words, whole.words, at) || !this.isOneSpeaker(part, whole)) return;
    this.byId.set(part.quotation.id, whole.quotation.id);
  }

  private isOneSpeaker(a: Worded, b: Worded): boolean {
    return mayBeOneSpeaker(a.quotation, b.quotation, this.rules);
  }
}

/** The end of a chain of links: a caption repeats a pull quotation, which repeats the body. */
function rootOf(links: ReadonlyMap<string, string>, id: string): string {
  let root = id;
  for (let next = links.get(root); next !== undefined; next = links.get(root)) root = next;
  return root;
}

/** Each quotation that repeats another one, by id, with the id of the one it repeats, which itself repeats none. */
export function repeatedWords(
  quotations: readonly Quotation[],
  rules: LanguageRules,
): ReadonlyMap<string, string> {
  const entries = quotations
    .filter(({ kind }) => kind !== 'term')
    .map((quotation) => ({ quotation, words: spokenWords(quotation.text) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const links = new Links(rules);
  links.linkParts(links.linkEqual(entries));
  return new Map([...links.byId.keys()].map((id) => [id, rootOf(links.byId, id)]));
}
