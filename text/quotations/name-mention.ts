import type { Gender } from './gender';
import type { Range } from '@/text/article';

/** A name where it stands, roles and honorifics split off. */
export interface NameMention extends Range {
  readonly words: readonly string[];
  /** Lower-case role words and honorifics right before it. */
  readonly roles: readonly string[];
  readonly gender: Gender;
  /** Stands in the genitive: "Quill's". */
  readonly isPossessive: boolean;
  readonly isOrganisation: boolean;
  /** Does something: a verb or "who" follows, or a reporting verb stands before. Places and things seldom do. */
  readonly isSubject: boolean;
  /** A reporting verb or "who" stands beside it: hardly ever a place or a thing. */
  readonly reports?: boolean;
  /** Brought in as somebody's relative: "her husband, Tom Reed". */
  readonly isKin?: boolean;
  /** Where its sentence begins. */
  readonly sentence?: number;
  /** Stands where its sentence's subject stands: at the head, or right behind what leads it in. */
  readonly leadsSentence?: boolean;
}
