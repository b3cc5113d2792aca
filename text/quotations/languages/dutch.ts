import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { GERMANIC_FIRST_NAMES } from './germanic-first-names';
import { MARKS_ONLY } from './marks-only';

/** Finite forms, present and past, singular and plural. */
const FINITE =
  wordList(`zegt zei zegde zeiden zeggen verklaart verklaarde verklaarden verklaren vertelt vertelde vertelden vertellen meent meende meenden menen
  vindt vond vonden vinden schrijft schreef schreven schrijven stelt stelde stelden stellen benadrukt benadrukte benadrukten benadrukken
  antwoordt antwoordde antwoordden antwoorden vraagt vroeg vroegen vragen meldt meldde meldden melden bericht berichtte berichtten
  waarschuwt waarschuwde waarschuwden waarschuwen bevestigt bevestigde bevestigden bevestigen twittert twitterde tweet tweette
  noemt noemde noemden noemen spreekt sprak spraken spreken eist eiste eisten eisen belooft beloofde beloofden beloven betoogt betoogde betoogden betogen
  concludeert concludeerde concludeerden concludeert constateert constateerde constateerden erkent erkende erkenden erkennen
  reageert reageerde reageerden reageren roept riep riepen roepen schreeuwt schreeuwde fluistert fluisterde grapt grapte klaagt klaagde klaagden
  zucht zuchtte lacht lachte beweert beweerde beweerden beweren bekritiseert bekritiseerde bekritiseerden hekelt hekelde hekelden
  omschrijft omschreef omschreven beschrijft beschreef beschreven betreurt betreurde betreurden verwijt verweet verweten
  verwacht verwachtte verwachtten hoopt hoopte hoopten vreest vreesde vreesden denkt waarschuwt onderstreept onderstreepte
  verzekert verzekerde verzekerden verduidelijkt verduidelijkte preciseert preciseerde vervolgt vervolgde vult aldus oordeelt oordeelde oordeelden
  citeert citeerde citeerden citeren laat liet lieten luidt luidde heet heette staat stond blijkt adviseert adviseerde pleit pleitte pleitten
  weerlegt weerlegde ontkent ontkende ontkenden bestempelt bestempelde bestempelden kwalificeert kwalificeerde typeert typeerde typeerden
  prijst prees prezen looft looft bedankt bedankte excuseert herhaalt herhaalde herhaalden herinnert herinnerde memoreert memoreerde`);

const PARTICIPLES =
  wordList(`gezegd verklaard verteld gemeend gevonden geschreven gesteld benadrukt geantwoord gevraagd gemeld bericht gewaarschuwd bevestigd
  getwitterd genoemd gesproken geëist beloofd betoogd geconcludeerd geconstateerd erkend gereageerd geroepen geschreeuwd gegrapt geklaagd
  beweerd bekritiseerd gehekeld omschreven beschreven betreurd verweten verwacht gehoopt gevreesd onderstreept verzekerd verduidelijkt
  geoordeeld geciteerd geadviseerd gepleit bestempeld gekwalificeerd getypeerd geprezen bedankt herhaald herinnerd laten weten
  toegevoegd aangekondigd toegegeven uitgelegd opgemerkt meegedeeld medegedeeld afgewezen benoemd`);

const particles = (verbs: string, words: string): readonly (readonly [string, ReadonlySet<string>])[] =>
  verbs.split(/\s+/).map((verb) => [verb, wordList(words)] as const);

const DETERMINERS =
  wordList(`de het een die dat deze dit zijn haar hun ons onze geen elke elk ieder iedere sommige veel vele enkele alle beide diverse meerdere
  twee drie vier vijf zes zeven acht negen tien`);

/** Dutch: ‘…’, “…” or „…”; the verb stands second, and half of it at the end: "voegde X toe", "liet X weten". */
export const DUTCH: LanguageRules = {
  ...MARKS_ONLY,
  code: 'nl',
  cueVerbs: new Set([...FINITE, ...PARTICIPLES]),
  cueNouns:
    wordList(`verklaring brief interview gesprek bericht reactie woorden uitspraak uitspraken speech toespraak mail e-mail
    tweet opmerking leus kritiek verwijt`),
  accordingTo: [
    ['volgens'],
    ['aldus'],
    ['naar', 'de', 'mening', 'van'],
    ['in', 'de', 'woorden', 'van'],
    ['naar', 'het', 'oordeel', 'van'],
    ['zo', 'vindt'],
    ['blijkens'],
  ],
  pronouns: new Map([
    ['hij', 'male'],
    ['zij', 'female'],
    ['ze', 'female'],
    ['ik', 'unknown'],
    ['wij', 'unknown'],
    ['we', 'unknown'],
    ['men', 'unknown'],
    ['het', 'unknown'],
  ]),
  determiners: DETERMINERS,
  standAlones: wordList('sommige enkele beide'),
  clauseWords:
    wordList(`dat die als wanneer omdat terwijl hoewel maar want of waar hoe wat wie nadat voordat zodat doordat toen zoals
    tenzij indien waarna waarom welke`),
  definites: wordList('de het die'),
  lightConjunctions: wordList('maar want of dus'),
  coordinators: wordList('en'),
  prepositions:
    wordList(`in op aan bij met naar sinds van voor tot te tegen door over onder om uit zonder tijdens volgens na vanaf vanuit
    tussen achter naast binnen buiten wegens ondanks vanwege per richting jegens tegenover`),
  bindingPrepositions: wordList('van voor uit bij'),
  relativePronouns: wordList('die dat wie'),
  auxiliaries: wordList(
    `heeft hebben had hadden werd werden wordt worden is zijn was waren zou zouden kan kon moet moest mag wil wilde ook`,
  ),
  modals: wordList('zou zouden moet moest'),
  passiveAuxiliaries: wordList('werd werden wordt worden is zijn was waren'),
  agents: wordList('door'),
  adverbs:
    wordList(`ook dan toen nog weer nu alleen al altijd nooit vaak daarbij bovendien verder gisteren vandaag morgen eerder later
    daarop daarna echter daarom daarnaast inmiddels nadrukkelijk letterlijk onlangs vorige zelf zelfs ongeveer bijna niet heel zeer
    er hier daar vervolgens tevens wel eens even nogmaals herhaaldelijk desgevraagd opnieuw maandag dinsdag woensdag donderdag vrijdag
    zaterdag zondag maandagavond vanmorgen vanmiddag vanavond woensdagochtend`),
  denials: wordList('ontkent ontkende ontkenden ontkend'),
  thoughts: wordList('dacht denkt'),
  namingWords:
    wordList(`zogenaamde zogeheten zogenoemde genaamd getiteld genoemd film boek roman serie programma tijdschrift krant blad lied
    nummer album voorstelling tentoonstelling schip bijnaam titel naam motto slogan term woord opschrift kop leus`),
  clauseMarks:
    wordList(`ik wij we hij zij ze het is zijn was waren heb heeft hebben had kan kunnen moet moeten zal zullen wil willen mag mogen
    wordt worden dat't je jullie`),
  abbreviations: wordList(
    'dr prof mr drs ir ing mevr dhr nr blz bijv enz jl ca o.a d.w.z m.a.w t.a.v feb apr aug sept okt nov dec st',
  ),
  honorifics: new Map([
    ['meneer', 'male'],
    ['heer', 'male'],
    ['dhr', 'male'],
    ['mevrouw', 'female'],
    ['mevr', 'female'],
    ['dr', 'unknown'],
    ['prof', 'unknown'],
    ['mr', 'unknown'],
    ['drs', 'unknown'],
  ]),
  indefinites: wordList('een'),
  personNouns: personNouns({
    female: 'vrouw moeder dochter buurvrouw lerares studente bewoonster klante verpleegster woordvoerster',
    male: 'man vader zoon buurman leraar student klant boer',
    unknown:
      'persoon getuige bewoner ooggetuige bezoeker leerling slachtoffer kind omwonende betrokkene agent verpleegkundige',
  }),
  roles:
    wordList(`president premier minister-president minister staatssecretaris burgemeester wethouder woordvoerder woordvoerster directeur directrice
    voorzitter leider fractievoorzitter partijleider hoogleraar professor onderzoeker onderzoekster rechter advocaat advocate officier koning koningin
    prins prinses paus bisschop trainer coach bondscoach spits aanvoerder keeper schrijver schrijfster auteur regisseur acteur actrice zanger zangeres
    kamerlid senator raadslid gedeputeerde commissaris ambassadeur generaal kolonel korpschef oprichter eigenaar ondernemer econoom analist
    bestuurder bestuursvoorzitter topman topvrouw arts huisarts viroloog historicus journalist verslaggever correspondent
    oud-minister oud-premier vicepremier vicevoorzitter demissionair`),
  roleEndings:
    `minister secretaris burgemeester woordvoerder woordvoerster directeur voorzitter leider hoogleraar onderzoeker chef coach
    trainer manager kamerlid parlementariër advocaat officier deskundige expert econoom analist bestuurder baas man vrouw meester`
      .trim()
      .split(/\s+/)
      .filter((ending) => ending !== 'man'),
  organisationEndings:
    'ministerie partij bank krant bond vereniging politie gerecht rechtbank universiteit bedrijf dienst raad fonds instituut'.split(
      ' ',
    ),
  organisationWords:
    wordList(`vvd pvda cda d66 groenlinks pvv sp bbb nsc vn eu navo anp nos rtl belga vrt politie om openbaar ministerie gemeente
    universiteit bank rechtbank rivm knmi telegraaf volkskrant trouw nrc parool kamer senaat raad`),
  capitalisedOthers: new Set([
    ...DETERMINERS,
    ...wordList(`hij zij ze ik wij we maar en of want dus in op aan bij met naar sinds van voor tot na volgens ook toen daarna
      daarnaast bovendien verder echter inmiddels januari februari maart april mei juni juli augustus september oktober november december
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zo aldus er dat wie wat waar hoe als omdat terwijl hoewel`),
  ]),
  firstNames: GERMANIC_FIRST_NAMES,
  elisions: wordList('s t n m k r ns'),
  invertedPronouns: false,
  rolesInLowerCase: true,
  speechWords: 5,
  callingVerbs: wordList('noemt noemde noemden noemen genoemd'),
  verbSecond: {
    subjectPronouns: wordList('hij zij ze ik wij we men'),
    objectPronouns: wordList('zich hem haar hen hun ons mij'),
    impersonals: wordList('het'),
    obliques: wordList(''),
    weakObliques: wordList(''),
    participles: PARTICIPLES,
    boundParticiples: new Set([...PARTICIPLES].filter((form) => !FINITE.has(form))),
    helpers: wordList('heeft hebben had hadden werd werden wordt worden is zijn was waren zou zouden'),
    separables: new Map([
      ...particles('voegt voegde voegden', 'toe'),
      ...particles('geeft gaf gaven', 'toe aan'),
      ...particles('deelt deelde deelden', 'mee mede'),
      ...particles('kondigt kondigde kondigden merkt merkte merkten', 'aan op'),
      ...particles('legt legde legden roept riep riepen', 'uit op'),
      ...particles('wijst wees wezen', 'af terug'),
      ...particles('vult vulde vulden haalt haalde haalden', 'aan uit'),
      ...particles('sluit sloot', 'af'),
      ...particles('laat liet lieten', 'weten'),
      ...particles('vat vatte', 'samen'),
    ]),
    quotingVerbs: wordList('citeert citeerde citeerden citeren geciteerd'),
    reportedMood: wordList(''),
    characterising: wordList('als van'),
    tagOpeners: wordList('zo'),
    tagConjunctions: wordList('zoals'),
    postpositions: wordList(''),
    verbEndings: ['t', 'de', 'te', 'den', 'ten'],
    pluralEnding: 'n',
    feminineEnding: '',
    copulas: wordList('is zijn was waren luidt luidde heet heette'),
  },
};
