/** @file What a careful reader expects of the pages in tests/fixtures/templates. */

/** Words are given by the beginning of their paragraph. */
export interface TemplatePage {
  /** Its folder. */
  readonly page: string;
  readonly headline: string;
  /** Beginnings of the first and the last paragraph. */
  readonly from: string;
  readonly to: string;
  /** Words of the page that are not its article. */
  readonly not: readonly string[];
  /** Paragraphs that only the browser can know: a script made them, or they stand in a document of their own. */
  readonly browserOnly?: readonly string[];
  /** Paragraphs that only batch takes for seen: a style sheet hides them, and batch lays nothing out. */
  readonly batchOnly?: readonly string[];
  /** Batch runs no scripts, and without them there is no article. */
  readonly madeByScript?: true;
}

/** All of them. */
export const TEMPLATE_PAGES: readonly TemplatePage[] = [
  {
    page: 'json-ld-graph',
    headline: 'Toll on the Saltmere causeway to end in spring',
    from: 'Drivers will stop paying',
    to: 'Last year the toll brought in',
    not: ['Sea wall cost twice', 'Seal found asleep', 'Sluice Street', 'By Ines'],
  },
  {
    page: 'microdata',
    headline: 'Library van loses its last driver',
    from: 'The yellow van',
    to: 'Villagers at Upper Dray',
    not: ['Give me the keys', 'Written by'],
  },
  {
    page: 'amp',
    headline: 'Lighthouse keeper’s logbook turns up in an attic',
    from: 'A logbook that the keeper',
    to: 'The book goes on show',
    not: ['Advertisement', 'Back to top', 'Isles'],
  },
  {
    page: 'wordpress',
    headline: 'Why the clock at Dray Halt is four minutes slow',
    from: 'Every train from Dray Halt',
    to: 'The letter hangs',
    not: ['Share this', 'deaf conductor', 'I have missed that train', 'Skip to content'],
  },
  {
    page: 'live-blog',
    headline: 'Storm Ottoline live: ferries stop, schools shut',
    from: 'Winds of ninety miles',
    to: 'Sandbags are being filled',
    not: [],
  },
  {
    page: 'questions-and-answers',
    headline: '“I taught the parrot nothing”: ten minutes with Sibyl Marrow',
    from: 'Sibyl Marrow has kept the aviary',
    to: 'I taught the parrot nothing. He came',
    not: ['Our best talks every Friday'],
  },
  {
    page: 'list-article',
    headline: 'Five benches worth a detour in Orrin',
    from: 'The town has four hundred benches',
    to: 'Nobody has ever been seen',
    not: ['Six walls'],
  },
  {
    page: 'paywalled',
    headline: 'Inside the sale of the Lenn glassworks',
    from: 'Three bidders',
    to: '“You do not buy a fire',
    not: ['Subscribe to read on', 'One month for one crown', 'founded 1869'],
  },
  {
    page: 'right-to-left',
    headline: 'إعادة فتح الجسر القديم في مدينة سدرة',
    from: 'أعيد صباح الاثنين',
    to: 'وتبلغ كلفة الإصلاح',
    not: ['جميع الحقوق', 'الرئيسية'],
  },
  {
    page: 'korean-line-breaks',
    headline: '달빛시 옛 등대, 도서관으로 다시 문 연다',
    from: '달빛시 항구 끝에',
    to: '주민들은 벌써',
    not: ['관련기사', '무단전재', '항구 시장'],
  },
  {
    page: 'japanese',
    headline: '星見町の銭湯、九十年の湯を止める',
    from: '星見町で最後の銭湯',
    to: '建物は町が買い取り',
    not: ['迷子の亀', 'スポーツ'],
  },
  {
    page: 'turkish',
    headline: "Kızılada'nın son kayıkçısı küreğini bıraktı",
    from: 'Elli iki yıldır',
    to: 'Adalılar ise hava',
    not: ['Feneri boyayan', 'Gündem'],
  },
  {
    page: 'german-kicker',
    headline: 'Sie läutet, und keiner weiß, warum',
    from: 'Seit drei Wochen schlägt',
    to: 'In dieser Woche will',
    not: ['Impressum', 'Von Friederike Amsel', '11. Februar 2026'],
  },
  {
    page: 'pull-quotes',
    headline: 'The woman who counts the waves',
    from: 'Every morning since',
    to: 'Asked what she makes',
    not: [],
  },
  {
    page: 'captions-in-figures',
    headline: 'In pictures: the day the river came to market',
    from: 'The Lenn rose',
    to: 'By Monday the square',
    // What pictures show is no wording to compare, and who took them is nobody's words.
    not: ['Picture: Ottilie Brand', 'Stallholders roped', 'Two firemen', 'The baker’s cat'],
  },
  {
    page: 'shadow-roots',
    headline: 'Tram line nine to run by night',
    from: 'From the first of March',
    to: 'The company says',
    not: ['font-style'],
    browserOnly: ['“I have walked that line'],
  },
  {
    page: 'same-origin-frame',
    headline: 'Town hall prints the well inquiry in full',
    from: 'The inquiry into the dry well',
    to: 'Until then water comes',
    not: [],
    browserOnly: ['The inquiry finds that the well', 'It finds also that nobody'],
  },
  {
    page: 'single-page-app',
    headline: 'Beekeepers move hives off town hall roof',
    from: 'Sixty thousand bees',
    to: 'The honey will go on',
    not: ['enable JavaScript'],
    madeByScript: true,
  },
  {
    page: 'quirks-mode',
    headline: 'Geese hold up the noon train',
    from: 'The noon train to Lenn',
    to: 'The train came into Lenn',
    not: ['800 by 600', 'Births'],
  },
  {
    page: 'cookie-wall',
    headline: 'Harbour dredger finds a piano, in tune',
    from: 'A grand piano',
    to: 'The harbour board will keep',
    not: ['214 partners', 'Accept all', 'value your privacy'],
  },
  {
    page: 'print-view',
    headline: 'School bell to ring a third lower',
    from: 'The bell of Dray school',
    to: 'The old bell’s note',
    not: ['Print this page'],
    batchOnly: ['Printed from the pages'],
  },
];
