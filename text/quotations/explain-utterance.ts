import { cueWords } from './cue-words';
import type { ExplainedQuotation } from './explained-quotation';
import type { Span } from './find-spans';
import type { Quotation } from './quotation';
import type { Reading } from './reading';
import { settingOf } from './setting-of';
import type { Speaker } from './speaker';
import { judgeSpan } from './speech-filter';
import type { Utterance } from './utterance';

/** No mark closes it, and either nothing follows in the article or it breaks off inside a sentence. */
function isCut({ text, blocks }: Reading, span: Span): boolean {
  if (span.isClosed || span.goesOn || !span.endsBlock) return false;
  return span.block === blocks.length - 1 || !/[.?!]["'’”»)\]]*$/u.test(text.slice(span.start, span.end));
}

type Flags = Pick<Quotation, 'speakerConfidence' | 'denied' | 'truncated'>;

/** Adds what few quotations have; most are left as they are, for a copy of each costs more than all the rules. */
function withFlags(quotation: Quotation, flags: Flags | null): Quotation {
  return flags === null ? quotation : { ...quotation, ...flags };
}

function flagsOf(utterance: Utterance, speaker: Speaker | null, isDenied: boolean): Flags | null {
  const { reading, spans, carried } = utterance;
  const truncated = isCut(reading, spans.at(-1) ?? spans[0]);
  const isNamed = Boolean(speaker?.speaker);
  if (!truncated && !isDenied && !isNamed) return null;
  return {
    ...(speaker !== null && isNamed
      ? { speakerConfidence: carried === null ? speaker.confidence : 'carried' }
      : {}),
    ...(isDenied ? { denied: true } : {}),
    ...(truncated ? { truncated: true } : {}),
  };
}

/** The quotation without its flags. */
function plainQuotation(
  utterance: Utterance,
  standsIn: Quotation['standsIn'],
  kind: Quotation['kind'],
  region: Quotation['region'],
  speaker: Speaker | null,
): Quotation {
  const { reading, spans, words, own } = utterance;
  return {
    id: `${standsIn === 'headline' ? 'h' : 'q'}${spans[0].start}-${(spans.at(-1) ?? spans[0]).end}`,
    standsIn,
    segments: spans.map(({ start, end }) => ({ start, end })),
    text: words,
    speaker: speaker?.speaker ?? null,
    speakerAsWritten: speaker?.asWritten ?? null,
    cue: kind === 'term' ? null : cueWords(reading.text, own),
    kind,
    region,
  };
}

/**
 * The quotation an utterance is, with its reasons. The id is made of offsets: the same text gives the same ids, and no two
 * quotations begin alike.
 */
export function explainUtterance(utterance: Utterance, standsIn: Quotation['standsIn']): ExplainedQuotation {
  const { reading, own, carried } = utterance;
  const setting = settingOf(utterance);
  const { wordCount, isAdjacent, region } = setting;
  const { kind, reason } = judgeSpan(setting, reading.rules);
  // Marks that quote nobody credit nobody.
  const credit = kind === 'term' ? null : (carried ?? own);
  const speaker = credit?.speaker ?? null;
  const plain = plainQuotation(utterance, standsIn, kind, region, speaker);
  return {
    quotation: withFlags(plain, flagsOf(utterance, speaker, reason === 'denied words')),
    speakerRule: credit?.speaker ? credit.attribution.rule : null,
    kindReason: reason,
    evidence: {
      cue: own?.attribution.cue ?? null,
      knownFrom: speaker?.knownFrom ?? null,
      wordCount,
      isAdjacent,
    },
  };
}
