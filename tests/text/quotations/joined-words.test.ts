import { expect, test } from 'vitest';
import { jointOf } from '@/text/quotations/joined-words';
import { rulesFor } from '@/text/quotations/languages/rules-for';

/** The two words a printed one falls into; itself when it is one. */
function parts(word: string, isBehindName: boolean, language: string): string[] {
  const joint = jointOf(word, isBehindName, rulesFor(language));
  return joint === null ? [word] : [word.slice(0, joint.end), word.slice(joint.next)];
}

test.each([
  { word: "l'avocat", behindName: false, language: 'fr', found: ["l'", 'avocat'] },
  { word: 'L’avocat', behindName: false, language: 'fr', found: ['L’', 'avocat'] },
  { word: "d'Orvane", behindName: false, language: 'fr', found: ["d'", 'Orvane'] },
  { word: "d'Arvel", behindName: true, language: 'fr', found: ["d'Arvel"] },
  { word: "L'Hebdo", behindName: false, language: 'fr', found: ["L'Hebdo"] },
  { word: "aujourd'hui", behindName: false, language: 'fr', found: ["aujourd'hui"] },
  { word: "dell'opposizione", behindName: false, language: 'it', found: ["dell'", 'opposizione'] },
  { word: "Dell'Orto", behindName: true, language: 'it', found: ["Dell'Orto"] },
  { word: 'dit-il', behindName: false, language: 'fr', found: ['dit', 'il'] },
  { word: 'a-t-elle', behindName: false, language: 'fr', found: ['a', 'elle'] },
  { word: 'demi-tour', behindName: false, language: 'fr', found: ['demi-tour'] },
  { word: 'perguntou-lhe', behindName: false, language: 'pt', found: ['perguntou', 'lhe'] },
  { word: "l'avocat", behindName: false, language: 'en', found: ["l'avocat"] },
])('in $language "$word" falls into $found', ({ word, behindName, language, found }) => {
  expect(parts(word, behindName, language)).toEqual(found);
});
