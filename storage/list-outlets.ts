import type { OutletChoice } from '@/text/outlets-answer';
import type { CorpusDb } from './corpus-db';
import { PlainReads } from './plain-reads';
import { readOutlets } from './read-outlets';

/** The outlets with saved pages, by name: those that are joined under one name, each with its own domain. */
export async function listOutlets(db: CorpusDb): Promise<OutletChoice[]> {
  const reads = new PlainReads(db);
  const { outlets } = await readOutlets(reads);
  const choices = outlets.domains.map((domain) => ({
    domain,
    name: outlets.nameOf({ outlet: domain, outletName: domain }),
  }));
  return choices.sort((x, y) => x.name.localeCompare(y.name) || (x.domain < y.domain ? -1 : 1));
}
