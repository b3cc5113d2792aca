import type { Gender } from '@/text/quotations/language-rules';
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
rosemary annie eleanor harriet josephine florence edith gretchen maggie meg mia ella ava lily hazel violet april may june`);

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
lindsey chuck harry marvin wesley clay cory evan grant will`);

/** First name, in lower case, to the gender it tells. */
export const ENGLISH_FIRST_NAMES: ReadonlyMap<string, Gender> = new Map<string, Gender>([
  ...[...MALE].map((name): [string, Gender] => [name, 'male']),
  ...[...FEMALE].map((name): [string, Gender] => [name, 'female']),
]);
