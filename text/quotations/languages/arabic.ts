import type { LanguageRules } from '@/text/quotations/language-rules';
import { listedWords, type UncasedRules } from '@/text/quotations/uncased-rules';
import { wordList } from '@/text/quotations/word-list';
import type { WordSequence } from '@/text/quotations/word-sequence';
import { MARKS_ONLY } from './marks-only';

/** Third person, past and present, of a man and of a woman as news prints them. */
const CUES = `قال قالت يقول تقول أكد أكدت يؤكد تؤكد أضاف أضافت يضيف تضيف أوضح أوضحت يوضح توضح صرح صرحت يصرح تصرح ذكر ذكرت
  أعلن أعلنت يعلن تعلن أشار أشارت يشير تشير شدد شددت يشدد تشدد تابع تابعت يتابع تتابع اعتبر اعتبرت يعتبر تعتبر كتب كتبت
  يكتب تكتب رأى رأت يرى ترى لفت لفتت حذر حذرت يحذر تحذر وصف وصفت يصف تصف طالب طالبت دعا دعت زعم زعمت بين بينت علق علقت
  رد ردت أجاب أجابت سأل سألت غرد غردت نقل نقلت أفاد أفادت استطرد استطردت ختم ختمت أردف أردفت قالوا أكدوا أعلنوا`;

/** "and said", "so he said": the conjunction is written in one word with the verb. */
const PREFIXES = ['', 'و', 'ف'];

const CUE_VERBS: ReadonlySet<string> = new Set(
  [...wordList(CUES)].flatMap((verb) => PREFIXES.map((prefix) => prefix + verb)),
);

/** "according to", "in the words of". */
const REFERENCES: readonly WordSequence[] = [
  ['بحسب'],
  ['وبحسب'],
  ['حسب'],
  ['وفق'],
  ['ووفق'],
  ['على', 'حد', 'قول'],
  ['على', 'حد', 'تعبير'],
  ['نقلا', 'عن'],
];

const NONE = listedWords();

/** The verb comes first, then whoever speaks; a small word, a colon or the marks end the subject. */
const ARABIC_ORDER: UncasedRules = {
  order: 'verb-subject',
  isUnspaced: false,
  listed: NONE,
  particles: NONE,
  attachedTitles: NONE,
  topics: new Set(),
  subjects: new Set(),
  genitives: new Set(),
  quotatives: new Set(),
  adnominals: new Set(),
  reportingNouns: new Set(),
  joiners: new Set(),
  cues: NONE,
  namingVerbs: NONE,
  denials: NONE,
  referencesBehind: new Set(),
  referencesBefore: new Set(),
  announcers: new Set(),
  leads: wordList(
    'أمس اليوم الثلاثاء الأربعاء الخميس الجمعة السبت الأحد الاثنين الإثنين مساء صباح أيضا كذلك',
  ),
  subjectEnds:
    wordList(`إن أن إنه إنها أنه أنها إنهم أنهم بأن بأنه بأنها إلى في من على عن خلال عبر بعد قبل لدى عند مع لـ ل حول بشأن ضد
    الذي التي الذين ردا تعليقا قائلا قائلة مضيفا مضيفة مؤكدا مؤكدة ما لم لا قد هذا هذه ذلك تلك كما حيث بينما لكن فإن`),
  titles: NONE,
  surnames: NONE,
  loneSurnames: new Set(),
  longestName: 0,
  clauseEnds: new Set(),
  clauseSigns: new Set(['نحن ', 'سن', 'لن ', 'لم ', 'هو ', 'هي ', 'كان', 'إن', 'أن ', 'لا ', 'قد ']),
};

/** Arabic: the reporting verb stands before its subject, «…» or "…" behind both; no capitals show names. */
export const ARABIC: LanguageRules = {
  ...MARKS_ONLY,
  code: 'ar',
  cueVerbs: CUE_VERBS,
  accordingTo: REFERENCES,
  pronouns: new Map([
    ['هو', 'male'],
    ['هي', 'female'],
    ['هم', 'unknown'],
  ]),
  namingWords: wordList(
    'المسماة المسمى يسمى تسمى المعروف المعروفة بعنوان فيلم كتاب رواية مسلسل برنامج مصطلح كلمة شعار',
  ),
  uncased: ARABIC_ORDER,
  // Articles, prepositions and objects are written in one word with their noun or verb.
  speechWords: 4,
};
