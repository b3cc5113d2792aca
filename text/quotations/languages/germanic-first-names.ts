import type { Gender } from '@/text/quotations/gender';
import { wordList } from '@/text/quotations/word-list';
import { ENGLISH_FIRST_NAMES } from './first-names';

/** First names common in the German, Dutch and Nordic languages that nearly always go with one gender. */
const FEMALE =
  wordList(`angelika anja anke annalena anne annegret anneliese annette antje astrid barbara beate beatrix bettina birgit birte
  brigitte britta carola christa christel christiane christine claudia cornelia dagmar daniela doris dorothea edda elfriede elisabeth elke
  ellen erika esther eva evelyn franziska frauke friederike gabriele gabi gerda gesine gisela grit gudrun hannelore hedwig heide heidi
  heike helga henriette hildegard ilona ilse imke ina inge ingeborg ingrid irene iris irmgard jana janine jette johanna josephine judith
  jutta karin karla karola katharina kathrin katja katrin kerstin kirsten klara kristina lea lena lieselotte lisa lotte luise magdalena
  maike manuela mareike margarete margit margot margrit maria marianne marie marina marion marlene martina mathilde mechthild meike melanie
  mia michaela monika nadine nele nicole nina olga patricia paula petra pia ramona rebecca regina regine renate rita romy rosemarie roswitha
  ruth sabine sabrina sandra sara sarah saskia sibylle sigrid silke silvia simone sina sofia sonja sophie stefanie stephanie steffi susanne
  svenja sylvia tanja tatjana theresa thea ulla ulrike ursula uta ute vanessa vera verena veronika viola waltraud wiebke yvonne
  aafke aaltje aleid anneke annemieke annemarie anouk antoinette ariane bianca carola carolien cora coby corrie dilan dionne dieuwertje els
  elsbeth emine esmee femke fenna fleur floor fransje geertje greetje gerdien hanneke hendrika henny hetty ineke inez ingeborg jacqueline jeannette
  jet jolande jorien josje judith juliette karien katinka laetitia lidewij liesbeth liesje lieke lilianne loes lousewies maaike maartje
  machteld madelon margreet margriet marianne marieke marijke marijn marit marjan marjolein marleen mirjam mieke miep mona myrthe nelleke noor
  renske rianne roos saskia sietske sigrid sjoukje sylvana tamara tineke titia trijntje truus wendela willemijn wilma yesim yvette
  agneta amanda anette anita anna annika ann-marie annelie asta birgitta bodil britt camilla carina cecilia dorte dorthe ebba elin elsa emelie
  eivor erna freja frida gerd gro grethe grete gry gudrun gun gunilla gunnel gunvor hanna hanne hege helene helle henriette hilde ida inga inger
  ingvild ingela ingegerd jannike jenny jette johanne jonna jorunn kaja kajsa karen karin karoline kari kersti kirsti kjersti kristin lene linda
  line linnea lisbeth lise liselott liv lone louise lovisa magnhild maj maja malin maren margrethe mari mariann marit merete mette moa
  monica nora nanna pernilla pernille ragnhild randi rikke signe sigrun sissel siv siri sofie solveig solvei stine susanna synnøve
  tone torill tove trine trude turid ulla ulrika unni vigdis vibeke vilde ylva åsa åse`);

const MALE =
  wordList(`achim adam albert albrecht alexander alfred alois andreas anton armin arne arno axel benedikt benjamin bernd bernhard bert bodo boris
  bruno burkhard carsten christian christoph clemens cornelius daniel david detlef dieter dietmar dirk dominik eberhard eckart eckhard
  edmund egon erich ernst erwin eugen fabian felix ferdinand florian frank franz franz-josef friedhelm friedrich fritz georg gerald gerd
  gerhard gero gottfried götz gregor guido günter günther gunther hannes hans hans-georg hans-jürgen hans-peter harald harry hartmut heiko heiner
  heinrich heinz helmut hendrik henning henrik herbert heribert hermann holger horst hubert hubertus hugo ingo jakob jan jens joachim
  jochen johann johannes jonas jonathan josef joseph jost julian julius jürgen kai karl karl-heinz karl-theodor karsten kevin klaus klaus-dieter konrad
  konstantin kurt lars leon leonhard leopold lorenz lothar lukas ludwig lutz manfred manuel marcel marco marcus mario markus martin mathias
  matthias max maximilian michael moritz niklas nils norbert olaf oliver oskar otto patrick paul peer peter philipp rainer ralf ralph
  raphael reiner reinhard reinhold rene richard robert roland rolf roman rudi rudolf rüdiger sascha sebastian siegfried sigmar simon stefan
  steffen stephan sven theo theodor thilo thomas thorsten tilman till tim timo tobias tom torsten udo ulf uli ullrich ulrich uwe valentin
  viktor volker walter werner wilfried wilhelm willi willy winfried wolf wolfgang wolfram
  aad abdelkader ahmed alexander anne-jan arie arjen arno bas bart bert boris bram casper cees cor daan daniël diederik dick dries durk eelco
  eric ernst evert ewout ferd floris frans freek frits geert gerard gerbrand gerrit gert gert-jan gijs harm hans-jan hein henk henri herman hubert huib
  hugo huub ivo jaap jack jacob jan jan-peter jelle jeroen jesse jetze job joep johan joost joram joris jos joris jurgen kees klaas koen koos
  laurens lennart leendert lodewijk luc maarten marc marcel marnix mart martijn mees menno michiel mohamed niels onno otto paul pepijn peter-jan
  pier piet pieter rens ricardo rik rob robbert roel roelof roemer ron rutger ruud sander sjoerd siebe sietse stef sybrand sytze teun theo thierry
  thijs tjeerd tjibbe toine tom ton tunahan twan vincent wiebe wim wopke wouter wybren zihni
  alf allan anders anton arild arvid asbjørn asger atle aksel bengt birger bjarne bjarni björn bjørn bo bosse carl christer claes
  daniel egil einar eirik erik erlend esben espen eskil finn flemming folke fredrik frederik frode geir göran gunnar gustav hans-christian hallvard
  hampus harald henrik håkan håkon ib ingemar ingvar isak ivar jan-erik jarle jens jesper jimmie joakim jonny jonas jørgen jørn
  kaare kasper karl-erik kåre kent ketil kjell kjetil klas knud knut kristian kristoffer lars lars-erik lasse leif lennart linus magne
  magnus mats mattias mikael mikkel mogens morten nicolai niclas niels nils odd olav ola ole olle olof ove per peder pelle pål
  palle patrik petter poul ragnar rasmus roar rolf rune runar sigurd sivert snorre staffan stefan steen stein sten stian stig sture sune sven-erik
  svein sverre søren terje thor thorbjørn thorvald tobias tom tor torbjörn torben tord tore torgeir torgny torkel tormod torsten
  tove-jan trond troels trygve truls uffe ulf urban valdemar vidar viggo villy yngve åke øystein`);

/** First name, in lower case, to the gender it tells; names that mean another gender in English stand as here. */
export const GERMANIC_FIRST_NAMES: ReadonlyMap<string, Gender> = new Map<string, Gender>([
  ...ENGLISH_FIRST_NAMES,
  ...[...MALE].map((name): [string, Gender] => [name, 'male']),
  ...[...FEMALE].map((name): [string, Gender] => [name, 'female']),
]);
