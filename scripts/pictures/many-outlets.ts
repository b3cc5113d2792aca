import { createServer } from 'node:http';
import { pageShell } from '@/scripts/newsstand/page-shell';

/** Many outlets that print one statement. */
export interface ManyOutlets {
  /** Their articles; the first is the one to open. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

/** What one outlet prints: a paragraph of HTML, and the day. */
interface Printed {
  readonly outlet: string;
  readonly paragraph: string;
  readonly day: number;
}

const HEAD = 'We will keep the lighthouse lit through the winter';
const MIDDLE = 'because no captain should have to guess where the rocks are';
const TAIL = 'and we will organise the money before the first storm';
const said = (words: string, by = 'Edda Marl, the harbour master'): string => `“${words},” said ${by}.`;

/** The wordings there are, in no order: other words, more, fewer, a part, other marks, another speaker, no quotation. */
const WORDINGS: readonly string[] = [
  said(`${HEAD}, ${MIDDLE}, ${TAIL}`),
  said(`${HEAD}, ${MIDDLE}, ${TAIL}`),
  said(`${HEAD.replace('lit', 'burning')}, ${MIDDLE}, ${TAIL}`),
  said(`${HEAD}, ${MIDDLE.replace('no captain', 'no skipper')}, ${TAIL.replace('organise', 'organize')}`),
  said(`${HEAD}, ${MIDDLE}`),
  said(`${HEAD}, ${MIDDLE.replace('the rocks', '[the] rocks')} ... before the first storm`),
  said(`${HEAD.replace('will', 'may')} ${MIDDLE}, ${TAIL}`, 'Oskar Thal, the mayor'),
  said(`${MIDDLE.replace('because no', 'No')}, ${TAIL.replace('first storm', 'first storm of the year')}`),
  `Edda Marl, the harbour master, said they would keep the lighthouse lit through the winter ${MIDDLE}, ${TAIL}.`,
];
const PLACES =
  'Arden Brack Corve Dunmere Elling Farrow Garth Holm Islay Jarrow Kelby Lorne Marsh Norby Orrin Penn Quay Rudd Skerry Thorn Ulver Vane Wick Yarm Zeal Ashby Birch Cole Drum Esk'.split(
    ' ',
  );
const THIRTY: readonly Printed[] = PLACES.map((place, at) => ({
  outlet: `${place} ${['Post', 'Courier', 'Chronicle'][at % 3]}`,
  paragraph: WORDINGS[at % WORDINGS.length] ?? '',
  day: 2 + (at % 5),
}));

const ARABIC = [
  'لن نغلق المكتبة القديمة هذا الشتاء لأن الأطفال يقرأون فيها كل مساء',
  'قالت مديرة المكتبة',
] as const;
const RIGHT_TO_LEFT: readonly Printed[] = ['الميناء', 'الفنار', 'المرسى'].map((outlet, at) => ({
  outlet,
  paragraph: `${ARABIC[1]}: «${at === 1 ? ARABIC[0].replace('القديمة', 'الكبيرة') : ARABIC[0]}».`,
  day: 2 + at,
}));

function page({ outlet, paragraph, day }: Printed, attributes: string): string {
  const head = `<meta property="og:site_name" content="${outlet}"><meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-0${day}T08:00:00Z">`;
  const body = `<main><article><h1>${outlet}</h1><p>${paragraph}</p></article></main>`;
  return pageShell(outlet, body, head, attributes);
}

const SETS = {
  thirty: { printed: THIRTY, attributes: 'lang="en"' },
  'right-to-left': { printed: RIGHT_TO_LEFT, attributes: 'lang="ar" dir="rtl"' },
} as const;

/** Serves a set of outlets on loopback, each on a host of its own. */
export async function serveManyOutlets(set: keyof typeof SETS): Promise<ManyOutlets> {
  const { printed, attributes } = SETS[set];
  const server = createServer(({ headers }, response) => {
    const at = Number(/^outlet-(\d+)\./.exec(headers.host ?? '')?.[1] ?? 0);
    const own = printed[at];
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(own === undefined ? '' : page(own, attributes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    addresses: printed.map((_, at) => `http://outlet-${at}.localhost:${port}/statement`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
