import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageAnswer } from '@/text/answer';

/** What is known of the page the text on screen stands in; its outlet's name is `OutletHereContext`. */
export type PageHere = Pick<PageAnswer, 'headline' | 'url' | 'publishedAt' | 'outletKey'>;

/** The page on screen; null where the text is the reader's own. */
export const PageHereContext = createContext<PageHere | null>(null);

/** The page on screen, for views far below it. */
export const usePageHere = (): PageHere | null => useContext(PageHereContext);
