import type { Gender } from './gender';
import type { NameMention } from './name-mention';
import type { Range } from '@/text/article';

/** Somebody or something the article names, with the fullest form of the name. */
export interface NamedEntity {
  readonly fullName: string;
  readonly words: readonly string[];
  readonly gender: Gender;
  readonly isOrganisation: boolean;
  /** The article treats the name as a person's somewhere: a title, a known first name, a verb of speaking. */
  readonly isPerson?: boolean;
  /** Role words the article puts before the name anywhere. */
  readonly roles: ReadonlySet<string>;
}

/** A name of one article at its place, with whom it means. */
export interface ResolvedMention {
  readonly mention: NameMention;
  readonly entity: NamedEntity;
  /** For a pronoun: where the name it stands for is printed. */
  readonly namedAt?: Range;
}
