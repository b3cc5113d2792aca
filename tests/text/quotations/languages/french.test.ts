import { describe, expect, test } from 'vitest';
import { foundIn, fragment, type LanguageCase, speech, term } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'a compound verb with its subject behind, and the name behind the role',
    text: '« Le quai sera fermé lundi », a annoncé le maire de Brévans, Paul Girard.',
    quotations: [speech('Paul Girard', 'Le quai sera fermé lundi')],
  },
  {
    shows: 'time, place and listener between a verb and its subject',
    text: '« Rien n’est signé », a confié mardi à l’Agence du Ponant Claire Morel.',
    quotations: [speech('Claire Morel', 'Rien n’est signé')],
  },
  {
    shows: 'a pronoun among the helping words',
    text: 'Claire Morel est arrivée à midi. « Personne ne nous a prévenus », s’est-elle indignée. « C’est inadmissible », a-t-elle ajouté.',
    quotations: [
      speech('Claire Morel', 'Personne ne nous a prévenus'),
      speech('Claire Morel', 'C’est inadmissible'),
    ],
  },
  {
    shows: 'an attribution inside the guillemets as no part of the words',
    text: '« Je resterai, dit Claire Morel. Je n’ai pas peur. »',
    quotations: [speech('Claire Morel', 'Je resterai,', 'Je n’ai pas peur.')],
  },
  {
    shows: 'an attribution inside the guillemets with a role and the name behind it',
    text: '« Nous serons là samedi, a promis hier le secrétaire général, Hugo Petit. Et nous reviendrons. »',
    quotations: [speech('Hugo Petit', 'Nous serons là samedi,', 'Et nous reviendrons.')],
  },
  {
    shows: 'a verb inside the speech as speech',
    text: '« La loi dit non, et le maire le sait », répond Claire Morel.',
    quotations: [speech('Claire Morel', 'La loi dit non, et le maire le sait')],
  },
  {
    shows: 'an infinitive of narration without the preposition before it',
    text: 'Et la maire d’ajouter : « Personne ne sera laissé au bord de la route. »',
    quotations: [speech('la maire', 'Personne ne sera laissé au bord de la route.')],
  },
  {
    shows: 'words of reference, elided or not',
    text: 'Selon Claire Morel, le port « va mourir ». D’après l’association, il reste « trois bateaux ».',
    quotations: [speech('Claire Morel', 'va mourir'), fragment('l’association', 'trois bateaux')],
  },
  {
    shows: 'a view without a verb',
    text: 'Pour l’économiste Karim Belkacem, ce chantier est « une erreur coûteuse ».',
    quotations: [fragment('Karim Belkacem', 'une erreur coûteuse')],
  },
  {
    shows: 'the agent of a passive as the speaker, not its subject',
    text: 'Le projet a été qualifié de « mascarade » par Claire Morel.',
    quotations: [fragment('Claire Morel', 'mascarade')],
  },
  {
    shows: 'whoever is spoken to as no speaker',
    text: '« Vous avez raison », a répondu à Claire Morel le préfet.',
    quotations: [speech('le préfet', 'Vous avez raison')],
  },
  {
    shows: 'a pronoun of an object as no subject',
    text: 'Paul Girard est formel. Il lui a dit : « Je ne céderai pas. »',
    quotations: [speech('Paul Girard', 'Je ne céderai pas.')],
  },
  {
    shows: 'the gender a role tells',
    text: 'La ministre, Andrée Sol, a reçu Paul Girard. « Il faut agir », a-t-elle insisté.',
    quotations: [speech('Andrée Sol', 'Il faut agir')],
  },
  {
    shows: 'names with particles whole',
    text: '« Tout est prêt », assure Jean-Luc de Montreuil. Sophie d’Arvel dénonce « un mensonge ».',
    quotations: [speech('Jean-Luc de Montreuil', 'Tout est prêt'), fragment('Sophie d’Arvel', 'un mensonge')],
  },
  {
    shows: 'turns of dialogue led by a dash',
    text: '— Vous partez ? demanda Claire.\n\n— Demain, a répondu Hugo Petit.',
    quotations: [speech('Claire', 'Vous partez ?'), speech('Hugo Petit', 'Demain,')],
  },
  {
    shows: 'titles and so-called things, which quote nobody',
    text: 'Elle a lu le roman « Les Heures grises ». Le soi-disant « plan de relance » est enterré.',
    quotations: [term('Les Heures grises'), term('plan de relance')],
  },
  {
    shows: 'denied words, which nobody said',
    text: 'Paul Girard n’a jamais parlé de « trahison ».',
    quotations: [term('trahison')],
  },
  {
    shows: 'a verb of the press whose accent moves',
    text: '« Nous ne céderons pas », assène Claire Morel.',
    quotations: [speech('Claire Morel', 'Nous ne céderons pas')],
  },
];

describe('French', () => {
  test.each(CASES)('reads $shows', ({ text, quotations }) => {
    expect(foundIn(text, 'fr')).toEqual(quotations);
  });

  test('reads narrow and plain no-break spaces alike', () => {
    for (const space of [' ', '\u00a0', '\u202f']) {
      const text = `«${space}Le quai ferme${space}», a dit Claire Morel.`;
      expect(foundIn(text, 'fr')).toEqual([speech('Claire Morel', 'Le quai ferme')]);
    }
  });
});
