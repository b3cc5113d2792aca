import type { LanguageRules } from '@/text/quotations/language-rules';
import { listedWords, type UncasedRules } from '@/text/quotations/uncased-rules';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Offices and what else stands behind a name. */
const ROLES =
  wordList(`대통령 총리 국무총리 부총리 장관 차관 청장 처장 실장 비서실장 수석 대변인 부대변인 의원 의장 부의장 위원장 위원 대표 원내대표 부대표 총재 총장 사무총장 최고위원
  시장 부시장 도지사 지사 군수 구청장 교육감 서장 경찰서장 소방서장 소장 국장 과장 팀장 부장 차장 본부장 센터장 원장 병원장 회장 부회장 사장 부사장 전무 상무 이사 이사장
  관장 단장 감독 코치 선수 주장 투수 교수 부교수 조교수 명예교수 박사 연구원 선임연구원 연구위원 교장 교사 강사 기자 앵커 변호사 판사 검사 재판장 검찰총장 의사
  간호사 대사 공사 목사 신부 스님 작가 배우 가수 후보 당선인 전문가 관계자 당국자 담당자 주민 시민 유족 가족 피해자 학생 학부모 어머니 아버지 여성 남성 상인 농민
  조합장 지회장 지부장 사무국장 고문 자문위원 간사 애널리스트 매니저 점장`);

const HONORIFICS = new Map<string, 'unknown'>([
  ['씨', 'unknown'],
  ['님', 'unknown'],
  ['선생', 'unknown'],
  ['군', 'unknown'],
  ['양', 'unknown'],
]);

/** Verbs by the syllables that never change. */
const CUES =
  wordList(`부인했 부인하 일축하 예보했 떠올렸 떠올리 회고했 말했 말한 말하 말해 밝혔 밝힌 밝히 밝혀 전했 전한 전하 전해 강조했 강조한 강조하 강조해 설명했 설명한 설명하 설명해 주장했 주장한 주장하 주장해 지적했 지적한 지적하
  지적해 덧붙였 덧붙인 덧붙이 덧붙여 언급했 언급한 언급하 답했 답한 답하 답변했 대답했 반박했 반박한 반박하 비판했 비판한 비판하 비난했 비난하 촉구했 촉구한 촉구하 호소했
  호소한 호소하 당부했 당부한 당부하 경고했 경고한 경고하 예고했 약속했 약속하 다짐했 다짐하 토로했 토로한 토로하 적었 적은 썼다 썼습니다 외쳤 외친 외치 되물었 물었
  반문했 평가했 평가한 평가하 분석했 분석한 분석하 전망했 전망한 전망하 제안했 제안한 제안하 요청했 요청한 요청하 요구했 요구한 요구하 선언했 선언하 발표했 발표한
  인정했 인정하 해명했 해명한 해명하 사과했 사과한 사과하 감사했 회상했 회상하 고백했 고백하 진술했 진술한 증언했 증언한 확인했 우려했 우려하 기대했 일축했 일갈했
  꼬집었 털어놨 털어놓 귀띔했 역설했 공언했 단언했 소개했 소개한 부연했 운을 진단했 진단하 조언했 조언하 격려했 환영했 성토했 목소리를 입장이다 했다 했습니다
  했고 한다 하소연했 하소연하 입을 알렸 알린 보도했 보도하 썼고`);

const QUOTATIVES = wordList(
  '라고 이라고 고 라며 이라며 며 면서 라면서 이라면서 라는 이라는 란 라고도 고도 라고만 라고까지 이라고도 라 이라 는 라던 다고 다며 다면서 하고',
);
const ADNOMINALS = wordList('라는 이라는 란 는 라던');
const REPORTING_NOUNS = wordList(
  '말이다 설명이다 얘기다 이야기다 지적이다 생각이다 주장이다 전언이다 입장 입장을 입장이다 취지 취지로 의견 의견을 의견도 주장 주장을 주장도 설명 설명을 설명이다 지적 지적을 지적도 지적이 비판 비판을 비판도 말 말을 말도 말로 발언 발언을 글을 글 메시지를 메시지 뜻 뜻을 뜻도 목소리 목소리도 목소리가 목소리를 반응 반응을 반응도 반응이 답변을 견해를 소감을 방침을 우려도 우려를 지시를',
);
const JOINERS = wordList('며 라며 이라며 면서 라면서 이라면서 고 라고 이라고');
const REFERENCES = wordList('따르면 의하면');
const ANNOUNCERS = wordList('이렇게 이같이 다음과 이처럼 그렇게');
const LEADS =
  wordList(`이날 지난 오전 오후 오늘 어제 앞서 또 또한 다만 이어 이에 이와 한편 그러면서 그러나 하지만 특히 당시 최근 현재 지난해 올해 내년 작년 같은 이번 전날
  다음날 그동안 그리고 이후 곧이어 대해 관련해 통해 위해 맞아 만나 출연해 참석해 관해 대한 위한 열린 밝힌 참석한 의해`);
const NAMING = wordList('불리 불린 불렸 부르 불러 이름 제목 주제 표현 구호');
const DENIALS = wordList('부인했 부인하 부인한 사실이 일축했');
const ORGANISATIONS =
  wordList(`정부 대통령실 청와대 경찰 검찰 법원 재판부 국회 시청 도청 구청 군청 교육청 소방당국 소방본부 기상청 국방부 외교부 통일부 환경부 행안부 복지부
  교육부 법무부 국토부 기재부 질병관리청 회사 측 협회 노조 재단 연구소 병원 학교 대학 방송 신문 통신 매체 당국 여당 야당 유족 업계 시민단체 위원회`);

/** The commonest family names; one syllable nearly always. */
const SURNAMES =
  wordList(`김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 전 홍 유 고 문 양 손 배 백 허 남 심 노 하 곽 성 차 주 우 구 나 민 진 지 엄 채 원 천 방 공 현 함 변
  염 여 추 도 소 석 선 설 마 길 연 위 표 명 기 반 왕 금 옥 육 인 맹 제 모 탁 국 어 은 편 용 남궁 황보 제갈 사공 선우 독고`);

/** Endings that stick to a noun; those of a subject or topic, and those that end another phrase. */
const PARTICLES = wordList(
  '은 는 이 가 께서 께서는 도 을 를 에서 에서는 에게 에 의 과 와 으로 로 에는 에도 으로는 로는 까지 부터 측은 측이',
);

const KOREAN_PARTICLES: UncasedRules = {
  order: 'verb-last',
  isUnspaced: false,
  listed: listedWords(
    ROLES,
    HONORIFICS.keys(),
    QUOTATIVES,
    REPORTING_NOUNS,
    REFERENCES,
    ANNOUNCERS,
    LEADS,
    ORGANISATIONS,
    ['아저씨', '날씨', '솜씨', '글씨', '말씨', '불씨', '씨앗'],
  ),
  particles: listedWords(PARTICLES),
  attachedTitles: listedWords(['씨']),
  topics: wordList('은 는 께서는 도 측은'),
  subjects: wordList('이 가 께서 측이'),
  genitives: new Set(['의']),
  quotatives: QUOTATIVES,
  adnominals: ADNOMINALS,
  reportingNouns: REPORTING_NOUNS,
  joiners: JOINERS,
  cues: listedWords(CUES),
  namingVerbs: listedWords(NAMING),
  denials: listedWords(DENIALS),
  referencesBehind: REFERENCES,
  referencesBefore: new Set(),
  announcers: ANNOUNCERS,
  leads: LEADS,
  subjectEnds: new Set(),
  titles: listedWords(ROLES, HONORIFICS.keys()),
  surnames: listedWords(SURNAMES),
  loneSurnames: new Set(),
  longestName: 4,
  clauseEnds: new Set([...'다요까죠자라네야지음임걸니오소']),
  clauseSigns: new Set(['다. ', '요. ', '까? ']),
};

/** Korean: particles stick to the topic and to the closing mark, and the verb stands last. */
export const KOREAN: LanguageRules = {
  ...MARKS_ONLY,
  code: 'ko',
  pronouns: new Map([
    ['그', 'male'],
    ['그녀', 'female'],
    ['그들', 'unknown'],
  ]),
  honorifics: HONORIFICS,
  roles: ROLES,
  organisationWords: ORGANISATIONS,
  organisationEndings: [
    '의회',
    '시청',
    '도청',
    '경찰서',
    '소방서',
    '협회',
    '노조',
    '재단',
    '연구소',
    '병원',
    '위원회',
    '대학교',
    '교육청',
    '연대',
    '신문',
    '방송',
    '그룹',
    '은행',
    '공사',
    '공단',
    '청',
    '부처',
    '당국',
    '측',
    '당',
    '부',
  ],
  namingWords: wordList('이른바 일명 소위 이름하여 별명'),
  uncased: KOREAN_PARTICLES,
  // A Korean word holds its particles and makes nearly two English ones.
  speechWords: 4,
};
