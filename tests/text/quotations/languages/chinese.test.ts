import { describe, expect, test } from 'vitest';
import { type CuedExpected, cuedIn, type LanguageCase } from './language-cases';

const simplified: readonly LanguageCase<CuedExpected>[] = [
  {
    shows: 'verb and colon before the marks, the title before the name',
    text: '市长李明说：“大桥下个月开工，我们希望大家理解。”',
    quotations: [
      { segments: ['大桥下个月开工，我们希望大家理解。'], kind: 'speech', speaker: '李明', cue: '说' },
    ],
  },
  {
    shows: 'an attribution in the middle leaves one utterance of two segments',
    text: '“我们等了十年，”村民王芳说，“现在终于有路了。”',
    quotations: [
      { segments: ['我们等了十年，', '现在终于有路了。'], kind: 'speech', speaker: '王芳', cue: '说' },
    ],
  },
  {
    shows: 'an attribution behind the marks, and a pronoun in the next sentence',
    text: '“水退得很快。”村民李明说。他还表示，“不会再有危险”。',
    quotations: [
      { segments: ['水退得很快。'], kind: 'speech', speaker: '李明', cue: '说' },
      { segments: ['不会再有危险'], kind: 'speech', speaker: '李明', cue: '表示' },
    ],
  },
  {
    shows: '据 names the source',
    text: '据星河县消防局介绍，“火势已得到控制，没有人员伤亡”。',
    quotations: [
      {
        segments: ['火势已得到控制，没有人员伤亡'],
        kind: 'speech',
        speaker: '星河县消防局',
        cue: '介绍',
      },
    ],
  },
  {
    shows: 'a clause without a subject goes on with that of its sentence; a noun phrase is a fragment',
    text: '李市长5日在发布会上表示，这是一次“重大突破”，并强调：“安全永远是第一位的。”',
    quotations: [
      { segments: ['重大突破'], kind: 'fragment', speaker: '李市长', cue: '表示' },
      { segments: ['安全永远是第一位的。'], kind: 'speech', speaker: '李市长', cue: '强调' },
    ],
  },
  {
    shows: 'each of two sentences has its own speaker',
    text: '李明说：“桥修好了。”王红说：“路还没修。”',
    quotations: [
      { segments: ['桥修好了。'], kind: 'speech', speaker: '李明', cue: '说' },
      { segments: ['路还没修。'], kind: 'speech', speaker: '王红', cue: '说' },
    ],
  },
  {
    shows: 'a foreign name is known by its middle dot, later by its last part',
    text: '约翰·史密斯说：“我从来没有见过这样的雨。”史密斯补充说，“明年会更好。”',
    quotations: [
      { segments: ['我从来没有见过这样的雨。'], kind: 'speech', speaker: '约翰·史密斯', cue: '说' },
      { segments: ['明年会更好。'], kind: 'speech', speaker: '约翰·史密斯', cue: '补充说' },
    ],
  },
  {
    shows: 'a name and a colon are enough at the head of a line',
    text: '李明：“我要感谢所有人”',
    quotations: [{ segments: ['我要感谢所有人'], kind: 'speech', speaker: '李明', cue: null }],
  },
  {
    shows: 'a colon at the end of the paragraph before credits the next one',
    text: '公司负责人表示：\n\n“我们对此深表歉意，将配合调查。”',
    quotations: [
      {
        segments: ['我们对此深表歉意，将配合调查。'],
        kind: 'speech',
        speaker: '公司负责人',
        cue: '表示',
      },
    ],
  },
  {
    shows: 'so-called things, slogans and prizes are terms',
    text: '“一带一路”建设取得进展。所谓“专家”其实是演员。该片获得“最佳影片”奖。',
    quotations: [
      { segments: ['一带一路'], kind: 'term', speaker: null, cue: null },
      { segments: ['专家'], kind: 'term', speaker: null, cue: null },
      { segments: ['最佳影片'], kind: 'term', speaker: null, cue: null },
    ],
  },
  {
    shows: 'book titles are no speech, and 小说 (a novel) is no verb of saying',
    text: '他在小说《河边的灯为什么总是亮着》里写过“远方”。',
    quotations: [
      { segments: ['河边的灯为什么总是亮着'], kind: 'term', speaker: null, cue: null },
      { segments: ['远方'], kind: 'term', speaker: null, cue: null },
    ],
  },
  {
    shows: 'what somebody denies was not said',
    text: '李明否认曾说过“钱不是问题”。',
    quotations: [{ segments: ['钱不是问题'], kind: 'term', speaker: null, cue: null }],
  },
  {
    shows: 'a verb that says it with a laugh',
    text: '村民王芳笑言：“我们终于有路了，孩子们都很高兴。”',
    quotations: [
      { segments: ['我们终于有路了，孩子们都很高兴。'], kind: 'speech', speaker: '王芳', cue: '笑言' },
    ],
  },
];

const traditional: readonly LanguageCase<CuedExpected>[] = [
  {
    shows: 'corner brackets quote, the title stands before the name',
    text: '市長陳美玲表示：「我們會負責到底。」陳美玲強調，「明年一定完工」。',
    quotations: [
      { segments: ['我們會負責到底。'], kind: 'speech', speaker: '陳美玲', cue: '表示' },
      { segments: ['明年一定完工'], kind: 'fragment', speaker: '陳美玲', cue: '強調' },
    ],
  },
  {
    shows: 'a courtesy title behind a family name stays with it',
    text: '「雨太大了，根本看不到路。」計程車司機林先生說。',
    quotations: [{ segments: ['雨太大了，根本看不到路。'], kind: 'speech', speaker: '林先生', cue: '說' }],
  },
  {
    shows: 'an attribution in the middle leaves one utterance of two segments',
    text: '「我真的很害怕，」目擊者黃小姐回憶，「整棟樓都在搖。」',
    quotations: [
      { segments: ['我真的很害怕，', '整棟樓都在搖。'], kind: 'speech', speaker: '黃小姐', cue: '回憶' },
    ],
  },
  {
    shows: 'a lead-in before a comma is not the subject',
    text: '對於外界質疑，市府發言人郭雅慧回應：「尊重司法調查，不會干預。」',
    quotations: [{ segments: ['尊重司法調查，不會干預。'], kind: 'speech', speaker: '郭雅慧', cue: '回應' }],
  },
  {
    shows: 'an authority is a speaker, too',
    text: '星河氣象署指出，颱風「可能在週日轉向」。',
    quotations: [{ segments: ['可能在週日轉向'], kind: 'speech', speaker: '星河氣象署', cue: '指出' }],
  },
  {
    shows: 'white corners inside corner brackets belong to the words',
    text: '立委王大明痛批：「政府說『沒有問題』，根本是在騙人！」',
    quotations: [
      {
        segments: ['政府說『沒有問題』，根本是在騙人！'],
        kind: 'speech',
        speaker: '王大明',
        cue: '痛批',
      },
    ],
  },
  {
    shows: 'nicknames and titles are terms',
    text: '這種被稱為「綠色黃金」的豆子，出現在〈山裡的早晨〉這首歌裡。',
    quotations: [
      { segments: ['綠色黃金'], kind: 'term', speaker: null, cue: null },
      { segments: ['山裡的早晨'], kind: 'term', speaker: null, cue: null },
    ],
  },
  {
    shows: 'a bare report of the press credits the paper',
    text: '《新河日報》是一份報紙。據新河日報報導，「工程將延後一年」。',
    quotations: [
      { segments: ['新河日報'], kind: 'term', speaker: null, cue: null },
      { segments: ['工程將延後一年'], kind: 'speech', speaker: '新河日報', cue: '報導' },
    ],
  },
];

describe('Chinese, simplified', () => {
  test.each(simplified)('$shows', ({ text, quotations }) => {
    expect(cuedIn(text, { language: 'zh-CN' })).toEqual(quotations);
  });
});

describe('Chinese, traditional', () => {
  test.each(traditional)('$shows', ({ text, quotations }) => {
    expect(cuedIn(text, { language: 'zh-Hant-TW' })).toEqual(quotations);
  });
});
