import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CollationQuestion } from '@/text/collation-answer';
import type { OutletOrder } from './outlet-letters';

/** Opens all versions of a quotation side by side; `order` keeps the letters outlets go by where they were opened. */
export type OpenCollation = (question: CollationQuestion, order: OutletOrder) => void;

/** How a page shows all versions side by side; null where it does not. */
export const OpenCollationContext = createContext<OpenCollation | null>(null);

/** How this page shows all versions side by side, for views far below it. */
export const useOpenCollation = (): OpenCollation | null => useContext(OpenCollationContext);
