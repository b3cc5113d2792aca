/**
 * Names that come from other scripts and are spelled in many ways, folded, and the form all are brought to. Data only;
 * one-spelling.ts applies it. People and places in the news, and words the name of a faith or party is made of: a wrong
 * entry would hide that two persons are named, so no two names are brought together that two persons may have.
 */
export const TRANSLITERATIONS: ReadonlyMap<string, string> = new Map(
  (
    'kyiv:kiev kharkov:kharkiv lvov:lviv odesa:odessa chornobyl:chernobyl dnepr:dnipro nikolaev:mykolaiv ' +
    'zaporozhye:zaporizhzhia zaporizhia:zaporizhzhia luhansk:lugansk qaddafi:gaddafi gadhafi:gaddafi qadhafi:gaddafi ' +
    'kadafi:gaddafi kaddafi:gaddafi ghaddafi:gaddafi gadafi:gaddafi usama:osama ladin:laden qaida:qaeda qaedah:qaeda ' +
    'hizbollah:hezbollah hizbullah:hezbollah hezballah:hezbollah mohammad:mohammed muhammad:mohammed ' +
    'muhammed:mohammed mohamed:mohammed mohamad:mohammed quran:koran moslem:muslim moslems:muslims ' +
    'hussain:hussein husayn:hussein husain:hussein abdallah:abdullah khameini:khamenei ' +
    'khomeiny:khomeini ahmedinejad:ahmadinejad rohani:rouhani ' +
    'asad:assad netanyahou:netanyahu taleban:taliban sheik:sheikh ' +
    'shaikh:sheikh shaykh:sheikh jihadi:jihadist jihadis:jihadists huthi:houthi huthis:houthis ' +
    'shia:shiite shias:shiites shiah:shiite shariah:sharia burka:burqa burkas:burqas hejab:hijab ' +
    'peking:beijing tchaikovsky:chaikovsky dostoyevsky:dostoevsky chanukah:hanukkah hanukah:hanukkah ' +
    'czar:tsar czars:tsars navalnyy:navalny alexei:alexey aleksei:alexey aleksey:alexey ' +
    'sergei:sergey dmitri:dmitry dmitriy:dmitry yuriy:yuri yury:yuri'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [from = '', to = ''] = pair.split(':');
      return [from, to];
    }),
);

/** Zelensky, Zelenskyy, Zelenskiy, Zelenskii: no English word ends so. */
export const SKY_ENDING = /^(\p{L}{3,})sk(?:yy|iy|ii|yi|ij)$/u;
