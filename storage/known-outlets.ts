/*
 * The outlets of the corpus as the reader has joined them. Sic tells outlets apart by their registrable domain, and one paper may have
 * two of them (another for its Sunday edition, for another country, an old one): whoever knows says so, and the two are named and
 * counted as one. Joins are said of pairs and hold whichever is named first, so what is joined is what a chain of pairs
 * connects; a group is named by the lowest of its domains, which does not depend on the order they were joined in.
 * Cost: some steps per join, and nothing where there are none.
 */
import type { ArticleRow, OutletRow } from './corpus-db';
import type { MarkOf } from './reader-marks';

type Join = MarkOf<'outlet'>;

function rootOf(parents: ReadonlyMap<string, string>, domain: string): string {
  let root = domain;
  for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
  return root;
}

/** Above each domain but the lowest of its group stands a lower one. */
function parentsOf(joins: readonly Join[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  for (const { claim } of joins) {
    const [lower = '', upper = ''] = [rootOf(parents, claim.domain), rootOf(parents, claim.of)].sort();
    if (lower !== upper) parents.set(upper, lower);
  }
  return parents;
}

/** Outlets by domain (`OutletRow.domain`), with their names and what the reader said of them. Made for one answer. */
export class KnownOutlets {
  private readonly names: ReadonlyMap<string, string>;
  private readonly parents: ReadonlyMap<string, string>;

  /** @param joins the latest first */
  constructor(
    rows: readonly OutletRow[],
    private readonly joins: readonly Join[],
  ) {
    this.names = new Map(rows.map(({ domain, name }) => [domain, name]));
    this.parents = parentsOf(joins);
  }

  /** Equal for outlets that are one. */
  groupOf(domain: string): string {
    return rootOf(this.parents, domain);
  }

  /** Domains with pages that are the same outlet, itself among them if it has any. */
  membersOf(domain: string): string[] {
    const group = this.groupOf(domain);
    return [...this.names.keys()].filter((other) => this.groupOf(other) === group);
  }

  /** What the reader said of the group an outlet belongs to, the latest first. */
  joinsOf(domain: string): readonly Join[] {
    if (this.joins.length === 0) return [];
    const group = this.groupOf(domain);
    return this.joins.filter(({ claim }) => this.groupOf(claim.domain) === group);
  }

  /** The name to be read: the one the reader chose for the group, else the page's own, else the one any page of the outlet gave. */
  nameOf({ outlet, outletName }: Pick<ArticleRow, 'outlet' | 'outletName'>): string {
    return this.joinedName(outlet) ?? (outletName === outlet ? this.nameGiven(outlet) : outletName);
  }

  /** Every domain with pages. */
  get domains(): string[] {
    return [...this.names.keys()];
  }

  /** How many there are, those joined counted once. */
  get size(): number {
    return new Set([...this.names.keys()].map((domain) => this.groupOf(domain))).size;
  }

  /** One name for all that are joined, or a list would still show two outlets. */
  private joinedName(domain: string): string | null {
    const joins = this.joinsOf(domain);
    const [latest] = joins;
    if (latest === undefined) return null;
    const chosen = joins.find(({ claim }) => claim.name !== null)?.claim.name;
    return chosen ?? this.nameGiven(latest.claim.of);
  }

  private nameGiven(domain: string): string {
    return this.names.get(domain) ?? domain;
  }
}
