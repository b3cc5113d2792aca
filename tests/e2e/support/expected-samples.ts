/** @file What a careful reader finds in the six sample articles, written down by hand. */

/** How another outlet prints the same words. */
export interface ExpectedVersion {
  readonly outlet: string;
  /** Words only in the text on screen, and only in the other; null where the outlet tells it in its own voice. */
  readonly differences: { readonly here: readonly string[]; readonly there: readonly string[] } | null;
  /** The other outlet prints more of it, or less. */
  readonly quotes?: 'more' | 'less';
}

export interface ExpectedQuotation {
  readonly words: string;
  /** The name the popup credits; null where the article names nobody, and then no name may stand there. */
  readonly speaker: string | null;
  readonly versions: readonly ExpectedVersion[];
}

export interface ExpectedArticle {
  /** Index into SAMPLE_ARTICLES. */
  readonly sample: number;
  /** The page's date as the interface writes it. */
  readonly date: RegExp;
  readonly quotations: readonly ExpectedQuotation[];
  /** Words between marks that are nobody's quotation here: scare quotes, side boxes, comments. */
  readonly never: readonly string[];
}

const HERALD = 'The Elverwick Herald';
const COURIER = 'Lenn Valley Courier';
const GAZETTE = 'The Tarrowshire Gazette';
const LANTERN = 'The Harbour Lantern';
const POST = 'Elverwick Evening Post';
const OBSERVER = 'Tarrow Coast Observer';

const THIRD = /\b3\b.*\bMar|Mar.*\b3\b/;
const FOURTH = /\b4\b.*\bMar|Mar.*\b4\b/;

function prints(
  outlet: string,
  here: readonly string[],
  there: readonly string[],
  quotes?: 'more' | 'less',
): ExpectedVersion {
  return { outlet, differences: { here, there }, ...(quotes === undefined ? {} : { quotes }) };
}

const sameWords = (outlet: string, quotes?: 'more' | 'less'): ExpectedVersion =>
  prints(outlet, [], [], quotes);
const ownVoice = (outlet: string): ExpectedVersion => ({ outlet, differences: null });

const WORN = 'but the pins that carry it have worn by almost a third';

/** The last look at the Herald, when both other outlets of the story have been read. */
export const HERALD_AMONG_ALL: readonly ExpectedQuotation[] = [
  {
    words: `The bridge is not about to fall down, ${WORN}, and nobody should ask me to guess how long it has left`,
    speaker: 'Casper Wyndle',
    versions: [prints(COURIER, ['pins'], ['bolts']), prints(GAZETTE, [WORN], [])],
  },
  {
    words:
      'We will lift the deck out in one piece in April and take it by barge to the yard at Scarle. Every part that moves will be measured there before we order a single new one. If the steel underneath is sound, the bridge will be back in place by the middle of February',
    speaker: 'Casper Wyndle',
    versions: [prints(COURIER, ['will'], ['should'], 'less')],
  },
  {
    words:
      'We looked at a temporary crossing, then we looked at it again, and both times it came out dearer than the repair itself, I would rather spend that money once and spend it well',
    speaker: 'Orla Fennimore',
    versions: [
      prints(COURIER, ['then we looked at it again'], []),
      prints(GAZETTE, ['it'], ['the crossing'], 'less'),
    ],
  },
  {
    words:
      'People keep asking me whether I will close, I have been up at three every morning for twenty-two years, and I am not stopping for a bridge',
    speaker: 'Henrike Voss',
    versions: [sameWords(COURIER), ownVoice(GAZETTE)],
  },
];

const withoutVersions = (quotations: readonly ExpectedQuotation[]): ExpectedQuotation[] =>
  quotations.map((quotation) => ({ ...quotation, versions: [] }));

const LANTERN_AMONG_ALL: readonly ExpectedQuotation[] = [
  { words: 'It still has a good voice', speaker: 'Jory Teague', versions: [] },
  {
    words:
      'It came up in the net at about four in the morning, and for a minute nobody on deck said a word. Then the boy rang it with a spanner, and we all took our caps off',
    speaker: 'Ines Calloway',
    versions: [prints(POST, ['minute'], ['moment']), ownVoice(OBSERVER)],
  },
  {
    words:
      'A bell is the signature of a ship. The owners usually had her name cast into it, and the year she was launched. This one has been scoured by sand since before my grandmother was born, and we will need a whole winter in the workshop before anyone can read it',
    speaker: 'Tobias Renn',
    versions: [
      prints(POST, ['The owners usually had her name cast into it, and the year she was launched'], []),
      prints(OBSERVER, ['and the year she was launched'], []),
    ],
  },
  {
    words:
      'Only one of them carried a bell of that size, and she was bound for home with a cargo of slate, I would be glad to be right, and I have been wrong before',
    speaker: 'Aurelie Stannard',
    versions: [prints(POST, ['them'], ['the three'], 'less'), prints(OBSERVER, ['of'], [])],
  },
];

/** Every article at its first reading, each with only those before it in the corpus. */
export const EXPECTED_ARTICLES: readonly ExpectedArticle[] = [
  { sample: 0, date: THIRD, quotations: withoutVersions(HERALD_AMONG_ALL), never: [] },
  {
    sample: 1,
    date: THIRD,
    quotations: [
      {
        words:
          'The bridge is not about to fall down, but the bolts that carry it have worn by almost a third, and nobody should ask me to guess how long it has left',
        speaker: 'Casper Wyndle',
        versions: [prints(HERALD, ['bolts'], ['pins'])],
      },
      {
        words:
          'If the steel underneath is sound, the bridge should be back in place by the middle of February',
        speaker: 'Casper Wyndle',
        versions: [prints(HERALD, ['should'], ['will'], 'more')],
      },
      {
        words:
          'We looked at a temporary crossing ... and both times it came out dearer than the repair itself. I would rather spend that money once and spend it well',
        speaker: 'Orla Fennimore',
        versions: [prints(HERALD, [], ['then we looked at it again'])],
      },
      {
        words: 'It is nine miles round by Upper Lenn, and the first bus does not go until six',
        speaker: null,
        versions: [],
      },
      {
        words:
          'People keep asking me whether I will close. I have been up at three every morning for twenty-two years, and I am not stopping for a bridge',
        speaker: 'Henrike Voss',
        versions: [sameWords(HERALD)],
      },
    ],
    never: ['short'],
  },
  {
    sample: 2,
    date: FOURTH,
    quotations: [
      {
        words: 'The bridge is not about to fall down, and nobody should ask me to guess how long it has left',
        speaker: 'Casper Wyndle',
        versions: [
          prints(HERALD, [], [WORN]),
          prints(COURIER, [], ['but the bolts that carry it have worn by almost a third']),
        ],
      },
      {
        words: 'We’ll know what it costs when we’ve seen the steel, and we haven’t seen the steel',
        speaker: 'Casper Wyndle',
        versions: [],
      },
      {
        words:
          'We looked at a temporary crossing, then we looked at it again, and both times [the crossing] came out dearer than the repair itself',
        speaker: 'Orla Fennimore',
        versions: [
          prints(HERALD, ['the crossing'], ['it'], 'more'),
          prints(COURIER, ['then we looked at it again', 'the crossing'], ['it'], 'more'),
        ],
      },
      {
        words:
          'Our lane is one car wide and the children walk along it, The county says “managed diversion” and we hear lorries',
        speaker: 'Rowan Pickersgill',
        versions: [],
      },
    ],
    never: ['The best five minutes', 'We were never asked', 'held up by paint', 'Eleven months'],
  },
  { sample: 3, date: THIRD, quotations: withoutVersions(LANTERN_AMONG_ALL), never: [] },
  {
    sample: 4,
    date: THIRD,
    quotations: [
      {
        words:
          'It came up in the net at about four in the morning, and for a moment nobody on deck said a word. Then the boy rang it with a spanner, and we all took our caps off',
        speaker: 'Ines Calloway',
        versions: [prints(LANTERN, ['moment'], ['minute'])],
      },
      {
        words:
          'A bell is the signature of a ship, This one has been scoured by sand since before my grandmother was born, and we will need a whole winter in the workshop before anyone can read it',
        speaker: 'Tobias Renn',
        versions: [
          prints(
            LANTERN,
            [],
            ['The owners usually had her name cast into it, and the year she was launched'],
          ),
        ],
      },
      {
        words:
          'Only one of [the three] carried a bell of that size, and she was bound for home with a cargo of slate',
        speaker: 'Aurelie Stannard',
        versions: [prints(LANTERN, ['the three'], ['them'], 'more')],
      },
      {
        words: 'We have had two hundred visitors since breakfast and one of them has already fallen in',
        speaker: 'Gideon Marsh',
        versions: [],
      },
    ],
    never: ['treasure fleet', 'Mind the slipway'],
  },
  {
    sample: 5,
    date: FOURTH,
    quotations: [
      {
        words:
          'A bell is the signature of a ship. The owners usually had her name cast into it … This one has been scoured by sand since before my grandmother was born, and we will need a whole winter in the workshop before anyone can read it',
        speaker: 'Tobias Renn',
        versions: [
          prints(LANTERN, [], ['and the year she was launched']),
          prints(POST, ['The owners usually had her name cast into it'], []),
        ],
      },
      {
        words: 'Only one of them carried a bell that size, and she was bound for home with a cargo of slate',
        speaker: 'Aurelie Stannard',
        versions: [prints(LANTERN, [], ['of'], 'more'), prints(POST, ['them'], ['the three', 'of'])],
      },
      {
        words: 'I would be glad to be right, and I have been wrong before',
        speaker: 'Aurelie Stannard',
        versions: [sameWords(LANTERN, 'more')],
      },
      {
        words: 'My family lost a man at the Stones, and nobody ever told us which ship he was on',
        speaker: null,
        versions: [],
      },
    ],
    never: [],
  },
  { sample: 0, date: THIRD, quotations: HERALD_AMONG_ALL, never: [] },
  { sample: 3, date: THIRD, quotations: LANTERN_AMONG_ALL, never: [] },
];
