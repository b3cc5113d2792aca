import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { QuotationAnswer, VersionAnswer } from '@/text/answer';

type Named = Pick<VersionAnswer, 'outlet' | 'domain' | 'joined'>;

/** Outlets by the order they are first shown in, from 0; the same one keeps its place under every quotation. */
export type OutletOrder = ReadonlyMap<string, number>;

/** What makes two versions one outlet's: that the reader says so, else the domain, where there is one. */
const keyOf = ({ outlet, domain, joined }: Named): string => joined ?? (domain === '' ? outlet : domain);

/** The order with outlets it does not have yet behind the others. */
export function withOutlets(known: OutletOrder, more: readonly Named[]): OutletOrder {
  const order = new Map(known);
  for (const version of more) {
    const key = keyOf(version);
    if (!order.has(key)) order.set(key, order.size);
  }
  return order;
}

/** The order outlets are shown in, over all quotations of a page. */
export function outletOrder(answers: readonly QuotationAnswer[]): OutletOrder {
  return withOutlets(
    new Map(),
    answers.flatMap(({ versions }) =>
      versions.flatMap((version) => [version, ...(version.story?.copies ?? [])]),
    ),
  );
}

const LETTERS = 26;

/** 0 is A, 25 is Z, 26 is AA, as columns of a table are named. */
function letters(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? last : letters(Math.floor(index / LETTERS) - 1) + last;
}

/** The letter an outlet goes by in an order; "A" where it has none. */
export function outletLetter(order: OutletOrder, version: Named): string {
  return letters(order.get(keyOf(version)) ?? 0);
}

/** Carries the order to the views that name outlets by letters. */
export const OutletOrderContext = createContext<OutletOrder>(new Map());

/** The letter an outlet goes by while names are hidden; "A" where no order was given. */
export function useOutletLetter(): (version: Named) => string {
  const order = useContext(OutletOrderContext);
  return (version) => outletLetter(order, version);
}
