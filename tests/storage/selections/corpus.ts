/** @file An invented corpus for look-ups: what nine outlets print, in four languages, with look-alikes and set phrases. */
import { readArticle } from '@/storage/read-article';
import { saveArticle } from '@/storage/save-article';
import { freshCorpus } from '../fresh-corpus';
import { inventedArticle } from '../invented-article';

interface Printed {
  readonly outlet: string;
  readonly language: string;
  readonly paragraphs: readonly string[];
}

const ARTICLES: readonly Printed[] = [
  {
    outlet: 'The Harbour Post',
    language: 'en',
    paragraphs: [
      'The council of Marwick Sound met on Tuesday to talk about the ferry, the slipway and the old pier.',
      '“We will not sell the ferry to anybody who means to lay up the boats in winter,” said Mayor Ilse Brandt.',
      '“The slipway has carried three generations of this town,” she told the council, “and it will carry a fourth before we let it go.”',
      'Dorrit Vane, who runs the chandlery, said: “Nobody asked us before they drew the line through our yard. We read about it in the paper like everyone else.”',
      '“I have counted every plank on that pier, and I can tell you which of them are rotten,” the carpenter Piet Holm wrote. “The rest will outlast all of us if somebody paints them once a year.”',
      'Mr Holm, who is 71, has mended boats in the town since he was a boy.',
    ],
  },
  {
    outlet: 'Evening Lantern',
    language: 'en',
    paragraphs: [
      '"We won\'t sell the ferry to anyone who means to lay up the boats in winter," Mayor Ilse Brandt said.',
      'The mayor also spoke of the slipway, which "has carried three generations of this town".',
      '"If the county wants the crossing, the county can pay for the crossing," Ms Brandt added.',
    ],
  },
  {
    outlet: 'Valley Courier',
    language: 'en',
    paragraphs: [
      '“Every child who walks to school along the quarry road has a story about a lorry that did not stop,” said the head teacher, Tomas Reyn.',
      '“Our thoughts are with the family at this difficult time,” said Chief Inspector Lorna Pike. “We are treating the matter as a priority and enquiries are ongoing.”',
      '“We are grateful for the kindness that strangers have shown to our family since the accident,” the boy’s father, Edwin Marsh, said in a statement.',
    ],
  },
  {
    outlet: 'Upland Gazette',
    language: 'en',
    paragraphs: [
      '“We will not sell the hall to anybody who means to put flats on the green,” said Councillor Abel Thorne.',
      '“The budget is balanced to the penny, and anyone who says otherwise has not read page forty,” he told residents.',
      '“You cannot mend a bridge with a press release,” he said. “You need rivets, and men who know how to hammer them.”',
    ],
  },
  {
    outlet: 'Coast Radio',
    language: 'en',
    paragraphs: [
      '“There were gulls on the runway, hundreds of them, and not one would move for the fire engine,” the pilot, Ruth Amsel, said.',
      '“I told the tower that I would rather circle until dark than land among those birds,” Captain Amsel said.',
      '“At the end of the day, safety is our number one priority,” a spokesman for the airport said.',
    ],
  },
  {
    outlet: 'Inselbote',
    language: 'de',
    paragraphs: [
      '„Wir werden die Fähre nicht verkaufen, solange im Winter noch jemand zur Insel übersetzen muss“, sagte Bürgermeisterin Ilse Brandt.',
      '„Die Brücke hat drei Sturmfluten überstanden, aber keinen einzigen Haushaltsausschuss“, sagte der Hafenmeister Jörg Petersen.',
    ],
  },
  {
    outlet: 'Le Phare du Matin',
    language: 'fr',
    paragraphs: [
      '« Nous ne vendrons pas le bac tant qu’il restera quelqu’un sur l’île en hiver », a déclaré le maire, Anselme Courtil.',
      '« On nous promet un pont depuis trente ans et nous attendons toujours le premier boulon », a ajouté Mme Lise Morvan.',
    ],
  },
  {
    outlet: '港日報',
    language: 'ja',
    paragraphs: [
      '「島に住む人がいるかぎり、冬の渡し船を売るつもりはない」と町長の西原はるみさんは述べた。',
      '「橋の約束は三十年前から聞いているが、まだ一本の釘も見ていない」と漁師の大森健一さんは話した。',
    ],
  },
];

/** The corpus, saved anew for each test. */
export async function corpusOfSelections() {
  const db = await freshCorpus();
  for (const [i, { paragraphs, outlet, language }] of ARTICLES.entries()) {
    const url = `https://outlet-${i}.example/story`;
    const article = inventedArticle({ paragraphs, outlet, language, url, headline: null, authors: [] });
    await saveArticle(db, readArticle(article), '2026-03-04T12:00:00.000Z');
  }
  return db;
}
