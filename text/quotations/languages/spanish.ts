import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Spanish: « » or “ ”, and dialogue led by the raya, which also encloses the attribution. */
export const SPANISH: LanguageRules = {
  ...MARKS_ONLY,
  code: 'es',
  cueVerbs:
    wordList(`dijo dice decía dijeron afirmó afirma aseguró asegura explicó explica añadió añade agregó agrega señaló señala
    indicó indica declaró declara respondió responde preguntó pregunta contestó replicó exclamó comentó comenta sostuvo sostiene
    manifestó apuntó subrayó insistió recordó advirtió denunció criticó escribió anunció reconoció admitió concluyó precisó contó`),
  accordingTo: [['según'], ['de', 'acuerdo', 'con']],
  pronouns: new Map([
    ['él', 'male'],
    ['ella', 'female'],
    ['ellos', 'unknown'],
    ['ellas', 'unknown'],
    ['yo', 'unknown'],
  ]),
  determiners: wordList('el la los las un una unos unas su sus este esta ese esa'),
  clauseWords: wordList('que cuando si porque como pero o donde pues mientras aunque'),
  definites: wordList('el la los las'),
  lightConjunctions: wordList('pero o'),
  coordinators: wordList('y e'),
  prepositions: wordList('a en de con por para sin sobre tras desde hasta entre ante durante'),
  bindingPrepositions: wordList('de del para'),
  relativePronouns: wordList('quien quienes cual'),
  auxiliaries: wordList('ha han había es son era fue fueron también'),
  adverbs: wordList('también después luego ya aún hoy ayer además'),
  denials: wordList('negó niega'),
  namingWords: wordList(
    'llamado llamada titulado titulada apodado denominado denominada película libro disco',
  ),
  clauseMarks: wordList(
    'yo nosotros es son era fue ha han está están hay tiene tienen puede pueden debe deben quiero queremos vamos',
  ),
  abbreviations: wordList('sr sra dr dra d etc'),
  honorifics: new Map([
    ['sr', 'male'],
    ['sra', 'female'],
    ['don', 'male'],
    ['doña', 'female'],
  ]),
  indefinites: wordList('un una otro otra'),
  personNouns: personNouns({
    female: 'mujer madre hija señora vecina enfermera alumna clienta',
    male: 'hombre padre hijo señor vecino enfermero alumno cliente',
    unknown: `persona testigo turista`,
  }),
  roles:
    wordList(`presidente presidenta ministro ministra alcalde alcaldesa director directora portavoz diputado diputada senador senadora
    secretario secretaria general juez jueza fiscal profesor profesora entrenador`),
  capitalisedOthers: wordList(
    'el la los las un una en de por para pero y según tras lunes martes miércoles jueves viernes sábado domingo',
  ),
  dashDialogue: true,
};
