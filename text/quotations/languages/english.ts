import { ENGLISH_CUES } from '@/text/quotations/cue-verbs';
import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { ENGLISH_FIRST_NAMES } from './first-names';

/** English, complete: every rule of this folder was measured on English news. */
export const ENGLISH: LanguageRules = {
  code: 'en',
  cueVerbs: ENGLISH_CUES.finite,
  bareCues: ENGLISH_CUES.bare,
  dependentCues: ENGLISH_CUES.dependent,
  cueNouns:
    wordList(`statement statements letter email e-mail interview speech remarks remark comment comments message post posts
    tweet tweets memo testimony warning claim claims question op-ed essay editorial column words phrase address oath
    announcement rhetoric argument assertion complaint chants cries shouts promise pledge vow call calls term reference references response quote`),
  accordingTo: [['according', 'to'], ['in', 'the', 'words', 'of'], ['as', 'quoted', 'by'], ['per']],
  hasFixedOrder: true,
  presentatives: wordList("there there's"),
  kin: personNouns({
    female:
      'wife mother mom daughter sister aunt grandmother widow niece girlfriend fiancée stepmother mother-in-law',
    male: 'husband father dad son brother uncle grandfather nephew boyfriend fiancé stepfather father-in-law',
    unknown: 'cousin twin sibling partner spouse child',
  }),
  owners: wordList('his her their my our'),
  verbParticles: wordList('off out up down back away apart together aside forward'),
  pronouns: new Map([
    ['he', 'male'],
    ['she', 'female'],
    ['they', 'unknown'],
    ['it', 'unknown'],
    ['i', 'unknown'],
    ['we', 'unknown'],
    ['you', 'unknown'],
  ]),
  bodyPronouns: new Map([
    ['it', 'one'],
    ['they', 'several'],
  ]),
  determiners:
    wordList(`the a an this that these those one another some several many most all both each his her its their our my
    your no any other two three four five six seven eight nine ten few`),
  clauseWords:
    wordList(`that which who whom whose when while if because since although though but or as where how why what whether
    than so then until unless once after before nor yet`),
  definites: wordList('the its their'),
  standAlones: wordList('all both some many one another others'),
  bindingDeterminers: wordList(''),
  bareSubjects: wordList('to who police people'),
  absolutes: wordList('with'),
  lightConjunctions: wordList('but so yet or nor'),
  coordinators: wordList('and &'),
  prepositions:
    wordList(`in on at to for from with by of about during after before under over through into against among
    between within without since until despite upon near across around like toward towards amid outside inside following
    including throughout via regarding concerning`),
  bindingPrepositions: wordList('of for from with at in on to'),
  relativePronouns: wordList('who whom whose which that'),
  personalRelatives: wordList('who whose'),
  nameTies: wordList('of for'),
  thatWords: wordList('that'),
  infinitiveMarks: wordList('to'),
  tagOpenings: [['as'], ['is', 'how'], ['was', 'how']],
  participleEndings: ['ing'],
  auxiliaries:
    wordList(`has have had will would could should may might can must did does do is was are were be been being also
    even has hasn't didn't doesn't won't wouldn't had`),
  modals: wordList('would should could might must may can'),
  passiveAuxiliaries: wordList('was were is are been be being'),
  tailTags: true,
  pastForms:
    wordList(`took sought made gave came led went held sent got found won lost began ran met put left kept brought drew set
    spent built stood sat rose fell grew hit cut shut paid bought fought taught caught broke chose drove flew threw`),
  adverbs:
    wordList(`also then later once again now just still already always never often repeatedly recently simply even ever here there
    only soon today yesterday tonight first last further instead thus too all both themselves himself herself itself
    more famously rather quite well long not`),
  agents: wordList('by'),
  denials: wordList('denied denies deny denying misquoted misquotes misquoting misattributed misattributes'),
  labels: wordList('correction corrections clarification clarifications update updates note'),
  negations: wordList(
    `not never no nobody cannot without refused refuses refusing declined declines declining avoided avoids avoiding short
    didn't doesn't don't hasn't haven't hadn't wouldn't won't couldn't can't isn't wasn't`,
  ),
  limiters: wordList('only just merely simply'),
  sayings: wordList(
    `say says said saying call calls called calling use uses used using utter utters uttered uttering tell tells told telling
    write writes wrote written writing mention mentions mentioned mentioning describe describes described describing`,
  ),
  relayingVerbs: wordList('quote quoted quotes quoting cite cited cites citing'),
  tagVerbs: wordList(
    'say says said write writes wrote explain explains explained argue argues argued insist insists insisted',
  ),
  thoughts: wordList('wondered wonders wondering thought thinks thinking think'),
  namingWords:
    wordList(`read reads so-called titled entitled called dubbed nicknamed known named headlined labeled labelled slogan motto sign signs
    placard placards banner banners poster song album book memoir memoirs autobiography biography documentary film movie novel show series episode program programme magazine
    hashtag meaning word term phrase aka pseudonym nickname headline tattoo caption sang sings sing singing performed performs played plays`),
  answerers: wordList('a answer'),
  askers: wordList('reporter question questioner q interviewer moderator host audience unidentified'),
  clauseMarks:
    wordList(`i we he she they you it i'm i've i'll i'd we're we've we'll you're you've they're they've it's he's she's
    that's there's what's who's let's is are was were am isn't aren't wasn't weren't has have had hasn't haven't will won't would
    wouldn't can can't cannot could couldn't should shouldn't must may might do does did don't doesn't didn't`),
  abbreviations:
    wordList(`mr mrs ms dr prof sen sens rep reps gov govs gen col lt maj sgt capt cmdr adm rev hon pres sr jr st
    no vs etc inc corp co ltd dept jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun u.s u.k u.n
    a.m p.m e.g i.e d.c d r i approx ave blvd det supt pvt cpl msgr atty ala ariz ark calif colo conn del fla ga ill ind
    kan ky la md mass mich minn miss mo mont neb nev okla ore pa tenn tex va vt wash wis wyo`),
  finalAbbreviations:
    wordList(`no etc inc corp co ltd jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun a.m p.m d.c
    ave blvd ala ariz ark calif colo conn del fla ga ill ind kan ky la md mass mich minn miss mo mont neb nev okla ore pa tenn
    tex va vt wash wis wyo`),
  honorifics: new Map([
    ['mr', 'male'],
    ['sir', 'male'],
    ['lord', 'male'],
    ['mrs', 'female'],
    ['ms', 'female'],
    ['miss', 'female'],
    ['dame', 'female'],
    ['lady', 'female'],
    ['madam', 'female'],
    ['dr', 'unknown'],
    ['prof', 'unknown'],
    ['rev', 'unknown'],
  ]),
  indefinites: wordList('a an one another'),
  personNouns: personNouns({
    female: 'woman girl mother grandmother daughter wife widow waitress actress stewardess schoolgirl',
    male: 'man boy father grandfather son husband widower waiter fisherman schoolboy gentleman',
    unknown: `person nurse neighbour neighbor resident witness passer-by bystander teacher student pupil child teenager pensioner worker driver passenger commuter shopper customer visitor tourist farmer baker shopkeeper trader soldier volunteer survivor victim relative friend colleague caller protester voter parent doctor patient official spokesperson employee guard guest fan reader viewer listener aide walker cyclist motorist sailor`,
  }),
  roles:
    wordList(`adviser advisor acting deputy assistant associate vice former then senior chief executive interim outgoing incoming
    director mayor minister secretary president chairman chairwoman chair chairperson senator sen sens representative rep reps
    congressman congresswoman governor gov attorney general commissioner speaker leader whip officer constable sergeant sgt
    detective inspector captain capt lieutenant lt colonel col major maj admiral adm commander cmdr private corporal judge justice
    professor prof dr doctor reverend rev bishop archbishop cardinal pope father sister rabbi imam sheikh king queen prince
    princess duke duchess lord lady sir dame chancellor ambassador councillor councilor councilman councilwoman alderman sheriff
    spokesman spokeswoman spokesperson ceo cfo coo founder co-founder owner manager coach head teacher headteacher principal
    engineer editor reporter correspondent anchor host hosts commentator analyst economist strategist pollster columnist author historian
    scientist researcher nurse surgeon pastor priest lawyer prosecutor solicitor counsel superintendent marshal agent
    democrat democratic republican gop labour conservative tory liberal progressive communist independent candidate nominee
    house senate state treasury defense defence foreign interior home health education labor justice homeland security
    mr mrs ms miss us u.s uk british american french german russian chinese israeli iranian canadian australian
    prime first lady secretary-general vice-president dean provost president-elect billionaire businessman businesswoman mogul
    tycoon frontrunner front-runner rival opponent actor actress singer rapper comedian activist resident neighbor neighbour`),
  documents: wordList(
    'report study survey audit review document paper article ruling judgment verdict filing indictment',
  ),
  organisationWords:
    wordList(`department police council committee commission agency office bureau university college school institute
    times post herald globe journal news tribune gazette press network radio television tv media magazine company corporation corp inc ltd
    group bank party congress parliament court government administration ministry house senate association union federation league
    foundation center centre club team church army navy force forces guard service services board authority street avenue road
    county city state states kingdom republic nations hospital airport hotel campaign pac fund project coalition alliance
    act amendment bill law treaty agreement war day week year festival award awards prize cup championship game games river lake
    mountain island bay north south east west america europe asia africa democrats republicans conference convention institution society`),
  capitalisedOthers:
    wordList(`monday tuesday wednesday thursday friday saturday sunday january february march april may june july
    august september october november december the a an and but or so if when while as in on at by for from with to of it its he she they we
    i you his her their our my your this that these those there here what which who where why how not no yes after before since
    although though because however still also then now even just many most some all both each every other others another
    one two three four five six seven eight nine ten more last first next earlier later meanwhile rather instead indeed perhaps maybe
    during despite under over through until unless once asked told according like only such than nor yet let his is are was
    were do does did has have had will would can could should may might must be been photograph photo image credit q
    nobody somebody everybody everyone someone anyone
    recently previously today tonight yesterday tomorrow speaking noting citing saying adding responding christmas easter`),
  firstNames: ENGLISH_FIRST_NAMES,
  elisions: wordList('tis twas twere twill em til till cause n round bout cos s twould neath gainst'),
  uncased: null,
  dashDialogue: false,
  incise: false,
  quotativeParticles: [],
  roleEndings: [],
  organisationEndings: [],
  callingVerbs: wordList(
    'call calls called calling brand brands branded branding label labels labeled labelled',
  ),
  verbSecond: null,
  capitalNouns: false,
  invertedPronouns: false,
  speechWords: 6,
  possessives: new Map(),
  referencesBehind: [],
  verbGenders: new Map(),
  impersonalCues: wordList(''),
  dropsPronouns: false,
  freeSubjects: false,
  verbFinal: false,
  declensions: [],
  obliqueNames: wordList(''),
  apostropheCases: false,
  incisedByDash: false,
  innerDashTurns: false,
  mixedDialogue: false,
  sharedClosers: false,
  sentenceCaseTitles: false,
  hasArticles: true,
  commaBeforeClause: false,
  clauseEndings: [],
  clauseExceptions: wordList(''),
  pointsOutside: false,
  namesBehind: wordList(''),
  verbEndings: ['ed', 's'],
  adverbEndings: ['ly'],
  proclitics: wordList(''),
  nameParticles: wordList(''),
  participles: wordList(''),
  perfectAuxiliaries: wordList(''),
  reflexives: wordList(''),
  looseSubjects: false,
  times: wordList(''),
  pluralPrepositions: wordList(''),
  verblessTags: [],
  viewOpeners: wordList(''),
  resumptions: [],
  genderedWords: personNouns({
    female: `chairwoman congresswoman councilwoman spokeswoman businesswoman assemblywoman policewoman queen princess duchess
      lady sister actress`,
    male: `chairman congressman councilman spokesman businessman assemblyman policeman alderman king prince duke actor father`,
    unknown: '',
  }),
  rolesInLowerCase: false,
};
