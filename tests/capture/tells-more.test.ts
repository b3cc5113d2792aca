import { expect, test } from 'vitest';
import { tellsMore } from '@/capture/tells-more';

test.each([
  ['Lorries wait at the old bridge. Most of their drivers turn round before they have reached the mill.'],
  ['Die Fähre liegt seit Montag im Hafen. Wann sie wieder fährt, konnte auch der Kapitän nicht sagen.'],
  ['ينتظر السائقون عند الجسر القديم. وقد عاد معظمهم من حيث أتوا قبل أن يصلوا إلى الطاحونة.'],
])('%j tells more than its picture', (caption) => {
  expect(tellsMore(caption)).toBe(true);
});

test.each([
  [
    'what the picture shows',
    'Lorries and the drivers of lorries wait at the old bridge on Monday night in Velden.',
  ],
  [
    'a name with a title',
    'Former Gov. Ilse Brandt and Prof. Rolf Anders speak to drivers at the old bridge on Monday.',
  ],
  [
    'a credit',
    'Lorries wait at the old bridge in Velden. Most turn round before the mill. (Rolf Anders/Velden Echo)',
  ],
  [
    'a rights holder',
    'Lorries wait at the old bridge in Velden. Most turn round before the mill. © Velden Echo.',
  ],
  ['a label', 'The bridge. Velden.'],
  ['nothing', ''],
  ['no sound text', '\ud800 \0'.repeat(20)],
])('%s does not: %j', (_, caption) => {
  expect(tellsMore(caption)).toBe(false);
});
