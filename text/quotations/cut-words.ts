/**
 * Cuts runs of letters into words where a language writes no spaces, and particles off words where it does.
 *
 * What: listed words (verbs, titles, particles) are taken where they stand, longest first; what is left between them is a
 * word each. In Japanese a word also ends where kana give way to another script, in all where digits begin.
 * Cost: linear: at most as many look-ups per place as the longest listed word has characters.
 * Refused: a dictionary of the language (megabytes), Intl.Segmenter (differs between browsers, and cuts names apart).
 */
import { type ListedWords, listedLength, type UncasedRules } from './uncased-rules';

const HIRAGANA_FIRST = 0x3041;
const HIRAGANA_LAST = 0x309f;

/** True for kana in which Japanese writes endings and particles. */
export function isHiragana(code: number): boolean {
  return code >= HIRAGANA_FIRST && code <= HIRAGANA_LAST;
}

const isDigit = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 0xff10 && code <= 0xff19);

/** End of the kana that begin at `at`, the ending of a verb, as far as no listed word begins: 話した, then という. */
function kanaEnd(run: string, at: number, rules: UncasedRules): number {
  let end = at;
  while (end < run.length && isHiragana(run.charCodeAt(end)) && listedLength(rules.listed, run, end) < 2)
    end += 1;
  return end;
}

/** Kana inside a word look like particles: one is cut only where a word has just ended. */
function mayEndWord(run: string, at: number, lastEnd: number): boolean {
  return at === 0 || at === lastEnd || !isHiragana(run.charCodeAt(at - 1));
}

/** End of the listed word at `at`, a verb's ending with it; `at` itself when none begins there. */
function listedEnd(run: string, at: number, lastEnd: number, rules: UncasedRules): number {
  const listed = listedLength(rules.listed, run, at);
  const stem = listedLength(rules.cues, run, at);
  if (stem > 0 && stem >= listed) return kanaEnd(run, at + stem, rules);
  if (listed > 0) return at + listed;
  return mayEndWord(run, at, lastEnd) ? at + listedLength(rules.particles, run, at) : at;
}

/** The scripts say that a word ends between the two characters before and at `at`. */
function scriptsPart(run: string, at: number): boolean {
  const [before, here] = [run.charCodeAt(at - 1), run.charCodeAt(at)];
  return (isHiragana(before) && !isHiragana(here)) || (!isDigit(before) && isDigit(here));
}

function cutRun(run: string, rules: UncasedRules): readonly number[] {
  const ends: number[] = [];
  let wordStart = 0;
  let at = 0;
  while (at < run.length) {
    const end = listedEnd(run, at, ends.at(-1) ?? 0, rules);
    const parts = at > wordStart && (end > at || scriptsPart(run, at));
    if (parts) ends.push(at);
    if (parts) wordStart = at;
    if (end > at) {
      ends.push(end);
      wordStart = end;
    }
    at = Math.max(end, at + 1);
  }
  if (wordStart < run.length) ends.push(run.length);
  return ends;
}

/** Where a listed ending of word.slice(0, end) begins; `end` itself when it has none. The longest counts. */
function endingStart(word: string, end: number, endings: ListedWords): number {
  for (let length = Math.min(endings.longest, end - 1); length > 0; length -= 1) {
    if (endings.words.has(word.slice(end - length, end))) return end - length;
  }
  return end;
}

/** 시장은 → 시장, 은; 박씨는 → 박, 씨, 는. What is listed is whole. */
function cutEnding(word: string, rules: UncasedRules): readonly number[] {
  if (rules.listed.words.has(word)) return [word.length];
  const noun = endingStart(word, word.length, rules.particles);
  const isWhole = rules.listed.words.has(word.slice(0, noun));
  const name = isWhole ? noun : endingStart(word, noun, rules.attachedTitles);
  return [...new Set([name, noun, word.length])];
}

/**
 * Where the words of a run end, in code units from its start; the last end is the run's.
 *
 * @param isNamed a title follows, so the run is a name and its last syllable no particle
 */
export function cutWords(run: string, isNamed: boolean, rules: UncasedRules): readonly number[] {
  if (rules.isUnspaced) return cutRun(run, rules);
  return isNamed ? [run.length] : cutEnding(run, rules);
}
