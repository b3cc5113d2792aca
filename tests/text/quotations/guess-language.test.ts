import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessLanguage } from '@/text/quotations/guess-language';

describe('guessLanguage', () => {
  test.each<{ language: string; text: string }>([
    {
      language: 'en',
      text: 'The mayor said on Monday that the bridge would be closed for the rest of the year, and that it was not safe for the people who use it every day.',
    },
    {
      language: 'de',
      text: 'Die Bürgermeisterin sagte am Montag, dass die Brücke für den Rest des Jahres gesperrt bleibt und nicht mehr sicher ist.',
    },
    {
      language: 'fr',
      text: 'La maire a déclaré lundi que le pont restera fermé pour le reste de l’année et qu’il n’est pas sûr pour les habitants qui l’empruntent.',
    },
    {
      language: 'es',
      text: 'La alcaldesa dijo el lunes que el puente estará cerrado durante el resto del año y que no es seguro para los vecinos que lo usan.',
    },
    {
      language: 'it',
      text: 'La sindaca ha detto lunedì che il ponte resterà chiuso per il resto dell’anno e che non è sicuro per gli abitanti della città.',
    },
    {
      language: 'pt',
      text: 'A prefeita disse na segunda-feira que a ponte ficará fechada pelo resto do ano e que não é segura para os moradores da cidade.',
    },
    {
      language: 'nl',
      text: 'De burgemeester zei maandag dat de brug voor de rest van het jaar dicht blijft en niet meer veilig is voor de mensen die er wonen.',
    },
    {
      language: 'sv',
      text: 'Borgmästaren säger att bron ska vara stängd under resten av året och att den inte är säker för dem som bor här.',
    },
    {
      language: 'da',
      text: 'Borgmesteren siger, at broen skal være lukket resten af året, og at den ikke er sikker for dem, der bor her. Det er jeg ked af, sagde hun efter mødet.',
    },
    {
      language: 'nb',
      text: 'Ordføreren sier at broen skal være stengt resten av året, og at den ikke er trygg for dem som bor her. Det er jeg lei av, sa hun etter møtet.',
    },
    {
      language: 'pl',
      text: 'Burmistrz powiedziała w poniedziałek, że most będzie zamknięty do końca roku i nie jest bezpieczny dla mieszkańców, którzy z niego korzystają.',
    },
    {
      language: 'tr',
      text: 'Belediye başkanı pazartesi günü köprünün yıl sonuna kadar kapalı olacağını söyledi ve bu köprü daha güvenli değil, dedi. Bunun için çok üzgün.',
    },
    {
      language: 'ru',
      text: 'Мэр сообщила в понедельник, что мост будет закрыт до конца года и что он небезопасен.',
    },
    {
      language: 'uk',
      text: 'Мер повідомила в понеділок, що міст буде закрито до кінця року і що він небезпечний.',
    },
    {
      language: 'be',
      text: 'Мэр паведаміла ў панядзелак, што мост будзе зачынены ў гэтым годзе і небяспечны.',
    },
    { language: 'kk', text: 'Қала әкімі дүйсенбі күні көпір жыл соңына дейін жабылатынын айтты.' },
    { language: 'sr', text: 'Градоначелница је у понедељак рекла да ће мост бити затворен до краја године.' },
    { language: 'bg', text: 'Кметът съобщи в понеделник, че мостът ще бъде затворен до края на годината.' },
    { language: 'el', text: 'Η δήμαρχος είπε τη Δευτέρα ότι η γέφυρα θα μείνει κλειστή.' },
    { language: 'he', text: 'ראש העיר אמרה ביום שני שהגשר יישאר סגור עד סוף השנה.' },
    { language: 'ar', text: 'قالت رئيسة البلدية يوم الاثنين إن الجسر سيبقى مغلقا حتى نهاية العام.' },
    { language: 'fa', text: 'شهردار روز دوشنبه گفت که پل تا پایان سال بسته می‌ماند و گفتگو ادامه دارد.' },
    { language: 'th', text: 'นายกเทศมนตรีกล่าวเมื่อวันจันทร์ว่าสะพานจะปิดจนถึงสิ้นปี' },
    { language: 'ja', text: '市長は月曜日、橋を年末まで閉鎖すると発表した。' },
    { language: 'zh', text: '市长星期一表示，这座桥将关闭到年底，目前并不安全。' },
    { language: 'ko', text: '시장은 월요일 다리를 연말까지 폐쇄한다고 밝혔다.' },
  ])('tells $language', ({ language, text }) => {
    expect(guessLanguage(text)).toBe(language);
  });

  test.each<{ what: string; text: string }>([
    { what: 'nothing', text: '' },
    { what: 'digits and marks', text: '12 345,67 — “…” (2024)' },
    { what: 'a name', text: 'Rosa Quill' },
    { what: 'one short sentence', text: 'It held.' },
    { what: 'words no table has', text: 'Tere tulemast, kallid sõbrad, meie uude koju järve ääres.' },
    {
      what: 'half a text in each of two scripts',
      text: 'Sabah akşam yolcu '.repeat(5) + 'καλημέρα σας φίλε '.repeat(5),
    },
  ])('says nothing about $what', ({ text }) => {
    expect(guessLanguage(text)).toBeNull();
  });

  test('is not led astray by foreign names', () => {
    const text =
      '전 Microsoft 임원 John Miller는 New York에서 열린 회의에서 회사가 한국 시장을 떠나지 않는다고 강조하며 투자를 약속했다.';
    expect(guessLanguage(text)).toBe('ko');
  });

  test('ends for any text and reads the beginning only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const guess = guessLanguage(text);
        expect(guess === null || /^[a-z]{2}$/.test(guess)).toBe(true);
        const long = text.repeat(40).padEnd(5000, ' ').slice(0, 5000);
        expect(guessLanguage(`${long}${'가나다'.repeat(5000)}`)).toBe(guessLanguage(long));
      }),
      { numRuns: 200 },
    );
  });
});
