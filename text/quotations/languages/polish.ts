import { type Declension, obliqueForms } from '@/text/quotations/declension';
import { genderedVerbs } from '@/text/quotations/gendered-verbs';
import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Surnames and first names, singular: genitive, dative, accusative, instrumental, locative. */
const DECLENSIONS: readonly Declension[] = [
  ['', 'a', 'owi', 'em', 'iem', 'ie', 'u'],
  ['a', 'y', 'i', 'ie', 'ę', 'ą', 'ej', 'o'],
  ['ra', 'ry', 'rę', 'rą'],
  ['ka', 'ki', 'ce', 'kę', 'ką'],
  ['ga', 'gi', 'dze', 'gę', 'gą'],
  ['ia', 'ii', 'i', 'ię', 'ią'],
  ['ja', 'ji', 'i', 'ję', 'ją'],
  ['ski', 'skiego', 'skiemu', 'skim'],
  ['cki', 'ckiego', 'ckiemu', 'ckim'],
  ['dzki', 'dzkiego', 'dzkiemu', 'dzkim'],
  ['i', 'iego', 'iemu', 'im'],
  ['y', 'ego', 'emu', 'ym'],
  ['ska', 'skiej', 'ską'],
  ['cka', 'ckiej', 'cką'],
  ['dzka', 'dzkiej', 'dzką'],
  ['ek', 'ka', 'kowi', 'kiem', 'ku'],
  ['ec', 'ca', 'cowi', 'cem'],
  ['iec', 'ca', 'cowi', 'cem', 'ńca', 'ńcem'],
  ['er', 'ra', 'rowi', 'rem', 'rze'],
  ['eł', 'ła', 'łowi', 'łem', 'le'],
  ['ń', 'nia', 'niowi', 'niem', 'niu'],
  ['ś', 'sia', 'siowi', 'siem', 'siu'],
  ['ć', 'cia', 'ciowi', 'ciem', 'ciu'],
  ['ek', 'ka'],
];

const VERBS = genderedVerbs(
  `powiedział mówił dodał dodawał stwierdził zapytał pytał odparł podkreślił podkreślał zaznaczył zaznaczał ocenił oceniał
  wyjaśnił wyjaśniał tłumaczył wytłumaczył oświadczył poinformował informował przekazał przekazywał napisał pisał zapewnił
  zapewniał przyznał przyznawał zauważył zauważał wskazał wskazywał przekonywał przekonał skomentował komentował podsumował
  zaapelował apelował ostrzegł ostrzegał zapowiedział zapowiadał przypomniał przypominał odpowiedział odpowiadał opowiedział
  opowiadał relacjonował zrelacjonował wspominał wspomniał twierdził uważał uznał argumentował deklarował zadeklarował
  obiecał obiecywał skrytykował krytykował nazwał nazywał określił ogłosił kontynuował zakończył zwrócił ironizował żartował
  zażartował grzmiał wtrącił żalił skarżył poskarżył powtórzył powtarzał sprecyzował doprecyzował uściślił uzupełnił zareagował zaprzeczył
  potwierdził potwierdzał zażądał wezwał wzywał poprosił prosił krzyknął krzyczał zawołał szepnął rzucił wykrzyknął wyraził
  wyznał zdradził zakomunikował wyliczał wyliczył zarzucił dodawał zasugerował sugerował odniósł wtórował dociekał dopytywał
  ripostował skwitował kwitował akcentował zaakcentował nawoływał pochwalił podziękował przeprosił`,
  [
    { male: 'ął', female: 'ęła', plural: ['ęli', 'ęły'] },
    { male: 'iał', female: 'iała', plural: ['ieli', 'iali', 'iały'] },
    { male: 'iósł', female: 'iosła', plural: ['ieśli', 'iosły'] },
    { male: 'ł', female: 'ła', plural: ['li', 'ły'] },
  ],
  `mówi mówią dodaje dodają stwierdza stwierdzają pyta pytają odpiera podkreśla podkreślają zaznacza zaznaczają ocenia
  oceniają wyjaśnia wyjaśniają tłumaczy tłumaczą oświadcza informuje informują przekazuje przekazują pisze piszą zapewnia
  zapewniają przyznaje przyznają zauważa zauważają wskazuje wskazują przekonuje przekonują komentuje komentują podsumowuje
  apeluje apelują ostrzega ostrzegają zapowiada zapowiadają przypomina przypominają odpowiada odpowiadają opowiada opowiadają
  relacjonuje relacjonują wspomina wspominają twierdzi twierdzą uważa uważają uznaje argumentuje argumentują deklaruje
  obiecuje krytykuje nazywa określa kontynuuje kończy ironizuje żartuje żali skarży skarżą powtarza powtarzają precyzuje
  uzupełnia zaprzecza potwierdza potwierdzają wzywa prosi proszą woła krzyczy wyznaje zdradza wylicza sugeruje dopytuje kwituje
  akcentuje radzi radzą powiada podaje podają`,
);

/** Verbs that report without saying who speaks. */
const IMPERSONAL = wordList(
  'czytamy napisano podano przekazano poinformowano zaznaczono dodano podkreślono stwierdzono oświadczono brzmi głosi usłyszeliśmy',
);

const FIRST_NAMES = personNouns({
  female: `anna maria katarzyna małgorzata agnieszka barbara ewa krystyna elżbieta magdalena joanna aleksandra monika zofia
    teresa natalia julia karolina marta beata dorota danuta halina irena jadwiga janina alicja jolanta grażyna iwona paulina
    urszula justyna renata hanna kinga sylwia patrycja aneta izabela edyta wioletta helena kamila agata ewelina marzena
    weronika oliwia zuzanna lena wanda stanisława bożena marianna martyna emilia wiktoria dominika iga anita lidia lucyna
    mirosława gabriela aldona kaja klaudia daria sandra adrianna żaneta bogumiła roksana olga ola kasia gosia ursula mariola`,
  male: `jan andrzej piotr krzysztof stanisław tomasz paweł józef marcin marek michał grzegorz jerzy tadeusz adam łukasz
    zbigniew ryszard dariusz henryk mariusz kazimierz wojciech robert mateusz marian rafał jacek janusz mirosław maciej
    sławomir jarosław kamil wiesław roman władysław jakub artur zdzisław edward mieczysław damian dawid przemysław sebastian
    czesław leszek daniel waldemar bartosz bartłomiej szymon dominik radosław borys donald mateusz bogdan włodzimierz antoni
    franciszek filip hubert igor karol konrad leon lech ludwik maksymilian norbert oskar patryk wiktor witold zenon bronisław
    eugeniusz ireneusz cezary arkadiusz krystian adrian błażej kacper kajetan gabriel emil ignacy joachim szczepan szczepan
    tymoteusz wacław seweryn remigiusz rajmund olgierd olaf joe emmanuel wołodymyr władimir ołeksandr viktor ursyn`,
  unknown: '',
});

/** Polish: „…” – powiedział X, and turns led by a dash; verbs agree with their subject, names change by case. */
export const POLISH: LanguageRules = {
  ...MARKS_ONLY,
  code: 'pl',
  cueVerbs: new Set([...VERBS.finite, ...IMPERSONAL]),
  verbGenders: VERBS.genders,
  impersonalCues: IMPERSONAL,
  cueNouns: wordList(
    'słowa słowami słowom słów oświadczenie oświadczeniu list liście wywiad wywiadzie wpis wpisie komunikat komunikacie komentarz komentarzu zdanie apel apelu przemówieniu odpowiedź odpowiedzi pytanie cytat',
  ),
  accordingTo: [
    ['zdaniem'],
    ['według'],
    ['wg'],
    ['w', 'ocenie'],
    ['w', 'opinii'],
    ['jego', 'zdaniem'],
    ['jej', 'zdaniem'],
    ['ich', 'zdaniem'],
    ['według', 'niego'],
    ['według', 'niej'],
    ['w', 'jego', 'ocenie'],
    ['w', 'jej', 'ocenie'],
    ['w', 'jego', 'opinii'],
    ['w', 'jej', 'opinii'],
    ['jak', 'wynika', 'ze', 'słów'],
  ],
  possessives: new Map([
    ['jego', 'male'],
    ['jej', 'female'],
    ['ich', 'unknown'],
    ['niego', 'male'],
    ['niej', 'female'],
  ]),
  pronouns: new Map([
    ['on', 'male'],
    ['ona', 'female'],
    ['oni', 'unknown'],
    ['one', 'unknown'],
    ['ja', 'unknown'],
    ['my', 'unknown'],
    ['ten', 'male'],
    ['ta', 'female'],
  ]),
  clauseWords: wordList(
    'jakoby to że żeby aby by jeśli jeżeli gdy kiedy jak bo ponieważ ale lecz albo lub gdzie dlaczego dlatego chociaż choć więc zatem a co czy niż niech',
  ),
  lightConjunctions: wordList('ale lecz a więc'),
  coordinators: wordList('i oraz'),
  prepositions:
    wordList(`w we na z ze do od o u za pod nad przy dla bez przez przed po między podczas wśród przeciw przeciwko wobec wokół
    zamiast oprócz dzięki według mimo około ws wraz poza spośród sprzed`),
  bindingPrepositions: wordList('w we na z ze do od o u za przy dla ds ds. po pod nad'),
  relativePronouns: wordList('który która którzy które którego której kto'),
  auxiliaries: wordList('był była było byli były będzie będą jest są został została zostali się'),
  adverbs:
    wordList(`także również też potem następnie jeszcze już teraz znów ponownie tylko nawet właśnie wcześniej później dziś
    dzisiaj wczoraj jutro niedawno wtedy tu tam zawsze nigdy często wprost krótko jednocześnie z-kolei dalej dosadnie stanowczo
    dziennikarzom reporterom dziennikarce reporterowi portalowi gazecie nam mi mu jej im pap wp.pl tvn24 onetowi polsatowi dziennikarce`),
  denials: wordList('zaprzeczył zaprzeczyła zaprzecza zaprzeczają zdementował zdementowała'),
  thoughts: wordList('pomyślał pomyślała myślał myślała'),
  negations: wordList('nie nigdy odmówił odmówiła'),
  limiters: wordList('tylko jedynie'),
  sayings:
    wordList(`powiedział powiedziała powiedzieli powiedzieć mówił mówiła mówili mówi mówić nazwał nazwała
    nazwali nazywa nazywał nazwać nazywać użył użyła użyć używał napisał napisała pisał pisała
    twierdził twierdziła obiecał obiecała`),
  namingWords:
    wordList(`tak zwany zwana zwane zwani zwanego zwanej zwanych zwanym tzw tytułem hasłem nazwą pseudonimem pt pod
    gazeta gazety gazecie gazetę dziennik dziennika dzienniku tygodnik tygodnika tygodniku magazyn magazynu firma firmy firmie
    firmę partia partii partię film filmu filmie serial serialu serialu książka książki książce książkę powieść powieści piosenka
    piosenki piosenkę album albumu albumie spektakl spektaklu opera opery projekt projektu projekcie program programu programie
    klub klubu klubie fundacja fundacji stowarzyszenie stowarzyszenia fabryka teatr teatru hotel hotelu restauracja restauracji
    kawiarnia kawiarni sklep sklepu festiwal festiwalu konkurs konkursu nagroda nagrody operacja operacji akcja akcji artykuł
    artykułu portal portalu kanał kanału statek statku pociąg stadion stadionu ruch ruchu organizacja organizacji spółka spółki
    spółce kopalnia kopalni kopalni kampania kampanii ustawa ustawy tytuł hasło napis transparent transparenty`),
  clauseMarks:
    wordList(`zostanie zostaną ja my ty wy on ona ono oni one to jest są był była było byli będzie będą jestem jesteśmy mam mamy nie musi
    musimy można trzeba może mogą możemy chcę chcemy wiem wiemy mnie nas nam mi się został została został`),
  abbreviations: wordList(
    'bryg mł st nadbryg r ul dr prof mgr inż hab im np itd itp m.in tzw tj tys mln mld zł gen płk ppłk mjr kpt por sierż asp mł st nadkom podkom kom insp ks bp abp kard św pt wg ok godz nr al pl os str red lek med mec ds p pp',
  ),
  honorifics: new Map([
    ['pan', 'male'],
    ['pani', 'female'],
    ['dr', 'unknown'],
    ['prof', 'unknown'],
    ['ks', 'male'],
  ]),
  indefinites: wordList('jeden jedna pewien pewna inny inna'),
  personNouns: personNouns({
    female: `kobieta dziewczyna dziewczynka matka mama babcia córka żona siostra wdowa sąsiadka mieszkanka emerytka
      nauczycielka studentka pasażerka sprzedawczyni poszkodowana klientka uczennica pielęgniarka`,
    male: `mężczyzna chłopak chłopiec ojciec dziadek syn mąż brat sąsiad mieszkaniec emeryt nauczyciel student pasażer
      sprzedawca poszkodowany klient uczeń`,
    unknown: 'osoba świadek rozmówca źródło lekarz kierowca robotnik turysta wolontariusz',
  }),
  roles:
    wordList(`prezydent prezydentka premier wicepremier minister ministra ministerka wiceminister wiceministra szef szefowa
    prezes prezeska wiceprezes burmistrz burmistrzyni wójt wojewoda wicewojewoda starosta marszałek marszałkini
    wicemarszałek poseł posłanka senator senatorka europoseł europosłanka radny radna sołtys przewodniczący
    przewodnicząca sekretarz rzecznik rzeczniczka dyrektor dyrektorka wicedyrektor kierownik kierowniczka komendant
    zastępca naczelnik przedstawiciel przedstawicielka adwokat mecenas prokurator sędzia generał gen pułkownik płk
    major mjr kapitan kpt komisarz kom podkom nadkom aspirant asp sierż st mł insp ambasador ambasadorka profesor
    prof doktor dr hab inż mgr lek med politolog politolożka ekonomista ekonomistka analityk analityczka ekspert
    ekspertka prawnik prawniczka naukowiec historyk historyczka reżyser reżyserka aktor aktorka piosenkarz
    piosenkarka pisarz pisarka dziennikarz dziennikarka redaktor redaktorka trener trenerka piłkarz piłkarka
    sportowiec zawodnik zawodniczka bramkarz napastnik biznesmen założyciel założycielka właściciel właścicielka
    lider liderka bryg brygadier koordynator koordynatorka aktywista aktywistka działacz działaczka pełnomocnik
    doradca ekolog ekolożka lekarz lekarka ordynator chirurg ksiądz ks biskup bp abp arcybiskup kardynał kard
    kanclerz król królowa książę socjolog socjolożka psycholog psycholożka inżynier rektor rektorka nauczyciel
    nauczycielka wolontariusz wolontariuszka rozmówca świadek mieszkaniec mieszkanka pracownik pracowniczka
    specjalista specjalistka organizator organizatorka kurator muzyk malarz malarka poeta poetka strażak oficer
    prasowy prasowa główny główna były była generalny pan pani`),
  organisationWords:
    wordList(`msz mon mswia kprm nfz zus nik nbp ipn pap tvp tvn tvn24 onet wp rmf rmf24 polsat sejm sejmu senat senatu rada
    rady rząd rządu policja policji prokuratura prokuratury sąd sądu komisja komisji komitet ministerstwo
    ministerstwa urząd urzędu urzędzie uniwersytet uniwersytetu uniwersytecie instytut instytutu akademia
    politechnika centrum bank banku spółka partia fundacja straż straży komenda komendy związek związku szpital
    szpitala szkoła szkoły reuters bbc facebook facebooku twitter twitterze platforma platformy prawo koalicja
    koalicji lewica lewicy konfederacja polska polski polsce warszawa warszawie ukraina rosja europa unia unii usa
    kraków krakowie gdańsk gdańsku wrocław poznań poznaniu łódź łodzi rp ukrainy rosji niemiec francji chin turcji
    węgier czech słowacji litwy izraela iranu japonii włoch hiszpanii ue nato onz pis po psl warszawy krakowa
    gdańska wrocławia poznania prokuraturze ministerstwie spółce szpitalu`),
  capitalisedOthers:
    wordList(`w we na z ze do od o u za pod nad przy dla bez przez przed po i a ale lecz lub albo jeśli jeżeli gdy kiedy jak
    że to ten ta te tego tej on ona oni one my ja wy jego jej ich nasz nasza tak tam tu wtedy teraz jeszcze już także również
    też jednak poza wcześniej później dziś dzisiaj wczoraj jutro niedawno poniedziałek wtorek środę środa czwartek piątek sobotę
    sobota niedzielę niedziela stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada
    grudnia według zdaniem kto gdzie dlaczego nie ani wszyscy wszystko jeden jedna dwa dwie trzy potem następnie tymczasem mimo
    wśród właśnie tylko nawet razem zamiast wkrótce podczas ponadto natomiast z-kolei zresztą dodatkowo fot foto zdjęcie`),
  firstNames: FIRST_NAMES,
  declensions: DECLENSIONS,
  obliqueNames: obliqueForms(FIRST_NAMES, DECLENSIONS),
  dashDialogue: true,
  innerDashTurns: true,
  mixedDialogue: true,
  sentenceCaseTitles: true,
  pointsOutside: true,
  rolesInLowerCase: true,
  hasArticles: false,
  commaBeforeClause: true,
  verbEndings: ['ł', 'ła', 'li', 'uje', 'ują'],
  clauseEndings: [
    'liśmy',
    'łyśmy',
    'łem',
    'łam',
    'ajmy',
    'ujemy',
    'emy',
    'imy',
    'ymy',
    'amy',
    'uje',
    'ują',
    'ają',
    'ało',
    'iło',
    'yło',
    'ęło',
    'ały',
    'iły',
    'ały',
    'iała',
    'iało',
    'iał',
    'ała',
    'ała',
    'eli',
    'ieli',
    'ali',
    'ęli',
    'icie',
    'dzie',
    'śmy',
    'ieje',
    'nieje',
    'rze',
  ],
  clauseExceptions:
    wordList(`działa mała cała stała całe małe stałe ludzie wszędzie problemy systemy tematy filmy firmy formy normy ramy
    zimy reformy domy sale skala hala chwała wali skali koali`),
  dropsPronouns: true,
  freeSubjects: true,
  speechWords: 5,
};
