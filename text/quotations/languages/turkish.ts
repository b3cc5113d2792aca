import type { LanguageRules } from '@/text/quotations/language-rules';
import { personNouns } from '@/text/quotations/person-nouns';
import { wordList } from '@/text/quotations/word-list';
import { MARKS_ONLY } from './marks-only';

/** Words in the lower case the rules compare in, which makes "i" and a dot of a Turkish İ. */
const words = (list: string): ReadonlySet<string> =>
  new Set([...wordList(list)].flatMap((word) => [word, capitalised(word).toLowerCase()]));

/** As a sentence or a name begins: the capital of i is İ. */
function capitalised(word: string): string {
  const first = word.charAt(0);
  return (first === 'i' ? 'İ' : first.toUpperCase()) + word.slice(1);
}

/** Names given to one gender nearly always; Turkish pronouns tell none, but other articles' readers may. */
const FIRST_NAMES = personNouns({
  female: `ayşe fatma emine hatice zeynep elif meryem şerife zehra sultan hanife merve havva zeliha esra fadime özlem hacer
    yasemin hülya kübra büşra rabia songül leyla sevim selma sema gül nur hilal tuğba pınar gamze derya ebru aslı defne ece
    selin meral canan nesrin nurcan sibel serap aysel gülay filiz nermin perihan tansu asena`,
  male: `mehmet mustafa ahmet ali hüseyin hasan murat yusuf ömer osman ramazan halil süleyman abdullah mahmut salih recep
    kemal fatih emre burak hakan serkan volkan kadir orhan cem selim tayyip ekrem mansur devlet bülent binali hulusi yaşar
    levent tolga onur barış kaan mert efe arda ozan cihan erdal erkan ercan tuncay şahin vedat nihat ferit zafer turgut
    necmettin selahattin ümit özgür engin`,
  unknown: 'deniz',
});

/** Turkish: X, "…" dedi: the subject before the marks, the verb behind them, and cases behind an apostrophe. */
export const TURKISH: LanguageRules = {
  ...MARKS_ONLY,
  code: 'tr',
  cueVerbs:
    words(`dedi dediler diyor diyorlar der demişti demiş diyordu söyledi söylediler söylüyor söylemişti konuştu konuştular
    konuşmuştu belirtti belirttiler belirtiyor kaydetti kaydettiler vurguladı vurguladılar vurguluyor açıkladı açıkladılar
    açıklıyor anlattı anlattılar anlatıyor ekledi eklediler ekliyor sordu sordular soruyor yanıtladı cevapladı yazdı yazdılar
    yazıyor savundu savundular savunuyor bildirdi bildirdiler duyurdu duyurdular aktardı aktardılar aktarıyor değerlendirdi
    uyardı uyardılar uyarıyor çağırdı seslendi bağırdı haykırdı hatırlattı yineledi tekrarladı sürdürdü
    kullandı kullandılar kullanmıştı bulundu bulundular paylaştı yorumladı nitelendirdi tanımladı eleştirdi suçladı niteledi adlandırdı verdi getirdi
    etti ettiler ediyor çekti konuşan`),
  dependentCues: words(
    'diyen diyerek söyleyen belirten belirterek vurgulayan ifade eden kaydeden söyleyerek sözleriyle',
  ),
  impersonalCues: words(
    'denildi vurgulandı açıklandı söylendi duyuruldu deniliyor denilmektedir yazıyordu belirtildi kaydedildi ifadesi yer bildirildi',
  ),
  cueNouns: words(
    'sözleri sözlerini sözler ifadeleri ifadesi ifadelerini açıklama açıklamada açıklamasında mektup mektupta mesajı mesajında paylaşımında paylaşımda konuşmasında yanıtı cevabı sorusuna çağrısı tweet',
  ),
  quotativeParticles: [
    'olduğu',
    'olacağ',
    'diye',
    'şeklinde',
    'ifadel',
    'ifades',
    'sözleri',
    'sözüyle',
    'diyer',
    'diyen',
    'açıklamas',
    'değerlendirm',
    'çağrıs',
    'mesaj',
    'notunu',
    'yorum',
    'yanıt',
    'cevab',
    'iddia',
    'sorusun',
    'duyurus',
    'uyarıs',
    'vurgus',
    'benzetmes',
  ],
  referencesBehind: [
    ['göre'],
    ['sözlerine', 'göre'],
    ['açıklamasına', 'göre'],
    ['açıklamalarına', 'göre'],
    ['ifadesine', 'göre'],
    ['aktardığına', 'göre'],
    ['anlattığına', 'göre'],
    ['belirttiğine', 'göre'],
    ['söylediğine', 'göre'],
    ['iddiasına', 'göre'],
    ['deyimiyle'],
    ['ifadesiyle'],
    ['sözleriyle'],
  ],
  pronouns: new Map([
    ['o', 'unknown'],
    ['onlar', 'unknown'],
    ['ben', 'unknown'],
    ['biz', 'unknown'],
    ['kendisi', 'unknown'],
  ]),
  determiners: words('bir bu şu o'),
  clauseWords: words('ki çünkü ama fakat ancak eğer veya ya da diye'),
  coordinators: words('ve ile'),
  adverbs: words('olarak de da dün bugün ise daha sonra ardından önce ayrıca şöyle böyle şunları bunları şu'),
  denials: words('yalanladı reddetti yalanlıyor reddediyor'),
  thoughts: words('düşündü düşünüyordu'),
  namingWords: words('sözde adlı isimli başlıklı'),
  namesBehind:
    words(`adlı isimli başlıklı temalı sloganıyla sloganı filmi filminin filminde kitabı kitabının kitabında romanı romanının
    romanında dizisi dizisinin dizisinde şarkısı şarkısını şarkısının albümü oyunu oyununun sergisi sergisinin projesi projesinin
    programı programının programında gazetesi gazetesine gazetesinin gazetesinde dergisi dergisinin konferansı festivali
    festivalinin operasyonu kampanyası kampanyasının yazılı pankart pankartı pankartları dövizi dövizleri ödülü ödülünü
    suçundan suçlamasıyla suçlaması`),
  clauseMarks: words(
    'ben biz siz onlar var yok değil olacak olacağız oldu olduk bu şu hep çok istiyoruz istiyorum geldik edeceğiz',
  ),
  abbreviations: words('dr prof doç av sn st no vb vs yrd alb org tuğg müh ör bkz cad sok mah'),
  honorifics: new Map([
    ['bay', 'male'],
    ['bayan', 'female'],
    ['bey', 'male'],
    ['hanım', 'female'],
    ['sayın', 'unknown'],
  ]),
  indefinites: words('bir başka'),
  personNouns: personNouns({
    female: 'kadın anne annesi kız eşi',
    male: 'adam erkek baba oğul',
    unknown:
      'kişi tanığı sahibi yakını öğretmen öğrenci doktor hemşire komşu tanık esnaf vatandaş yolcu müşteri sürücü işçi çiftçi çocuk genç',
  }),
  roles:
    words(`cumhurbaşkanı cumhurbaşkan başbakan bakan bakanı belediye başkan başkanı büyükşehir vali valisi kaymakam kaymakamı
    milletvekili genel başkan yardımcısı sözcü sözcüsü müdür müdürü il ilçe emniyet rektör rektörü dekan dekanı prof dr doç avukat av
    avukatı savcı savcısı hâkim hakim yargıç komutan komutanı general orgeneral albay büyükelçi büyükelçisi uzman uzmanı
    ekonomist yazar gazeteci muhabir editör yönetmen oyuncu şarkıcı sanatçı teknik direktör direktörü antrenör futbolcu kaptan
    iş insanı kurucu kurucusu yönetim kurulu üyesi üye temsilcisi temsilci koordinatör koordinatörü doktor başhekim başhekimi
    mühendis öğretmen öğretim esnaf çiftçi vatandaş muhtar muhtarı imam kral kraliçe prens şansölye dışişleri içişleri adalet
    millî milli savunma eğitim sağlık maliye ticaret tarım hazine ulaştırma abd rusya almanya fransa ingiltere yunanistan ukrayna
    türkiye sayın eski odası derneği sendikası vakfı partisi chp akp mhp iyi hdp dem ak parti grup başkanvekili başkanvekil eş`),
  organisationWords:
    words(`bakanlığı bakanlık belediyesi valiliği emniyeti müdürlüğü üniversitesi hastanesi partisi derneği sendikası vakfı odası
    kurulu kurumu ajansı aa dha iha mahkemesi savcılığı meclisi tbmm bankası şirketi federasyonu birliği konseyi komisyonu
    türkiye ankara istanbul izmir abd rusya avrupa almanya twitter facebook instagram reuters bbc gazetesi`),
  capitalisedOthers:
    words(`bir bu şu o ve ile ama fakat ancak çünkü eğer için gibi kadar daha sonra önce dün bugün yarın pazartesi salı
    çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık açıklamada
    açıklamasında konuşmasında toplantıda toplantının törende konuşan ayrıca öte yandan ise ardından burada biz ben siz
    her hiç tüm bütün olay kaza konuya konu hakkında göre basın sosyal medya hesabından`),
  firstNames: FIRST_NAMES,
  apostropheCases: true,
  dropsPronouns: true,
  verbFinal: true,
  sentenceCaseTitles: true,
  pointsOutside: true,
  rolesInLowerCase: true,
  hasArticles: false,
  clauseEndings: [
    'yor',
    'yoruz',
    'yorum',
    'yorlar',
    'acak',
    'ecek',
    'acağız',
    'eceğiz',
    'acağım',
    'eceğim',
    'acaklar',
    'ecekler',
    'malıyız',
    'meliyiz',
    'malı',
    'meli',
    'dık',
    'dik',
    'duk',
    'dük',
    'tuk',
    'tük',
    'tık',
    'lardı',
    'lerdi',
    'mektedir',
    'maktadır',
    'madı',
    'medi',
    'ildi',
    'ıldım',
    'ildim',
    'sün',
    'sun',
    'ındı',
    'indi',
    'undu',
    'ündü',
    'ıldı',
    'ildi',
    'aldı',
    'eldi',
    'uldu',
    'üldü',
    'ıktı',
    'aktı',
    'ektir',
    'aktır',
    'maz',
    'mez',
    'mayız',
    'meyiz',
    'ayız',
    'eyiz',
    'miyor',
    'mıyor',
    'muyor',
    'müyor',
    'bitti',
    'gitti',
    'etti',
    'ıyordu',
    'iyordu',
    'uyordu',
    'üyordu',
    'mıştı',
    'mişti',
    'sin',
    'sın',
  ],
  speechWords: 5,
};
