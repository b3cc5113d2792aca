/** An outlet the reader can name. */
export interface OutletChoice {
  /** As `OutletClaim` names it. */
  readonly domain: string;
  /** To be read. */
  readonly name: string;
}

/** The outlets with saved pages, by name. Plain JSON. */
export interface OutletsAnswer {
  readonly outlets: readonly OutletChoice[];
}
