import type { Attribution } from './attribution';
import { countWords } from './count-words';
import { cueWords } from './cue-words';
import type { Span } from './find-spans';
import type { Reading } from './reading';
import type { SpanSetting } from './span-setting';
import type { Utterance } from './utterance';
import { wordsInMarks } from './words-in-marks';

/** Characters between the reporting words and the marks beside them. */
const LONGEST_JOINT = 40;

/** The cue stands behind the marks, or before them with nothing but a comma, a colon or "that" between. */
function isAdjacent({ text, rules }: Reading, span: Span, { cue }: Attribution): boolean {
  if (cue === null) return false;
  if (cue.start >= span.outer.end) return true;
  if (span.outer.start - cue.end > LONGEST_JOINT) return false;
  const between = text.slice(cue.end, span.outer.start).replace(/^[\s,:]+/u, '');
  return between === '' || (/^\S+\s+$/u.test(between) && rules.thatWords.has(between.trim().toLowerCase()));
}

/** A word before the marks, and the reporting words behind them. */
function standsInSentence({ reading, group, spans, own }: Utterance): boolean {
  const items = reading.items[spans[0].block] ?? [];
  const before = items[(reading.place[group[0] ?? 0] ?? 0) - 1];
  return before?.kind === 'word' && (own?.attribution.cue?.start ?? -1) > spans[0].end;
}

/** Gathers what the filter wants to know of an utterance, so that the filter itself needs no article. */
export function settingOf(utterance: Utterance): SpanSetting {
  const { reading, group, spans, words, own } = utterance;
  const [first] = spans;
  const kind = own?.speaker?.kind;
  const found = wordsInMarks(words);
  return {
    words,
    found,
    wordCount: countWords(words, found),
    isAttributed: own !== null,
    cue: cueWords(reading.text, own)?.toLowerCase() ?? null,
    isAdjacent: own !== null && isAdjacent(reading, first, own.attribution),
    runsOnBefore: standsInSentence(utterance),
    hasPerson: kind === 'name' || kind === 'pronoun' || Boolean(own?.speaker?.person),
    startsBlock: first.startsBlock,
    region: reading.blocks[first.block]?.region ?? 'body',
    opener: reading.text.slice(first.outer.start, first.start).trim(),
    isSetApart: first.outer.start === first.start,
    items: reading.items[first.block] ?? [],
    index: reading.place[group[0] ?? 0] ?? 0,
  };
}
