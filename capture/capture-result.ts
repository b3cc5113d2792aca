import type { Article } from '@/text/article';
import type { MetadataSources } from './metadata-sources';

/** Why a document gives no article. */
export type CaptureReason =
  | 'blank-page'
  | 'no-article'
  | 'list-page'
  | 'video-page'
  | 'framed-article'
  | 'still-loading'
  | 'nothing-selected'
  | 'not-html'
  | 'page-too-large'
  | 'error-page'
  | 'capture-failed';

/** What came of reading a page: errors cross contexts as values. */
export type CaptureResult =
  | {
      readonly ok: true;
      readonly article: Article;
      /** For explaining; not part of the article. */
      readonly sources: MetadataSources;
    }
  | { readonly ok: false; readonly reason: CaptureReason };
