import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { nordicRules } from './nordic';

const FINITE =
  wordList(`siger sagde fortæller fortalte forklarer forklarede mener mente skriver skrev udtaler udtalte oplyser oplyste meddeler meddelte
  tilføjer tilføjede understreger understregede påpeger påpegede fastslår fastslog vurderer vurderede konstaterer konstaterede svarer svarede
  spørger spurgte hævder hævdede advarer advarede bekræfter bekræftede lover lovede kræver krævede kalder kaldte beskriver beskrev
  kritiserer kritiserede kommenterer kommenterede fortsætter fortsatte råber råbte hvisker hviskede joker jokede tweeter tweetede
  synes syntes tror troede håber håbede frygter frygtede erkender erkendte indrømmer indrømmede afslører afslørede forsikrer forsikrede
  pointerer pointerede opfordrer opfordrede lyder lød hedder hed står stod citerer citerede citeres beklager beklagede raser rasede
  vurderes betegner betegnede taler talte afviser afviste medgiver medgav konkluderer konkluderede opsummerer opsummerede supplerer supplerede
  udbryder udbrød uddyber uddybede gentager gentog rapporterer rapporterede melder meldte roser roste takker takkede truer truede anfører anførte`);

const PARTICIPLES =
  wordList(`sagt fortalt forklaret ment skrevet udtalt oplyst meddelt tilføjet understreget påpeget fastslået vurderet konstateret svaret spurgt hævdet
  advaret bekræftet lovet krævet kaldt beskrevet kritiseret kommenteret råbt hvisket erkendt indrømmet afsløret forsikret pointeret opfordret citeret
  beklaget betegnet talt afvist medgivet konkluderet uddybet gentaget rapporteret meldt rost takket anført`);

const DETERMINERS =
  wordList(`en et den det de denne dette disse sin sit sine hans hendes deres vores min ingen nogle mange flere alle begge hver
  to tre fire fem seks syv otte ni ti andre`);

const SHARED = nordicRules(FINITE, {
  subjectPronouns: wordList('han hun jeg vi man de'),
  objectPronouns: wordList('sig ham hende dem os mig'),
  participles: PARTICIPLES,
  helpers: wordList('har havde have bliver blev er var skal skulle'),
  separables: new Map([
    ['slår', wordList('fast')],
    ['slog', wordList('fast')],
    ['lægger', wordList('til frem')],
    ['lagde', wordList('til frem')],
    ['føjer', wordList('til')],
    ['føjede', wordList('til')],
  ]),
  quotingVerbs: wordList('citerer citerede citeret'),
  characterising: wordList('som om for'),
  tagOpeners: wordList('sådan'),
  verbEndings: ['er', 'ede', 'te'],
  copulas: wordList('er var lyder lød hedder hed'),
});

/** Danish: »…«, ”…” or "…", or turns led by a dash; the verb stands second and its subject on either side. */
export const DANISH: LanguageRules = {
  ...SHARED,
  code: 'da',
  cueVerbs: new Set([...FINITE, ...PARTICIPLES]),
  cueNouns: wordList(
    `udtalelse brev interview mail pressemeddelelse kommentar svar ord tale opslag artikel tweet opfordring citat replik erklæring`,
  ),
  accordingTo: [
    ['ifølge'],
    ['ifølge', 'oplysninger', 'fra'],
    ['efter', 'ordene', 'fra'],
    ['med', 'ordene', 'fra'],
  ],
  pronouns: new Map([
    ['han', 'male'],
    ['hun', 'female'],
    ['de', 'unknown'],
    ['jeg', 'unknown'],
    ['vi', 'unknown'],
    ['man', 'unknown'],
    ['det', 'unknown'],
  ]),
  determiners: DETERMINERS,
  standAlones: wordList('nogle mange flere alle begge andre'),
  clauseWords:
    wordList(`at der som når hvis fordi mens men eller for så hvor hvordan hvad hvem hvilket hvilke inden siden selvom da om
    hvorfor ligesom efterhånden`),
  definites: wordList('den det de denne'),
  lightConjunctions: wordList('men eller for så'),
  coordinators: wordList('og samt'),
  prepositions:
    wordList(`i på af med til fra for om ved hos efter før under over mod gennem uden mellem omkring ifølge inden blandt bag foran
    trods ad via siden`),
  nameTies: wordList('for'),
  bindingPrepositions: wordList('for ved hos fra af på inden'),
  relativePronouns: wordList('der som hvis'),
  auxiliaries: wordList('har havde have er var bliver blev skal skulle kan kunne må måtte vil ville også'),
  passiveAuxiliaries: wordList('bliver blev er var'),
  agents: wordList('af'),
  adverbs:
    wordList(`også da så igen nu kun bare allerede altid aldrig ofte desuden videre tidligere senere derimod dog derfor samtidig
    selv cirka ikke meget her der blandt andet netop stadig yderligere derefter klart mandag tirsdag onsdag torsdag fredag lørdag søndag
    endvidere imidlertid derudover`),
  denials: wordList('benægter benægtede benægtet nægter nægtede dementerer dementerede'),
  thoughts: wordList('tænker tænkte'),
  namingWords:
    wordList(`såkaldte såkaldt kaldet filmen bogen romanen serien avisen sangen albummet stykket udstillingen skibet programmet titlen
    navnet mottoet sloganet begrebet ordet øgenavnet overskriften podcasten projektet kampagnen`),
  clauseMarks: wordList(
    `jeg vi han hun de man det er var har havde kan kunne skal skulle vil må bliver du i`,
  ),
  abbreviations: wordList(
    'dr prof f.eks bl.a d.v.s dvs osv kl ca feb apr aug sept okt nov dec nr mio mia pct cand fhv hr fr',
  ),
  honorifics: new Map([
    ['hr', 'male'],
    ['herr', 'male'],
    ['fru', 'female'],
    ['frøken', 'female'],
    ['dr', 'unknown'],
  ]),
  indefinites: wordList('en et'),
  personNouns: personNouns({
    female: 'kvinde kvinden mor datter pige enke',
    male: 'mand manden far søn dreng',
    unknown:
      'person vidne vidnet nabo beboer elev studerende kunde besøgende passager talsperson ansat betjent sygeplejerske forsker lærer landmand',
  }),
  roles:
    wordList(`statsminister statsministeren minister ministeren partileder partiformand formand formanden forkvinde talsperson talsmand talskvinde
    pressechef direktør direktøren chef chefen professor lektor forsker rektor borgmester borgmesteren præsident præsidenten konge kongen dronning
    dronningen prins prinsesse biskop anklager anklageren dommer dommeren advokat politiinspektør vicepolitiinspektør politidirektør general træner træneren
    landstræner forfatter forfatteren instruktør skuespiller sanger ordfører ordføreren generalsekretær økonom cheføkonom analytiker læge overlæge
    journalist korrespondent stifter ejer iværksætter finansminister udenrigsminister justitsminister folketingsmedlem medlem`),
  roleEndings:
    `minister ministeren leder lederen chef chefen direktør direktøren talsperson talsmand talskvinde sekretær formand ordfører ordføreren professor
    forsker inspektør mester ekspert økonom analytiker læge anklager dommer redaktør forfatter træner`
      .trim()
      .split(/\s+/),
  organisationEndings:
    'styrelsen partiet ministeriet selskabet banken avisen forbundet universitetet regionen kommunen retten rådet foreningen'.split(
      ' ',
    ),
  organisationWords:
    wordList(`politiet regeringen folketinget ritzau dr tv2 politiken berlingske eu fn nato kommunen regionen universitet bank
    socialdemokratiet venstre konservative radikale enhedslisten`),
  capitalisedOthers: new Set([
    ...DETERMINERS,
    ...wordList(`han hun vi jeg man og men eller i på af med til fra for om ved efter før under ifølge når som så der her nu da desuden samtidig
      tidligere senere mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts april maj juni juli august september oktober november
      december hvad hvordan hvorfor hvem`),
  ]),
  callingVerbs: wordList('kalder kaldte kaldt'),
};
