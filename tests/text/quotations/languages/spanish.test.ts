import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'time, listeners and place between a verb and its subject',
    text: '«Abriremos en mayo», dijo ayer a los periodistas en Orvane la ministra de Sanidad, Marta Gil.',
    quotations: [speech('Marta Gil', 'Abriremos en mayo')],
  },
  {
    shows: 'a compound verb before the words',
    text: 'El alcalde, Ramón Paz, ha asegurado este martes que la obra «va a buen ritmo».',
    quotations: [speech('Ramón Paz', 'va a buen ritmo')],
  },
  {
    shows: 'verbs without a subject as going on with whoever spoke',
    text: '“Es humillante”, cuenta Pilar Soto. “Nadie nos llamó”, añade.\n\nTambién lamenta que la empresa «nunca escuchó».',
    quotations: [
      speech('Pilar Soto', 'Es humillante'),
      speech('Pilar Soto', 'Nadie nos llamó'),
      fragment('Pilar Soto', 'nunca escuchó'),
    ],
  },
  {
    shows: 'a verb without a subject as that of the person talked about',
    text: 'La jueza Elena Prats compareció ayer. «No había otra salida», admitió.',
    quotations: [speech('Elena Prats', 'No había otra salida')],
  },
  {
    shows: 'no speaker where none was said or talked about',
    text: 'La obra costará tres millones. «No habrá retrasos», aseguró.',
    quotations: [speech(null, 'No habrá retrasos')],
  },
  {
    shows: 'a short sentence behind the words that credits them',
    text: '«La situación es insostenible». Así lo ha denunciado Carmen Ríos, enfermera del centro.',
    quotations: [speech('Carmen Ríos', 'La situación es insostenible')],
  },
  {
    shows: 'words of reference with and without a verb',
    text: 'Según Ramón Paz, el plan es «un éxito». Según explicó la jueza, el acusado «actuó solo».',
    quotations: [fragment('Ramón Paz', 'un éxito'), fragment('la jueza', 'actuó solo')],
  },
  {
    shows: 'a role in place of the one person who has it',
    text: 'El alcalde de Orvane, Ramón Paz, visitó el puente. «Es seguro», insistió el alcalde.',
    quotations: [speech('Ramón Paz', 'Es seguro')],
  },
  {
    shows: 'names with particles whole, and organisations behind them apart',
    text: '«Iremos a juicio», anunció Ana de la Torre. «No cederemos», replicó Luis Arce del Partido Verde.',
    quotations: [speech('Ana de la Torre', 'Iremos a juicio'), speech('Luis Arce', 'No cederemos')],
  },
  {
    shows: 'an agency told as no speaker',
    text: '«Faltan medios», declaró a la agencia Norte el portavoz de la plataforma.',
    quotations: [speech('el portavoz de la plataforma', 'Faltan medios')],
  },
  {
    shows: 'whom someone speaks to as no speaker',
    text: '«Tiene usted razón», dijo a Pilar Soto el consejero Iván Luna.',
    quotations: [speech('Iván Luna', 'Tiene usted razón')],
  },
  {
    shows: 'the raya of dialogue, which encloses the attribution',
    text: '—No pienso irme —dijo Ramón Paz—. Ni ahora ni nunca.',
    quotations: [speech('Ramón Paz', 'No pienso irme', 'Ni ahora ni nunca.')],
  },
  {
    shows: 'pronouns by gender',
    text: 'Elena Prats habló con Ramón Paz. «Estoy tranquila», dijo ella.',
    quotations: [speech('Elena Prats', 'Estoy tranquila')],
  },
  {
    shows: 'the agent of a passive, and a person’s doing before a colon',
    text: 'La ley fue calificada de «disparate» por la jueza Elena Prats. Ramón Paz se mostró tajante: «No la aplicaré».',
    quotations: [fragment('Elena Prats', 'disparate'), speech('Ramón Paz', 'No la aplicaré')],
  },
  {
    shows: 'so-called things, titles and denied words, which quote nobody',
    text: 'La llamada «ley del agua» cayó. Su novela «La casa vacía» gustó. El ministro negó haber dicho «que se vayan».',
    quotations: [term('ley del agua'), term('La casa vacía'), term('que se vayan')],
  },
  {
    shows: 'a verb of the press in the past',
    text: '«No habrá más retrasos», advirtió la alcaldesa de Orvane, Lucía Paz.',
    quotations: [speech('Lucía Paz', 'No habrá más retrasos')],
  },
  {
    shows: 'a verb that sharpens',
    text: '«Nadie nos avisó de nada», espetó el portavoz vecinal, Ramón Gil.',
    quotations: [speech('Ramón Gil', 'Nadie nos avisó de nada')],
  },
];

describe('Spanish', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'es')).toEqual(quotations);
  });

  test.each(['«Es seguro»', '“Es seguro”', '"Es seguro"', '‘Es seguro’'])(
    'reads the marks of %s',
    (words) => {
      expect(foundIn(`${words}, dijo Ramón Paz.`, 'es')).toEqual([speech('Ramón Paz', 'Es seguro')]);
    },
  );
});
