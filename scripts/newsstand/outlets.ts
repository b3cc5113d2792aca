/** One sample outlet with the one article it prints. */
export interface SampleArticle {
  /** Name of the outlet, as its page gives it. */
  readonly outlet: string;
  /** Host name without a port: every outlet is a site of its own, and browsers take `*.localhost` for this machine. */
  readonly host: string;
  readonly path: string;
  /** File name in `pages/`. */
  readonly file: string;
  readonly headline: string;
  readonly story: string;
}

const BRIDGE = 'The bridge that has to close';
const BELL = 'The bell from the sea';

/** The newsstand in the order a visitor walks it: first story first. */
export const SAMPLE_ARTICLES: readonly SampleArticle[] = [
  {
    outlet: 'The Elverwick Herald',
    host: 'herald.localhost',
    path: '/news/cutlers-bridge-to-close',
    file: 'herald.html',
    headline: 'Cutler’s Bridge to close for eleven months',
    story: BRIDGE,
  },
  {
    outlet: 'Lenn Valley Courier',
    host: 'courier.localhost',
    path: '/story/1107',
    file: 'courier.html',
    headline: 'Eleven months without a bridge',
    story: BRIDGE,
  },
  {
    outlet: 'The Tarrowshire Gazette',
    host: 'gazette.localhost',
    path: '/2026/03/04/elverwick-bridge',
    file: 'gazette.html',
    headline: 'Bridge ‘not about to fall down’, engineer tells Elverwick',
    story: BRIDGE,
  },
  {
    outlet: 'The Harbour Lantern',
    host: 'lantern.localhost',
    path: '/quay/ships-bell',
    file: 'lantern.html',
    headline: 'Trawler brings up ship’s bell off the Tarrow Stones',
    story: BELL,
  },
  {
    outlet: 'Elverwick Evening Post',
    host: 'eveningpost.localhost',
    path: '/harbour/catch-of-a-lifetime',
    file: 'evening-post.html',
    headline: 'Catch of a lifetime for the Marigold',
    story: BELL,
  },
  {
    outlet: 'Tarrow Coast Observer',
    host: 'observer.localhost',
    path: '/week/marigold-bell',
    file: 'observer.html',
    headline: 'What the Marigold’s bell may tell us',
    story: BELL,
  },
];
