import type { LanguageRules } from '@/text/quotations/language-rules';
import { listedWords, type UncasedRules } from '@/text/quotations/uncased-rules';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Offices and what else stands behind a name. */
const ROLES =
  wordList(`首相 総理 総理大臣 大統領 副大統領 大臣 国務長官 国防長官 補佐官 首席補佐官 報道担当者 外相 財務相 防衛相 法相 文科相 厚労相 経産相 国交相 環境相 総務相 農水相 官房長官 長官 副長官
  知事 副知事 市長 副市長 町長 村長 区長 議員 議長 委員長 会長 副会長 社長 副社長 専務 取締役 所長 部長 課長 局長 次長 室長 院長 校長 園長 館長
  店長 駅長 団長 隊長 署長 組合長 理事長 理事 事務局長 幹事長 政調会長 書記長 代表 副代表 党首 総裁 副総裁 書記 報道官 広報官 広報担当者 担当者 関係者
  教授 准教授 助教 講師 名誉教授 研究員 博士 学長 監督 選手 主将 投手 捕手 コーチ 記者 弁護士 医師 看護師 教諭 警部 巡査 裁判長 被告 容疑者
  住民 男性 女性 市民 町民 村民 農家 漁師 学生 大学生 高校生 生徒 児童 遺族 家族 父親 母親 専門家 支援者 利用者 客 店主 男 女 女子高生 男子高生 大学院生 会社員 公務員 主婦 無職 自営業 女将 作家 俳優 監督 棋士 力士 親方
  名人 竜王 大使 公使 総領事 牧師 住職 宮司 元首相 前市長`);

const HONORIFICS = new Map<string, 'unknown'>([
  ['さん', 'unknown'],
  ['氏', 'unknown'],
  ['くん', 'unknown'],
  ['ちゃん', 'unknown'],
  ['先生', 'unknown'],
]);

/** Verbs by the part that never changes, and と with the light verbs that report. */
const CUES =
  wordList(`報じ 報道し 報道する 答弁し 繰り返し 繰り返す 警鐘を鳴ら 打ち消し 打ち消す 否定し 否定する 否認し 否認する 激励し 告白し 述べ 話し 話す 話せ 語っ 語る 語り 言っ 言う 言い 言わ 説明し 説明する 強調し 強調する 指摘し 指摘する 主張し 主張する 訴え 発言し 発言する 表明し
  表明する 明かし 明かす 明らかにし 明らかにする 答え 応じ 応え 振り返っ 振り返る 批判し 批判する 非難し 非難する 反論し 反論する 求め 呼びかけ 呼び掛け 警告し 警告する
  提案し 提案する 報告し 報告する 発表し 発表する 伝え 書い 書き 書く 投稿し 投稿する 記し 記す つづっ つづる 綴っ コメントし コメントする 謝罪し 陳謝し 釈明し
  弁明し 力を込め 意気込ん 意気込む 意気込み 喜ん 喜ぶ 期待し 期待する 懸念し 懸念する 評価し 評価する 断言し 断言する 約束し 約束する 宣言し 宣言する 証言し
  証言する 打ち明け 漏らし 漏らす ツイートし 吐露し 吐露する つぶやい つぶやく こぼし こぼす 嘆い 嘆く 感謝し 感謝する 回答し 回答する 見解を示し 考えを示し 認識を示し 示し 示す 強い口調で述べ 釘を刺し
  くぎを刺し 質問し 質問する 尋ね 問い 問う 叫ん 叫ぶ 声を上げ 話を聞か 胸を張っ 胸を張る 笑顔を見せ 肩を落とし 肩を落とす 首をかしげ 口をそろえ 憤っ 憤る 悔やん 悔やむ 供述し 供述する 話した
  とし とした とする としている としており としました という といい`);

const QUOTATIVES = wordList(
  'と って とも とは との などと などとし などとした などの という といった とし とした とする としている としており としました とか',
);

const ADNOMINALS = wordList('との などの という といった');
const REPORTING_NOUNS = wordList(
  '考え 認識 見方 見解 意向 方針 立場 声 意見 発言 言葉 コメント 談話 声明 指摘 批判 主張 懸念 思い 返答 回答 説明 答え',
);
const REFERENCES = wordList('によると によれば によりますと の話では');
const ANNOUNCERS = wordList('次のように 以下のように こう このように そう これに 次の通り');
const LEADS =
  wordList(`今回 今後 昨日 今日 明日 同日 当日 翌日 前日 午前 午後 当時 現在 最近 今年 昨年 来年 今月 先月 来月 今週 先週 来週 また さらに
  一方 その上 その後 しかし だが ただ これまで 先ほど 続けて 最後 会見 取材 このほか これ それ ここ 理由 背景 結果 何度 何回 何人 誰`);
const GENITIVES = new Set(['の']);
const TOPICS = new Set(['は', 'も', 'には']);
const SUBJECTS = new Set(['が']);
const NAMING = wordList(
  '呼ばれ 呼ぶ 呼ん 呼び 題し 題する 名付け 名づけ 銘打 いう名 書かれ 記され 称し 称する 表現さ 違い 違う 異なる 同じ',
);
const DENIALS = wordList('否定し 否定する 否認し 否認する 打ち消し');
const ORGANISATIONS =
  wordList(`政府 同省 同庁 同社 同市 同県 同署 同課 同会 県警 警察 警視庁 気象庁 消防 市 県 町 村 区 会社 病院 学校 大学 協会 組合 委員会
  連盟 団体 事務局 検察 弁護側 検察側 裁判所 判決 党 与党 野党 文部科学省 外務省 防衛省 財務省 国土交通省 厚生労働省 経済産業省 環境省 総務省`);

/** The commonest family names of two signs and more; one sign is too often part of another word. */
const SURNAMES =
  wordList(`佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 清水 山崎 池田 橋本 阿部 石川 山下 中島
  石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 中野 三浦 原田 中川 松田 竹内 小野 田村 中山 和田 石田 森田
  上田 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 今井 工藤 高田 増田 丸山 杉山 村田 大塚 新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 菅原
  岩崎 木下 久保 佐野 野村 松尾 市川 菊地 菊池 杉本 古川 大西 島田 水野 桜井 高野 渡部 吉川 山内 西田 飯田 西川 北村 安田 五十嵐 川口 平田 中田 久保田
  服部 岩田 土屋 川崎 福島 本田 樋口 田口 永井 秋山 山中 中西 吉村 川上 石原 大橋 松岡 馬場 浜田 森本 星野 矢野 浅野 松下 大久保 吉岡 小池 野田 荒木 大谷
  熊谷 黒田 松浦 尾崎 永田 川村 望月 田辺 荒井 大島 内藤 松村 岸田 石破 安倍 平井 関口 松原 片山 小松 早川 須藤 桑原 三宅 奥田 岡崎`);

const LONE_SURNAMES = wordList(
  '菅 林 森 原 岡 堀 辻 関 東 南 西 北 泉 榊 嶋 島 星 谷 沢 滝 畑 堤 牧 椿 柳 楠 橘 梶 平 原',
);

const PARTICLES = [
  'は',
  'が',
  'も',
  'の',
  'を',
  'に',
  'で',
  'へ',
  'と',
  'から',
  'まで',
  'より',
  'や',
  'って',
  'には',
  'では',
  'ら',
];

/** A single sign is part of too many words to be cut out of them. */
function several(words: ReadonlySet<string>): readonly string[] {
  return [...words].filter((word) => word.length > 1);
}

const JAPANESE_PARTICLES: UncasedRules = {
  order: 'verb-last',
  isUnspaced: true,
  listed: listedWords(
    several(ROLES),
    HONORIFICS.keys(),
    QUOTATIVES,
    REPORTING_NOUNS,
    REFERENCES,
    ANNOUNCERS,
    LEADS,
    DENIALS,
    several(ORGANISATIONS),
    NAMING,
  ),
  particles: listedWords(PARTICLES),
  attachedTitles: listedWords([]),
  topics: TOPICS,
  subjects: SUBJECTS,
  genitives: GENITIVES,
  quotatives: QUOTATIVES,
  adnominals: ADNOMINALS,
  reportingNouns: REPORTING_NOUNS,
  joiners: new Set(),
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
  loneSurnames: LONE_SURNAMES,
  longestName: 6,
  clauseEnds: new Set([...'。？！?!たるだいうくぐすつぬぶむよねかなせてでけげめろれえはんぞぜわさ']),
  clauseSigns: new Set(['。', 'です', 'ます', 'ない']),
};

/** Japanese: the topic particle before 「 names the speaker, the particle behind 」 says the words are quoted. */
export const JAPANESE: LanguageRules = {
  ...MARKS_ONLY,
  code: 'ja',
  pronouns: new Map([
    ['彼', 'male'],
    ['彼女', 'female'],
  ]),
  honorifics: HONORIFICS,
  roles: ROLES,
  organisationWords: ORGANISATIONS,
  organisationEndings: [
    '省',
    '庁',
    '署',
    '社',
    '県警',
    '府警',
    '警察',
    '役所',
    '役場',
    '協会',
    '大学',
    '組合',
    '研究所',
    '病院',
    '委員会',
    '新聞',
    '銀行',
    '党',
    '側',
    '会',
  ],
  namingWords: wordList('いわゆる 通称 愛称'),
  uncased: JAPANESE_PARTICLES,
  // Four signs and a half make about as much as an English word and its article.
  speechWords: 6,
};
