import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Whether outlets are called by letters: teachers ask a class before they tell. */
export const NamesHiddenContext = createContext(false);

/** Whether this view hides outlets' names, their domains, links and headlines with them. */
export const useNamesHidden = (): boolean => useContext(NamesHiddenContext);
