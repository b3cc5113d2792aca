/*
 * W3C Web Annotations (Recommendation of 23 February 2017): one annotation per comparison, a target for each printing, found in its
 * page by its words and what stands beside them. A quotation broken by its attribution is several targets: a selector's words stand
 * on the page as they are.
 */
import type { SavedComparison, SavedWitness } from '@/text/saved-comparison';
import { webAddress } from '@/text/web-address';
import type { ExportContext, ExportWriter } from './export-format';

/** Enough to tell equal words apart; UTF-16 code units. */
const BESIDE = 64;

/** The end or the beginning of a text; a sign that would be cut in two is left out. */
const tail = (text: string): string => text.slice(-BESIDE).replace(/^[\udc00-\udfff]/, '');
const head = (text: string): string => text.slice(0, BESIDE).replace(/[\ud800-\udbff]$/, '');

/** Half a character cannot be written in an address. */
const whole = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** A text without an address has to be named all the same. */
function sourceOf({ id, url, canonicalUrl }: SavedWitness): string {
  return webAddress(url ?? canonicalUrl) ?? `urn:x-sic:${encodeURIComponent(whole(id))}`;
}

function targetsOf(witness: SavedWitness) {
  const { printed, segments, around, language } = witness;
  const text = `${around?.before ?? ''}${printed}${around?.after ?? ''}`;
  const from = around?.before.length ?? 0;
  return segments.map(({ start, end }) => ({
    type: 'SpecificResource',
    source: sourceOf(witness),
    ...(language !== null && { language }),
    selector: {
      type: 'TextQuoteSelector',
      exact: printed.slice(start, end),
      prefix: tail(text.slice(0, from + start)),
      suffix: head(text.slice(from + end)),
    },
  }));
}

function bodiesOf({ note, tags }: SavedComparison) {
  const text = (value: string, purpose: 'commenting' | 'tagging') => ({
    type: 'TextualBody',
    value,
    purpose,
    ...(purpose === 'commenting' && { format: 'text/plain' }),
  });
  return [...(note === '' ? [] : [text(note, 'commenting')]), ...tags.map((tag) => text(tag, 'tagging'))];
}

function annotation(comparison: SavedComparison, program: string) {
  const body = bodiesOf(comparison);
  return {
    id: `urn:x-sic:comparison:${encodeURIComponent(whole(comparison.id))}`,
    type: 'Annotation',
    motivation: 'linking',
    created: comparison.savedAt,
    ...(comparison.commentedAt !== null && { modified: comparison.commentedAt }),
    generator: { id: 'urn:x-sic', type: 'Software', name: program },
    ...(body.length > 0 && { body }),
    target: comparison.witnesses.flatMap(targetsOf),
  };
}

/** Writes comparisons as a page of Web Annotations. */
export function webAnnotation({ program }: ExportContext): ExportWriter {
  let written = 0;
  return {
    begin: () =>
      '{"@context":"http://www.w3.org/ns/anno.jsonld","id":"urn:x-sic:comparisons","type":"AnnotationPage","items":[',
    add: (comparison) => {
      const made = annotation(comparison, program);
      // An annotation is of something: without any words there is nothing to point at.
      if (made.target.length === 0) return '';
      written += 1;
      return `${written > 1 ? ',' : ''}\n${JSON.stringify(made)}`;
    },
    end: () => '\n]}\n',
  };
}
