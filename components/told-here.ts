import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Whether the text on screen prints the words compared in its own voice, and the others between quotation marks. */
export const ToldHereContext = createContext(false);

/** Which of the two texts a view must not put between quotation marks. */
export const useToldHere = (): boolean => useContext(ToldHereContext);
