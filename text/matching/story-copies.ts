/*
 * Which articles are one text in several outlets. A hundred papers that print one agency's story are not a hundred
 * witnesses to its wording, so counts are of independent texts. Two articles are copies when most passages of the
 * shorter one stand in the other word for word, or a fair part where both credit the same agency: papers cut agency
 * stories and write a new beginning.
 *
 * Each article is held against the first article of every group that shares a passage with it, never against another
 * copy: whatever is copied often costs no more than what is copied once, so the work is linear in the passages, for
 * every passage as many steps as independent texts print it. Groups that grow from copy to copy (any shared passage
 * joins) were refused: two reports of one speech would become one text through a third that quotes both.
 */

/** An article as a copy of it would be: the names of its wordings (`wordingOf`, or what is short for it), and the agency it credits. */
export interface PrintedText {
  readonly id: string;
  readonly wordings: readonly (string | number)[];
  readonly agency: string | null;
}

/** Quotations are shared by independent reports; so much of a text is not. */
const SHARE_OF_A_COPY = 0.6;
/** With the same agency over both. */
const SHARE_UNDER_ONE_AGENCY = 0.3;
/** A text of fewer passages (a caption, a flash) is shared by chance. */
const FEWEST_SHARED = 3;

interface Group {
  readonly story: string;
  readonly size: number;
  readonly agency: string | null;
}

function isCopy(shared: number, size: number, agency: string | null, group: Group): boolean {
  const oneAgency = agency !== null && agency === group.agency;
  const share = oneAgency ? SHARE_UNDER_ONE_AGENCY : SHARE_OF_A_COPY;
  return shared >= Math.max(FEWEST_SHARED, share * Math.min(size, group.size));
}

/** How many of these wordings the first text of each group prints. */
function countShared(
  wordings: ReadonlySet<string | number>,
  printing: ReadonlyMap<string | number, Group[]>,
): Map<Group, number> {
  const shared = new Map<Group, number>();
  for (const wording of wordings) {
    for (const group of printing.get(wording) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1);
  }
  return shared;
}

/**
 * The story each text is a copy of, by the id of the first text of that story; a text nobody copies is its own. Give the
 * texts in a lasting order (by date, then id), and a story keeps its name when later copies come.
 */
export function storyCopies(texts: readonly PrintedText[]): Map<string, string> {
  const stories = new Map<string, string>();
  const printing = new Map<string | number, Group[]>();
  for (const { id, wordings, agency } of texts) {
    const own = new Set(wordings);
    const [best] = [...countShared(own, printing)]
      .filter(([group, shared]) => isCopy(shared, own.size, agency, group))
      .sort((x, y) => y[1] - x[1]);
    if (best !== undefined) {
      stories.set(id, best[0].story);
      continue;
    }
    stories.set(id, id);
    const group: Group = { story: id, size: own.size, agency };
    for (const wording of own) {
      const groups = printing.get(wording);
      if (groups === undefined) printing.set(wording, [group]);
      else groups.push(group);
    }
  }
  return stories;
}
