import { describe, expect, test } from 'vitest';
import { findTold } from '@/text/matching/find-told';
import { findVersions } from '@/text/matching/find-versions';
import { MemoryIndex } from '@/text/matching/memory-index';
import { DATABASE_LIMITS } from '@/text/matching/search-corpus';
import { worthAsking } from '@/text/matching/worth-asking';
import { indexed, printed } from './passages';

/** What one outlet prints between marks, and another in its own voice. */
const told: readonly (readonly [string, string, string])[] = [
  [
    'reported speech moves the tense',
    'We will close the northern ferry terminal before the winter timetable begins.',
    'Holt said the council would close the northern ferry terminal before the winter timetable begins.',
  ],
  [
    'the person changes',
    'I never received a single payment from the quarry owners, not even for my travel.',
    'Dorn insisted she never received a single payment from the quarry owners, not even for her travel.',
  ],
  [
    'word for word without marks',
    'The reservoir has lost eleven centimetres since the drought order was signed.',
    'The reservoir has lost eleven centimetres since the drought order was signed.',
  ],
  [
    'the attribution stands inside',
    'Half of our apprentices leave the valley within a year of finishing their training.',
    'Half of the apprentices, according to Brackwater college, leave the valley within a year of finishing their training.',
  ],
  [
    'the end is left out',
    'Nobody inspected the cable car brakes after the storm, and that is what keeps me awake.',
    'Nobody inspected the cable car brakes after the storm, the mechanic told the inquiry.',
  ],
  [
    'the beginning is left out',
    'Let me be frank: the orchestra cannot survive another season without municipal money.',
    'The orchestra cannot survive another season without municipal money, its director says.',
  ],
  [
    'one word is changed',
    'The bakery ovens were still warm when the bailiffs changed the locks.',
    'The bakery ovens were still hot when the bailiffs changed the locks.',
  ],
  [
    'the clauses change places',
    'If the dyke breaks at Stellmoor, forty farms will stand under water by morning.',
    'Forty farms will stand under water by morning if the dyke breaks at Stellmoor.',
  ],
  [
    'a number is written in figures',
    'We counted twenty-six dead swans along the canal between the two locks.',
    'Rangers counted 26 dead swans along the canal between the two locks.',
  ],
  [
    'a name stands for a pronoun',
    'He sold the lighthouse lamp to a collector in Trieste and kept the money.',
    'Prosecutors say Abernathy sold the lighthouse lamp to a collector in Trieste and kept the money.',
  ],
  [
    'a question is turned round',
    'Why did the harbour master ignore three written warnings about the crane?',
    'She asked why the harbour master ignored three written warnings about the crane.',
  ],
  [
    'contractions are written out',
    "We can't guarantee that the tram bridge won't crack again under full load.",
    'Engineers cannot guarantee that the tram bridge will not crack again under full load.',
  ],
  [
    'two sentences become one',
    'The museum bought the forged altarpiece in good faith. It will not return it to the dealer.',
    'The museum bought the forged altarpiece in good faith and will not return it to the dealer, it said.',
  ],
  [
    'an adverb is dropped',
    'The vaccination clinic simply ran out of syringes on the second afternoon.',
    'The vaccination clinic ran out of syringes on the second afternoon.',
  ],
  [
    'a long sentence is told in part',
    'Our members picked the last of the quinces by torchlight, because the co-operative had cancelled every lorry without telling a single grower.',
    'The co-operative had cancelled every lorry without telling a single grower, members complain.',
  ],
  [
    'the fuller sentence is the narration',
    'starved the lifeboat station of volunteers',
    'Critics say the new rota starved the lifeboat station of volunteers and drove the coxswain away.',
  ],
  [
    'a list keeps its order',
    'We need midwives, interpreters, cots and somebody who can repair the boiler.',
    'The hospital needs midwives, interpreters, cots and somebody who can repair the boiler.',
  ],
  [
    'we becomes the firm',
    'We deeply regret the ammonia leak and will pay for every ruined orchard.',
    'Nordhaven Chemicals deeply regrets the ammonia leak and will pay for every ruined orchard.',
  ],
  [
    'the spelling is British',
    'The theater program was organized without consulting the neighborhood choir.',
    'The theatre programme was organised without consulting the neighbourhood choir.',
  ],
  [
    'most words are others',
    'I stayed up there till dawn because the goats were terrified of the fireworks.',
    'The shepherd spent the night on the hill, as the noise had frightened his animals.',
  ],
];

/** Narration on the same matter that nobody said. */
const alike: readonly (readonly [string, string, string])[] = [
  [
    'the same place',
    'The northern ferry terminal is a disgrace to this town.',
    'Buses leave from the northern ferry terminal every hour until midnight.',
  ],
  [
    'the same institution',
    'The Brackwater harbour authority lied to all of us.',
    'The Brackwater harbour authority was founded after the flood and employs ninety people.',
  ],
  [
    'the same event',
    'We warned them about the dyke long before the storm.',
    'The dyke broke at Stellmoor long after the storm had passed, police reports show.',
  ],
  [
    'a set phrase',
    'At the end of the day we have to ask who pays.',
    'At the end of the day the shops along the quay closed early.',
  ],
  [
    'a title and a name',
    'Councillor Abernathy has my full support in this.',
    'Councillor Abernathy, 61, has represented the valley since the mines were shut.',
  ],
  [
    'a number and its thing',
    'Forty farms is what we are talking about here, forty families.',
    'Forty farms grow quinces in the valley, most of them on the southern slope.',
  ],
  [
    'a formula of statements',
    'Our thoughts are with the families tonight and always.',
    'The families gathered tonight at the chapel, where candles were lit for the miners.',
  ],
  [
    'a formula of the courts',
    'My client pleads not guilty to all of the charges.',
    'The jury found the dealer not guilty of all of the charges but one.',
  ],
  [
    'the title of a law',
    'The Coastal Access and Footpaths Act is a gift to trespassers.',
    'Parliament passed the Coastal Access and Footpaths Act in the spring by nine votes.',
  ],
  [
    'two rare words apart',
    'The altarpiece is forged, and the dealer knew.',
    'A dealer from Trieste had restored the altarpiece before the war, records say.',
  ],
  [
    'a time and a place',
    'On the second afternoon I gave up hope of a ship.',
    'On the second afternoon the regatta moved to the outer harbour.',
  ],
  [
    'the start only',
    'The museum bought the forged altarpiece and hid the letters.',
    'The museum bought the neighbouring mill in March to make room for a café.',
  ],
  [
    'the end only',
    'All I ever wanted was to walk along the canal between the two locks.',
    'A cycle path is to be built along the canal between the two locks.',
  ],
  [
    'the opposite party',
    'We will fight this order in every court in the land.',
    'The quarry owners lost in every court they went to, and paid the costs.',
  ],
  [
    'the weather',
    'Never have I seen such hail in all my years on the hill.',
    'Such hail is rare on the hill, where most of the rain falls in autumn.',
  ],
  [
    'a phrase of politics',
    'This is a witch hunt and everybody in the chamber knows it.',
    'The committee has been called a witch hunt by some of its own members.',
  ],
  [
    'a phrase of sports',
    'We take it one game at a time and see where that leads.',
    'The club sells its tickets one game at a time since the stand was closed.',
  ],
  [
    'the same verb and object',
    'You do not cancel every lorry and expect fruit to arrive.',
    'The firm had to cancel every lorry booked through the tunnel in August.',
  ],
  [
    'common words in a row',
    'It is not the kind of thing that we do around here.',
    'It is not the kind of place where visitors stay for more than a night.',
  ],
  [
    'the question it answers',
    'Who ordered the locks to be changed? I did, and gladly.',
    'Nobody at the town hall could say who ordered the locks for the bakery.',
  ],
];

/** Strangers, so that the index knows some words. */
const around = told.map(([, said]) => said.split(' ').reverse().join(' '));

async function answersTelling(said: string, telling: string) {
  const index = new MemoryIndex();
  index.add(indexed('quoting'), [printed(said), ...around.map((text) => printed(text))]);
  const narration = printed(telling, { narration: true });
  const worth = await worthAsking([narration.words], index, DATABASE_LIMITS.perKey);
  if (worth.length === 0) return 0;
  const [found] = await findTold(indexed('telling'), [narration], [], index);
  return (found ?? []).filter(({ occurrence }) => occurrence.wording === 0).length;
}

async function answersQuoting(said: string, telling: string) {
  const index = new MemoryIndex();
  index.add(indexed('telling'), [
    printed(telling, { narration: true }),
    ...around.map((text) => printed(text, { narration: true })),
  ]);
  const [found] = await findVersions(indexed('quoting'), [printed(said)], index);
  return (found ?? []).filter(({ occurrence }) => occurrence.wording === 0).length;
}

/** Of these the words alone say too little. */
const TOO_FAR: ReadonlySet<string> = new Set(['most words are others']);

describe('what an outlet tells in its own voice is found where', () => {
  test.each(told)('%s', async (name, said, telling) => {
    const expected = TOO_FAR.has(name) ? 0 : 1;
    expect([await answersTelling(said, telling), await answersQuoting(said, telling)]).toEqual([
      expected,
      expected,
    ]);
  });
});

describe('narration nobody said shares with a quotation no more than', () => {
  test.each(alike)('%s', async (_, said, telling) => {
    expect([await answersTelling(said, telling), await answersQuoting(said, telling)]).toEqual([0, 0]);
  });
});

test('what its own quotations found is not told a second time', async () => {
  const [, said = '', telling = ''] = told[0] ?? [];
  const index = new MemoryIndex();
  index.add(indexed('b'), [printed(said)]);
  const asking = indexed('a');
  const answered = await findVersions(asking, [printed(said)], index);
  expect(answered.flat()).toHaveLength(1);
  const narration = [printed(telling, { narration: true })];
  expect(await findTold(asking, narration, answered, index)).toEqual([[]]);
});

test('an article without narration asks nothing', async () => {
  expect(await findTold(null, [], [], new MemoryIndex())).toEqual([]);
});
