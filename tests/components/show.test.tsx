import { expect, test } from 'vitest';
import { complaints, show } from './show';

test('axe does find faults in this document', async () => {
  const found = await complaints(
    await show(
      <>
        <button type="button" />
        <textarea />
      </>,
    ),
  );
  expect(found.map((one) => one.split(':')[0])).toEqual(['button-name', 'label']);
});
