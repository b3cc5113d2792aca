import type { Article } from './article';
import type { Quotation } from './quotations/quotation';

/** The article of an open tab, read so that it can be compared with those of others. Plain JSON. */
export interface OpenTabAnswer {
  readonly article: Article;
  /** As the reader has corrected them. */
  readonly quotations: readonly Quotation[];
  /** As in `PageAnswer`. */
  readonly identity: string;
  readonly outlet: string;
  readonly domain: string;
  /** ISO 8601, when it was read. */
  readonly capturedAt: string;
  /** As in `PageAnswer`; `not-asked`: the reader wants nothing saved. */
  readonly saved: 'new' | 'known' | 'revision' | 'not-saved' | 'not-asked';
}
