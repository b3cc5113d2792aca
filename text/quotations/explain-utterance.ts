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

function confidence(speaker: Speaker | null, isCarried: boolean): Pick<Quotation, 'speakerConfidence'> {
  if (!speaker?.speaker) return {};
  return { speakerConfidence: isCarried ? 'carried' : speaker.confidence };
}

/**
 * The quotation an utterance is, with its reasons. The id is made of offsets: the same text gives the same ids, and no two
 * quotations begin alike.
 */
export function explainUtterance(utterance: Utterance, standsIn: Quotation['standsIn']): ExplainedQuotation {
  const { reading, spans, words, own, carried } = utterance;
  const [first] = spans;
  const last = spans.at(-1) ?? first;
  const setting = settingOf(utterance);
  const { kind, reason } = judgeSpan(setting, reading.rules);
  // Marks that quote nobody credit nobody.
  const credit = kind === 'term' ? null : (carried ?? own);
  const speaker = credit?.speaker ?? null;
  const { region, wordCount, isAdjacent } = setting;
  return {
    quotation: {
      id: `${standsIn === 'headline' ? 'h' : 'q'}${first.start}-${last.end}`,
      standsIn,
      segments: spans.map((span) => ({ start: span.start, end: span.end })),
      text: words,
      speaker: speaker?.speaker ?? null,
      speakerAsWritten: speaker?.asWritten ?? null,
      cue: kind === 'term' ? null : cueWords(reading.text, own),
      kind,
      region,
      ...confidence(speaker, carried !== null),
      ...(reason === 'denied words' ? { denied: true } : {}),
      ...(isCut(reading, last) ? { truncated: true } : {}),
    },
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
