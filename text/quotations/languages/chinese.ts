import type { LanguageRules } from '@/text/quotations/language-rules';
import { listedWords, type UncasedRules } from '@/text/quotations/uncased-rules';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Offices and what else stands beside a name, in front or behind; simplified, then what traditional writes otherwise. */
const ROLES =
  wordList(`国家主席 主席 副主席 总书记 书记 副书记 总理 副总理 部长 副部长 外长 防长 省长 副省长 市长 副市长 县长 副县长 区长 镇长 乡长 村长 厅长 局长 副局长 处长 科长 司长
  主任 副主任 秘书长 委员长 委员 议员 代表 大使 总领事 发言人 新闻发言人 总统 副总统 首相 国务卿 国王 女王 总裁 副总裁 董事长 总经理 经理 首席执行官 负责人 创始人 店长
  会长 副会长 理事长 院长 副院长 所长 校长 副校长 馆长 站长 队长 教授 副教授 讲师 研究员 副研究员 博士 院士 医生 医师 护士 律师 法官 检察官 记者 教练 主教练 球员 运动员
  导演 演员 作家 歌手 工程师 分析师 专家 学者 民警 村民 居民 市民 网友 学生 大学生 家长 母亲 父亲 妻子 丈夫 女儿 儿子 业主 店主 老板 员工 工人 农民 司机 游客 志愿者
  男子 女子 患者 受访者 知情人士 工作人员 目击者
  國家主席 總書記 書記 總理 副總理 部長 副部長 外長 防長 省長 市長 副市長 縣長 區長 鎮長 鄉長 村長 里長 廳長 局長 處長 科長 司長 秘書長 委員長 委員 議員 立委 總統 副總統 國務卿
  發言人 總裁 董事長 總經理 執行長 負責人 創辦人 店長 會長 理事長 院長 所長 校長 館長 隊長 教授 講師 研究員 醫師 醫生 護理師 律師 法官 檢察官 記者 教練 球員 導演 演員 歌手
  工程師 分析師 專家 學者 員警 居民 民眾 網友 學生 家長 母親 老闆 員工 業主 遊客 志工 特首 行政長官 局長 主任 市民 女兒 兒子 司機 農民 知情人士 工作人員 目擊者 民眾 攤商 乘客 旅客 住戶 受害者 消費者 住户 消费者 摊主 家属 家屬 邻居 鄰居 遊客 志願者 業者 村民 代表 博士`);

const HONORIFICS = new Map<string, 'unknown' | 'male' | 'female'>([
  ['先生', 'male'],
  ['女士', 'female'],
  ['小姐', 'female'],
  ['太太', 'female'],
  ['老师', 'unknown'],
  ['老師', 'unknown'],
  ['同志', 'unknown'],
]);

const CUES =
  wordList(`说 说道 表示 指出 强调 认为 介绍 透露 坦言 直言 补充 补充说 回应 回应称 回忆 回忆说 告诉 呼吁 宣布 警告 批评 抱怨 感慨 感叹 解释 解释说 写道 提到 谈到 称 讲 问 问道
  答 答道 回答 回答说 喊道 宣称 声称 承认 重申 要求 提醒 承诺 反驳 质疑 直呼 笑称 坚称 并称 介绍说 表示说 告诉记者 发文称 发文 留言 评论 评论道 评论称 报道 报道称 通报 通报称 消息称 希望 建议
  分析 分析称 总结 主张 声明 保证 否认 指责 谴责 嘱咐 叮嘱 笑言 坦承 笑着说 激动地说 哽咽 形容 赞叹 致辞 讲述 讲道 谈及 反问 追问 感谢 表态 分享 吐槽 披露 证实 预测
  說 說道 強調 認為 介紹 直言 補充 補充說 回應 回應稱 回憶 告訴 呼籲 宣布 警告 批評 抱怨 感嘆 解釋 解釋說 寫道 提到 談到 稱 講 問 問道 答道 回答說 喊道 宣稱 聲稱 承認 重申
  提醒 承諾 反駁 質疑 直呼 笑稱 堅稱 並稱 發文 發文稱 留言 評論 報導 報導稱 報道稱 通報 建議 分析 總結 主張 聲明 保證 否認 指責 譴責 形容 談及 反問 追問 感謝 表態 分享
  披露 證實 預測 痛批 怒批 砲轟 喊話 透露 坦言 指`);

/** 表示, 表示说, 抱怨道: a verb of two signs may take one of saying behind it. */
function withSaying(verbs: ReadonlySet<string>): ReadonlySet<string> {
  const long = [...verbs].filter((verb) => verb.length > 1);
  return new Set([...verbs, ...long.flatMap((verb) => [...'说道称說稱'].map((saying) => verb + saying))]);
}

/** Words that look as if a verb of the list began in them. */
const NO_CUES =
  wordList(`小说 据说 说法 说明 说明书 学说 传说 听说 所说 名称 称号 称为 被称为 人称 号称 职称 简称 俗称 统称 称赞 称呼 对称 可以说 也就是说 来说 问题 访问 学问 疑问 顾问 问卷 问候 答案 讲座 讲话 演讲
  讲究 报告 指标 指数 指导 手指 指挥 指定 指令 指引 希望小学 知道 道路 街道 渠道 报道称
  小說 據說 說法 說明 學說 傳說 聽說 所說 名稱 稱號 稱為 被稱為 人稱 號稱 職稱 簡稱 俗稱 統稱 稱讚 稱呼 對稱 可以說 也就是說 來說 問題 訪問 學問 疑問 顧問 問卷 問候 講座 講話 演講 講究
  指標 指數 指導 手指 指揮 指定 指令 指引 戒指 指控 指揮官 指责 指責`);

const REFERENCES = wordList('据 根据 另据 据悉 據 根據 另據 按照');

const LEADS =
  wordList(`此外 另外 同时 同時 随后 隨後 之后 之後 此前 此后 此後 目前 今天 今日 昨天 昨日 明天 当天 當天 当日 當日 当晚 當晚 日前 近日 近期 上午 下午 晚间 晚間 早上 中午 凌晨 今年 去年
  对此 對此 不过 不過 但是 但 然而 因此 所以 而且 并 並 并且 並且 其中 例如 比如 有 其后 最后 最後 接着 接著 会上 會上 会后 會後 事后 事後 星期一 星期二 星期三 星期四 星期五 星期六
  星期日 周一 周二 周三 周四 周五 周六 周日 週一 週二 週三 週四 週五 週六 週日 而 则 則`);

const SUBJECT_ENDS =
  wordList(`在 对 對 向 于 於 就 也 还 還 则 則 又 曾 曾经 曾經 已 已经 已經 日前 近日 今天 今日 昨天 昨日 当天 當天 当日 當日 接受 通过 通過 表示 指 出席 参加 參加 主持 带着 笑着
  激动 激動 透过 透過 随即 隨即 再次 再度 多次 一再 公开 公開 明确 明確 进一步 進一步 特别 特別 直接 坚决 堅決 严肃 嚴肅 同时 同時 随后 隨後 上午 下午 晚间 晚間 晚 早上 周一 周二 周三 周四 周五 周六 周日
  週一 週二 週三 週四 週五 週六 週日 和记者 針對 针对 关于 關於 因 为 為 被 将 將 会 會 没有 沒有 不 从 從 与 與 给 給 如此 这样 這樣 并 並 更 却 卻 仍 都 只 是 受訪 受访 會見 会见 今早 昨晚 今晨 纷纷 紛紛 常 均 皆 一致 指着 指著`);

const ORGANISATIONS =
  wordList(`外交部 国防部 教育部 商务部 财政部 公安部 公安局 警方 检方 法院 检察院 国务院 政府 市政府 省政府 白宫 国会 委员会 协会 学会 公司 集团 银行 医院 学校 大学 研究所 研究院 中心
  新华社 央视 人民日报 日报 晚报 新闻网 电视台 媒体 校方 官方 院方 店方 平台 团队 基金会 气象局 气象台 交通局 消防部门 有关部门 外媒 本报 报社
  國防部 財政部 公安局 檢方 檢察院 國務院 國會 委員會 協會 學會 集團 銀行 醫院 學校 大學 研究院 新聞網 電視台 媒體 團隊 基金會 氣象署 氣象局 交通局 總統府 行政院 立法院 衛福部 警方 消防局 市府 縣府 校方 通訊社 通讯社`);

/** The commonest family names, both scripts; two signs where the name is of two. */
const SURNAMES =
  wordList(`王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗 梁 宋 郑 谢 韩 唐 冯 于 董 萧 程 曹 袁 邓 许 傅 沈 曾 彭 吕 苏 卢 蒋 蔡 贾 丁 魏 薛 叶 阎 余 潘 杜 戴
  夏 钟 汪 田 任 姜 范 方 石 姚 谭 廖 邹 熊 金 陆 郝 孔 白 崔 康 毛 邱 秦 江 史 顾 侯 邵 孟 龙 万 段 雷 钱 汤 尹 黎 易 常 武 乔 贺 赖 龚 文 庞 樊 殷 施 陶 洪 翟 安 颜 倪 严 牛 温 芦
  季 俞 章 鲁 葛 伍 韦 申 尤 毕 聂 焦 向 柳 邢 岳 齐 梅 莫 庄 辛 管 祝 左 涂 谷 祁 耿 牟 卜 路 詹 关 苗 凌 费 纪 靳 盛 童 欧 甄 项 曲 习
  張 劉 陳 楊 趙 黃 吳 孫 馬 羅 鄭 謝 韓 馮 蕭 鄧 許 呂 蘇 盧 蔣 賈 葉 閻 鍾 譚 鄒 陸 顧 龍 萬 錢 湯 喬 賀 賴 龔 龐 顏 嚴 溫 魯 韋 畢 聶 齊 莊 塗 關 費 紀 歐 項 習 簡 柯 游 卓 邱 連
  欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 东方 夏侯 皇甫 尉迟 公孙 慕容 令狐`);

const NAMING = wordList('之称 之稱 一词 一詞 的称号 的美誉 二字 四字 字样 字樣 之类 之類 的口号 的口號');

const CHINESE_PARTICLES: UncasedRules = {
  order: 'verb-first',
  isUnspaced: true,
  listed: listedWords(
    ROLES,
    HONORIFICS.keys(),
    withSaying(CUES),
    NO_CUES,
    REFERENCES,
    LEADS,
    SUBJECT_ENDS,
    ORGANISATIONS,
    NAMING,
    [
      '他',
      '她',
      '他们',
      '她们',
      '他們',
      '她們',
      '其',
      '的',
      '所谓',
      '所謂',
      '名为',
      '名為',
      '题为',
      '題為',
      '主题为',
      '主題為',
      '称作',
      '叫做',
      '叫',
    ],
  ),
  particles: listedWords([]),
  attachedTitles: listedWords([]),
  topics: new Set(),
  subjects: new Set(),
  genitives: new Set(['的']),
  quotatives: new Set(),
  adnominals: new Set(),
  reportingNouns: new Set(),
  joiners: new Set(),
  cues: listedWords(withSaying(CUES)),
  namingVerbs: listedWords(NAMING),
  denials: listedWords([]),
  referencesBehind: new Set(),
  referencesBefore: REFERENCES,
  announcers: new Set(),
  leads: LEADS,
  subjectEnds: SUBJECT_ENDS,
  titles: listedWords(ROLES, HONORIFICS.keys()),
  surnames: listedWords(SURNAMES),
  loneSurnames: new Set(),
  longestName: 4,
  clauseEnds: new Set([...'吗呢吧了啊嘛嗎']),
  clauseSigns: new Set([...'我你他她是会會要不没沒有能应應将將让讓想得，。！？']),
};

/** Chinese, simplified and traditional: X说：“…”, “…”，X说, 据X介绍. No particles: the verb shows where its subject ends. */
export const CHINESE: LanguageRules = {
  ...MARKS_ONLY,
  code: 'zh',
  pronouns: new Map([
    ['他', 'male'],
    ['她', 'female'],
    ['他们', 'unknown'],
    ['他們', 'unknown'],
    ['她们', 'unknown'],
    ['她們', 'unknown'],
  ]),
  honorifics: HONORIFICS,
  roles: ROLES,
  organisationWords: ORGANISATIONS,
  organisationEndings: [
    '局',
    '部',
    '厅',
    '廳',
    '院',
    '所',
    '署',
    '处',
    '處',
    '公司',
    '集团',
    '集團',
    '委员会',
    '委員會',
    '协会',
    '協會',
    '报',
    '報',
    '社',
    '大学',
    '大學',
    '中心',
    '室',
    '团',
    '團',
    '方',
  ],
  bareCues: wordList(
    '指 讲 講 问 問 答 希望 建议 建議 要求 分析 报道 報道 報導 评论 評論 声明 聲明 保证 保證 总结 總結 感谢 感謝 预测 預測 主张 主張 通报 通報 介绍 介紹 批评 批評 提醒 警告 质疑 質疑 指责 指責 谴责 譴責',
  ),
  denials: wordList('否认 否認'),
  namingWords: wordList(
    '所谓 所謂 名为 名為 题为 題為 主题为 主題為 称为 稱為 被称为 被稱為 号称 號稱 俗称 俗稱 称作 叫做 叫',
  ),
  uncased: CHINESE_PARTICLES,
  speechWords: 6,
};
