import { beforeEach, expect, test } from 'vitest';
import { NamesHiddenContext } from '@/components/hidden-names';
import { useNamesChoice } from '@/components/names-choice';
import { outletOrder } from '@/components/outlet-letters';
import { QuotationResults } from '@/components/QuotationResults';
import type { QuotationAnswer } from '@/text/answer';
import { quotationAnswer, version } from './samples';
import { click, element, show, textOf } from './show';

const of = (outlet: string) => version({ outlet, domain: `${outlet.toLowerCase()}.example` });
const ANSWERS: readonly QuotationAnswer[] = [
  quotationAnswer([of('Gull'), of('Tern')], { id: 'q1' }),
  quotationAnswer([of('Tern'), of('Heron')], { id: 'q2' }),
];

/** Results as a page shows them, with the reader's own choice about names. */
function Results({ answers }: { answers: readonly QuotationAnswer[] }) {
  return (
    <NamesHiddenContext.Provider value={useNamesChoice().hidden}>
      <QuotationResults answers={answers} language="en" speakers>
        {null}
      </QuotationResults>
    </NamesHiddenContext.Provider>
  );
}

const named = (root: HTMLElement): string[] => [...root.querySelectorAll('bdi')].map(textOf);

beforeEach(() => sessionStorage.clear());

test('an outlet keeps its letter under every quotation, in the order shown', async () => {
  const root = await show(<Results answers={ANSWERS} />);
  expect(named(root)).toEqual(['Gull', 'Tern', 'Tern', 'Heron']);
  await click(element(root, 'input[type="checkbox"]'));
  expect(named(root)).toEqual(['Outlet A', 'Outlet B', 'Outlet B', 'Outlet C']);
  await click(element(root, 'input[type="checkbox"]'));
  expect(named(root)).toEqual(['Gull', 'Tern', 'Tern', 'Heron']);
});

test('the choice holds for what is shown later', async () => {
  await click(element(await show(<Results answers={ANSWERS} />), 'input[type="checkbox"]'));
  const later = await show(<Results answers={[...ANSWERS].reverse()} />);
  expect(named(later)).toEqual(['Outlet A', 'Outlet B', 'Outlet C', 'Outlet A']);
  expect(element(later, 'input[type="checkbox"]')).toHaveProperty('checked', true);
});

test('a value nobody chose counts as none', async () => {
  sessionStorage.setItem('sic-names', 'perhaps');
  expect(named(await show(<Results answers={ANSWERS} />))[0]).toBe('Gull');
});

test('two outlets on one domain are one, and two without a domain are told by their names', () => {
  const order = outletOrder([
    quotationAnswer([version({ outlet: 'Gull' }), version({ outlet: 'Gull Online' })]),
    quotationAnswer([version({ outlet: 'One', domain: '' }), version({ outlet: 'Two', domain: '' })]),
  ]);
  expect([...order.values()]).toEqual([0, 1, 2]);
});
