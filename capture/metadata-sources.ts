/** What is known of an article besides its words. */
export type MetadataField =
  | 'canonicalUrl'
  | 'outlet'
  | 'headline'
  | 'authors'
  | 'publishedAt'
  | 'modifiedAt'
  | 'section'
  | 'language'
  | 'truncated';

/**
 * Where each piece of metadata came from, for whoever wants to know why it is what it is: "json-ld headline", "meta og:title",
 * "printed h1", "printed byline (rel=author)", "link canonical", "address", "text". A field that is not known has no source.
 */
export type MetadataSources = Readonly<Partial<Record<MetadataField, string>>>;
