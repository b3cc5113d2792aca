import { conjugate } from '@/text/quotations/conjugate';
import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Verbs of speech in -ar, commonest first. */
const IN_AR = `remachar espetar deslizar abundar ahondar rememorar publicar asegurar explicar afirmar señalar indicar destacar declarar comentar preguntar contestar manifestar apuntar subrayar
  recordar relatar detallar denunciar criticar anunciar precisar contar lamentar confesar exclamar replicar zanjar recalcar
  remarcar matizar aclarar alertar avisar aventurar argumentar alegar justificar celebrar agregar anotar apostillar aseverar
  atajar bromear calificar catalogar censurar citar comunicar confirmar considerar constatar cuestionar ironizar
  desvelar dictaminar enfatizar explayar expresar felicitar garantizar gritar increpar informar ilustrar insinuar
  jurar lanzar narrar notificar observar ordenar pronosticar proclamar protestar puntualizar ratificar razonar rechazar
  reclamar recomendar recriminar reflexionar reivindicar relativizar rematar reprochar resaltar sentenciar solicitar
  susurrar suplicar testificar tildar tuitear valorar vaticinar musitar murmurar acusar admirar alabar
  amenazar arengar hablar reaccionar quejar revelar sincerar postear instar exhortar invitar`;

/** Verbs in -er and -ir that go like "añadir". */
const IN_IR = `incidir arremeter coincidir añadir insistir advertir admitir escribir describir compartir discutir transmitir responder prometer`;

const FINITE = `cree creen creía opina opinan opinó piensa piensan dice dicen dijo dijeron decía decían dirá sostiene sostienen sostuvo sostuvieron sostenía reconoce reconocen reconoció
  reconocieron reconocía concluye concluyen concluyó concluyeron concluía advierte advierten advirtió advirtieron defiende defienden defendió defendieron
  defendía recuerda recuerdan cuenta cuentan expuso exponen expone exponía propuso propone proponen mantiene mantienen mantuvo
  repuso pide piden pidió pidieron pedía prosigue prosiguió sigue confiesa confiesan sugiere sugieren sugirió contó repite repiten repitió
  repetía arguye arguyó apostilla recomienda recomiendan insiste predijo predice ríe agradece agradeció agradecieron exige exigen exigió
  oponen opone desmintió desmiente corrige corrigió sonríe resume resumen resumió establece reza añadía`;

const PARTICIPLES = `dicho escrito descrito expuesto propuesto sostenido reconocido concluido defendido mantenido pedido repetido
  resumido sugerido agradecido exigido`;

const DEPENDENT = `decir diciendo sostener sosteniendo reconocer reconociendo concluir concluyendo defender defendiendo pedir pidiendo
  repetir repitiendo exponer exponiendo proponer proponiendo escribiendo añadiendo advirtiendo insistiendo respondiendo admitiendo
  resumir agradecer prosiguiendo`;

/** More often nouns or other verbs. */
const NO_CUES = wordList('aviso invita invitado publicado citado informado lanza lanzado');

const FEMALE = `adela adriana agustina aitana alba alejandra alicia almudena amalia amparo ana andrea ángela ángeles antonia araceli
  aurora azucena beatriz begoña belén berta blanca bárbara carla carlota carmen carolina catalina cecilia celia clara claudia
  concepción consuelo cristina daniela diana dolores elena elisa elvira emilia encarnación esperanza estefanía ester esther eugenia
  eva fátima felisa fernanda francisca gabriela gloria graciela guadalupe inés inmaculada irene isabel josefa josefina juana julia
  laura leonor leticia lidia lola lorena lourdes lucía luisa luz macarena magdalena maite manuela mar margarita maría mariana
  marina marisa marta martina matilde mercedes milagros mireia mónica montserrat natalia nerea noelia noemí nuria olga paloma
  patricia paula paz pilar raquel rebeca remedios rocío rosa rosalía rosario ruth sandra sara silvia sofía soledad sonia soraya
  susana tamara tania teresa valentina valeria verónica victoria virginia yolanda ximena`;

const MALE = `aarón abel adolfo adrián agustín aitor alberto alejandro alejo alfonso alfredo álvaro andrés ángel antonio arturo benito
  bernardo borja bruno camilo carlos césar claudio cristian cristóbal damián daniel darío david diego domingo eduardo emiliano
  emilio enrique ernesto esteban eusebio ezequiel federico felipe félix fermín fernando fidel francisco gabriel gerardo germán gonzalo
  gregorio guillermo gustavo héctor hernán hugo ignacio iker íñigo ismael iván jacinto jaime javier jerónimo jesús joan joaquín
  jonathan jordi jorge josé juan julián julio leandro leonardo leopoldo lorenzo lucas luis manuel marcelo marcos mariano mario
  martín mateo matías mauricio maximiliano miguel moisés nacho nicolás octavio óscar pablo pascual patricio pedro rafael ramiro ramón
  raúl ricardo roberto rodolfo rodrigo rogelio román rubén salvador samuel santiago saúl sebastián sergio simón tomás vicente víctor
  xavier`;

const ROLES_OF_WOMEN = `presidenta ministra alcaldesa directora diputada senadora consejera secretaria jueza profesora entrenadora
  concejala delegada rectora investigadora abogada gobernadora vicepresidenta exministra expresidenta fundadora fiscala
  embajadora candidata coordinadora historiadora exalcaldesa procuradora comisaria jefa escritora actriz científica
  médica psicóloga socióloga politóloga subdelegada inspectora cofundadora gerenta`;

const ROLES_OF_MEN = `presidente ministro alcalde director diputado senador consejero secretario juez profesor entrenador concejal
  delegado rector investigador abogado gobernador vicepresidente exministro expresidente fundador embajador candidato coordinador
  historiador exalcalde procurador comisario jefe escritor actor científico médico psicólogo sociólogo politólogo subdelegado
  inspector cofundador técnico seleccionador arzobispo obispo papa`;

const ROLES = `portavoz parlamentario parlamentaria doctor doctora fiscal general economista periodista responsable representante analista líder sindicalista artista cantante
  comandante teniente capitán coronel gerente dirigente canciller cónsul delantero centrocampista tenista ciclista`;

const TIMES = `ayer hoy mañana anoche lunes martes miércoles jueves viernes sábado domingo tarde recientemente pasado pasada mediodía`;

const regular = (ar: string, ir: string): readonly string[] => [
  ...conjugate(IN_AR, ar),
  ...conjugate(IN_IR, ir),
];
const participles: readonly string[] = [
  ...regular('ado ada ados adas', 'ido ida idos idas'),
  ...wordList(PARTICIPLES),
].filter((word) => !NO_CUES.has(word));

/** Spanish: «A», dijo X, with the subject behind, places and times between, or left out; dialogue led by the raya. */
export const SPANISH: LanguageRules = {
  ...MARKS_ONLY,
  code: 'es',
  speechWords: 6,
  cueVerbs: new Set(
    [...regular('a an ó aron aba aban', 'e en ió ieron ía ían'), ...wordList(FINITE), ...participles].filter(
      (word) => !NO_CUES.has(word),
    ),
  ),
  participles: new Set(participles),
  dependentCues: new Set([...regular('ar ando', 'er ir'), ...wordList(DEPENDENT)]),
  cueNouns:
    wordList(`comunicado declaración declaraciones carta discurso mensaje mensajes tuit tuits entrevista palabras frase nota
    escrito rueda comparecencia intervención respuesta testimonio promesa amenaza insultos expresión términos gritos grito lema
    publicación correo`),
  accordingTo: [
    ['según'],
    ['de', 'acuerdo', 'con'],
    ['de', 'acuerdo', 'a'],
    ['a', 'juicio', 'de'],
    ['a', 'juicio', 'del'],
    ['en', 'palabras', 'de'],
    ['en', 'palabras', 'del'],
    ['en', 'opinión', 'de'],
    ['en', 'opinión', 'del'],
  ],
  pronouns: new Map([
    ['él', 'male'],
    ['ella', 'female'],
    ['este', 'male'],
    ['esta', 'female'],
    ['éste', 'male'],
    ['ésta', 'female'],
    ['ellos', 'unknown'],
    ['ellas', 'unknown'],
    ['yo', 'unknown'],
    ['usted', 'unknown'],
    ['ustedes', 'unknown'],
    ['nosotros', 'unknown'],
  ]),
  determiners:
    wordList(`el la los las un una unos unas su sus este esta estos estas ese esa aquel aquella mi mis nuestro nuestra varios
    varias algunos algunas muchos otros otras otro otra dos tres cuatro cinco seis diez cada`),
  clauseWords: wordList('que cuando si porque como pero o donde pues mientras aunque sino ni cuyo así'),
  definites: wordList('el la los las este esta'),
  standAlones: wordList('algunos varios muchos otros'),
  lightConjunctions: wordList('pero o'),
  coordinators: wordList('y e'),
  prepositions: wordList(
    `a al en de del con por para sin sobre tras desde hasta entre ante durante bajo contra mediante hacia`,
  ),
  bindingPrepositions: wordList('de del para'),
  relativePronouns: wordList('quien quienes cual que'),
  auxiliaries:
    wordList(`ha han había habían hubo habrá habría haber habiendo es son era fue fueron sido también no se le les lo me nos
    ya he hemos está están`),
  perfectAuxiliaries: wordList('ha han había habían hubo habrá habría haber habiendo he hemos'),
  passiveAuxiliaries: wordList('es son era eran fue fueron sido ser'),
  reflexives: wordList('se me nos'),
  agents: wordList('por'),
  modals: wordList('debe debería puede podría quiere quisiera'),
  adverbs: new Set([
    ...wordList(TIMES),
    ...wordList(`también después luego ya aún además así todavía siempre mismo misma nunca incluso entonces asimismo igualmente finalmente
      posteriormente ahora antes solo sólo`),
  ]),
  denials: wordList('negó niega niegan negaron negaba negado desmintió desmiente desmentido'),
  thoughts: wordList('pensó pensaba'),
  namingWords:
    wordList(`palabra llamado llamada llamados llamadas titulado titulada apodado apodada denominado denominada denominados bautizado
    bautizada supuesto supuesta película libro disco novela canción serie álbum exposición documental revista
    diario pancarta cartel alias apodo lema`),
  clauseMarks:
    wordList(`yo tú él ella nosotros es son era eran fue soy somos sea ha han he hemos había está están estoy estamos estaba
    hay tiene tienen tengo tenemos puede pueden puedo podemos debe deben debemos quiero queremos quieren vamos voy va van
    seguimos sigo no será serán seremos creo creemos sé sabemos hace hacen hacemos hizo`),
  abbreviations: wordList('sr sra srta sres dr dra d dª art pág núm etc ee uu ud uds av gral lic ing prof'),
  honorifics: new Map([
    ['sr', 'male'],
    ['sra', 'female'],
    ['srta', 'female'],
    ['don', 'male'],
    ['doña', 'female'],
    ['d', 'male'],
    ['dr', 'male'],
    ['dra', 'female'],
    ['señor', 'male'],
    ['señora', 'female'],
    ['monseñor', 'male'],
  ]),
  indefinites: wordList('un una otro otra'),
  personNouns: personNouns({
    female: `mujer esposa madre hija señora vecina enfermera alumna clienta abuela viuda hermana maestra trabajadora ganadera
      tendera abogada médica jubilada`,
    male: `hombre marido esposo padre hijo señor vecino enfermero alumno cliente abuelo viudo hermano maestro trabajador ganadero tendero abogado
      médico jubilado pescador ingeniero arquitecto bombero`,
    unknown: `persona testigo turista estudiante joven comerciante manifestante voluntario voluntaria portavoz conductor conductora
      agente residente paciente familiar colega activista fuentes vecinos expertos testigos`,
  }),
  roles: new Set([...wordList(ROLES_OF_WOMEN), ...wordList(ROLES_OF_MEN), ...wordList(ROLES)]),
  genderedWords: personNouns({
    female: `${ROLES_OF_WOMEN} la una esta`,
    male: `${ROLES_OF_MEN} el un este`,
    unknown: '',
  }),
  rolesInLowerCase: true,
  organisationWords:
    wordList(`ministerio partido asociación sindicato federación unión agencia consejo comisión ayuntamiento universidad
    instituto colegio hospital sociedad grupo banco tribunal audiencia parlamento congreso senado gobierno junta diputación policía
    guardia ejército televisión radio diario periódico cadena revista fundación colectivo plataforma movimiento confederación cámara
    autoridad observatorio compañía empresa club fiscalía consejería fuerzas cruz comunidad generalitat moncloa ue onu otan efe
    europa emisora web portal región`),
  capitalisedOthers: new Set([
    ...wordList(TIMES),
    ...wordList(`el la los las un una unos unas en de del a al por para pero y e o según tras desde con sin sobre entre ante durante bajo
      contra hasta hacia mediante además también así asimismo sin embargo no sí ya aunque cuando mientras si como donde porque pues
      él ella ellos ellas este esta estos estas ese esa eso esto aquel su sus mi yo se le les lo nos qué quién quiénes cómo dónde
      cuándo más menos muy todo todos toda todas otro otra otros cada algunos varios muchos ninguno nadie nada algo después
      luego entonces ahora antes aún incluso solo sólo preguntado preguntada interrogado consultado consultada resultado balance
      conclusión motivo objetivo respuesta pregunta mensaje nota foto imagen dos tres cuatro cinco seis siete ocho nueve diez fuentes enero
      febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad hay fue era es ha había dijo añadió
      gracias frente junto`),
  ]),
  firstNames: personNouns({ female: FEMALE, male: MALE, unknown: 'trinidad cruz' }),
  verbEndings: ['ó', 'aron', 'ieron'],
  adverbEndings: ['mente'],
  nameParticles: wordList('de del la las los el y i'),
  looseSubjects: true,
  viewOpeners: wordList('para'),
  negations: wordList('no nunca jamás'),
  limiters: wordList('solo sólo'),
  sayings: wordList('dijo dicho hablado habló llamó llamado escrito escribió afirmado'),
  times: wordList(TIMES),
  resumptions: [
    ['así', 'lo'],
    ['así', 'se'],
    ['así'],
    ['lo'],
    ['es', 'lo', 'que'],
    ['eso', 'es', 'lo', 'que'],
    ['según'],
    ['según', 'lo', 'que'],
    ['como'],
    ['tal', 'y', 'como'],
    ['tal', 'como'],
  ],
  pointsOutside: true,
  dashDialogue: true,
};
