import type { Article } from '@/text/article';

/** News agencies by the forms in which papers credit them. */
const AGENCIES: readonly (readonly [name: string, forms: RegExp])[] = [
  ['AP', /^(?:the )?associated press$|^ap(?: news)?$/i],
  ['Reuters', /^(?:thomson )?reuters$/i],
  ['AFP', /^agence france[- ]presse$|^afp$/i],
  ['PA', /^(?:pa|press association)(?: media)?$/i],
  ['dpa', /^dpa$|^deutsche presse-agentur$/i],
  ['UPI', /^upi$|^united press international$/i],
];
/** "BRACKWATER (AP) —", "(Reuters) -": at the head of the text only, where it says whose text this is. */
const DATELINE = /\(([A-Za-z][A-Za-z .-]{1,30})\)\s{0,3}[-–—]/;
const HEAD_UNITS = 160;

function agencyNamed(name: string): string | null {
  return AGENCIES.find(([, forms]) => forms.test(name.trim()))?.[0] ?? null;
}

/**
 * The agency whose story an article prints, by its authors or its dateline; null when it credits none so. "The agency
 * contributed to this report" says that the rest is the outlet's own, and does not count.
 */
export function agencyCredit({ authors, text }: Pick<Article, 'authors' | 'text'>): string | null {
  for (const author of authors) {
    const parts = author.split(/[,/|]/).map(agencyNamed);
    const agency = parts.find((part) => part !== null);
    if (agency != null) return agency;
  }
  const dateline = DATELINE.exec(text.slice(0, HEAD_UNITS))?.[1];
  return dateline === undefined ? null : agencyNamed(dateline);
}
