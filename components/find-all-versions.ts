import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AllVersionsAnswer } from '@/text/answer';
import type { Quotation } from '@/text/quotations/quotation';

/** Finds every version of a quotation of the text on screen; null when that went wrong. Never rejects. */
export type FindAllVersions = (quotation: Quotation) => Promise<AllVersionsAnswer | null>;

/** How a view far below asks for more; null where nobody can be asked. */
export const FindAllContext = createContext<FindAllVersions | null>(null);

/** How to find every version of a quotation; null where nobody can be asked. */
export const useFindAll = (): FindAllVersions | null => useContext(FindAllContext);
