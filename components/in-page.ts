import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Quotation } from '@/text/quotations/quotation';

/** The page on screen as it stands in its tab. */
export interface InPage {
  /** Its quotations as a reader comes upon them. */
  readonly quotations: readonly Quotation[];
  /** Scrolls the page to a quotation; false when it does not show it. Never rejects. */
  readonly show: (quotation: Quotation) => Promise<boolean>;
}

/** The page in its tab, for views far below; null where there is no tab to scroll. */
export const InPageContext = createContext<InPage | null>(null);

/** The page in its tab; null where there is none. */
export const useInPage = (): InPage | null => useContext(InPageContext);
