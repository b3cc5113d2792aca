import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { nordicRules } from './nordic';

const FINITE =
  wordList(`säger sade sa berättar berättade förklarar förklarade menar menade anser ansåg skriver skrev uppger uppgav tycker tyckte
  konstaterar konstaterade betonar betonade understryker underströk tillägger tillade svarar svarade frågar frågade undrar undrade hävdar hävdade
  påpekar påpekade meddelar meddelade rapporterar rapporterade uttalar uttalade varnar varnade bekräftar bekräftade lovar lovade kräver krävde
  kallar kallade beskriver beskrev kritiserar kritiserade kommenterar kommenterade fortsätter fortsatte ropar ropade skriker skrek viskar viskade
  skämtar skämtade suckar suckade twittrar twittrade tror trodde hoppas hoppades fruktar fruktade medger medgav erkänner erkände
  avslöjar avslöjade slår slog utropar utropade intygar intygade försäkrar försäkrade resonerar resonerade påstår påstod invänder invände
  uppmanar uppmanade sammanfattar sammanfattade citerar citerade citeras citerades lyder löd heter hette står stod beklagar beklagade
  gratulerar gratulerade hälsar hälsade hotar hotade inflikar inflikade utvecklar utvecklade upprepar upprepade dundrar dundrade rasar rasade
  bedömer bedömde avfärdar avfärdade betecknar betecknade stämplar stämplade talar talade klagar klagade minns mindes summerar summerade
  poängterar poängterade framhåller framhöll`);

const SUPINES =
  wordList(`sagt berättat förklarat menat ansett skrivit uppgett uppgivit tyckt konstaterat betonat understrukit tillagt svarat frågat undrat hävdat
  påpekat meddelat rapporterat uttalat varnat bekräftat lovat krävt kallat beskrivit kritiserat kommenterat ropat skrikit viskat skämtat twittrat
  medgett medgivit erkänt avslöjat intygat försäkrat påstått invänt uppmanat sammanfattat citerat citerats beklagat kallats beskrivits avfärdat
  betecknat talat framhållit poängterat`);

const DETERMINERS =
  wordList(`en ett den det de denna detta dessa sin sitt sina hans hennes deras vår vårt våra min ingen inget några många
  flera alla båda varje två tre fyra fem sex sju åtta nio tio andra`);

const SHARED = nordicRules(FINITE, {
  subjectPronouns: wordList('han hon hen jag vi man de'),
  objectPronouns: wordList('sig honom henne dem oss mig'),
  participles: SUPINES,
  helpers: wordList('har hade ha blir blev är var ska skulle'),
  separables: new Map([
    ['lägger', wordList('till fram')],
    ['lade', wordList('till fram')],
    ['la', wordList('till fram')],
    ['slår', wordList('fast')],
    ['slog', wordList('fast')],
    ['fyller', wordList('i')],
    ['fyllde', wordList('i')],
  ]),
  quotingVerbs: wordList('citerar citerade citerat'),
  characterising: wordList('som om för'),
  tagOpeners: wordList('så'),
  verbEndings: ['r', 'ade', 'te'],
  copulas: wordList('är var lyder löd heter hette'),
});

/** Swedish: ”…” or »…», or turns led by a dash with the tag behind a comma: "– Vi öppnar på måndag, säger X." */
export const SWEDISH: LanguageRules = {
  ...SHARED,
  code: 'sv',
  cueVerbs: new Set([...FINITE, ...SUPINES]),
  cueNouns: wordList(
    `uttalande brev intervju mejl mail pressmeddelande kommentar svar ord tal inlägg artikel tweet uppmaning citat replik`,
  ),
  accordingTo: [['enligt'], ['enl'], ['med', 'orden', 'av'], ['som', 'uttryckt', 'av']],
  pronouns: new Map([
    ['han', 'male'],
    ['hon', 'female'],
    ['hen', 'unknown'],
    ['de', 'unknown'],
    ['dom', 'unknown'],
    ['jag', 'unknown'],
    ['vi', 'unknown'],
    ['man', 'unknown'],
    ['det', 'unknown'],
  ]),
  determiners: DETERMINERS,
  standAlones: wordList('några många flera alla båda andra'),
  clauseWords:
    wordList(`att som när om eftersom medan men eller för så där hur vad vem vilket vilka innan sedan trots fast ifall därför
    såsom huruvida varför`),
  definites: wordList('den det de denna'),
  lightConjunctions: wordList('men eller för så'),
  coordinators: wordList('och samt'),
  prepositions:
    wordList(`i på av med till från för om vid hos efter före under över mot genom utan mellan kring enligt inom utanför sedan
    bland bakom framför trots inför åt ur via `),
  bindingPrepositions: wordList('på för vid hos från av inom'),
  relativePronouns: wordList('som vars'),
  auxiliaries: wordList('har hade ha är var blir blev ska skulle kan kunde måste vill ville får fick också'),
  passiveAuxiliaries: wordList('blir blev är var'),
  agents: wordList('av'),
  adverbs:
    wordList(`också då sedan igen nu bara redan alltid aldrig ofta dessutom vidare igår idag imorgon tidigare senare däremot dock
    därför samtidigt nyligen själv ungefär inte mycket ganska här där bland annat just även fortfarande ytterligare därefter bestämt tydligt
    upprört kort måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen`),
  denials: wordList('förnekar förnekade förnekat nekar nekade dementerar dementerade'),
  thoughts: wordList('tänker tänkte'),
  namingWords:
    wordList(`så-kallade kallade kallad kallat filmen boken romanen serien tidningen låten albumet pjäsen utställningen fartyget
    programmet titeln namnet mottot slagordet begreppet ordet smeknamnet rubriken sången podden skivan projektet kampanjen`),
  clauseMarks: wordList(
    `jag vi han hon de man det är var har hade kan kunde måste ska skulle vill får blir du ni`,
  ),
  abbreviations: wordList(
    'dr prof t.ex bl.a d.v.s dvs osv kl st ca feb apr aug sept okt nov dec s.k m.m f.d',
  ),
  honorifics: new Map([
    ['herr', 'male'],
    ['fru', 'female'],
    ['fröken', 'female'],
    ['dr', 'unknown'],
  ]),
  indefinites: wordList('en ett'),
  personNouns: personNouns({
    female: 'kvinna kvinnan mamma mor dotter flicka tjej änka lärarinna',
    male: 'man mannen pappa far son pojke kille',
    unknown: `person vittne vittnet granne boende elev student kund besökare passagerare talesperson anställd polis sjuksköterska forskare lärare bonde`,
  }),
  roles:
    wordList(`statsminister statsministern minister ministern partiledare partiledaren presstalesperson talesperson talespersonen talesman
    presschef ordförande ordföranden vd direktör chef chefen professor forskare rektor borgmästare borgmästaren kommunalråd landshövding
    president presidenten kung kungen drottning drottningen prins prinsessa biskop ärkebiskop åklagare åklagaren domare advokat
    polis kommissarie rikspolischef överbefälhavare general tränare tränaren förbundskapten författare författaren regissör skådespelare artist
    riksdagsledamot gruppledare generalsekreterare sekreterare ekonom analytiker läkare överläkare statsepidemiolog journalist reporter
    korrespondent grundare ägare företagare utredare förvaltare utrikesminister finansminister justitieminister ledamot`),
  roleEndings:
    `minister ministern ledare ledaren chef chefen direktör direktören talesperson talespersonen talesman sekreterare ordförande professor
    forskare kommissarie råd rådet mästare expert ekonom analytiker läkare åklagare domare reporter författare tränare`
      .trim()
      .split(/\s+/),
  organisationEndings:
    'verket myndigheten partiet departementet bolaget banken tidningen förbundet universitetet regionen kommunen rätten styrelsen'.split(
      ' ',
    ),
  organisationWords:
    wordList(`polisen regeringen riksdagen tt svt sr tv4 expressen aftonbladet eu fn nato kommunen regionen universitet myndighet bank
    socialdemokraterna moderaterna sverigedemokraterna centerpartiet vänsterpartiet kristdemokraterna liberalerna miljöpartiet`),
  capitalisedOthers: new Set([
    ...DETERMINERS,
    ...wordList(`han hon hen vi jag man och men eller i på av med till från för om vid efter före under enligt när som så där här nu då
      dessutom samtidigt tidigare senare måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti
      september oktober november december vad hur varför vem`),
  ]),
  callingVerbs: wordList('kallar kallade kallat'),
};
