import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The outlet of the text on screen, by its name; null where the text is the reader's own. */
export const OutletHereContext = createContext<string | null>(null);

/** The outlet of the text on screen, for views far below it. */
export const useOutletHere = (): string | null => useContext(OutletHereContext);
