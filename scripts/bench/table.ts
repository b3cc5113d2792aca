import type { Measurement } from './measurement';
import type { BulkWrites, LookUps, Viral } from './page/tasks';
import { medianOf, quantileOf } from './statistics';

const MEGABYTE = 1_000_000;
const P95 = 0.95;

/** Milliseconds, microseconds, ratios: three figures are all that is true of any. */
function figure(value: number | undefined, unit = ''): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  const text = value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
  return `${text}${unit}`;
}

type Column = readonly [title: string, of: (row: Measurement, sic: Measurement | undefined) => string];

function warmMedian({ warm }: Measurement): number {
  return medianOf(warm?.times ?? []);
}

function coldMedian({ cold }: Measurement): number {
  return medianOf(cold.map(({ answered }) => answered));
}

const COLUMNS: readonly Column[] = [
  ['passages', ({ passages }) => String(passages)],
  ['peer', ({ peer }) => peer],
  ['recall', ({ warm }) => figure(warm === null ? undefined : warm.found / warm.sought)],
  ['false/100', ({ warm }) => figure(warm === null ? undefined : (100 * warm.falseLinks) / warm.unrelated)],
  ['median ms', (row) => figure(warmMedian(row))],
  ['p95 ms', ({ warm }) => figure(quantileOf(warm?.times ?? [], P95))],
  ['× Sic', (row, sic) => figure(sic === undefined ? undefined : warmMedian(row) / warmMedian(sic))],
  ['× limit', ({ warm }) => figure(medianOf(warm?.times ?? []) / medianOf(warm?.limitTimes ?? []))],
  ['first ms', (row) => figure(coldMedian(row))],
  ['first × Sic', (row, sic) => figure(sic === undefined ? undefined : coldMedian(row) / coldMedian(sic))],
  ['MB held', ({ memory }) => figure(memory === null ? undefined : memory / MEGABYTE)],
  ['bytes/p.', ({ built, passages }) => figure(built === null ? undefined : built.bytes / passages)],
  ['µs/p.', ({ built, passages }) => figure(built === null ? undefined : (1_000 * built.ms) / passages)],
  ['', ({ unfinished }) => (unfinished === null ? '' : `not finished: ${unfinished}`)],
];

/** All measurements as a table, one line each. */
export function tableOf(measured: readonly Measurement[]): string {
  const rows = measured.map((row) => {
    const sic = measured.find(({ peer, passages }) => peer === 'sic' && passages === row.passages);
    return COLUMNS.map(([, of]) => of(row, sic));
  });
  const titles = COLUMNS.map(([title]) => title);
  const widths = titles.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) =>
        i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(i === cells.length - 1 ? 0 : (widths[i] ?? 0)),
      )
      .join('  ');
  return [titles, ...rows].map(line).join('\n');
}

function bulkRemark(
  passages: number,
  { articles, importedMs, deletedMs, longestPauseMs }: BulkWrites,
): string {
  const each = `imported in ${figure(importedMs / articles, ' ms')} and deleted in ${figure(deletedMs / articles, ' ms')} each`;
  return `${passages}: ${articles} articles at once are ${each}; the page is let through at least every ${figure(longestPauseMs, ' ms')}.`;
}

function lookUpRemark(passages: number, { times, sought, found, falseLinks }: LookUps): string {
  const [median, p95] = [figure(medianOf(times), ' ms'), figure(quantileOf(times, P95), ' ms')];
  return `${passages}: selected words are looked up in ${median} (95 % of them in ${p95}); ${found} of ${sought} are found, words that nobody printed are linked ${falseLinks} times.`;
}

function viralRemark(passages: number, viral: Viral): string {
  const { planted, inAnswer, inAll, groups, answerTimes, allMs } = viral;
  const times = `${figure(medianOf(answerTimes), ' ms')} and ${figure(allMs, ' ms')}`;
  return `${passages}: of ${planted} changed copies of one quotation ${inAnswer} are in the answer and ${inAll} among all versions, in ${groups} wordings (${times}).`;
}

/** What the table has no column for, a sentence each. */
export function remarksOn(measured: readonly Measurement[]): string[] {
  const ofSic = measured.filter(({ peer, warm }) => peer === 'sic' && warm !== null);
  const remarks = ofSic.map(({ passages, warm, writes }) => {
    const reads = `${warm?.reads.lists} lists and ${warm?.reads.rows} rows an article`;
    const limit = `the limit reads them in ${figure(medianOf(warm?.limitTimes ?? []), ' ms')}`;
    const saved = `an article of 40 passages is read in ${figure(medianOf(writes?.read ?? []), ' ms')}, saved in ${figure(medianOf(writes?.saved ?? []), ' ms')} and deleted in ${figure(medianOf(writes?.deleted ?? []), ' ms')}`;
    const changes = Object.entries(warm?.byChange ?? {}).map(
      ([change, [found, sought]]) => `${change} ${found}/${sought}`,
    );
    return `${passages}: ${reads}; ${limit}; ${saved}; found: ${changes.join(', ')}.`;
  });
  for (const { passages, writes } of ofSic)
    if (writes !== null) remarks.push(bulkRemark(passages, writes.bulk));
  for (const { passages, lookUps } of ofSic)
    if (lookUps !== null) remarks.push(lookUpRemark(passages, lookUps));
  for (const { passages, viral } of ofSic) if (viral !== null) remarks.push(viralRemark(passages, viral));
  const [least, most] = [ofSic[0], ofSic.at(-1)];
  if (least === undefined || most === undefined || least === most) return remarks;
  const growth = figure(warmMedian(most) / warmMedian(least));
  return [
    ...remarks,
    `From ${least.passages} to ${most.passages} passages the median grows ${growth} times.`,
  ];
}
