import type { Popup } from '@/scripts/browsers/browser';

/** A run of the words on screen with another outlet's wording in it. */
export interface WordingPiece {
  readonly type: 'same' | 'only-here' | 'only-there';
  readonly text: string;
}

/** Another outlet's version, as the popup shows it. */
export interface VersionReading {
  readonly outlet: string;
  /** "3 differences", with what else the popup says in that line. */
  readonly summary: string;
  readonly wording: readonly WordingPiece[];
}

/** A quotation, as the popup shows it. */
export interface QuotationReading {
  readonly words: string;
  readonly speaker: string;
  readonly versions: readonly VersionReading[];
}

/** What the popup says about one page. */
export interface PopupReading {
  readonly headline: string;
  readonly quotations: readonly QuotationReading[];
}

/** Runs in the popup: opens all that is folded; true when nothing was left to open. */
function openEverything(): boolean {
  const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  for (const details of folded) details.open = true;
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    '[data-wording] button[aria-expanded="false"]',
  );
  for (const button of buttons) button.click();
  return folded.length + buttons.length === 0;
}

/** Runs in the popup. */
function readPopup(): PopupReading {
  const textOf = (root: Element, selector: string): string =>
    (root.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const wordingOf = (root: Element): WordingPiece[] => {
    const pieces: WordingPiece[] = [];
    for (const wording of root.querySelectorAll('[data-wording]'))
      for (const node of wording.childNodes) {
        if (node.nodeName === 'BUTTON') continue;
        const type = node.nodeName === 'DEL' ? 'only-here' : node.nodeName === 'INS' ? 'only-there' : 'same';
        pieces.push({ type, text: node.textContent ?? '' });
      }
    return pieces;
  };
  const quotations = [...document.querySelectorAll('[data-quotation]')].map((quotation) => ({
    words: textOf(quotation, 'q'),
    speaker: textOf(quotation, '[data-speaker]'),
    versions: [...quotation.querySelectorAll('[data-version]')].map((version) => ({
      outlet: version.getAttribute('data-outlet') ?? '',
      summary: textOf(version, '[data-summary]'),
      wording: wordingOf(version),
    })),
  }));
  return { headline: textOf(document.body, 'h1'), quotations };
}

/** Reads the whole of a popup that shows an article, opening whatever it has folded away. */
export async function readingOf(popup: Popup): Promise<PopupReading> {
  await popup.waitUntil(openEverything, 'everything in the popup to unfold');
  return popup.evaluate(readPopup);
}
