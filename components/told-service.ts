import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ToldAnswer } from '@/text/told-answer';

/** Looks up what a page tells in its own voice that others quote; null when that failed. Never rejects. */
export type ToldService = (page: string) => Promise<ToldAnswer | null>;

/** Carries the service to the views; null where nobody can be asked. */
export const ToldServiceContext = createContext<ToldService | null>(null);

/** The service, for the view of a page. */
export const useToldService = (): ToldService | null => useContext(ToldServiceContext);
