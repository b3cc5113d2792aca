import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'a compound verb with its subject behind, and the name behind the role',
    text: '«Il teatro riapre a maggio», ha annunciato ieri il sindaco di Brevano, Paolo Neri.',
    quotations: [speech('Paolo Neri', 'Il teatro riapre a maggio')],
  },
  {
    shows: 'a name behind the role and its place, without a comma',
    text: '«Siamo pronti», afferma il sindaco di Brevano Paolo Neri.',
    quotations: [speech('Paolo Neri', 'Siamo pronti')],
  },
  {
    shows: 'the attribution between dashes inside the marks',
    text: '«Abbiamo perso tutto – racconta Anna Serra – ma siamo vivi».',
    quotations: [speech('Anna Serra', 'Abbiamo perso tutto', 'ma siamo vivi')],
  },
  {
    shows: 'a verb between dashes without a subject as going on',
    text: '«È finita», dice Anna Serra. «Per mesi – ha aggiunto – nessuno ci ha ascoltati».',
    quotations: [
      speech('Anna Serra', 'È finita'),
      speech('Anna Serra', 'Per mesi', 'nessuno ci ha ascoltati'),
    ],
  },
  {
    shows: 'words of reference, and the ordinal number as none',
    text: 'Secondo Giulia Ferri, il piano è «già vecchio». Nel secondo incontro tutto sembrava «normale».',
    quotations: [fragment('Giulia Ferri', 'già vecchio'), term('normale')],
  },
  {
    shows: 'elided articles and prepositions',
    text: '«Non c’è pericolo», assicura l’assessora all’Ambiente, Giulia Ferri. Lo stadio, ha spiegato l’ingegnere, «reggerà».',
    quotations: [speech('Giulia Ferri', 'Non c’è pericolo'), fragment('l’ingegnere', 'reggerà')],
  },
  {
    shows: 'a credit without a verb',
    text: '«Una farsa». Così Marco Dell’Orto.',
    quotations: [speech('Marco Dell’Orto', 'Una farsa')],
  },
  {
    shows: 'the comment of somebody',
    text: '«È un attacco alla stampa», è il commento di Anna Serra.',
    quotations: [speech('Anna Serra', 'È un attacco alla stampa')],
  },
  {
    shows: 'a verb turned back on its subject as no passive',
    text: 'Gigi Moretti si è detto «molto deluso».',
    quotations: [fragment('Gigi Moretti', 'molto deluso')],
  },
  {
    shows: 'the agent of a passive',
    text: 'Il decreto è stato definito «un errore» dalla ministra Lucia Bassi.',
    quotations: [fragment('Lucia Bassi', 'un errore')],
  },
  {
    shows: 'pronouns by gender',
    text: 'Anna Serra ha incontrato Paolo Neri. «Non mi fermo», ha detto lei. «Nemmeno io», ha replicato lui.',
    quotations: [speech('Anna Serra', 'Non mi fermo'), speech('Paolo Neri', 'Nemmeno io')],
  },
  {
    shows: 'whom someone speaks to as no speaker',
    text: '«Avete ragione», ha detto ai giornalisti la procuratrice Elena Costa.',
    quotations: [speech('Elena Costa', 'Avete ragione')],
  },
  {
    shows: 'an addition in the next sentence',
    text: '«Basta bugie», scrive su X il deputato D’Angelo. E conclude: «Vogliamo la verità».',
    quotations: [speech('D’Angelo', 'Basta bugie'), speech('D’Angelo', 'Vogliamo la verità')],
  },
  {
    shows: 'a second speaker whose name closes the sentence before a colon',
    text: '«Nessun pericolo», dice il sindaco Paolo Neri. Gli fa eco l’assessora Anna Serra: «I controlli sono stati fatti».',
    quotations: [
      speech('Paolo Neri', 'Nessun pericolo'),
      speech('Anna Serra', 'I controlli sono stati fatti'),
    ],
  },
  {
    shows: 'a name behind a preposition before a colon as no speaker',
    text: '«Nessun pericolo», dice il sindaco Paolo Neri. Poi una parola su Anna Serra: «Ha fatto i controlli».',
    quotations: [speech('Paolo Neri', 'Nessun pericolo'), speech('Paolo Neri', 'Ha fatto i controlli')],
  },
  {
    shows: 'an apostrophe before a word as no mark',
    text: "La 'ndrangheta, ha detto Elena Costa, 'non è sconfitta'.",
    quotations: [speech('Elena Costa', 'non è sconfitta')],
  },
  {
    shows: 'so-called things, titles and denied words, which quote nobody',
    text: 'Il cosiddetto «piano teatri» è fermo. Nel libro «La città sommersa» c’è tutto. Neri ha smentito di aver detto «cacciateli».',
    quotations: [term('piano teatri'), term('La città sommersa'), term('cacciateli')],
  },
];

describe('Italian', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'it')).toEqual(quotations);
  });

  test.each(['«Siamo pronti»', '“Siamo pronti”', '"Siamo pronti"', '‘Siamo pronti’'])(
    'reads the marks of %s',
    (words) => {
      expect(foundIn(`${words}, dichiara Paolo Neri.`, 'it')).toEqual([speech('Paolo Neri', 'Siamo pronti')]);
    },
  );
});
