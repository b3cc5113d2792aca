import type { Article } from '@/text/article';
import type { CaptureExplanation } from './explained-capture';

/** An article under the name its file gives it. */
export interface NamedArticle {
  readonly id: string;
  readonly article: Article;
  /** Of a page, when it is asked for. */
  readonly explanation?: CaptureExplanation | null;
}
