import { conjugate } from '@/text/quotations/conjugate';
import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Verbs of speech in -are, commonest first. */
const IN_ARE = `affermare parlare sospirare protestare spiegare dichiarare raccontare sottolineare osservare precisare commentare assicurare confermare annunciare
  ricordare segnalare domandare denunciare criticare attaccare lamentare confessare esclamare replicare rimarcare rivelare
  auspicare argomentare avvisare azzardare bacchettare chiosare citare considerare constatare contestare
  evidenziare giudicare giurare gridare incalzare indicare informare insinuare ipotizzare ironizzare lanciare motivare
  mormorare narrare notare ordinare polemizzare precisare proclamare puntualizzare rassicurare rettificare rilanciare rilevare
  rimproverare ringraziare rivendicare salutare scherzare sentenziare sfogare specificare sperare sussurrare
  tagliare testimoniare tuonare twittare urlare valutare vantare augurare accusare bollare ragionare
  riepilogare rincarare sbottare sdrammatizzare sollecitare allarmare indignare riconfermare reclamare pronosticare
  tranquillizzare esultare minacciare invitare paragonare biasimare elogiare`;

/** Verbs in -ire that go like "definire". */
const IN_IRE = `reagire definire chiarire riferire suggerire ribadire garantire ammonire stupire asserire sostituire`;

const FINITE = `crede credono ritiene ritengono ritenne pensa pensano dice dicono disse dissero diceva dicevano dirà sostiene sostengono sostenne sosteneva aggiunge aggiungono aggiunse
  aggiungeva risponde rispondono rispose rispondeva scrive scrivono scrisse scriveva conclude concludono concluse concludeva chiede
  chiedono chiese chiedeva ammette ammettono ammise ammetteva promette promise prometteva insiste insistono insisteva insistette
  avverte avvertono avvertì avvertiva ribatte ribattono ribatté ripete ripetono ripeté ripeteva riconosce riconoscono riconobbe
  riconosceva prosegue proseguono proseguì proseguiva descrive descrisse descriveva espone difende difese esorta replica fa racconta
  scandisce conferma rincara attacca sorride sbotta discute predice mette pretende confida confidò confidava propone propose proponeva
  legge riassume riassunse esprime espresse`;

const PARTICIPLES = `detto sostenuto aggiunto risposto scritto concluso chiesto ammesso promesso insistito avvertito ribattuto ripetuto
  riconosciuto proseguito descritto esposto difeso confidato proposto riassunto espresso`;

const DEPENDENT = `dire dicendo sostenere sostenendo aggiungere aggiungendo rispondere rispondendo scrivere scrivendo concludere concludendo
  chiedere chiedendo ammettere ammettendo promettere promettendo insistere insistendo avvertire avvertendo ribattere ribattendo
  ripetere ripetendo riconoscere riconoscendo proseguire proseguendo descrivere descrivendo difendere difendendo`;

/** More often nouns or other verbs. */
const NO_CUES = wordList(
  'fa mette legge pretende notato citato invitato saluta salutato vanta vantato invita notare',
);

const FEMALE = `ada adele adriana agata agnese alba alessandra alessia alice alida amalia ambra angela angelica anita anna annalisa antonella
  antonia arianna aurora barbara beatrice benedetta bianca bruna camilla carla carlotta carmela carolina caterina cecilia celeste chiara
  cinzia clara claudia concetta costanza cristiana cristina daniela debora delia diana donatella dora elena eleonora elettra elisa
  elisabetta elvira emanuela emilia emma enrica erica erika ester eugenia eva fabiana federica fiorella flavia franca francesca
  gabriella gaia gemma giada gianna ginevra gioia giorgia giovanna giulia giuliana giuseppina gloria grazia graziella greta ida ilaria
  imma irene irma isabella ivana laura lavinia letizia lia lidia liliana livia loredana lorella lorenza luana lucia luciana
  lucrezia ludovica luisa maddalena manuela mara margherita maria marianna marilena marina marisa marta martina matilde maura
  melissa michela milena mirella miriam monica nadia natalia nicoletta noemi nora norma olga ornella ottavia paola patrizia
  pia piera raffaella rebecca renata rita roberta romina rosa rosalia rosanna rosaria rossana rossella sabina sabrina samanta sandra
  sara serena silvana silvia simona sofia sonia stefania susanna tamara tatiana teresa tina tiziana valentina valeria vanessa vera
  veronica viola virginia vittoria viviana`;

const MALE = `achille adamo adriano agostino alberto aldo alessandro alessio alex alfio alfonso alfredo amedeo andrea angelo antonino
  antonio armando arturo attilio augusto aurelio baldassarre bartolomeo beniamino benito bernardo bruno calogero camillo carlo carmelo
  carmine cesare christian ciro claudio corrado cosimo cristiano damiano daniele danilo dante dario davide demetrio diego dino domenico
  donato edoardo egidio elia elio emanuele emiliano emilio ennio enrico enzo ermanno ernesto ettore eugenio ezio fabio fabrizio fausto
  federico felice ferdinando fernando ferruccio filiberto filippo flavio francesco franco gabriele gaetano gaspare gennaro gerardo
  giacomo giampaolo giampiero giancarlo gianfranco gianluca gianluigi gianmarco gianni gianpiero gino giordano giorgio giovanni giulio
  giuliano giuseppe gregorio guglielmo guido ignazio igor italo ivan ivano ivo jacopo lamberto lapo leonardo leone livio lorenzo luca
  luciano lucio ludovico luigi manlio manuel marcello marco mariano marino mario martino massimiliano massimo matteo mattia maurizio
  mauro michelangelo michele mimmo mirco mirko moreno natale nello nicola nicolò nino nunzio oreste orlando oscar osvaldo ottavio
  paolo pasquale patrizio piergiorgio pierluigi piero pierpaolo pietro pino primo raffaele raimondo raul remo renato renzo riccardo
  rinaldo roberto rocco rodolfo romano romeo romolo rosario ruggero salvatore salvo samuele sandro santo sebastiano sergio silvano
  silvestro silvio simone stefano tito tiziano tommaso tonino tullio ubaldo ugo umberto valentino valerio vasco vincenzo vito
  vittorio walter`;

const ROLES_OF_WOMEN = `sindaca ministra direttrice deputata senatrice assessora consigliera segretaria avvocata procuratrice professoressa
  allenatrice governatrice rettrice ricercatrice storica fondatrice amministratrice delegata scrittrice attrice dottoressa psicologa
  sociologa ispettrice coordinatrice ambasciatrice candidata sottosegretaria prefetta commissaria imprenditrice`;

const ROLES_OF_MEN = `sindaco ministro direttore deputato senatore assessore consigliere segretario avvocato procuratore professore
  allenatore governatore rettore ricercatore storico fondatore amministratore delegato scrittore attore dottore psicologo sociologo
  ispettore coordinatore ambasciatore candidato sottosegretario prefetto commissario imprenditore vicesindaco vescovo arcivescovo
  cardinale papa tecnico parroco maresciallo generale capitano colonnello ct`;

const ROLES = `presidente premier parlamentare vicepresidente portavoce leader responsabile rappresentante economista giornalista giudice magistrato
  capogruppo dirigente comandante questore sindacalista artista cantante analista esperto esperta presidentessa ex vice capo titolare
  politologo politologa virologo virologa medico pm gip attaccante centrocampista tennista ciclista regista`;

const TIMES = `ieri oggi domani lunedì martedì mercoledì giovedì venerdì sabato domenica mattina mattinata sera pomeriggio stamattina
  stamani stasera recentemente scorso scorsa`;

const regular = (are: string, ire: string): readonly string[] => [
  ...conjugate(IN_ARE, are, 3),
  ...conjugate(IN_IRE, ire, 3),
];
const participles: readonly string[] = [
  ...regular('ato ata ati ate', 'ito ita iti ite'),
  ...wordList(PARTICIPLES),
].filter((word) => !NO_CUES.has(word));

/** Italian: «A», ha detto X, also with the attribution between dashes inside the marks; subjects behind, or left out. */
export const ITALIAN: LanguageRules = {
  ...MARKS_ONLY,
  code: 'it',
  speechWords: 6,
  cueVerbs: new Set(
    [
      ...regular('a ano ò arono ava avano', 'isce iscono ì irono iva ivano'),
      ...wordList(FINITE),
      ...participles,
    ].filter((word) => !NO_CUES.has(word)),
  ),
  participles: new Set(participles),
  dependentCues: new Set(
    [...regular('are ando', 'ire endo'), ...wordList(DEPENDENT)].filter((word) => !NO_CUES.has(word)),
  ),
  cueNouns:
    wordList(`comunicato dichiarazione dichiarazioni lettera discorso messaggio messaggi tweet intervista parole frase nota post
    intervento risposta testimonianza promessa minaccia insulti espressione termini grido slogan video diretta commento appello`),
  accordingTo: [
    ['secondo'],
    ['stando', 'a'],
    ['a', 'detta', 'di'],
    ['a', 'detta', 'del'],
    ['a', 'detta', 'della'],
    ['a', 'giudizio', 'di'],
    ['ad', 'avviso', 'di'],
    ['a', 'parere', 'di'],
    ['nelle', 'parole', 'di'],
    ['nelle', 'parole', 'del'],
    ['nelle', 'parole', 'della'],
    ['è', 'il', 'commento', 'di'],
    ['è', 'il', 'commento', 'del'],
    ['è', 'il', 'commento', 'della'],
    ['il', 'commento', 'di'],
    ['il', 'commento', 'del'],
    ['il', 'commento', 'della'],
    ['le', 'parole', 'di'],
    ['le', 'parole', 'del'],
    ['le', 'parole', 'della'],
  ],
  pronouns: new Map([
    ['lui', 'male'],
    ['lei', 'female'],
    ['egli', 'male'],
    ['ella', 'female'],
    ["quest'ultimo", 'male'],
    ["quest'ultima", 'female'],
    ['loro', 'unknown'],
    ['io', 'unknown'],
    ['noi', 'unknown'],
  ]),
  determiners:
    wordList(`il lo la i gli le l' un uno una un' questo questa questi queste quel quella quello quell' quest' suo sua suoi sue
    alcuni alcune molti altri altro altra un' due tre quattro cinque sei dieci ogni dei degli delle`),
  clauseWords: wordList('che quando se perché come ma o dove mentre sebbene né però anche anzi'),
  definites: wordList("il lo la i gli le l' questo questa"),
  standAlones: wordList('alcuni molti altri'),
  lightConjunctions: wordList('ma o però'),
  coordinators: wordList('e ed'),
  prepositions:
    wordList(`a ad al allo alla ai agli alle all' in nel nello nella nei negli nelle nell' di d' del dello della dell' da dal dallo
    dalla dai dagli dalle dall' con per su sul sullo sulla sui sugli sulle sull' tra fra dopo durante contro senza sotto verso presso
    davanti via dei degli delle`),
  bindingPrepositions: wordList("di d' del dello della dell' dei degli delle per"),
  relativePronouns: wordList('che cui quale'),
  auxiliaries:
    wordList(`ha hanno aveva avevano ebbe avrà avrebbe avere avendo è sono era erano fu furono sarà stato stata stati state
    viene vengono veniva venne non si gli lo ci mi ne poi ho abbiamo`),
  perfectAuxiliaries: wordList('ha hanno aveva avevano ebbe avrà avrebbe avere avendo ho abbiamo'),
  passiveAuxiliaries: wordList(
    'è sono era erano fu furono sarà stato stata stati state viene vengono veniva venne',
  ),
  reflexives: wordList('si mi ci'),
  agents: wordList("da dal dallo dalla dai dagli dalle dall'"),
  modals: wordList('deve dovrebbe può potrebbe vuole vorrebbe'),
  adverbs: new Set([
    ...wordList(TIMES),
    ...wordList(`anche poi ancora già sempre mai infine inoltre così subito ora adesso prima dopo pure corto stesso stessa invece quindi intanto
      appena spesso altresì`),
  ]),
  denials: wordList('nega negano negò negato smentisce smentito smentì'),
  thoughts: wordList('pensò pensava'),
  namingWords:
    wordList(`parola cosiddetto cosiddetta cosiddetti cosiddette chiamato chiamata intitolato intitolata soprannominato soprannominata
    detto detta battezzato battezzata presunto presunta denominato denominata film libro disco romanzo canzone serie album mostra 
    documentario rivista quotidiano giornale striscione cartello titolo decreto`),
  clauseMarks:
    wordList(`io tu lui lei noi voi è sono era erano siamo sei sia ho ha hanno abbiamo avete aveva c'è c'era non può possono posso
    possiamo deve devono dobbiamo devo voglio vogliamo vuole vogliono faccio facciamo fa fanno vado andiamo sarà saranno saremo so
    sappiamo credo crediamo sto stiamo stanno sta non`),
  abbreviations: wordList(
    'sig sigg on dott avv ing prof arch geom sen cav gen col cap ecc art pag n tel s ss rev mons cfr',
  ),
  honorifics: new Map([
    ['signor', 'male'],
    ['signora', 'female'],
    ['sig', 'male'],
    ['dott', 'male'],
    ['dottor', 'male'],
    ['dottoressa', 'female'],
    ['prof', 'unknown'],
    ['professor', 'male'],
    ['avv', 'unknown'],
    ['ing', 'unknown'],
    ['on', 'unknown'],
    ['don', 'male'],
    ['suor', 'female'],
    ['mons', 'male'],
    ['monsignor', 'male'],
  ]),
  indefinites: wordList("un uno una un'"),
  personNouns: personNouns({
    female: `donna ragazza madre mamma figlia moglie signora nonna vedova vicina maestra infermiera studentessa sorella
      lavoratrice cugina`,
    male: `uomo ragazzo padre papà figlio marito signore nonno vedovo vicino maestro infermiere studente fratello operaio lavoratore
      pescatore agricoltore tifoso ingegnere architetto pompiere `,
    unknown: `persona testimone turista insegnante commerciante residente cliente collega familiare manifestante parente cittadino
      volontario volontaria abitante barista fonti esperti testimoni residenti carabinieri`,
  }),
  roles: new Set([...wordList(ROLES_OF_WOMEN), ...wordList(ROLES_OF_MEN), ...wordList(ROLES)]),
  genderedWords: personNouns({
    female: `${ROLES_OF_WOMEN} la una questa`,
    male: `${ROLES_OF_MEN} il lo un uno questo`,
    unknown: '',
  }),
  rolesInLowerCase: true,
  organisationWords:
    wordList(`ministero partito associazione sindacato federazione unione agenzia consiglio commissione comune università
    istituto scuola liceo ospedale società gruppo banca tribunale corte parlamento camera senato governo giunta provincia polizia
    carabinieri guardia esercito televisione radio quotidiano giornale rivista fondazione comitato movimento confederazione autorità
    osservatorio compagnia azienda club procura regione repubblica quirinale chigi viminale farnesina ue onu nato ansa europa asl`),
  capitalisedOthers: new Set([
    ...wordList(TIMES),
    ...wordList(`il lo la i gli le l' un uno una un' di d' del della dell' dei degli delle a ad al alla ai agli alle all' da dal dalla in nel
      nella nei nelle nell' con per su sul sulla sulle tra fra e ed ma o secondo dopo prima durante contro senza sotto verso così anche
      inoltre poi infine intanto invece quindi però non sì se quando mentre come dove perché chi che cosa quale quanto lui lei egli ella
      loro io noi questo questa questi queste quel quella quello suo sua si ci mi gli è sono era ha hanno c' tutto tutti tutte altro altri
      alcuni molti pochi nessuno nulla qualcuno due tre quattro cinque sei sette otto nove dieci fonti più meno molto già ancora ora adesso
      mai sempre ecco interpellato interpellata risultato bilancio conclusione motivo obiettivo risposta domanda messaggio nota foto
      gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre natale pasqua stando nelle`),
  ]),
  firstNames: personNouns({ female: FEMALE, male: MALE, unknown: '' }),
  elisions: wordList('ndrangheta ndrine ndrina sto sta'),
  verbEndings: ['ò', 'arono', 'irono'],
  adverbEndings: ['mente'],
  proclitics: wordList(
    "l' un' d' c' s' m' t' v' dell' all' nell' sull' dall' quest' quell' com' dov' anch' cos' tutt' sant' bell' gl'",
  ),
  nameParticles: wordList("di de del della dello dei degli delle d' la lo li"),
  looseSubjects: true,
  viewOpeners: wordList('per'),
  negations: wordList('non mai'),
  limiters: wordList('solo soltanto'),
  sayings: wordList('detto parlato dichiarato affermato scritto disse'),
  verblessTags: [['così'], ['parola', 'di'], ['parole', 'di'], ['firmato']],
  times: wordList(TIMES),
  resumptions: [
    ['così'],
    ['lo'],
    ["l'"],
    ['ad', 'affermarlo', 'è'],
    ['a', 'dirlo', 'è'],
    ['secondo', 'quanto'],
    ['come'],
    ['stando', 'a', 'quanto'],
  ],
  pointsOutside: true,
  dashDialogue: true,
  incise: true,
};
