import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { ENGLISH_FIRST_NAMES } from './first-names';
import { MARKS_ONLY } from './marks-only';

/** French: « » with the attribution between or inside the marks, and dialogue led by dashes. */
export const FRENCH: LanguageRules = {
  ...MARKS_ONLY,
  code: 'fr',
  cueVerbs:
    wordList(`dit disait déclaré déclare déclarait affirme affirmé affirmait explique expliqué expliquait ajoute ajouté ajoutait
    précise précisé estime estimé juge jugé assure assuré indique indiqué souligne souligné répond répondu répondit répliqua demande
    demanda écrit écrivait raconte raconté confie confié lance lancé insiste insisté rappelle rappelé poursuit poursuivi conclut
    annonce annoncé dénonce dénoncé regrette regretté reconnaît reconnu promet promis avoue soutient note tweete tweeté`),
  accordingTo: [['selon'], ['d', 'après'], ["d'après"]],
  pronouns: new Map([
    ['il', 'male'],
    ['elle', 'female'],
    ['ils', 'unknown'],
    ['elles', 'unknown'],
    ['on', 'unknown'],
    ['je', 'unknown'],
    ['nous', 'unknown'],
  ]),
  determiners: wordList("le la les un une des du ce cet cette ces son sa ses leur leurs notre l'"),
  clauseWords: wordList('que quand lorsque si parce comme mais ou où car donc puis tandis alors'),
  definites: wordList('le la les'),
  lightConjunctions: wordList('mais ou donc'),
  coordinators: wordList('et'),
  prepositions: wordList(
    'à au aux dans en sur pour par avec sans sous vers chez depuis pendant après avant de',
  ),
  bindingPrepositions: wordList('de du des pour'),
  relativePronouns: wordList('qui dont lequel laquelle'),
  auxiliaries: wordList('a ont avait avaient est sont était étaient sera aussi'),
  adverbs: wordList('aussi ensuite encore déjà alors ainsi toujours jamais hier'),
  denials: wordList('nie nié démenti dément'),
  namingWords: wordList(
    'dit dite intitulé intitulée baptisé baptisée surnommé surnommée appelé appelée film livre album chanson',
  ),
  clauseMarks:
    wordList(`je tu il elle on nous vous ils elles c'est est sont était a ont avait j'ai suis sommes sera peut peuvent doit
    doivent faut fait`),
  abbreviations: wordList('m mme mlle dr pr etc'),
  honorifics: new Map([
    ['m', 'male'],
    ['mme', 'female'],
    ['mlle', 'female'],
  ]),
  indefinites: wordList('un une'),
  personNouns: personNouns({
    female: 'femme fille mère dame voisine habitante passante infirmière étudiante cliente',
    male: 'homme garçon père monsieur voisin habitant passant infirmier étudiant client',
    unknown: `personne témoin élève touriste`,
  }),
  roles:
    wordList(`président présidente ministre maire directeur directrice porte-parole député députée sénateur sénatrice premier première
    chef juge procureur professeur professeure secrétaire générale général entraîneur`),
  capitalisedOthers: wordList(
    'le la les un une des il elle on nous je mais et dans en à au pour par selon après avant lundi mardi mercredi jeudi vendredi samedi dimanche',
  ),
  firstNames: ENGLISH_FIRST_NAMES,
  dashDialogue: true,
  invertedPronouns: true,
  incise: true,
};
