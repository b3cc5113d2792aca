import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ContextAnswer } from '@/text/context-answer';
import type { MarkedWords } from '@/text/reader-mark';

/** Looks up what stands beside some words; null when that failed. Never rejects. */
export type ContextService = (whose: MarkedWords) => Promise<ContextAnswer | null>;

/** Carries the service to the views; null where nobody can be asked. */
export const ContextServiceContext = createContext<ContextService | null>(null);

/** The service, for a view that offers the sentences around. */
export const useContextService = (): ContextService | null => useContext(ContextServiceContext);
