import type { Range } from '@/text/article';
import type { Item } from './narration';

/** An item while its row is being read: its sentence and what stands before it are noted last. */
export interface ItemDraft extends Range {
  kind: Item['kind'];
  text: string;
  lower: string;
  span: number;
  sentence: number;
  cueBefore: number;
  referenceBefore: number;
}
