import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { nordicRules } from './nordic';

const BOKMAAL =
  wordList(`sier sa forteller fortalte forklarer forklarte mener mente skriver skrev uttaler uttalte opplyser opplyste melder meldte
  tilføyer tilføyde understreker understreket påpeker påpekte fastslår fastslo vurderer vurderte konstaterer konstaterte svarer svarte
  spør spurte hevder hevdet advarer advarte bekrefter bekreftet lover lovet krever krevde kaller kalte beskriver beskrev
  kritiserer kritiserte kommenterer kommenterte fortsetter fortsatte roper ropte hvisker hvisket spøker spøkte tvitrer tvitret
  synes syntes tror trodde håper håpet frykter fryktet erkjenner erkjente innrømmer innrømmet avslører avslørte forsikrer forsikret
  poengterer poengterte oppfordrer oppfordret lyder lød heter het står sto siterer siterte siteres beklager beklaget raser raste
  betegner betegnet omtaler omtalte snakker snakket avviser avviste medgir medga konkluderer konkluderte oppsummerer oppsummerte supplerer supplerte
  utbryter utbrøt utdyper utdypet gjentar gjentok rapporterer rapporterte roser roste takker takket truer truet anfører anførte presiserer presiserte
  meddeler meddelte minner minnet`);

/** Nynorsk, where it differs. */
const NYNORSK =
  wordList(`seier sa fortel fortalde forklarar forklarte meiner meinte skriv skreiv uttalar uttalte opplyser melder melde legg understrekar understreka
  peikar peika svarar svara spør spurde hevdar hevda åtvarar åtvara stadfestar stadfesta lovar lova krev kravde kallar kalla skildrar
  kommenterer kritiserer held heiter heitte ropar ropa trur trudde håpar håpa fryktar frykta vedgår vedgjekk avviser avviste siterer`);

const PARTICIPLES =
  wordList(`sagt fortalt forklart ment skrevet uttalt opplyst meldt tilføyd understreket påpekt fastslått vurdert konstatert svart spurt hevdet
  advart bekreftet lovet krevd kalt beskrevet kritisert kommentert ropt erkjent innrømmet avslørt forsikret poengtert oppfordret sitert
  beklaget betegnet omtalt avvist konkludert utdypet gjentatt rapportert rost takket anført presisert meddelt
  skrive meint svara hevda kalla understreka`);

const FINITE: ReadonlySet<string> = new Set([...BOKMAAL, ...NYNORSK]);

const DETERMINERS =
  wordList(`en et ei ein eit den det de dei denne dette disse desse sin si sitt sine hans hennes deres vår vårt våre min ingen noen
  nokre mange flere fleire alle begge hver to tre fire fem seks sju åtte ni ti andre`);

const SHARED = nordicRules(FINITE, {
  subjectPronouns: wordList('han hun ho jeg eg vi man dei'),
  objectPronouns: wordList('seg ham henne dem oss meg'),
  participles: PARTICIPLES,
  helpers: wordList('har hadde ha blir ble vert vart er var skal skulle'),
  separables: new Map([
    ['legger', wordList('til fram')],
    ['legg', wordList('til fram')],
    ['la', wordList('til fram')],
    ['slår', wordList('fast')],
    ['slo', wordList('fast')],
    ['føyer', wordList('til')],
    ['føyde', wordList('til')],
  ]),
  quotingVerbs: wordList('siterer siterte sitert'),
  characterising: wordList('som om for'),
  tagOpeners: wordList('slik'),
  verbEndings: ['er', 'te', 'et', 'de'],
  copulas: wordList('er var lyder lød heter het'),
});

/** Norwegian, both Bokmål and Nynorsk: «…», or turns led by a dash with the tag behind a comma: "– Vi åpner mandag, sier X." */
export const NORWEGIAN: LanguageRules = {
  ...SHARED,
  code: 'nb',
  cueVerbs: new Set([...BOKMAAL, ...NYNORSK, ...PARTICIPLES]),
  cueNouns:
    wordList(`uttalelse brev intervju epost e-post mail pressemelding kommentar svar ord tale innlegg artikkel oppfordring sitat replikk
    erklæring melding`),
  accordingTo: [
    ['ifølge'],
    ['ifølgje'],
    ['i', 'følge'],
    ['etter', 'ordene', 'fra'],
    ['med', 'ordene', 'til'],
    ['skal', 'vi', 'tro'],
  ],
  pronouns: new Map([
    ['han', 'male'],
    ['hun', 'female'],
    ['ho', 'female'],
    ['de', 'unknown'],
    ['dei', 'unknown'],
    ['jeg', 'unknown'],
    ['eg', 'unknown'],
    ['vi', 'unknown'],
    ['me', 'unknown'],
    ['man', 'unknown'],
    ['det', 'unknown'],
  ]),
  determiners: DETERMINERS,
  standAlones: wordList('noen mange flere alle begge andre'),
  clauseWords:
    wordList(`at som når hvis dersom fordi mens men eller for så hvor hvordan hva hvem hvilket hvilke innen siden da hvorfor slik
    kva kvar korleis kven medan`),
  definites: wordList('den det de denne'),
  lightConjunctions: wordList('men eller for så'),
  coordinators: wordList('og samt'),
  prepositions:
    wordList(`i på av med til fra frå for om ved hos etter før under over mot gjennom uten utan mellom rundt ifølge ifølgje innen blant
    bak foran tross via siden sidan`),
  nameTies: wordList('for'),
  bindingPrepositions: wordList('for ved hos fra frå av på i'),
  auxiliaries: wordList(
    'har hadde ha er var blir ble vart vert skal skulle kan kunne må måtte vil ville også',
  ),
  passiveAuxiliaries: wordList('blir ble vert vart er var'),
  agents: wordList('av'),
  adverbs:
    wordList(`også da så igjen nå no bare berre allerede alltid aldri ofte dessuten videre vidare tidligere tidlegare senere seinare
    derimot derfor samtidig selv sjølv omtrent ikke ikkje veldig her der blant annet nettopp fortsatt ytterligere deretter tydelig
    mandag tirsdag onsdag torsdag fredag lørdag søndag imidlertid`),
  denials: wordList('benekter benektet nekter nektet avkrefter avkreftet dementerer dementerte'),
  thoughts: wordList('tenker tenkte'),
  namingWords:
    wordList(`såkalte såkalt kalt filmen boken boka romanen serien avisen avisa sangen låten albumet stykket utstillingen skipet programmet
    tittelen navnet namnet mottoet slagordet begrepet ordet kallenavnet overskriften podkasten prosjektet kampanjen`),
  clauseMarks: wordList(
    `jeg eg vi han hun ho de man det er var har hadde kan kunne skal skulle vil må blir du dere`,
  ),
  abbreviations: wordList(
    'dr prof f.eks bl.a dvs osv kl ca feb apr aug sept okt nov des nr mill mrd st jf pst',
  ),
  honorifics: new Map([
    ['herr', 'male'],
    ['fru', 'female'],
    ['frøken', 'female'],
    ['dr', 'unknown'],
  ]),
  indefinites: wordList('en et ei ein eit'),
  personNouns: personNouns({
    female: 'kvinne kvinnen kvinna mor datter jente enke',
    male: 'mann mannen far sønn gutt',
    unknown:
      'person vitne vitnet nabo beboer elev student kunde besøkende passasjer talsperson ansatt betjent sykepleier forsker lærer bonde',
  }),
  roles:
    wordList(`statsminister statsministeren minister ministeren statsråd partileder partilederen leder lederen nestleder talsperson talsmann talskvinne
    pressesjef direktør direktøren sjef sjefen professor forsker rektor ordfører ordføreren byrådsleder president presidenten konge kongen dronning
    dronningen prins prinsesse kronprins biskop aktor dommer dommeren advokat politiadvokat politiinspektør politimester general trener treneren
    landslagstrener forfatter forfatteren regissør skuespiller sanger artist stortingsrepresentant generalsekretær økonom sjeføkonom analytiker lege overlege
    journalist korrespondent gründer eier finansminister utenriksminister justisminister påtaleleder krimsjef operasjonsleder innsatsleder kommunikasjonssjef
    statssekretær byråd`),
  roleEndings:
    `minister ministeren leder lederen sjef sjefen direktør direktøren talsperson talsmann talskvinne sekretær ordfører professor
    forsker inspektør mester ekspert økonom analytiker lege advokat dommer redaktør forfatter trener representant råd`
      .trim()
      .split(/\s+/),
  organisationEndings:
    'direktoratet partiet departementet selskapet banken avisen forbundet universitetet kommunen retten rådet foreningen etaten tilsynet'.split(
      ' ',
    ),
  organisationWords:
    wordList(`politiet regjeringen stortinget ntb nrk tv2 vg dagbladet aftenposten eu fn nato kommunen universitet bank arbeiderpartiet
    høyre fremskrittspartiet senterpartiet sv venstre krf rødt`),
  capitalisedOthers: new Set([
    ...DETERMINERS,
    ...wordList(`han hun ho vi jeg eg man og men eller i på av med til fra for om ved etter før under ifølge når som så der her nå da dessuten samtidig
      tidligere senere mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar mars april mai juni juli august september oktober november
      desember hva hvordan hvorfor hvem`),
  ]),
  callingVerbs: wordList('kaller kalte kalt kallar kalla'),
};
