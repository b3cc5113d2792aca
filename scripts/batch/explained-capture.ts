import type { DroppedBlock } from '@/capture/article-blocks';
import type { CaptureResult } from '@/capture/capture-result';
import type { MetadataSources } from '@/capture/metadata-sources';
import type { LeftOutPart } from '@/capture/page/left-out-part';
import type { ReadingResult } from '@/capture/page-reading';

/** What a page's capture left out, and where it took its metadata from. */
export interface CaptureExplanation {
  /** Where each field came from: "json-ld headline", "meta og:title". */
  readonly metadata: MetadataSources;
  /** In the order of the decisions: whole parts of the page first, then single paragraphs. */
  readonly leftOut: readonly { readonly reason: string; readonly text: string; readonly length: number }[];
}

/** What took down each decision while the page was captured. */
export interface CaptureNotes {
  readonly parts: LeftOutPart[];
  readonly paragraphs: DroppedBlock[];
}

/** UTF-16 code units of a part: enough to know it again. */
const GLIMPSE = 160;

function shown(reason: string, words: string) {
  const text = words.replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [{ reason, text: text.slice(0, GLIMPSE).toWellFormed(), length: text.length }];
}

/** The paragraphs the page's main text was found without, and that nothing put back. */
function outside(read: ReadingResult, result: CaptureResult, dropped: readonly DroppedBlock[]): string[] {
  if (!read.ok) return [];
  const used = new Set(dropped.map(({ text }) => text));
  const kept = result.ok ? result.article.text : '';
  return (read.reading.beside ?? []).flatMap(({ text }) =>
    used.has(text) || kept.includes(text.trim()) ? [] : [text],
  );
}

/** Puts the notes of one capture into words. Reasons are those of the code that decided, none is found afterwards. */
export function explainedCapture(
  read: ReadingResult,
  result: CaptureResult,
  { parts, paragraphs }: CaptureNotes,
): CaptureExplanation {
  return {
    metadata: result.ok ? result.sources : {},
    leftOut: [
      ...parts.flatMap(({ reason, text }) => shown(reason, text)),
      ...outside(read, result, paragraphs).flatMap((text) => shown('outside the main text', text)),
      ...(read.ok ? (read.reading.foreignFrames ?? []) : []).flatMap((host) =>
        shown('frame of another site', host),
      ),
      ...paragraphs.flatMap(({ reason, text }) => shown(`paragraph: ${reason.replaceAll('-', ' ')}`, text)),
    ],
  };
}
