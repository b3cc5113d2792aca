import { conjugate } from '@/text/quotations/conjugate';
import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Verbs of speech in -ar, commonest first. */
const IN_AR = `realçar vincar atirar rematar emendar afirmar falar explicar declarar contar comentar perguntar ressaltar destacar lembrar relatar alertar avaliar 
  apontar anunciar assegurar completar criticar confirmar confessar comemorar denunciar detalhar informar indicar justificar lamentar
  observar pontuar ponderar reforçar revelar reiterar retrucar salientar sublinhar argumentar alegar analisar
  acusar adiantar atacar brincar celebrar chamar citar classificar considerar constatar contestar
  cobrar concordar conclamar confidenciar desabafar disparar elogiar enfatizar especular exclamar exaltar
  finalizar frisar gritar ironizar indagar indignar insinuar interpelar jurar lançar manifestar mencionar narrar notar
  ordenar orientar prognosticar projetar protestar proclamar queixar questionar qualificar rechaçar reclamar recomendar
  recordar registrar reivindicar relembrar replicar ressalvar rotular sentenciar sinalizar sussurrar
  testemunhar tuitar valorizar vaticinar zombar acrescentar sustentar`;

/** Verbs in -er and -ir that go like "defender" and "admitir". */
const IN_ER = `defender responder prometer esclarecer reconhecer agradecer escrever descrever rebater `;
const IN_IR = `referir garantir admitir insistir advertir sugerir resumir assumir discutir refletir prosseguir`;

const FINITE = `acredita acreditam acha acham crê pensa pensam diz dizem disse disseram dizia diziam dirá conclui concluem concluiu concluíram mantém mantêm manteve propõe propôs pede
  pedem pediu pediram pedia expõe expôs opina opinou opinaram repete repetem repetiu repetia predisse prediz corrige corrigiu previu
  prevê segue seguiu continua continuou ri sustém frisa sorri reage reagiu sentencia`;

const PARTICIPLES = `dito escrito descrito exposto proposto defendido respondido prometido reconhecido esclarecido concluído repetido
  reagido`;

const DEPENDENT = `dizer dizendo concluir concluindo pedir pedindo propor propondo repetir repetindo`;

/** More often nouns or other verbs. */
const NO_CUES = wordList(
  'citado notar nota lança lançado projeta projetado registra registrado chama chamado chamada segue chamar',
);

const FEMALE = `adélia adriana alana alice aline amália amanda ana andreia andréa andressa ângela anita antónia antônia aparecida ariana
  aurora bárbara beatriz bianca bruna camila carina carla carlota carmen carolina catarina cátia cecília célia clara clarice cláudia
  conceição cristiane cristina daiane daniela débora denise diana dilma dulce eduarda elaine elena eliana eliane elisa elizabeth
  elsa elza emília érica esther eunice eva fabiana fátima fernanda filipa filomena flávia francisca gabriela giovana gisela gisele
  glória graça helena heloísa ilda inês iracema irene isabel isabela ivone jaqueline jéssica joana joaquina josefa juliana julieta
  karina kátia laís lara larissa laura leila letícia lídia lígia liliana lívia lorena lourdes luana lúcia luciana luísa luiza
  luzia madalena mafalda manuela mara marcela márcia margarida maria mariana marília marina marisa marta mayara mercedes michele
  milena mirian mónica mônica nádia natália nathália neusa nicole noémia olga olívia palmira patrícia paula poliana priscila rafaela
  raquel rebeca regina renata rita roberta rosa rosana rosângela rute sandra sara sílvia simone sofia solange sónia sônia soraia
  sueli susana suzana tainá tânia tatiana telma teresa tereza thaís valéria vanda vanessa vera verónica vitória viviane yasmin
  zélia zulmira`;

const MALE = `abel adalberto adelino ademir adriano afonso agostinho aires alan alberto aldo alex alexandre alfredo aloísio álvaro amadeu
  américo anderson andré ângelo antónio antônio armando arnaldo artur augusto aurélio baltazar benedito benjamim bernardo bento breno
  bruno caetano caio carlos celso césar cláudio cristiano cristóvão dagoberto daniel danilo david davi delfim diego diogo domingos
  douglas duarte edgar edmilson edson eduardo elias emanuel emílio enzo ernesto estêvão eugénio everton fábio fausto felipe félix
  fernando filipe flávio francisco frederico gabriel geraldo gerson gil gilberto gilson gonçalo guilherme gustavo heitor hélder
  hélio henrique horácio hugo humberto igor inácio isaac ismael ivan ivo jacinto jaime jair jerónimo jesus joão joaquim joel jonas
  jorge josé josué júlio juliano leandro leonardo leonel lourenço lucas luciano lúcio luís luiz manoel manuel marcelo márcio marco
  marcos mariano mário martim mateus matheus maurício mauro maximiano michel miguel moacir moisés murilo nelson nélson nicolau nuno
  octávio orlando óscar osvaldo otávio paulo pedro rafael raimundo ramiro raul reginaldo reinaldo renan renato ricardo roberto
  rodolfo rodrigo rogério romário romeu ronaldo rúben rubens rui salvador samuel sandro sebastião sérgio severino sidnei silas
  sílvio simão thiago tiago tomás tomé ubiratan valdir valentim valter vasco vicente victor vinícius vítor wagner walter wanderley
  washington wellington wesley william wilson zacarias zeca`;

const ROLES_OF_WOMEN = `presidenta ministra prefeita vereadora diretora deputada senadora secretária juíza professora treinadora governadora
  procuradora advogada pesquisadora investigadora reitora fundadora embaixadora coordenadora delegada promotora historiadora escritora
  atriz cantora médica psicóloga socióloga candidata vereadora empresária produtora agricultora desembargadora
  conselheira bastonária vice-prefeita primeira-ministra moradora`;

const ROLES_OF_MEN = `ministro prefeito vereador diretor deputado senador secretário juiz professor treinador governador procurador advogado
  pesquisador investigador reitor fundador embaixador coordenador delegado promotor historiador escritor ator cantor médico psicólogo
  sociólogo candidato empresário produtor agricultor desembargador conselheiro bastonário vice-prefeito primeiro-ministro técnico bispo
  arcebispo cardeal papa padre morador goleiro zagueiro`;

const ROLES = `presidente porta-voz parlamentar doutor doutora líder responsável representante economista jornalista autarca cientista analista especialista
  sindicalista artista gerente dirigente comandante coronel capitão tenente general relator relatora chefe vice vice-presidente
  ex-presidente ex-ministro ex-ministra ex-prefeito superintendente atacante meio-campista tenista infectologista politólogo`;

const TIMES = `ontem hoje amanhã segunda terça quarta quinta sexta sábado domingo segunda-feira terça-feira quarta-feira quinta-feira
  sexta-feira manhã tarde noite recentemente passado passada`;

const regular = (ar: string, er: string, ir: string): readonly string[] => [
  ...conjugate(IN_AR, ar),
  ...conjugate(IN_ER, er),
  ...conjugate(IN_IR, ir),
];
const participles: readonly string[] = [
  ...regular('ado ada ados adas', 'ido ida idos idas', 'ido ida idos idas'),
  ...wordList(PARTICIPLES),
].filter((word) => !NO_CUES.has(word));

/** Portuguese of Brazil and Portugal: “A”, disse X, afirmou o prefeito; «A» and dialogue led by the travessão. */
export const PORTUGUESE: LanguageRules = {
  ...MARKS_ONLY,
  code: 'pt',
  speechWords: 6,
  cueVerbs: new Set(
    [
      ...regular('a am ou aram ava avam', 'e em eu eram ia iam', 'e em iu iram ia iam'),
      ...wordList(FINITE),
      ...participles,
    ].filter((word) => !NO_CUES.has(word)),
  ),
  participles: new Set(participles),
  dependentCues: new Set(
    [...regular('ar ando', 'er endo', 'ir indo'), ...wordList(DEPENDENT)].filter(
      (word) => !NO_CUES.has(word),
    ),
  ),
  cueNouns:
    wordList(`comunicado declaração declarações carta discurso mensagem mensagens tuíte tuítes entrevista palavras frase nota post
    intervenção resposta depoimento promessa ameaça insultos expressão termos grito slogan publicação áudio vídeo texto coletiva`),
  accordingTo: [
    ['segundo'],
    ['conforme'],
    ['de', 'acordo', 'com'],
    ['na', 'opinião', 'de'],
    ['na', 'opinião', 'do'],
    ['na', 'opinião', 'da'],
    ['na', 'avaliação', 'de'],
    ['na', 'avaliação', 'do'],
    ['na', 'avaliação', 'da'],
    ['nas', 'palavras', 'de'],
    ['nas', 'palavras', 'do'],
    ['nas', 'palavras', 'da'],
  ],
  pronouns: new Map([
    ['ele', 'male'],
    ['ela', 'female'],
    ['este', 'male'],
    ['esta', 'female'],
    ['eles', 'unknown'],
    ['elas', 'unknown'],
    ['eu', 'unknown'],
    ['nós', 'unknown'],
    ['você', 'unknown'],
    ['vocês', 'unknown'],
  ]),
  determiners:
    wordList(`o a os as um uma uns umas este esta estes estas esse essa aquele aquela seu sua seus suas meu minha nosso nossa
    vários várias alguns algumas muitos outros outras outro outra dois duas três quatro cinco seis dez cada`),
  clauseWords: wordList('que quando se porque como mas ou onde pois enquanto embora porém nem cujo'),
  definites: wordList('o a os as este esta'),
  standAlones: wordList('alguns vários muitos outros'),
  lightConjunctions: wordList('mas ou porém'),
  coordinators: wordList('e'),
  prepositions:
    wordList(`ao à aos às em no na nos nas num numa neste nesta nesse nessa de do da dos das deste desta com por pelo pela pelos
    pelas para pra sobre sob após até entre ante durante contra sem desde perante diante`),
  bindingPrepositions: wordList('de do da dos das para'),
  relativePronouns: wordList('quem qual que'),
  auxiliaries:
    wordList(`tem têm tinha tinham havia haviam terá teria ter tendo é são era eram foi foram sido também não se lhe lhes me já
    está estão há`),
  perfectAuxiliaries: wordList('tem têm tinha tinham havia haviam terá teria ter tendo'),
  passiveAuxiliaries: wordList('é são era eram foi foram sido ser será'),
  reflexives: wordList('se me'),
  agents: wordList('por pelo pela pelos pelas'),
  modals: wordList('deve deveria pode poderia quer queria'),
  adverbs: new Set([
    ...wordList(TIMES),
    ...wordList(`também depois ainda já sempre mesmo mesma nunca então além assim agora antes inclusive só apenas logo posteriormente finalmente
      igualmente entretanto contudo`),
  ]),
  denials: wordList('negou nega negam negaram negava negado desmentiu desmente'),
  thoughts: wordList('pensou pensava'),
  namingWords:
    wordList(`palavra chamado chamada chamados chamadas intitulado intitulada apelidado apelidada denominado denominada batizado batizada
    suposto suposta filme livro disco romance canção música série álbum exposição mostra documentário revista
    jornal faixa cartaz dito dita novela peça apelido`),
  clauseMarks:
    wordList(`eu tu ele ela nós é são era eram foi foram sou somos seja há tem têm tenho temos tinha está estão estou estamos estava
    pode podem posso podemos deve devem devemos quero queremos quer querem vai vão vou vamos será serão seremos não fiz fizemos faz
    fazem fazemos sei sabemos acho achamos acredito precisamos`),
  abbreviations: wordList(
    'sr sra srs dr dra drs prof profa exmo exma eng art pág etc av gen cel cap ten min dep sen ltda núm nº d',
  ),
  honorifics: new Map([
    ['sr', 'male'],
    ['sra', 'female'],
    ['dr', 'male'],
    ['dra', 'female'],
    ['dom', 'male'],
    ['dona', 'female'],
    ['d', 'male'],
    ['prof', 'unknown'],
    ['senhor', 'male'],
    ['senhora', 'female'],
    ['frei', 'male'],
  ]),
  indefinites: wordList('um uma outro outra'),
  personNouns: personNouns({
    female: `mulher mãe filha senhora vizinha enfermeira aluna avó viúva irmã trabalhadora moradora dona-de-casa professora aposentada
      menina moça esposa`,
    male: `homem pai filho senhor vizinho enfermeiro aluno avô viúvo irmão trabalhador morador professor aposentado pescador menino rapaz
      marido pedreiro engenheiro arquiteto bombeiro`,
    unknown: `pessoa testemunha turista estudante jovem comerciante manifestante voluntário voluntária cliente motorista paciente parente
      colega ativista residente fontes moradores testemunhas especialistas vizinhos`,
  }),
  roles: new Set([...wordList(ROLES_OF_WOMEN), ...wordList(ROLES_OF_MEN), ...wordList(ROLES)]),
  genderedWords: personNouns({
    female: `${ROLES_OF_WOMEN} a uma esta`,
    male: `${ROLES_OF_MEN} o um este`,
    unknown: '',
  }),
  rolesInLowerCase: true,
  organisationWords:
    wordList(`ministério partido associação sindicato federação união agência conselho comissão prefeitura câmara
    universidade instituto escola colégio hospital sociedade grupo banco tribunal parlamento congresso senado governo secretaria polícia
    guarda exército televisão tv rádio diário jornal revista fundação coletivo movimento confederação autoridade observatório companhia
    empresa clube procuradoria bombeiros força planalto ue onu otan nato lusa europa portal site folha supremo stf oms`),
  capitalisedOthers: new Set([
    ...wordList(TIMES),
    ...wordList(`o a os as um uma uns umas em no na nos nas num numa de do da dos das ao à aos às com por pelo pela para mas e ou segundo
      conforme após desde sem sobre entre ante durante contra até também além assim não sim já embora quando enquanto se como onde
      porque pois ele ela eles elas este esta estes estas esse essa isso isto aquele seu sua meu minha que quem qual quais quanto mais
      menos muito todo todos toda todas outro outra outros cada alguns vários muitos ninguém nada algo depois então agora antes ainda
      inclusive só questionado questionada procurado procurada perguntado resultado balanço conclusão motivo objetivo resposta pergunta
      mensagem nota foto imagem dois duas três quatro cinco seis sete oito nove dez fontes janeiro fevereiro março abril maio junho julho
      agosto setembro outubro novembro dezembro natal há foi era é eu nós você neste nesta nesse nessa hoje diante apesar`),
  ]),
  firstNames: personNouns({ female: FEMALE, male: MALE, unknown: 'nazaré' }),
  verbEndings: ['ou', 'aram', 'iram'],
  adverbEndings: ['mente'],
  nameParticles: wordList('de do da dos das e'),
  looseSubjects: true,
  viewOpeners: wordList('para'),
  negations: wordList('não nunca jamais'),
  limiters: wordList('só apenas'),
  sayings: wordList('disse dito falou falado chamou escreveu afirmou'),
  times: wordList(TIMES),
  pluralPrepositions: wordList('a'),
  resumptions: [
    ['é', 'o', 'que'],
    ['foi', 'o', 'que'],
    ['assim'],
    ['isso'],
    ['segundo'],
    ['conforme'],
    ['como'],
  ],
  pointsOutside: true,
  dashDialogue: true,
};
