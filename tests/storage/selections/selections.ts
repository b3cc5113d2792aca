/** @file What readers select, and what they mean by it. */

/** What is selected, and words of the printings that must stand first, one for each quotation asked for. */
export interface SelectionCase {
  readonly how: string;
  readonly selected: string;
  /** A run of words that only the expected quotation prints; in the order asked. */
  readonly expected: readonly string[];
}

const FERRY = 'lay up the boats in winter';
const SLIPWAY = 'carried three generations';
const YARD = 'drew the line through our yard';
const PLANK = 'counted every plank';
const LORRY = 'a lorry that did not stop';
const GULLS = 'gulls on the runway';
const TOWER = 'circle until dark';
const BUDGET = 'balanced to the penny';
const BRIDGE = 'mend a bridge with a press release';
const COUNTY = 'the county can pay for the crossing';

const row = (how: string, selected: string, ...expected: string[]): SelectionCase => ({
  how,
  selected,
  expected,
});

/** Those that somebody printed. */
export const PRINTED: readonly SelectionCase[] = [
  // Clean
  row(
    'the words without marks',
    'We will not sell the ferry to anybody who means to lay up the boats in winter',
    FERRY,
  ),
  row(
    'the words between curly marks',
    '“We will not sell the ferry to anybody who means to lay up the boats in winter,”',
    FERRY,
  ),
  row(
    'the words between straight marks',
    '"There were gulls on the runway, hundreds of them, and not one would move for the fire engine,"',
    GULLS,
  ),
  row(
    'the words between single marks',
    '‘Every child who walks to school along the quarry road has a story about a lorry that did not stop,’',
    LORRY,
  ),
  row(
    'a quotation of two sentences',
    'Nobody asked us before they drew the line through our yard. We read about it in the paper like everyone else.',
    YARD,
  ),
  row(
    'a quotation broken by its attribution',
    '“The slipway has carried three generations of this town,” she told the council, “and it will carry a fourth before we let it go.”',
    SLIPWAY,
  ),
  row(
    'in capitals, as a headline',
    'WE WILL NOT SELL THE FERRY TO ANYBODY WHO MEANS TO LAY UP THE BOATS IN WINTER',
    FERRY,
  ),
  // Ragged
  row(
    'half words at both ends',
    'e will not sell the ferry to anybody who means to lay up the boats in wint',
    FERRY,
  ),
  row(
    'half a word at the end',
    'I told the tower that I would rather circle until dark than land among tho',
    TOWER,
  ),
  row(
    'half a word at the beginning',
    'dget is balanced to the penny, and anyone who says otherwise has not read page forty',
    BUDGET,
  ),
  row(
    'spaces and a line break round the words',
    '  \n There were gulls on the runway, hundreds of them, and not one would move  \n',
    GULLS,
  ),
  row(
    'a line break in the middle of a sentence',
    'You need rivets, and men\nwho know how to hammer them',
    BRIDGE,
  ),
  row('the opening mark only', '“Every child who walks to school along the quarry road has a story', LORRY),
  row('the closing mark only', 'along the quarry road has a story about a lorry that did not stop,”', LORRY),
  row(
    'the beginning cut off and the attribution taken in',
    'to anybody who means to lay up the boats in winter,” said Mayor Ilse Brandt.',
    FERRY,
  ),
  row(
    'the same with straight marks',
    'to anybody who means to lay up the boats in winter," said Mayor Ilse Brandt.',
    FERRY,
  ),
  row(
    'the attribution before it, the end cut off',
    'Dorrit Vane, who runs the chandlery, said: “Nobody asked us before they drew the line through',
    YARD,
  ),
  // The attribution taken in
  row(
    'with its attribution',
    '“We will not sell the ferry to anybody who means to lay up the boats in winter,” said Mayor Ilse Brandt.',
    FERRY,
  ),
  row(
    'with its attribution, without marks',
    'There were gulls on the runway, hundreds of them, and not one would move for the fire engine, the pilot, Ruth Amsel, said.',
    GULLS,
  ),
  row(
    'with half the attribution',
    '"We will not sell the ferry to anybody who means to lay up the boats in winter," said Mayor Il',
    FERRY,
  ),
  row(
    'from the middle of one to the middle of the next',
    'lay up the boats in winter,” said Mayor Ilse Brandt.\n\n“The slipway has carried three generations of th',
    FERRY,
    SLIPWAY,
  ),
  row(
    'the same with straight marks and on one line',
    'anybody who means to lay up the boats in winter," Mayor Ilse Brandt said. "If the county wants the crossing, the county can p',
    FERRY,
    COUNTY,
  ),
  // Parts
  row('the end of one', 'and it will carry a fourth before we let it go', SLIPWAY),
  row('seven words from the middle', 'would rather circle until dark than land', TOWER),
  row('one sentence of two', 'We read about it in the paper like everyone else', YARD),
  row('five words', 'counted every plank on that', PLANK),
  // Misremembered
  row(
    'a word exchanged',
    'We will not sell the ferry to anybody who wants to lay up the boats in winter',
    FERRY,
  ),
  row(
    'two words exchanged',
    'We will never sell the ferry to somebody who means to lay up the boats in winter',
    FERRY,
  ),
  row(
    'a word missing',
    'There were gulls on the runway, hundreds, and not one would move for the fire engine',
    GULLS,
  ),
  row(
    'two words in another order',
    'I would rather circle till dark, I told the tower, than among those birds land',
    TOWER,
  ),
  row(
    'the halves exchanged',
    'anyone who says otherwise has not read page forty, the budget is balanced to the penny',
    BUDGET,
  ),
  row('another tense', 'You can’t mend bridges with press releases', BRIDGE),
  row('British for American spelling', 'If the county wants the crossing the county must pay for it', COUNTY),
  // Crossing paragraphs, several
  row(
    'over the end of a paragraph',
    'I have counted every plank on that pier, and I can tell you which of them are rotten\n\nThe rest will outlast all of us if somebody paints them once a year',
    PLANK,
  ),
  row(
    'two quotations in two paragraphs',
    '“There were gulls on the runway, hundreds of them, and not one would move for the fire engine,” the pilot, Ruth Amsel, said.\n\n“I told the tower that I would rather circle until dark than land among those birds,” Captain Amsel said.',
    GULLS,
    TOWER,
  ),
  row(
    'a list of three, without marks',
    '- You cannot mend a bridge with a press release\n- The budget is balanced to the penny, and anyone who says otherwise has not read page forty\n- If the county wants the crossing, the county can pay for the crossing',
    BRIDGE,
    BUDGET,
    COUNTY,
  ),
  row(
    'a numbered list',
    '1. There were gulls on the runway, hundreds of them\n2. Nobody asked us before they drew the line through our yard',
    GULLS,
    YARD,
  ),
  row(
    'a quotation among narration',
    'The council met on Tuesday. “The budget is balanced to the penny, and anyone who says otherwise has not read page forty,” he told residents. It adjourned at nine.',
    BUDGET,
  ),
  row(
    'narration that tells it',
    'The mayor said she would not sell the ferry to anybody who means to lay up the boats in winter',
    FERRY,
  ),
  // Other languages
  row(
    'German',
    '„Wir werden die Fähre nicht verkaufen, solange im Winter noch jemand zur Insel übersetzen muss“',
    'solange im Winter',
  ),
  row(
    'German, with its attribution cut',
    'solange im Winter noch jemand zur Insel übersetzen muss“, sagte Bürgermeisterin',
    'solange im Winter',
  ),
  row(
    'French',
    '« Nous ne vendrons pas le bac tant qu’il restera quelqu’un sur l’île en hiver », a déclaré le maire',
    'vendrons pas le bac',
  ),
  row(
    'French, misremembered',
    'On nous promet ce pont depuis trente ans et on attend toujours le premier boulon',
    'premier boulon',
  ),
  row('Japanese', '島に住む人がいるかぎり、冬の渡し船を売るつもりはない', '冬の渡し船'),
  row(
    'Japanese, part of it, with the attribution',
    'まだ一本の釘も見ていない」と漁師の大森健一さんは話した。',
    '一本の釘',
  ),
];

/** Those that nobody printed, and what nobody means by them. */
export const NOT_PRINTED: readonly (readonly [how: string, selected: string])[] = [
  ['words nobody printed', 'The herring came back to the bay in numbers that nobody living had seen'],
  [
    'words nobody printed, between marks',
    '“Ask the lighthouse keeper what he thinks of your timetable,” said Berta Lund.',
  ],
  [
    'a look-alike in the same mould',
    'We will not sell the school to anybody who means to build a car park there',
  ],
  [
    'a look-alike with another subject',
    'The choir has carried three Christmases of this parish and will sing a fourth',
  ],
  [
    'a look-alike in its opening words',
    'Nobody asked us whether we wanted a new railway station in the middle of the woods',
  ],
  ['a look-alike in its last words', 'They heard it on the wireless that morning like everyone else'],
  ['a set phrase of condolence', 'Our thoughts and prayers are with everyone affected by this tragedy'],
  ['a set phrase of firms', 'Customer satisfaction is our number one priority'],
  ['a set phrase of everyday', 'At the end of the day it is what it is'],
  ['only an attribution', 'said Mayor Ilse Brandt on Tuesday evening'],
  ['only an attribution, with a title', 'the head teacher, Tomas Reyn, said in a statement'],
  ['words every speech has', 'and I would like to thank all of you for being here today'],
  [
    'German words nobody printed',
    'Wir werden die Schule nicht schließen, solange noch jemand Latein lernen will',
  ],
  ['French words nobody printed', 'Nous ne fermerons pas l’école tant qu’il y aura des enfants au village'],
  ['Japanese words nobody printed', '学校に通う子どもがいるかぎり、夏の図書館を閉めるつもりはない'],
];

/** Those that somebody printed and that are too far from it to be told from a look-alike: nothing is better than a guess. */
export const TOO_FAR: readonly (readonly [how: string, selected: string])[] = [
  ['remembered from afar', 'the mayor said nobody who lays the boats up in winter gets to buy the ferry'],
  ['short and misremembered', 'counted each plank on the pier'],
  ['short and ragged, in German', 'aben Sturmfluten überstanden, aber keinen einzigen Haushaltsaussch'],
];
