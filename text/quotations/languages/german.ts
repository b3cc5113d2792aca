import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { ENGLISH_FIRST_NAMES } from './first-names';
import { MARKS_ONLY } from './marks-only';

/** German: marks, reporting verbs and roles. Every noun has a capital and a third of all marks quote nobody. */
export const GERMAN: LanguageRules = {
  ...MARKS_ONLY,
  code: 'de',
  cueVerbs:
    wordList(`sagte sagt sagten sagen erklärte erklärt erklärten meinte meint betonte betont ergänzte fügte schrieb schreibt
    twitterte kritisierte kritisiert forderte fordert warnte warnt nannte nennt bezeichnete bezeichnet äußerte teilte berichtete
    berichtet behauptete behauptet antwortete fragte rief räumte bekräftigte unterstrich verlangte versprach versicherte kündigte
    kommentierte lobte bedauerte begründete erläuterte formulierte zitierte zitiert verkündete hieß heißt sprach spricht mahnte`),
  accordingTo: [['laut'], ['nach', 'angaben'], ['so'], ['zufolge']],
  pronouns: new Map([
    ['er', 'male'],
    ['sie', 'unknown'],
    ['es', 'unknown'],
    ['ich', 'unknown'],
    ['wir', 'unknown'],
  ]),
  determiners: wordList(
    'der die das den dem des ein eine einer eines einem einen sein seine ihr ihre dieser diese dieses',
  ),
  clauseWords: wordList(
    'dass daß wenn weil als ob während obwohl aber denn sondern oder nachdem bevor damit wie wo was',
  ),
  definites: wordList('der die das'),
  lightConjunctions: wordList('aber denn sondern oder'),
  coordinators: wordList('und'),
  prepositions: wordList(
    'in im am an auf bei beim mit nach seit von vom vor zu zum zur für gegen durch über unter um aus ohne',
  ),
  bindingPrepositions: wordList('von vom für aus bei der des'),
  relativePronouns: wordList('der die das welcher welche'),
  auxiliaries: wordList('hat haben hatte hatten wurde wurden wird werden ist sind war waren sei seien auch'),
  adverbs: wordList(
    'auch dann noch wieder nun jetzt nur schon immer nie oft dazu dabei zudem weiter gestern heute am',
  ),
  denials: wordList('bestritt bestreitet dementierte'),
  thoughts: wordList('dachte denkt'),
  namingWords: wordList(
    'sogenannte sogenannten sogenannter genannt genannte titel namens film buch serie schiff zeitung song album motto',
  ),
  clauseMarks:
    wordList(`ich wir er sie es ist sind war waren hat haben hatte wird werden wurde kann können muss müssen soll sollen
    will wollen darf dürfen sei habe man`),
  abbreviations: wordList('dr prof bzw ca usw st nr mio mrd jan feb aug sept okt nov dez z.b u.a d.h hr fr'),
  honorifics: new Map([
    ['herr', 'male'],
    ['frau', 'female'],
    ['dr', 'unknown'],
  ]),
  indefinites: wordList('ein eine'),
  personNouns: personNouns({
    female: 'frau mutter tochter nachbarin anwohnerin passantin lehrerin schülerin zeugin kundin',
    male: 'mann vater sohn nachbar anwohner passant lehrer schüler zeuge kunde',
    unknown: `person kind`,
  }),
  roles:
    wordList(`präsident präsidentin kanzler kanzlerin bundeskanzler bundeskanzlerin minister ministerin innenminister außenminister
    außenministerin bürgermeister bürgermeisterin sprecher sprecherin chef chefin vorsitzender vorsitzende trainer trainerin richter
    richterin polizeisprecher regierungssprecher ministerpräsident ministerpräsidentin general direktor direktorin professor
    professorin abgeordneter abgeordnete generalsekretär generalsekretärin`),
  capitalisedOthers:
    wordList(`der die das ein eine er sie es wir ich und aber im in am an auf bei mit nach seit von vor zu für montag dienstag
    mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember`),
  firstNames: ENGLISH_FIRST_NAMES,
  capitalNouns: true,
  speechWords: 5,
};
