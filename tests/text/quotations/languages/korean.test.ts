import { describe, expect, test } from 'vitest';
import { type CuedExpected, cuedIn, type LanguageCase } from './language-cases';

const cases: readonly LanguageCase<CuedExpected>[] = [
  {
    shows: 'the topic before the marks speaks, 고 and a verb stand behind',
    text: '김민수 시장은 "다리 공사를 다음 달에 시작한다"고 말했다.',
    quotations: [
      { segments: ['다리 공사를 다음 달에 시작한다'], kind: 'speech', speaker: '김민수', cue: '말했다' },
    ],
  },
  {
    shows: '며 between two runs makes them one utterance of two segments',
    text: '김민수 시장은 5일 기자회견에서 "공사는 늦지 않았다"며 "주민들께 사과드린다"라고 밝혔다.',
    quotations: [
      {
        segments: ['공사는 늦지 않았다', '주민들께 사과드린다'],
        kind: 'speech',
        speaker: '김민수',
        cue: '밝혔다',
      },
    ],
  },
  {
    shows: 'the speaker may stand between the marks and the verb',
    text: '"물이 너무 빨리 불어났다"고 주민 박지은 씨는 말했다.',
    quotations: [{ segments: ['물이 너무 빨리 불어났다'], kind: 'speech', speaker: '박지은', cue: '말했다' }],
  },
  {
    shows: 'a name that ends like a particle is whole before its title',
    text: '박지은 의원은 "예산을 다시 짜야 한다"고 주장했다.',
    quotations: [{ segments: ['예산을 다시 짜야 한다'], kind: 'speech', speaker: '박지은', cue: '주장했다' }],
  },
  {
    shows: '에 따르면 names the source',
    text: '별내시 소방서에 따르면 "불길은 모두 잡혔다"고 한다.',
    quotations: [
      { segments: ['불길은 모두 잡혔다'], kind: 'speech', speaker: '별내시 소방서', cue: '따르면' },
    ],
  },
  {
    shows: 'a family name finds the full name, wherever the article has it',
    text: '김 시장은 "책임을 지겠다"고 덧붙였다. 앞서 김민수 시장은 "예산이 부족하다"고 밝힌 바 있다.',
    quotations: [
      { segments: ['책임을 지겠다'], kind: 'speech', speaker: '김민수', cue: '덧붙였다' },
      { segments: ['예산이 부족하다'], kind: 'speech', speaker: '김민수', cue: '밝힌' },
    ],
  },
  {
    shows: 'a verb without a subject goes on with who spoke last, and so does 그는',
    text: '박지은 의원은 "거짓말"이라고 반박했다. 이어 "증거를 내놓으라"고 촉구했다. 그는 "끝까지 가겠다"고 했다.',
    quotations: [
      { segments: ['거짓말'], kind: 'fragment', speaker: '박지은', cue: '반박했다' },
      { segments: ['증거를 내놓으라'], kind: 'speech', speaker: '박지은', cue: '촉구했다' },
      { segments: ['끝까지 가겠다'], kind: 'speech', speaker: '박지은', cue: '했다' },
    ],
  },
  {
    shows: 'the next sentence credits a quotation that is a sentence of its own',
    text: '“학교가 문을 닫으면 마을도 사라집니다.” 이서연 교장은 이렇게 말했다.',
    quotations: [
      {
        segments: ['학교가 문을 닫으면 마을도 사라집니다.'],
        kind: 'speech',
        speaker: '이서연',
        cue: '말했다',
      },
    ],
  },
  {
    shows: 'a genitive before a noun of speech credits it, the age in brackets is no part of the name',
    text: '"아이를 안심하고 맡길 곳이 없어요." 직장인 최수진(34) 씨의 말이다.',
    quotations: [
      { segments: ['아이를 안심하고 맡길 곳이 없어요.'], kind: 'speech', speaker: '최수진', cue: '말이다' },
    ],
  },
  {
    shows: 'a headline puts the name right before the marks',
    text: '김민수 시장 “책임지고 사퇴”…시의회 “환영”',
    quotations: [
      { segments: ['책임지고 사퇴'], kind: 'fragment', speaker: '김민수', cue: null },
      { segments: ['환영'], kind: 'fragment', speaker: '시의회', cue: null },
    ],
  },
  {
    shows: 'a compound title and a verb no list has are enough',
    text: '김철수 별내시장은 “시민 여러분께 사과드린다”라며 고개를 숙였다.',
    quotations: [
      { segments: ['시민 여러분께 사과드린다'], kind: 'speech', speaker: '김철수', cue: '숙였다' },
    ],
  },
  {
    shows: 'who is not named is described',
    text: '환경부 관계자는 "조사 결과를 곧 공개하겠다"고 설명했다.',
    quotations: [
      { segments: ['조사 결과를 곧 공개하겠다'], kind: 'speech', speaker: '환경부 관계자', cue: '설명했다' },
    ],
  },
  {
    shows: 'emphasis in single marks is a term, a particle may stick to it',
    text: "정부는 '그린 카드' 제도를 시작한다. 영화 '바다의 노래'를 만든 정하늘 감독은 \"기쁘다\"고 했다.",
    quotations: [
      { segments: ['그린 카드'], kind: 'term', speaker: null, cue: null },
      { segments: ['바다의 노래'], kind: 'term', speaker: null, cue: null },
      { segments: ['기쁘다'], kind: 'speech', speaker: '정하늘', cue: '했다' },
    ],
  },
  {
    shows: 'a reason given in marks is nobody’s speech',
    text: '이른바 "불꽃 세대"가 온다. "예산이 없다"는 이유로 공사가 중단됐다.',
    quotations: [
      { segments: ['불꽃 세대'], kind: 'term', speaker: null, cue: null },
      { segments: ['예산이 없다'], kind: 'term', speaker: null, cue: null },
    ],
  },
  {
    shows: 'what somebody denies was not said',
    text: '김민수 시장은 "뇌물을 받았다"는 의혹을 부인했다.',
    quotations: [{ segments: ['뇌물을 받았다'], kind: 'term', speaker: null, cue: null }],
  },
];

describe('Korean', () => {
  test.each(cases)('$shows', ({ text, quotations }) => {
    expect(cuedIn(text, { language: 'ko' })).toEqual(quotations);
  });
});
