import { describe, expect, test } from 'vitest';
import type { Printed } from '../quoted';
import { type CuedExpected, cuedIn, type LanguageCase } from './language-cases';

const cases: readonly LanguageCase<CuedExpected>[] = [
  {
    shows: 'the topic before the marks speaks, と and a verb stand behind; a family name keeps its title',
    text: '田中市長は「住民は『もう限界だ』と訴えている」と述べた。',
    quotations: [
      { segments: ['住民は『もう限界だ』と訴えている'], kind: 'speech', speaker: '田中市長', cue: '述べた' },
    ],
  },
  {
    shows: 'a family name finds the full name of the article',
    text: '星川市の田中健一市長は5日の会見で、「橋の工事は来月始める」と話した。田中市長は「遅れを取り戻したい」とも語った。',
    quotations: [
      { segments: ['橋の工事は来月始める'], kind: 'speech', speaker: '田中健一', cue: '話した' },
      { segments: ['遅れを取り戻したい'], kind: 'speech', speaker: '田中健一', cue: '語った' },
    ],
  },
  {
    shows: 'the speaker may stand behind the verb, the age in brackets is no part of the name',
    text: '「もう待てない」と話す会社員の高橋直子さん（45）は、毎日この橋を渡っていた。',
    quotations: [{ segments: ['もう待てない'], kind: 'speech', speaker: '高橋直子', cue: '話す' }],
  },
  {
    shows: 'the speaker may stand between the marks and the verb',
    text: '「道が狭くて危ない」と近くの鈴木さんは語った。',
    quotations: [{ segments: ['道が狭くて危ない'], kind: 'speech', speaker: '鈴木さん', cue: '語った' }],
  },
  {
    shows: 'によると names the source, a noun phrase is a fragment',
    text: '星川気象台によると、「過去最大級の雨」になる恐れがある。',
    quotations: [{ segments: ['過去最大級の雨'], kind: 'fragment', speaker: '星川気象台', cue: 'によると' }],
  },
  {
    shows: 'とし links two quotations of one speaker',
    text: '田中市長は「橋は安全だ」とし、「点検は続ける」と述べた。',
    quotations: [
      { segments: ['橋は安全だ'], kind: 'speech', speaker: '田中市長', cue: 'とし' },
      { segments: ['点検は続ける'], kind: 'speech', speaker: '田中市長', cue: '述べた' },
    ],
  },
  {
    shows: 'としている alone reports what a body says',
    text: '同社は声明で「調査に協力する」としている。',
    quotations: [{ segments: ['調査に協力する'], kind: 'speech', speaker: '同社', cue: 'としている' }],
  },
  {
    shows: 'the next sentence credits a quotation that is a sentence of its own',
    text: '「子どもたちの笑顔が見たかった」。園長の木村幸子さんはそう振り返る。',
    quotations: [
      { segments: ['子どもたちの笑顔が見たかった'], kind: 'speech', speaker: '木村幸子', cue: '振り返る' },
    ],
  },
  {
    shows: 'a lead-in at the end of the paragraph before credits the next one',
    text: '鈴木一郎会長は4日の会見で次のように述べた。\n\n「再発防止に全力を尽くす。皆さまにおわび申し上げる」',
    quotations: [
      {
        segments: ['再発防止に全力を尽くす。皆さまにおわび申し上げる'],
        kind: 'speech',
        speaker: '鈴木一郎',
        cue: '述べた',
      },
    ],
  },
  {
    shows: 'a foreign name is known by its middle dot, later by its last part',
    text: 'ジョン・ミラー国務長官は「同盟は揺るがない」と述べた。ミラー氏は「協議を続ける」と語った。',
    quotations: [
      { segments: ['同盟は揺るがない'], kind: 'speech', speaker: 'ジョン・ミラー', cue: '述べた' },
      { segments: ['協議を続ける'], kind: 'speech', speaker: 'ジョン・ミラー', cue: '語った' },
    ],
  },
  {
    shows: 'whom the sentence is about spoke, not who passes it on',
    text: '星川署によると、男は「金が欲しかった」と話したという。',
    quotations: [{ segments: ['金が欲しかった'], kind: 'speech', speaker: '男', cue: '話した' }],
  },
  {
    shows: 'a verb no list has is enough behind a person',
    text: '中村議員は「国民の声を聞いてほしい」と力強く締めくくった。',
    quotations: [{ segments: ['国民の声を聞いてほしい'], kind: 'speech', speaker: '中村議員', cue: 'と' }],
  },
  {
    shows: 'a single word in marks is a term, also at the head of its paragraph',
    text: '「花粉症」の季節が始まった。政府は「働き方改革」を進める。',
    quotations: [
      { segments: ['花粉症'], kind: 'term', speaker: null, cue: null },
      { segments: ['働き方改革'], kind: 'term', speaker: null, cue: null },
    ],
  },
  {
    shows: 'what things are called is no speech',
    text: 'この病気は「夏の風邪」と呼ばれる。',
    quotations: [{ segments: ['夏の風邪'], kind: 'term', speaker: null, cue: null }],
  },
  {
    shows: 'titles of books and songs are no speech',
    text: '小説『海の底の長い夜とその終わり』を書き、《星の歌》も作った。',
    quotations: [
      { segments: ['海の底の長い夜とその終わり'], kind: 'term', speaker: null, cue: null },
      { segments: ['星の歌'], kind: 'term', speaker: null, cue: null },
    ],
  },
  {
    shows: 'what somebody denies was not said',
    text: '田中市長は「近く辞任する」との報道を否定した。',
    quotations: [{ segments: ['近く辞任する'], kind: 'term', speaker: null, cue: null }],
  },
  {
    shows: 'a verb that lets a feeling out',
    text: '田中市長は「住民はもう限界だ」と吐露した。',
    quotations: [{ segments: ['住民はもう限界だ'], kind: 'speech', speaker: '田中市長', cue: '吐露した' }],
  },
];

const printed: Printed = { language: 'ja' };

describe('Japanese', () => {
  test.each(cases)('$shows', ({ text, quotations }) => {
    expect(cuedIn(text, printed)).toEqual(quotations);
  });
});
