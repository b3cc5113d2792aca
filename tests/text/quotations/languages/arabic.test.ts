import { describe, expect, test } from 'vitest';
import { type Expected, foundIn, fragment, type LanguageCase, speech } from './language-cases';

const cases: readonly LanguageCase<Expected>[] = [
  {
    shows: 'the subject stands between the verb and the colon',
    text: 'قال وزير المياه سالم الحارثي: «سنفتح السد غدا مع شروق الشمس».',
    quotations: [speech('وزير المياه سالم الحارثي', 'سنفتح السد غدا مع شروق الشمس')],
  },
  {
    shows: 'a small word ends the subject, straight marks follow',
    text: 'وأكدت ليلى منصور في مؤتمر صحفي أن "الجسر لم يعد آمنا للناس".',
    quotations: [speech('ليلى منصور', 'الجسر لم يعد آمنا للناس')],
  },
  {
    shows: 'a verb without a subject goes on with who spoke last',
    text: 'قال سالم الحارثي: «لن نغلق السد هذا العام». وأضاف: «هو آمن لا خوف منه».',
    quotations: [
      speech('سالم الحارثي', 'لن نغلق السد هذا العام'),
      speech('سالم الحارثي', 'هو آمن لا خوف منه'),
    ],
  },
  {
    shows: 'the verb may stand behind the marks',
    text: '«لن نغلق السد هذا العام»، تقول المهندسة ليلى منصور.',
    quotations: [speech('المهندسة ليلى منصور', 'لن نغلق السد هذا العام')],
  },
  {
    shows: 'words of reference behind the marks name the source',
    text: 'كانت الليلة «صعبة جدا»، بحسب رئيس البلدية.',
    quotations: [fragment('رئيس البلدية', 'صعبة جدا')],
  },
];

describe('in Arabic', () => {
  test.each(cases)('$shows', ({ text, quotations }) => {
    expect(foundIn(text, 'ar')).toEqual(quotations);
  });
});
