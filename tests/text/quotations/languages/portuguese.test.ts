import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'time in brackets and a clause before the words',
    text: 'O prefeito de Orvane, João da Silva, afirmou nesta terça-feira (3) que a ponte “será entregue em maio”.',
    quotations: [speech('João da Silva', 'será entregue em maio')],
  },
  {
    shows: 'listeners and place between a verb and its subject',
    text: '«Estamos preparados», garantiu ontem aos jornalistas, em Vilamar, a ministra da Saúde, Teresa Leal.',
    quotations: [speech('Teresa Leal', 'Estamos preparados')],
  },
  {
    shows: 'an article before a plural as a preposition',
    text: '“Não vamos recuar”, disse a jornalistas o ministro Paulo Viana.',
    quotations: [speech('Paulo Viana', 'Não vamos recuar')],
  },
  {
    shows: 'an article before a singular as an article',
    text: '“Não vamos recuar”, disse a ministra Teresa Leal.',
    quotations: [speech('Teresa Leal', 'Não vamos recuar')],
  },
  {
    shows: 'verbs without a subject as going on with whoever spoke',
    text: '“Perdi a casa”, contou a moradora Maria dos Santos. “Não sobrou nada”, lamentou.',
    quotations: [speech('Maria dos Santos', 'Perdi a casa'), speech('Maria dos Santos', 'Não sobrou nada')],
  },
  {
    shows: 'a verb without a subject as that of the person talked about',
    text: 'A deputada Carla Mendes deixou a sala às pressas. “É uma traição”, disse.',
    quotations: [speech('Carla Mendes', 'É uma traição')],
  },
  {
    shows: 'words of reference, and the ordinal number as none',
    text: 'Segundo Carla Mendes, a medida é “um erro grave”. No segundo turno houve uma “virada”.',
    quotations: [fragment('Carla Mendes', 'um erro grave'), term('virada')],
  },
  {
    shows: 'longer words of reference',
    text: 'De acordo com a Defesa Civil, a chuva foi “a mais forte em vinte anos”. Na avaliação da economista Beatriz Nunes, o preço “vai cair”.',
    quotations: [fragment('Defesa Civil', 'a mais forte em vinte anos'), speech('Beatriz Nunes', 'vai cair')],
  },
  {
    shows: 'a pronoun hung on the verb as no subject',
    text: '“Vocês vão pagar?”, perguntou-lhe a vereadora Lúcia Reis. “Não”, respondeu-lhe João da Silva.',
    quotations: [speech('Lúcia Reis', 'Vocês vão pagar?'), speech('João da Silva', 'Não')],
  },
  {
    shows: 'an aside between a verb and its subject',
    text: '“Vamos recorrer”, informou, em nota, a defesa de Carla Mendes.',
    quotations: [speech('a defesa de Carla Mendes', 'Vamos recorrer')],
  },
  {
    shows: 'pronouns by gender',
    text: 'Teresa Leal reuniu-se com Paulo Viana. “Foi produtivo”, disse ele. “Foi tenso”, disse ela.',
    quotations: [speech('Paulo Viana', 'Foi produtivo'), speech('Teresa Leal', 'Foi tenso')],
  },
  {
    shows: 'dialogue led by the travessão',
    text: '— Não vou embora — disse João. — Nem hoje, nem nunca.',
    quotations: [speech('João', 'Não vou embora', 'Nem hoje, nem nunca.')],
  },
  {
    shows: 'the agent of a passive',
    text: 'O plano foi classificado de «remendo» pelo autarca António Pires.',
    quotations: [fragment('António Pires', 'remendo')],
  },
  {
    shows: 'so-called things, titles and denied words, which quote nobody',
    text: 'O chamado «plano de inverno» falhou. No livro “A Casa do Rio”, ela recorda a infância. O prefeito negou ter dito “que se virem”.',
    quotations: [term('plano de inverno'), term('A Casa do Rio'), term('que se virem')],
  },
  {
    shows: 'a verb of the Portuguese press',
    text: '«A ponte não vai fechar», vincou a ministra da Saúde, Teresa Leal.',
    quotations: [speech('Teresa Leal', 'A ponte não vai fechar')],
  },
];

describe('Portuguese', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'pt')).toEqual(quotations);
  });

  test.each(['«Estamos bem»', '“Estamos bem”', '"Estamos bem"', '‘Estamos bem’'])(
    'reads the marks of %s',
    (words) => {
      expect(foundIn(`${words}, disse Teresa Leal.`, 'pt')).toEqual([speech('Teresa Leal', 'Estamos bem')]);
    },
  );
});
