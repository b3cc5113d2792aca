/** Something known of an article, and where it came from, as `MetadataSources` says it. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly source: string;
}
