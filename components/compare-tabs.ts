import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Begins the comparison of open tabs, in the very turn of a click; null where the page cannot. */
export const CompareTabsContext = createContext<(() => void) | null>(null);

/** How this page begins the comparison of open tabs, for views far below it. */
export const useCompareTabs = (): (() => void) | null => useContext(CompareTabsContext);
