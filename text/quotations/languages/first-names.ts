import type { Gender } from '@/text/quotations/gender';
import { wordList } from '@/text/quotations/word-list';

/** Common first names that are given to one gender nearly always. */
const FEMALE =
  wordList(`mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra
ashley kimberly emily donna michelle carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy
angela shirley anna brenda pamela pam emma nicole helen samantha katherine christine debra rachel carolyn janet catherine maria
heather diane ruth julie olivia joyce virginia victoria lauren christina joan evelyn judith megan andrea cheryl hannah
jacqueline martha gloria teresa ann anne sara madison kathryn janice jean alice julia judy sophia grace denise amber doris
marilyn danielle beverly isabella diana natalie brittany charlotte marie kayla alexis lori jill claire elena sonia ursula angela nicola liz penny
priya aisha fatima nadia leila yuki mei ana lucia rosa carmen ines paula sofia eva ingrid astrid freya sigrid greta olga
svetlana natalia irina tatiana katarina tess nora iris dana emi lena jane kate katie kelly erin
molly abigail chloe zoe lucy ellen rose sally tina tracy wendy yvonne vanessa gail joanne sheila bonnie peggy
rosemary annie eleanor harriet josephine florence edith gretchen maggie meg mia ella ava lily hazel violet april may june
hillary carly debbie debby dahlys melania ivanka tiffany chelsea condoleezza madeleine susana kellyanne kirsten
kristen kristin kristina claudia monica veronica jillian bethany brooke bridget brianna caitlin kaitlyn katelyn
cassandra catalina cecilia celeste celia charlene cherie christa christie christy cindy clara clarissa colleen connie
constance cordelia corinne crystal daphne deanna debora deirdre delia denice desiree dianne dina dolores dominique
dorothea edna eileen elaine eliza elise elisabeth eloise elsa elsie emilia erica erika esther ethel eunice eve faye
felicia felicity fiona frances francine frieda gabriela gabrielle georgina geraldine gertrude gina gladys glenda gwen
gwendolyn heidi helena henrietta hilda ilana imogen irene irma isabel isabelle jackie janelle janette janine jasmine
jeanette jeanine jeanne jenna jennie jenny joann joanna jocelyn jodi josie juanita juliana julianne juliet juliette
justine kara kari karin karina katharine kathy kathie katrina kayleigh keisha kendra kirstie kristi kristine kristy
krista latoya laurie lara larissa latisha laverne lea leah leanne lenora leona leonora leticia lillian lisbeth liza
lizzie lois lola loretta lorna lorraine lottie louisa louise lourdes luann lucille lucinda luisa lupita lydia lynda
lynette lynn lynne mabel mable madeline magdalena mandy marcia margarita margery marguerite marian marianne maribel
marina marisa marisol marissa marjorie marlene marsha martina maryann mathilda matilda maude maureen mavis maxine
melanie melinda meredith meryl michele mildred millie minnie miranda miriam mollie mona muriel myra myrtle nadine
nanette naomi natasha nellie nichole nina noreen norma odette oprah patrice patsy patti patty paulette pauline petra
phoebe phyllis portia priscilla rachael ramona raquel rebekah regina renee rhoda rhonda rita roberta rochelle ronda
rosalie rosalind rosalyn rosanna roseanne rosemarie rosie roxanne roxana sabrina sadie sallie saundra selena selina
selma serena shari sharron shauna shelby shelley shelly sheri sherri sherry shirlee simone sondra sonya stacey stacy
stella stephany susanna susannah suzanne suzette sybil sylvia tabitha tamara tamika tammy tanya tara tasha teri terri
thelma theresa therese tiffani tonya trina trisha trudy valerie vera verna veronique vicki vicky vivian viviana wanda
whitney wilma winifred yolanda yvette zelda zainab zahra zara amina amal aaliyah yasmin yasmine samira salma rania
rabia mariam maryam khadija hafsa fatma farah ayesha alisha anjali anita deepa divya indira kavita lakshmi meera neha
nisha pooja priyanka radha shreya sunita sushma uma xiu hyejin sakura yoko naoko keiko akiko michiko noriko yumi
guadalupe esperanza ximena pilar consuelo rocío belén mónica verónica inés beatriz carolina daniela alejandra fernanda
valentina luciana ludmila oksana oleksandra anastasia ekaterina yekaterina ksenia galina lyudmila tatyana yulia yuliya
valentyna olena`);

const MALE =
  wordList(`james robert john michael david william richard joseph thomas charles christopher daniel matthew anthony
mark donald steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary
nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick frank raymond jack
dennis jerry tyler aaron jose adam nathan henry douglas zachary peter kyle noah ethan jeremy walter christian keith roger
terry austin sean gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert
willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene bill ted mike ben bernie joe tim tom todd rick chris greg steve dan jim bob ron don ken jeff matt dave sam tony nick
vladimir boris sergei dmitri ivan mikhail nikolai emmanuel francois françois pierre olaf gerhard
klaus hans jürgen wolfgang friedrich carlos luis miguel pedro diego jorge mohamed mohammed muhammad ahmed ali omar
hassan ibrahim yusuf abdul benjamin rahul imran lee ray idris jan rupert nigel jeremy gordon graham neil ian alastair alistair hugh simon
stuart trevor clive derek gavin duncan malcolm martin luke owen rhys liam conor declan seamus brendan harry oliver
leo max theo felix oscar victor hugo lewis fred earl clarence ernest stanley leonard norman howard glenn barry dwight craig curtis
lindsey chuck harry marvin wesley clay cory evan grant will
luay humayun khizr herman rory newt mitt jeb marco reince rudy donny barack raúl raul rand sherrod bernard alec alex
alexandru alberto alejandro alfonso alfred alfredo allen alvin andre andreas andres andy angelo antoine anton antonio
archie ari armando arnold arturo augustus barney bart basil benedict benny bernardo bert bertrand bjorn blaine boyd
brad brendon brent bret brett brock bruno bryce buddy burt byron caleb calvin carlton cedric cesar chad charlie
chester christoph claude clayton clifford clifton clint clyde colin corey cornelius cyril cyrus damian damien damon
danny dante darrell darren darryl daryl denny deshawn desmond devin dexter dick dieter dirk dmitry dominic dominick
donovan doug duane dustin dwayne ed eddie edgar edmund eduardo edwin efrain eli elias elliot elliott elmer elton emil
emilio emmett enrique erick erik ernesto erwin esteban eugenio everett ezra fabian felipe ferdinand fernando fidel
floyd forrest francesco francis francisco franco franklin freddie freddy frederick fredrick fritz galen garrett garry
gene geoff geoffrey gerard gerry gilbert gilberto giovanni glen godfrey gonzalo graeme gregg greggory guillermo
gunther gus gustavo hamid hector heinrich hiram homer horace horst hosea hubert humberto ignacio igor ira irvin irving
isaac isaiah ismael ivor jaime jake jamal jameson jared jarrod jarvis javier jed jerald jerome jerrod jimmie jimmy
joachim joaquin joel joey johan johann johnnie johnny jonah jonas jonathon jorg josef josh josiah jovan juergen jules
julian julio julius justus kareem karl karl-heinz kasim keenan kenny kent khalid kieran kirk konrad kristof kurt
lamont lance lanny laurence lawson leland lenny leon leonardo leonid leopold leroy lester lev levi lionel lloyd
lorenzo lothar lou louie louis lowell luca lucas lucian luigi lukas luther lyle magnus mahmoud mansour manuel marc
marcel marcello marcelo marcos marcus mariano mario marlon marshall marty mathew mathias mats maurice mauricio maury
maxim maxwell mehdi mehmet mel melvin merle mervyn micah mickey milo milton mitch mitchell monte monty morris moses
muammar murray mustafa myron nate nathaniel ned nestor nikita nikola nils noam nolan olav oleg olivier omer orville
oswald otis otto pablo paolo pascal patricio pavel percy perry pete phil phillip piers pietro preston prakash quentin
quincy quinton rafael rafe raj rajesh ralf ralphie ramon ramiro randall randolph raphael rashid rasheed reggie
reginald reinhard remy rene reuben reynaldo ricardo riccardo ricky rico rob robbie roberto rocco roderick rodney
rodolfo rodrigo rogelio roland rolando rolf roman romeo ronnie ross ruben rudolph rufus russ rustam sal salim salman
salvador salvatore sami sammy sandeep sanjay saul scot scotty sebastian serge sergey sergio seth seymour shane shaun
shawn sheldon sherman sid silas simeon solomon sonny spencer stan stefan stefano stephan steffen stewart sunil suresh
sven syed sylvester tariq tarek terence terrance terrence thaddeus thad theodore tobias toby tomas tommy travis trent
trey tristan troy tyrone ulrich uriel vadim vernon vic vijay vikram viktor vince vincenzo vito vlad volodymyr wade
waldo walt warren waleed wendell werner wilbur wilfred wilhelm willard willis winston woodrow woody wyatt xavier
yasser yevgeny yitzhak yosef youssef zach zachariah zack zane zbigniew zeke benigno enda bashar recep shinzo narendra
nawaz asif bilal faisal hamza haider hussein iqbal jamil kamal karim majid nabil nasser osama rafiq saeed samir shahid
tahir walid zaid ziad`);

/** First name, in lower case, to the gender it tells. */
export const ENGLISH_FIRST_NAMES: ReadonlyMap<string, Gender> = new Map<string, Gender>([
  ...[...MALE].map((name): [string, Gender] => [name, 'male']),
  ...[...FEMALE].map((name): [string, Gender] => [name, 'female']),
]);
