/** What the newsstand answers to one address. */
export interface Reply {
  readonly status: number;
  /** Media type with its charset, as the Content-Type header gives it. */
  readonly type: string;
  readonly body: string;
}
