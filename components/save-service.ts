import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CollationQuestion } from '@/text/collation-answer';

/** What is saved at one click: a quotation with its versions, or every quotation of a page (by its identity) that has any. */
export type ToSave =
  | { readonly what: 'quotation'; readonly question: CollationQuestion }
  | { readonly what: 'page'; readonly page: string };

/** What became of it; a problem is a sentence. */
export type Saved =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/** Saves comparisons and takes them away again. Nothing here rejects. */
export interface SaveService {
  readonly save: (what: ToSave) => Promise<Saved>;
  readonly remove: (ids: readonly string[]) => Promise<Saved>;
  /** Shows what is saved, this comparison first where one is named; null where there is no such page. */
  readonly open: ((id: string | null) => void) | null;
}

/** Carries the service to the views; null where nothing can be saved. */
export const SaveServiceContext = createContext<SaveService | null>(null);

/** The service, for a view that offers to save. */
export const useSaveService = (): SaveService | null => useContext(SaveServiceContext);
