import { expect, test } from 'vitest';
import { isTrackingParameter } from '@/text/tracking-parameters';

test.each(['utm_source', 'UTM_Medium', 'fbclid', 'gclid', 'ref_src', 'smid', 'SMID'])(
  '%s says how a reader came',
  (name) => {
    expect(isTrackingParameter(name)).toBe(true);
  },
);

test.each(['id', 'page', 'article', 'ref', 'clidx', 'utm', ''])('“%s” may say what they read', (name) => {
  expect(isTrackingParameter(name)).toBe(false);
});
