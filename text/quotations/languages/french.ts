import { conjugate } from '@/text/quotations/conjugate';
import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Verbs of speech in -er, commonest first. "penser" and "croire" are left out: they take no words. */
const REGULAR = `déclarer affirmer réaffirmer réitérer expliquer ajouter préciser estimer assurer indiquer souligner demander raconter confier lancer
  insister rappeler annoncer dénoncer regretter avouer noter commenter témoigner résumer confirmer plaider détailler observer
  analyser argumenter argüer marteler tonner ironiser tempérer nuancer relativiser relever signaler mentionner admettre
  avancer s'alarmer alarmer alerter avertir réagir déplorer fustiger critiquer accuser qualifier juger saluer féliciter
  interroger inquiéter indigner étonner exclamer écrier agacer emporter enthousiasmer insurger lamenter moquer justifier
  rétorquer répliquer riposter trancher considérer clamer scander crier hurler murmurer chuchoter glisser souffler soupirer
  lâcher évoquer révéler proposer réclamer exiger ordonner supplier conseiller recommander suggérer préconiser exhorter
  informer prévenir développer tweeter twitter rassurer certifier jurer attester récapituler
  enchaîner pointer recadrer renchérir railler plaisanter sourire rigoler vanter louer balayer éluder concéder corriger
  rectifier compléter énumérer poursuivre citer décrire formuler rapporter relater prophétiser pronostiquer prédire espérer
  imaginer narrer décrypter diagnostiquer théoriser philosopher amuser désoler réjouir vociférer pester râler
  abonder asséner balbutier grommeler bougonner tancer tacler cingler`;

/** Forms that are no -er forms, or whose stem changes. All stand alone as finite verbs. */
const FINITE = `dit disent disait disaient dirent redit redisait répond répondent répondait répondaient répondit répondirent écrit
  écrivait écrivent écrivit conclut concluait concluent concluent soutient soutiennent soutenait soutint maintient maintenait
  maintint convient convenait convint prévient prévenait prévint promet promettent promettait promit admet admettent admettait admit
  reconnaît reconnait reconnaissent reconnaissait reconnut poursuit poursuivait poursuivent poursuivit sourit souriait
  avertit avertissait avertissent réagit réagissait réagissent renchérit renchérissait réjouit réjouissait réjouissent
  décrit décrivait prédit prédisait rappelle rappellent espère espèrent révèle révèlent considère considèrent complète suggère
  suggèrent tempère concède concèdent inquiète inquiètent martèle martèlent énumère assène assènent balaie balaient grommelle interpelle interpellait lit peste
  tient résume conteste contestait surenchérit surenchérissait rebondit médit défend défendait défendent prétend prétendait
  prétendent entend répète répètent répétait démontre parle parlent parlait croit croient croyait pense pensent pensait souvient souviennent souvenait valoir savoir remarquer appelle appellent appelait appelaient reprend reprenait reprit`;

/** Participles beyond -é; those that are also finite ("dit") need no helping verb and stand above. */
const PARTICIPLES = `parlé répondu conclu soutenu maintenu convenu prévenu promis admis reconnu poursuivi souri averti réagi renchéri réjoui
  surenchéri défendu prétendu répété repris rebondi`;

const IRREGULAR_INFINITIVES = `dire redire répondre écrire conclure soutenir maintenir reconnaître promettre poursuivre défendre répéter`;

/** Infinitives and present participles: they report, and take their subject from the main clause. */
const DEPENDENT = `disant répondant écrivant concluant soutenant maintenant reconnaissant promettant poursuivant avertissant`;

/** "maintenant" is "now" far more often than "maintaining". */
const NO_CUES = wordList('maintenant maintenue note publie tient entend lit cite');

const FEMALE = `agathe agnès alexandra alice aline amandine amélie anaïs andrée anne annick annie antoinette arlette armelle aude audrey
  aurélie aurore béatrice bénédicte bernadette brigitte carine carole caroline catherine cécile céline chantal charlène
  charlotte christelle christiane christine claire clara clémence clémentine clotilde colette coralie corinne cynthia danièle
  danielle delphine denise diane élisabeth elisabeth élise élodie emma émilie emmanuelle estelle ève fabienne fanny
  fatima florence france françoise frédérique gaëlle geneviève georgette ghislaine ginette hélène huguette inès ingrid irène
  isabelle jacqueline jeanne jeannine jennifer jessica joëlle josiane judith julie juliette justine karine laetitia laura laure
  laurence léa leïla liliane lola louise lucie lucienne lydie madeleine magali manon marguerite marianne marie marine marion
  marlène martine maryse mathilde mélanie micheline michèle mireille monique muriel myriam nadia nadine nathalie nicole nina
  noémie odette odile olga pascale patricia paulette pauline pénélope perrine rachel rachida raymonde régine renée rosalie rose
  roxane sabine sabrina salomé samia sandra sandrine sarah ségolène simone solange solène sonia sophie stéphanie suzanne sylvie
  thérèse valentine valérie vanessa véronique victoire virginie viviane yasmina yolande yvette yvonne zoé`;

const MALE = `abdel adrien ahmed alain albert alexandre alexis alfred ali andré antoine antonin armand arnaud arthur aurélien
  baptiste bastien benjamin benoît bernard bertrand boris bruno cédric charles christian christophe clément cyril damien daniel
  david denis didier edgar édouard emmanuel éric ernest étienne eugène fabien fabrice félix fernand florent florian francis
  franck françois frédéric gabriel gaël gaëtan gaspard gauthier georges gérald gérard germain gilbert gilles grégoire grégory
  guillaume guy hassan henri hervé hugo hugues ibrahim jacques jean jérémy jérôme joël jonathan joseph jules julien karim
  kévin laurent léo léon lionel loïc louis luc lucas lucien ludovic marc marcel martin mathias mathieu matthieu maurice maxime
  mehdi michaël michel mickaël mohamed nicolas noël olivier pascal patrice patrick paul philippe pierre quentin raoul raphaël
  raymond régis rémi rémy renaud rené richard robert robin rodolphe roger roland romain samuel sébastien serge simon sofiane
  stéphane sylvain tanguy théo théodore thibault thierry thomas tristan valentin victor vincent vivien xavier yann yannick
  yassine yves yvan zinédine`;

/** Borne by women and men alike. */
const SHARED_NAMES = 'camille dominique claude';

const ROLES_OF_WOMEN = `présidente directrice députée sénatrice première conseillère avocate procureure
  entraîneuse adjointe déléguée rectrice chercheuse historienne infirmière fondatrice représentante gérante
  élue candidate magistrate patronne chanteuse actrice écrivaine autrice romancière championne
  agricultrice éleveuse cheffe ambassadrice coordinatrice cofondatrice dirigeante préfète lieutenante coordonnatrice animatrice habitante`;

const ROLES_OF_MEN = `président directeur député sénateur premier conseiller avocat procureur entraîneur adjoint délégué recteur
  chercheur historien infirmier fondateur représentant gérant élu candidat magistrat patron chanteur acteur écrivain auteur
  romancier champion agriculteur éleveur chef préfet lieutenant ambassadeur coordinateur cofondateur dirigeant animateur habitant
  sélectionneur sous-préfet`;

const ROLES = `ministre maire parlementaire docteur docteure porte-parole secrétaire juge professeur professeure secrétaire général générale vice-président
  vice-présidente responsable commissaire économiste sociologue politologue journaliste syndicaliste médecin guide capitaine
  colonel commandant analyste spécialiste numéro ex-ministre ancien ancienne ex artiste psychologue urbaniste
  biologiste climatologue pédiatre vétérinaire cinéaste réalisateur réalisatrice`;

/** Days and the like: between a verb and its subject, or behind a name, they belong to neither. */
const TIMES = `hier aujourd'hui demain lundi mardi mercredi jeudi vendredi samedi dimanche matin soir midi après-midi récemment`;

const regular = (endings: string): readonly string[] => conjugate(REGULAR, endings, 2, true);

/** A helping verb in front is needed by what is only a participle. */
const participles: readonly string[] = [...regular('é ée és ées'), ...wordList(PARTICIPLES)];

/** French: « » with the attribution between or inside the marks, and dialogue led by dashes. */
export const FRENCH: LanguageRules = {
  ...MARKS_ONLY,
  code: 'fr',
  speechWords: 6,
  cueVerbs: new Set(
    [...regular('e ent ait aient a èrent'), ...wordList(FINITE), ...participles].filter(
      (word) => !NO_CUES.has(word),
    ),
  ),
  participles: new Set(participles),
  dependentCues: new Set(
    [...regular('ant'), ...regular('er'), ...wordList(DEPENDENT), ...wordList(IRREGULAR_INFINITIVES)].filter(
      (word) => !NO_CUES.has(word),
    ),
  ),
  cueNouns:
    wordList(`communiqué communiqués déclaration déclarations lettre courrier courriel discours message messages tweet tweets
    entretien interview propos mots phrase phrases formule tribune témoignage publication post appel promesse menace insultes
    insulte terme termes expression réponse avertissement accusation accusations cris slogan`),
  accordingTo: [
    ['selon'],
    ['à', 'en', 'croire'],
    ["d'", 'après'],
    ['aux', 'yeux', 'de'],
    ['dixit'],
    ['selon', 'les', 'mots', 'de'],
  ],
  pronouns: new Map([
    ['il', 'male'],
    ['elle', 'female'],
    ['lui', 'male'],
    ['celui-ci', 'male'],
    ['celle-ci', 'female'],
    ['ils', 'unknown'],
    ['elles', 'unknown'],
    ['eux', 'unknown'],
    ['on', 'unknown'],
    ['je', 'unknown'],
    ["j'", 'unknown'],
    ['nous', 'unknown'],
    ['tous', 'unknown'],
    ['certains', 'unknown'],
  ]),
  determiners:
    wordList(`le la les un une des du ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes l' plusieurs
    quelques certains certaines chaque aucun aucune deux trois quatre cinq six dix`),
  clauseWords: wordList(
    `que qu' quand lorsque lorsqu' si parce comme mais ou où car donc puis tandis alors puisque puisqu' bien ni soit`,
  ),
  definites: wordList("le la les l' ce cet cette"),
  standAlones: wordList('certains plusieurs'),
  lightConjunctions: wordList('mais ou donc'),
  coordinators: wordList('et'),
  prepositions:
    wordList(`à au aux dans en sur pour par avec sans sous vers chez depuis pendant après avant de d' du des lors devant
    auprès via face contre entre malgré dès jusqu' jusque hors outre envers parmi`),
  bindingPrepositions: wordList("de d' du des pour"),
  relativePronouns: wordList('qui dont lequel laquelle'),
  auxiliaries:
    wordList(`a ont avait avaient eut eurent aura auront aurait auraient est sont était étaient fut sera serait aussi n' ne pas
    lui leur me m' te se s' y été avoir ayant ai avons suis vous fait font faisait`),
  perfectAuxiliaries: wordList(
    'a ont avait avaient eut eurent aura auront aurait auraient ai avons ayant avoir',
  ),
  passiveAuxiliaries: wordList('été fut furent est sont était étaient sera seront'),
  reflexives: wordList("s' se m' me"),
  agents: wordList('par'),
  modals: wordList('devrait doit pourrait peut veut voudrait'),
  adverbs: new Set([
    ...wordList(TIMES),
    ...wordList(`aussi ensuite encore déjà ainsi toujours jamais également lui-même elle-même notamment surtout même récemment finalement
      simplement seulement immédiatement aussitôt clairement publiquement longuement enfin tout plus bientôt désormais souvent
      volontiers toutefois cependant pourtant néanmoins nettement franchement visiblement`),
  ]),
  denials: wordList('nie nient nié niait dément démenti démentait réfute réfuté'),
  thoughts: wordList('songe songeait'),
  namingWords:
    wordList(`mot intitulé intitulée intitulés baptisé baptisée surnommé surnommée appelé appelée nommé nommée dénommé
    dénommée dit dite dits dites soi-disant prétendu prétendue film livre album chanson roman pièce série émission exposition
    spectacle documentaire revue magazine journal collection mention panneau
    pancarte banderole devise`),
  clauseMarks:
    wordList(`je j' tu t' il elle on nous vous ils elles c'est c'était est sont était étaient a ont avait avons avez j'ai j'avais
    suis sommes êtes sera seront serait peut peuvent peux pouvons doit doivent devons faut faudra fait faisons va vont vais allons
    veut veux voulons n'est n'a n'ai n'avons qu'il qu'elle qu'on ça l'a l'ai s'est`),
  abbreviations: wordList('m mm mme mmes mlle me dr pr etc st ste cf art env av bd p no n°'),
  honorifics: new Map([
    ['m', 'male'],
    ['mme', 'female'],
    ['mlle', 'female'],
    ['me', 'unknown'],
    ['dr', 'unknown'],
    ['pr', 'unknown'],
    ['monsieur', 'male'],
    ['madame', 'female'],
    ['mgr', 'male'],
  ]),
  indefinites: wordList('un une'),
  personNouns: personNouns({
    female: `femme fille épouse cousine mère dame voisine habitante passante étudiante cliente riveraine retraitée lycéenne commerçante salariée
      grand-mère sœur veuve avocate enseignante institutrice serveuse agricultrice militante manifestante usagère`,
    male: `homme garçon mari époux cousin père monsieur voisin habitant passant étudiant client riverain retraité lycéen commerçant salarié grand-père
      frère veuf avocat enseignant instituteur serveur agriculteur militant manifestant usager pêcheur ouvrier ingénieur architecte pompier policier`,
    unknown: `personne témoin élève touriste spécialiste collègue proche bénévole syndicaliste source sources experts témoins riverains habitants parents élus`,
  }),
  roles: new Set([...wordList(ROLES_OF_WOMEN), ...wordList(ROLES_OF_MEN), ...wordList(ROLES)]),
  genderedWords: personNouns({
    female: `${ROLES_OF_WOMEN} la une cette`,
    male: `${ROLES_OF_MEN} le un ce`,
    unknown: '',
  }),
  rolesInLowerCase: true,
  organisationWords:
    wordList(`ministère parti association syndicat fédération union agence conseil commission comité préfecture mairie
    université école lycée collège hôpital institut société groupe banque tribunal cour parlement assemblée sénat gouvernement
    région département ville commune police gendarmerie armée télévision radio journal quotidien hebdomadaire chaîne magazine site
    fondation collectif ligue front mouvement rassemblement confédération chambre autorité haute observatoire compagnie entreprise afp
    club racing olympique stade élysée matignon bercy europe otan onu`),
  capitalisedOthers: new Set([
    ...wordList(TIMES),
    ...wordList(`le la les l' un une des du d' de il elle ils elles on nous vous je j' c' ce cet cette ces son sa ses leur leurs notre nos
      votre vos mon ma mes et mais ou or ni car donc dans en à au aux pour par selon après avant depuis pendant lors sur sous sans
      avec chez vers entre contre dès malgré face grâce quant outre parmi si quand lorsque comme puisque alors ainsi aussi enfin
      puis ensuite cependant pourtant toutefois néanmoins certes surtout même tout tous toute toutes plus moins autre autres aucun
      aucune chaque plusieurs certains certaines deux trois quatre cinq six sept huit neuf dix qui que qu' quel quelle quels quelles
      où comment pourquoi ici là voilà voici reste pas non oui ne n' s' se interrogé interrogée interrogés contacté contactée contactés
      joint jointe invité invitée invités présent présente candidat candidate résultat bilan conclusion objectif motif réponse
      question message mot devant bien peu beaucoup trop jamais toujours janvier février mars avril mai juin juillet août septembre
      octobre novembre décembre noël pâques photo crédit`),
  ]),
  firstNames: personNouns({ female: FEMALE, male: MALE, unknown: SHARED_NAMES }),
  proclitics: wordList("l' d' qu' n' s' j' m' t' c' lorsqu' puisqu' jusqu' quoiqu'"),
  nameParticles: wordList("de d' du des la le"),
  looseSubjects: true,
  verblessTags: [['dixit']],
  viewOpeners: wordList('pour'),
  negations: wordList('jamais pas'),
  limiters: wordList('seulement'),
  sayings: wordList('dit parlé prononcé déclaré affirmé écrit employé utilisé évoqué'),
  times: wordList(TIMES),
  resumptions: [
    ['ainsi'],
    ["c'", 'est', 'ce', "qu'"],
    ["c'", 'est', 'ce', 'que'],
    ['voilà', 'ce', 'que'],
    ['voilà', 'ce', "qu'"],
    ['comme'],
    ['comme', "l'"],
    ['comme', 'le'],
    ['selon', 'ce', 'que'],
    ['selon', 'ce', "qu'"],
  ],
  pointsOutside: true,
  dashDialogue: true,
  invertedPronouns: true,
  incise: true,
};
