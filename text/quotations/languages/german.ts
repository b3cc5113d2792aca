import { germanVerbs } from '@/text/quotations/german-verbs';
import type { LanguageRules } from '@/text/quotations/language-rules';
import type { WordSequence } from '@/text/quotations/word-sequence';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { GERMANIC_FIRST_NAMES } from './germanic-first-names';
import { MARKS_ONLY } from './marks-only';

const REGULAR = germanVerbs(
  `sag erklär mein beton ergänz äußer berichte schilder twitter poste kritisier forder warn behaupt antwort erwider entgegn frag
  bekräftig unterstreich versicher kommentier lob bedauer begründ erläuter formulier verkünd mahn beklag bemängel rüg tadel
  vermut urteil resümier bilanzier prophezei ermahn appellier bestätig beteuer scherz spott juble jubel witzel klag schwärm bemerk
  erinner erzähl entschuldig glaub hoff befürcht erwart wünsch rechtfertig konstatier argumentier plädier drängt dräng
  skandier ruf feier würdig moniert monier titulier charakterisier wert bewert bezeichn skizzier verteidig wett
  zitier mutmaß präzisier protestier quittier reagier signalisier spekulier unterricht verlang verweiger warn wiederhol zweifel beschuldig
  diktier diagnostizier fluch flüster murmel schrei brüll stöhn seufz grüß gratulier dank droh ätz poltert polter frotzel
  orakel sinnier relativier dementier verneint vernein lehr notier meld schätz`
    .replace('berichte', 'bericht')
    .replace('poste', 'post'),
);

/** Strong and mixed verbs, as news print them. */
const STRONG =
  wordList(`schreibt schrieb schrieben schreiben spricht sprach sprachen sprechen heißt hieß hießen verspricht versprach versprachen
  nennt nannte nannten nennen ruft rief riefen beschreibt beschrieb beschrieben widerspricht widersprach widersprachen verweist verwies
  verwiesen beweist empfiehlt empfahl empfahlen verbreitet bittet bat baten befiehlt befahl rät riet rieten lässt ließ ließen gesteht gestand gestanden
  unterstreicht unterstrich unterstrichen verschweigt wirbt warb weiß wusste schreit schrie schrien bekennt bekannte bekannten findet fand fanden
  verrät verriet verrieten entgegnet lautete befindet befand befanden erkennt erkannte vergleicht verglich verglichen schwört schwor schworen
  verspottet gibt's steht stand mitteilte mitteilt mitteilten hinzufügte hinzufügt hinzufügten angab angaben angibt bekanntgab bekanntgibt
  ankündigte ankündigt ankündigten einräumte einräumt einräumten hervorhob hervorhebt klarstellte klarstellt feststellte feststellt
  ausführte ausführt zugab zugibt vorwarf vorwirft darlegte`);

/** Participles of strong and of separable verbs. */
const PARTICIPLES =
  wordList(`geschrieben gesprochen geheißen versprochen genannt gerufen beschrieben widersprochen verwiesen empfohlen gebeten befohlen geraten
  gestanden bekannt verglichen befunden geschworen mitgeteilt hinzugefügt angegeben bekanntgegeben angekündigt eingeräumt hervorgehoben
  zurückgewiesen vorgeworfen zugegeben festgestellt klargestellt ausgeführt dargelegt abgelehnt angemahnt angeprangert ausgesprochen
  wissen lassen aufgefordert aufgerufen eingestuft abgetan bloßgestellt zusammengefasst nachgelegt angemerkt zugesagt geäußert`);

/** Whose report a noun stands for: "nach Angaben der Polizei", "nach Ansicht von X". */
const NOUNS_OF_REPORT =
  `angaben angabe auskunft aussage aussagen ansicht meinung auffassung einschätzung darstellung worten informationen
  überzeugung berichten bericht schilderung schätzung schätzungen erkenntnissen mitteilung lesart urteil`
    .trim()
    .split(/\s+/);

const REFERENCES: readonly WordSequence[] = [
  ...NOUNS_OF_REPORT.flatMap((noun) => [
    ['nach', noun, 'von'],
    ['nach', noun, 'vom'],
    ['nach', noun, 'aus'],
    ['nach', noun],
    ['nach', 'den', noun, 'von'],
    ['nach', 'den', noun],
    ['nach', 'der', noun, 'von'],
    ['nach', 'der', noun],
    ['laut', noun, 'von'],
    ['laut', noun],
    ['unter', 'berufung', 'auf'],
  ]),
  ['laut'],
  ['gemäß'],
  ['so'],
];

const DETERMINERS =
  wordList(`der die das dem den des ein eine einer eines einem einen kein keine keiner keinem keinen sein seine seiner seinem seinen
  seines ihr ihre ihrer ihrem ihren ihres unser unsere dieser diese dieses diesem diesen jener jene jenes jeder jede jedes mehrere viele einige
  alle beide zahlreiche manche weitere zwei drei vier fünf sechs sieben acht neun zehn deren dessen`);

const CLAUSE_WORDS =
  wordList(`dass daß wenn weil als ob während obwohl aber denn sondern oder nachdem bevor damit wie wo was wer
  sodass falls da sobald solange seitdem indem wonach weshalb wobei wodurch worauf warum welche welcher welches`);

const PREPOSITIONS =
  wordList(`in im ins am an ans auf bei beim mit nach seit von vom vor zu zum zur für gegen durch über unter um aus ohne gegenüber laut gemäß
  wegen trotz neben zwischen hinter bis ab entgegen während anlässlich angesichts aufgrund infolge innerhalb außerhalb binnen samt
  bezüglich hinsichtlich zugunsten per pro via statt anstatt`);

const ADVERBS =
  wordList(`auch dann noch wieder nun jetzt nur schon immer nie oft dazu dabei zudem weiter weiterhin gestern heute morgen
  bereits erneut daraufhin darauf dagegen allerdings jedoch indes hingegen außerdem ferner ebenfalls ebenso deshalb daher deswegen zuvor
  später zuletzt zunächst anschließend schließlich derzeit damals inzwischen mittlerweile dort hier hierzu hinterher darin davon danach
  demnach demzufolge dennoch trotzdem gleichzeitig zugleich offenbar unterdessen bislang bisher einst erst vorher kürzlich jüngst vergangene
  vergangenen gleichwohl wörtlich selbst sogar etwa ähnlich scharf deutlich ausdrücklich knapp empört gelassen abschließend
  nicht ganz sehr so genannte genannten genannter genannten sogenannte sogenannten ja doch halt eben wohl zwar mehr vielmehr
  nochmals mehrfach öffentlich intern gerne gern lieber besonders vor allem unter anderem folgendermaßen zurück`);

const DAYS_AND_MONTHS =
  wordList(`montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar jänner februar märz april mai juni juli
  august september oktober november dezember montagabend dienstagabend mittwochabend donnerstagabend freitagabend samstagabend sonntagabend
  montagmorgen dienstagmorgen uhr abend morgen nachmittag vormittag mittag nacht ostern weihnachten pfingsten jahr jahre woche monat tag`);

const FINITE: ReadonlySet<string> = new Set([...REGULAR.finite, ...STRONG]);

/** German: every noun has a capital, the verb stands second or last, and a third of all marks quote nobody. */
export const GERMAN: LanguageRules = {
  ...MARKS_ONLY,
  code: 'de',
  cueVerbs: new Set([...REGULAR.finite, ...REGULAR.participles, ...STRONG, ...PARTICIPLES]),
  cueNouns:
    wordList(`worten satz aussage äußerung ruf sprüche parole parolen spruch slogans begriffe frage antwort bezeichnung vorwurf vorwürfe zitat brief
  schreiben stellungnahme erklärung mitteilung begründung interview bemerkung kommentar forderung warnung formulierung urteil vergleich
  appell versprechen botschaft eintrag`),
  accordingTo: REFERENCES,
  pronouns: new Map([
    ['er', 'male'],
    ['sie', 'female'],
    ['es', 'unknown'],
    ['ich', 'unknown'],
    ['wir', 'unknown'],
    ['man', 'unknown'],
  ]),
  determiners: DETERMINERS,
  standAlones: wordList('einer eine viele einige manche beide jener dieser mehrere'),
  bindingDeterminers: wordList(
    'des der eines einer seines seiner ihres ihrer dieses dieser unserer mehrerer zweier dreier',
  ),
  clauseWords: CLAUSE_WORDS,
  definites: wordList('der die das'),
  lightConjunctions: wordList('aber denn sondern oder doch'),
  coordinators: wordList('und sowie'),
  prepositions: PREPOSITIONS,
  bindingPrepositions: wordList('von vom aus für beim der des'),
  relativePronouns: wordList('der die das welcher welche'),
  auxiliaries:
    wordList(`hat haben hatte hatten habe wurde wurden wird werden ist sind war waren sei seien kann konnte muss musste soll sollte
    sollen will wollte wollen darf könne müsse solle wolle werde würde würden`),
  passiveAuxiliaries: wordList('wird werden wurde wurden worden werde ist sei'),
  agents: wordList('von vom'),
  adverbs: ADVERBS,
  denials: wordList('bestritt bestreitet bestritten dementierte dementiert dementierten'),
  thoughts: wordList('dachte denkt'),
  namingWords:
    wordList(`sogenannte sogenannten sogenannter sogenanntes genannt genannte genannten titel titeln name namen film buch roman serie schiff
    zeitung song album motto aktion projekt band gruppe partei lied stück oper ausstellung sendung show begriff wort thema slogan aufschrift spitznamen
    spitzname schlagzeile überschrift website webseite magazin nachrichtenmagazin zeitschrift firma verein initiative bündnis programm`),
  clauseMarks:
    wordList(`ich wir er sie es ist sind war waren hat haben hatte wird werden wurde kann können muss müssen soll sollen
    will wollen darf dürfen sei habe man`),
  abbreviations:
    wordList(`dr prof bzw ca usw st nr mio mrd jan feb aug sept okt nov dez z.b u.a d.h hr fr inkl evtl ggf vgl bspw sog geb gest
    dipl ing med jur phil mag hl ehem allg insb max min abs art`),
  honorifics: new Map([
    ['herr', 'male'],
    ['herrn', 'male'],
    ['frau', 'female'],
    ['dr', 'unknown'],
    ['prof', 'unknown'],
  ]),
  indefinites: wordList('ein eine einen einem einer'),
  personNouns: personNouns({
    female:
      'frau mutter tochter nachbarin anwohnerin passantin lehrerin schülerin zeugin kundin rentnerin urlauberin helferin',
    male: 'mann vater sohn nachbar anwohner passant lehrer schüler zeuge kunde rentner urlauber helfer augenzeuge augenzeugen',
    unknown: `person kind leute menschen beobachter`,
  }),
  roles:
    wordList(`präsident präsidentin kanzler kanzlerin minister ministerin bürgermeister bürgermeisterin sprecher sprecherin chef chefin chefs
    vorsitzender vorsitzende vorsitzenden trainer trainerin richter richterin general direktor direktorin professor professorin abgeordneter
    abgeordnete abgeordneten sekretär sekretärin könig königin papst bischof kardinal pfarrer pfarrerin staatsanwalt anwalt anwältin
    senator senatorin gouverneur botschafter botschafterin landrat landrätin intendant intendantin autor autorin regisseur regisseurin
    schauspieler schauspielerin sänger sängerin schriftsteller schriftstellerin künstler künstlerin forscher forscherin ökonom ökonomin analyst analystin
    experte expertin manager managerin unternehmer unternehmerin gründer gründerin leiter leiterin kapitän stürmer torwart politiker politikerin
    kandidat kandidatin vertreter vertreterin mitglied historiker historikerin kommissar kommissarin oberst prinz prinzessin arzt ärztin
    ex vize grünen-chef fraktionschef parteichef deutsche deutscher`),
  roleEndings:
    `minister präsident kanzler sprecher chef vorsitzender vorsitzende vorsitzenden meister direktor leiter manager trainer richter sekretär
    redakteur vorstand spieler politiker beauftragter beauftragte forscher experte funktionär anwalt rat rätin professor abgeordneter abgeordnete
    kommissar wissenschaftler vertreter mitglied inhaber besitzer gründer kandidat reporter korrespondent kapitän verteidiger ärztin arzt
    pfarrer bischof berater ermittler kritiker nutzer führer moderator journalist jurist künstler obmann obfrau frau expertin`
      .trim()
      .split(/\s+/),
  organisationEndings:
    `agentur zeitung ministerium verband gewerkschaft partei gericht gerichtshof behörde bank konzern gesellschaft sender
    anwaltschaft universität institut werk werke fraktion kommission vereinigung stiftung unternehmen regierung magazin verein bund kirche rat amt blatt`
      .trim()
      .split(/\s+/)
      .filter((ending) => ending !== 'rat'),
  organisationWords:
    wordList(`spd cdu csu fdp afd grüne grünen linke verdi ver.di ag gmbh kg se eu un uno nato dpa afp reuters polizei feuerwehr
    bundestag bundesrat bundeswehr landtag senat parlament union rundfunk zdf ard post tribune times spiegel focus welt presse rundschau`),
  capitalisedOthers: new Set([
    ...DAYS_AND_MONTHS,
    ...DETERMINERS,
    ...CLAUSE_WORDS,
    ...PREPOSITIONS,
    ...ADVERBS,
    ...wordList(
      'er sie es wir ich man und sowie doch niemand jemand alles nichts damit somit also ja nein wörtlich',
    ),
  ]),
  firstNames: GERMANIC_FIRST_NAMES,
  capitalNouns: true,
  invertedPronouns: false,
  speechWords: 5,
  callingVerbs: wordList('nennt nannte nannten nennen genannt tituliert titulierte'),
  verbSecond: {
    subjectPronouns: wordList('er wir ich man'),
    objectPronouns: wordList('sich ihn ihm ihnen uns mir dir mich dich euch'),
    impersonals: wordList('es'),
    obliques:
      wordList(`dem den des einem einen einer eines keinem keinen keiner diesem diesen dessen seinem seinen seiner seines ihrem ihren ihrer
      ihres unserem unseren unserer jedem jeden`),
    weakObliques: wordList('der dieser jener jeder'),
    participles: new Set([...REGULAR.participles, ...PARTICIPLES]),
    boundParticiples: new Set([...REGULAR.participles, ...PARTICIPLES].filter((form) => !FINITE.has(form))),
    helpers: wordList(
      'hat haben hatte hatten habe hätte hätten wird werden wurde wurden ist sind war waren sei seien',
    ),
    separables: new Map([
      ...['fügte', 'fügt', 'fügten', 'fügen', 'fuhr', 'fährt', 'setzte'].map(
        (verb) => [verb, wordList('hinzu an fort')] as const,
      ),
      ...['teilte', 'teilt', 'teilten', 'teilen'].map((verb) => [verb, wordList('mit')] as const),
      ...['gab', 'gibt', 'gaben', 'geben'].map((verb) => [verb, wordList('an bekannt zu wieder')] as const),
      ...['wies', 'weist', 'wiesen', 'weisen'].map((verb) => [verb, wordList('zurück hin darauf')] as const),
      ...[
        'kündigte',
        'kündigt',
        'kündigten',
        'kündigen',
        'merkte',
        'merkt',
        'merkten',
        'mahnte',
        'mahnt',
        'prangerte',
        'prangert',
        'klagte',
        'klagt',
      ].map((verb) => [verb, wordList('an')] as const),
      ...['räumte', 'räumt', 'räumten', 'wandte', 'wendet', 'warf', 'wirft', 'warfen', 'werfen'].map(
        (verb) => [verb, wordList('ein vor')] as const,
      ),
      ...['hob', 'hebt', 'hoben', 'stellte', 'stellt', 'stellten'].map(
        (verb) => [verb, wordList('hervor klar fest heraus')] as const,
      ),
      ...['führte', 'führt', 'führten', 'sprach', 'legte', 'legt'].map(
        (verb) => [verb, wordList('aus an dar nach')] as const,
      ),
      ...['lehnte', 'lehnt', 'lehnten', 'tat', 'tut', 'stritt', 'streitet'].map(
        (verb) => [verb, wordList('ab')] as const,
      ),
      ...['fasste', 'fasst', 'sagte', 'stimmte', 'stimmt', 'gestand', 'schloss', 'schließt'].map(
        (verb) => [verb, wordList('zusammen zu an')] as const,
      ),
      ...['rief', 'ruft', 'riefen', 'forderte', 'fordert'].map((verb) => [verb, wordList('auf zu')] as const),
      ...['stufte', 'stuft', 'stuften', 'schätzte', 'schätzt'].map(
        (verb) => [verb, wordList('ein')] as const,
      ),
    ]),
    quotingVerbs: wordList('zitiert zitierte zitierten zitieren'),
    reportedMood: new Set([
      ...REGULAR.reported,
      ...wordList(`sei seien habe werde könne müsse solle wolle dürfe gebe gebe komme stehe gehe bleibe bestehe wisse brauche lasse
      mache handle handele halte sehe finde bekomme führe liege nehme laufe fehle gelte bedeute drohe sitze hätten würden müssten könnten dürften sollten`),
    ]),
    characterising: wordList('als von vor wie'),
    tagOpeners: wordList('so'),
    tagConjunctions: wordList('wie'),
    postpositions: wordList('zufolge'),
    verbEndings: ['te', 'ten', 't'],
    pluralEnding: 'n',
    feminineEnding: 'in',
    copulas: wordList('ist sind war waren lautet lautete lauten heißt hieß heißen'),
  },
};
