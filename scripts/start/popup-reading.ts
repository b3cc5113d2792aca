import type { Popup } from '@/scripts/browsers/browser';

/** A run of the words on screen with another outlet's wording in it. */
export interface WordingPiece {
  readonly type: 'same' | 'only-here' | 'only-there';
  readonly text: string;
}

/** Another outlet's version, as the popup shows it. */
export interface VersionReading {
  /** With the date the popup puts beside it. */
  readonly outlet: string;
  /** "3 differences", with what else the popup says in that line. */
  readonly summary: string;
  readonly wording: readonly WordingPiece[];
}

/** A quotation, as the popup shows it. */
export interface QuotationReading {
  /** Its segments; between them the article says something else. */
  readonly segments: readonly string[];
  readonly speaker: string;
  readonly versions: readonly VersionReading[];
}

/** What the popup says about one page. */
export interface PopupReading {
  readonly headline: string;
  readonly outlet: string;
  readonly quotations: readonly QuotationReading[];
}

/** Runs in the popup: opens what is folded, layer by layer; true when nothing was left to open. */
function openLayer(): boolean {
  const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  for (const details of folded) details.open = true;
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    '[data-wording] button[aria-expanded="false"]',
  );
  for (const button of buttons) button.click();
  // What was never open is filled in a moment later.
  const empty = [...document.querySelectorAll('details')].some(({ children }) => children.length < 2);
  return folded.length + buttons.length === 0 && !empty;
}

/** Runs in the popup, with everything open. */
function readPopup(): PopupReading {
  const textOf = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const pieceOf = (node: Node): WordingPiece => {
    if (node instanceof Element && node.matches('[data-break]')) return { type: 'same', text: '” “' };
    const type = node.nodeName === 'DEL' ? 'only-here' : node.nodeName === 'INS' ? 'only-there' : 'same';
    return { type, text: (node.textContent ?? '').replaceAll(/\s+/g, ' ') };
  };
  // What stands for one another is held together by an element of its own.
  const runsOf = (wording: Element): Node[] =>
    [...wording.childNodes].flatMap((node) =>
      node instanceof Element && node.matches('[data-change]') ? [...node.childNodes] : [node],
    );
  const versionOf = (details: Element): VersionReading => {
    const [line, ...rest] = details.querySelector('summary')?.children ?? [];
    const wordings = [...details.querySelectorAll('[data-wording]')];
    return {
      outlet: textOf(line),
      summary: rest.map(textOf).join(' · '),
      wording: wordings.flatMap((wording) =>
        runsOf(wording)
          .filter(({ nodeName }) => nodeName !== 'BUTTON')
          .map(pieceOf)
          // A space on either side of a border is one space.
          .map(({ type, text }, at, all) => {
            const before = all[at - 1]?.text ?? '';
            return { type, text: /[\s“]$/.test(before) ? text.trimStart() : text };
          }),
      ),
    };
  };
  const quotationOf = (words: Element): QuotationReading => {
    // With other versions the words stand in the line that opens into them; the speaker follows the words.
    const opening = words.parentElement?.localName === 'summary' ? words.parentElement.parentElement : null;
    return {
      segments: [...words.querySelectorAll('q')].map(textOf),
      speaker: textOf(words.nextElementSibling),
      versions: [...(opening?.querySelectorAll('details') ?? [])].map(versionOf),
    };
  };
  return {
    headline: textOf(document.querySelector('h1')),
    outlet: textOf(document.querySelector('header bdi')),
    quotations: [...document.querySelectorAll('[data-quotation]')].map(quotationOf),
  };
}

/** Reads the whole of a popup that shows an article, opening whatever it has folded away. */
export async function readingOf(popup: Popup): Promise<PopupReading> {
  await popup.waitUntil(openLayer, 'everything in the popup to unfold');
  return popup.evaluate(readPopup);
}
