import type { QuotationAnswer, VersionAnswer } from '@/text/answer';
import type { TextToCopy } from './copy-comparison';
import { isolated } from './isolated';
import type { Language } from './language';
import { outletName } from './outlet-name';
import type { PageHere } from './page-here';
import { printedDate } from './printed-date';
import type { ShownSide } from './SideBySide';
import { segmentTexts } from './segment-texts';
import { sourceLink } from './source-link';

/** One of two texts, ready to be shown and to be copied. */
export interface TextSide extends ShownSide, TextToCopy {}

/** What the text on screen is known by. */
export interface TextOnScreen {
  readonly quotation: QuotationAnswer['quotation'];
  /** BCP 47; null when unknown. */
  readonly language: string | null;
  /** Its outlet; null where the text is the reader's own. */
  readonly outlet: string | null;
  readonly page: PageHere | null;
  /** Printed between quotation marks; else in the page's own voice. */
  readonly quoted: boolean;
}

/** The text on screen. While names are hidden, nothing of it tells whose it is. */
export function sideHere(language: Language, text: TextOnScreen, namesHidden: boolean): TextSide {
  const { words, locale } = language;
  const { outlet, page } = text;
  const known = outlet !== null && !namesHidden;
  return {
    name: words('text_on_screen'),
    language: text.language,
    segments: segmentTexts(text.quotation),
    quoted: text.quoted,
    outlet: known ? isolated(outletName(language, outlet)) : words('text_on_screen'),
    headline: known ? (page?.headline ?? null) : null,
    date: printedDate(locale, page?.publishedAt ?? null),
    address: known
      ? sourceLink({
          url: page?.url ?? null,
          segments: segmentTexts(text.quotation),
          earlierCopy: false,
        })
      : null,
  };
}

/** Another outlet's version, by the name it has in this view; `quoted` as in `TextToCopy`. */
export function sideThere(
  { locale }: Language,
  version: VersionAnswer,
  name: string,
  namesHidden: boolean,
  quoted: boolean,
): TextSide {
  return {
    name,
    language: version.language,
    segments: version.segments ?? [],
    quoted,
    outlet: name,
    headline: namesHidden ? null : version.headline,
    date: printedDate(locale, version.publishedAt),
    address: namesHidden ? null : sourceLink(version),
  };
}
