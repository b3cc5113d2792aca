import { describe, expect, test } from 'vitest';
import { foundIn, type LanguageCase } from './language-cases';

const CASES: readonly LanguageCase[] = [
  {
    shows: 'reads the subject before the marks and the verb behind them',
    text: 'Belediye Başkanı Ayşe Yılmaz, "Yeni köprüyü ekim ayında açacağız" dedi.',
    quotations: [{ segments: ['Yeni köprüyü ekim ayında açacağız'], kind: 'speech', speaker: 'Ayşe Yılmaz' }],
  },
  {
    shows: 'reads the subject behind a participle, and the same one before the next quotation',
    text: '"Kimse yaralanmadı, herkes kendi çıktı" diyen Vali Mehmet Demir, "Çalışmalar sürüyor" ifadelerini kullandı.',
    quotations: [
      { segments: ['Kimse yaralanmadı, herkes kendi çıktı'], kind: 'speech', speaker: 'Mehmet Demir' },
      { segments: ['Çalışmalar sürüyor'], kind: 'speech', speaker: 'Mehmet Demir' },
    ],
  },
  {
    shows: 'reads the subject behind a participle with any words for what somebody is between',
    text: 'Vali Mehmet Demir, "Köprü mayısta açılacak" dedi. "Biz hazırız" diyen işçi temsilcisi Ayşe Yılmaz ise bekliyor.',
    quotations: [
      { segments: ['Köprü mayısta açılacak'], kind: 'speech', speaker: 'Mehmet Demir' },
      { segments: ['Biz hazırız'], kind: 'speech', speaker: 'Ayşe Yılmaz' },
    ],
  },
  {
    shows: 'reads a verb before a colon, and one in the paragraph before',
    text: 'Yılmaz, konuşmasında şunları söyledi: "Bütçemiz yeterli."\n\nVali Mehmet Demir şöyle konuştu:\n\n"Barajdaki su seviyesi yükseldi."',
    quotations: [
      { segments: ['Bütçemiz yeterli.'], kind: 'speech', speaker: 'Yılmaz' },
      { segments: ['Barajdaki su seviyesi yükseldi.'], kind: 'speech', speaker: 'Mehmet Demir' },
    ],
  },
  {
    shows: 'cuts the case ending off a name before "göre"',
    text: 'Ayşe Yılmaz’a göre, "okulların onarımı eylüle kadar bitecek". Mehmet Demir’in açıklamasına göre "yangın kontrol altına alındı".',
    quotations: [
      { segments: ['okulların onarımı eylüle kadar bitecek'], kind: 'speech', speaker: 'Ayşe Yılmaz' },
      { segments: ['yangın kontrol altına alındı'], kind: 'speech', speaker: 'Mehmet Demir' },
    ],
  },
  {
    shows: 'passes by what leads the sentence in and stands between subject and marks',
    text: 'Toplantıda konuşan Sağlık Bakanı Zeynep Kaya, dün yaptığı açıklamada, "Aşılar ücretsiz olacak" diye konuştu.',
    quotations: [{ segments: ['Aşılar ücretsiz olacak'], kind: 'speech', speaker: 'Zeynep Kaya' }],
  },
  {
    shows: 'takes no name in the genitive for the subject',
    text: 'Yılmaz’ın avukatı Ali Kaya ise kararı eleştirerek, "İtiraz edeceğiz" dedi.',
    quotations: [{ segments: ['İtiraz edeceğiz'], kind: 'speech', speaker: 'Ali Kaya' }],
  },
  {
    shows: 'credits a verb without a subject to whom the article spoke of last',
    text: 'Vali Mehmet Demir, "Yangın söndürüldü" dedi. "Ekiplerimiz bölgede bekliyor" diye konuştu.',
    quotations: [
      { segments: ['Yangın söndürüldü'], kind: 'speech', speaker: 'Mehmet Demir' },
      { segments: ['Ekiplerimiz bölgede bekliyor'], kind: 'speech', speaker: 'Mehmet Demir' },
    ],
  },
  {
    shows: 'takes titles and so-called words for nobody’s words, and credits nobody for "denildi"',
    text: 'Açıklamada "Arama çalışmaları sürüyor" denildi. "Sessiz kıyılar" adlı film ödül aldı. Sözde "halk meclisi" toplandı.',
    quotations: [
      { segments: ['Arama çalışmaları sürüyor'], kind: 'speech', speaker: null },
      { segments: ['Sessiz kıyılar'], kind: 'term', speaker: null },
      { segments: ['halk meclisi'], kind: 'term', speaker: null },
    ],
  },
  {
    shows: 'gives a phrase where nobody is named',
    text: 'Görgü tanığı, "Çok korktuk, herkes bağırıyordu" dedi.',
    quotations: [{ segments: ['Çok korktuk, herkes bağırıyordu'], kind: 'speech', speaker: 'Görgü tanığı' }],
  },
  {
    shows: 'reads a capital İ in a role',
    text: 'İçişleri Bakanı Levent Tunç ayrıca, "Denetimler artacak, taviz yok" ifadesini kullandı.',
    quotations: [{ segments: ['Denetimler artacak, taviz yok'], kind: 'speech', speaker: 'Levent Tunç' }],
  },
  {
    shows: 'takes a judgement before "suçladı" for a fragment',
    text: 'Muhalefet partisinin il başkanı Cem Aydın, belediyeyi "beceriksizlikle" suçladı.',
    quotations: [{ segments: ['beceriksizlikle'], kind: 'fragment', speaker: 'Cem Aydın' }],
  },
  {
    shows: 'keeps a reason of a court out',
    text: 'Duruşma "eksik evrak" nedeniyle ertelendi.',
    quotations: [{ segments: ['eksik evrak'], kind: 'term', speaker: null }],
  },
  {
    shows: 'credits the owner of the words in the genitive, and a clause with "olduğunu" to its subject',
    text: 'Kaya’nın “Herkes evine dönsün” çağrısı yankı buldu. Sözcü Onur Keskin, iddiaların “tamamen asılsız” olduğunu belirtti.',
    quotations: [
      { segments: ['Herkes evine dönsün'], kind: 'speech', speaker: 'Kaya' },
      { segments: ['tamamen asılsız'], kind: 'fragment', speaker: 'Onur Keskin' },
    ],
  },
];

describe('in Turkish it', () => {
  test.each(CASES)('$shows', ({ text, quotations }) => {
    expect(foundIn(text, 'tr')).toEqual(quotations);
  });
});
