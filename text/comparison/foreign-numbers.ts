/**
 * Number words of other languages and the figure each stands for, folded: "vier" for "4" is how an outlet writes, and
 * no other claim. Only words that are no other word in these languages ("neuf" is also new, "sei" also I know), and
 * none for one, which is an article nearly everywhere.
 */
export const FOREIGN_NUMBERS: ReadonlyMap<string, string> = new Map(
  // German, and Dutch where it differs.
  (
    'zwei:2 drei:3 vier:4 funf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwolf:12 hundert:100 tausend:1000 ' +
    'twee:2 drie:3 vijf:5 zes:6 zeven:7 negen:9 tien:10 twaalf:12 ' +
    // French, Spanish, Italian, Portuguese.
    'deux:2 trois:3 quatre:4 cinq:5 huit:8 dix:10 onze:11 douze:12 dos:2 tres:3 cuatro:4 cinco:5 siete:7 ocho:8 ' +
    'nueve:9 diez:10 doce:12 tre:3 quattro:4 cinque:5 sette:7 otto:8 nove:9 dieci:10 undici:11 dodici:12 dois:2 ' +
    'quatro:4 sete:7 oito:8 dez:10 doze:12'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [word = '', figure = ''] = pair.split(':');
      return [word, figure];
    }),
);
