import { expect, test } from 'vitest';
import { stockKind } from '@/capture/stock-kind';

test.each([
  ['Advertisement', 'label'],
  ['Story continues below advertisement', 'label'],
  ['Das könnte Sie auch interessieren', 'label'],
  ['관련 기사', 'label'],
  ['Read more: Ferry stays in port', 'elsewhere'],
  ['WATCH | The ferry leaves Orrin', 'elsewhere'],
  ['Lesen Sie auch: Die Fähre bleibt', 'elsewhere'],
  ['Czytaj też: Prom zostaje', 'elsewhere'],
  ['Sign up for our newsletter, and never miss a ferry.', 'offer'],
  ['Jetzt abonnieren und mitreden.', 'offer'],
  ['The ferry leaves Orrin for the last time. 03.02.2026 | 0:21 min', 'elsewhere'],
  ['Photo by Rolf Anders', 'credit'],
  ['Foto: Rolf Anders', 'credit'],
  ['Reporting by Mara Oduya; editing by Rolf Anders', 'credit'],
  ['Published Feb 03, 2026 • Last updated 1 day ago', 'dates'],
  ['3 Min. Lesezeit', 'dates'],
  ['© 2026 Velden Echo. All rights reserved.', 'rights'],
  ['이 기사의 무단 전재를 금합니다', 'rights'],
])('%j is a paragraph of kind %s', (text, kind) => {
  expect(stockKind(text)).toBe(kind);
});

test.each([
  ['The council of Velden voted to close the bridge.'],
  ['More than forty lorries were turned back.'],
  ['Photos of the bridge were shown to the council on Monday night.'],
  ['Watch the ferry long enough and you will see it list to the left.'],
  ['Published figures put the cost at two million.'.repeat(4)],
  [`${'The council met again and came no nearer to an answer. '.repeat(12)}Sign up for our newsletter.`],
  ['Related work was done by hand.'],
  ['The second crane was up in 2:05 min.'],
  [''],
  ['\ud800 \0'],
])('%j is a paragraph like any other', (text) => {
  expect(stockKind(text)).toBeNull();
});
