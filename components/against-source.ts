import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AgainstSource } from '@/text/answer';

/** Whether the comparison on screen is with the text that the reader marked as the record; null where there is none. */
export const AgainstSourceContext = createContext<AgainstSource | null>(null);

/** The record that the comparison on screen is held against, for views far below it. */
export const useAgainstSource = (): AgainstSource | null => useContext(AgainstSourceContext);
