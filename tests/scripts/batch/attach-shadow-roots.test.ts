import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { attachShadowRoots } from '@/scripts/batch/attach-shadow-roots';
import { capturePage } from '@/scripts/batch/capture-page';

const FIRST =
  'The council of Velden voted on Monday night to close the old bridge to lorries, after a report found cracks.';
const SECOND =
  'Hauliers said the detour over Marnau would cost them forty minutes a trip, and asked for a second lane, soon.';

function captured(body: string): string {
  const result = capturePage(new TextEncoder().encode(`<!doctype html><title>Bridge</title><body>${body}`));
  return result.ok ? result.article.text : result.reason;
}

test.each([
  [
    'alone on the page',
    `<x-app><template shadowrootmode="open"><main><p>${FIRST}</p><p>${SECOND}</p></main></template></x-app>`,
  ],
  [
    'with words put into its slot',
    `<x-app><template shadowrootmode="open"><main><p>${FIRST}</p><slot></slot></main></template><p>${SECOND}</p></x-app>`,
  ],
  [
    'in another one',
    `<x-app><template shadowrootmode="open"><main><p>${FIRST}</p><x-part><template shadowrootmode="open"><p>${SECOND}</p></template></x-part></main></template></x-app>`,
  ],
])('a shadow root written down is read: %s', (_, body) => {
  expect(captured(body)).toBe(`${FIRST}\n\n${SECOND}`);
});

test('a template where no shadow root may be stays one', () => {
  const { document } = new JSDOM(
    '<ul><template shadowrootmode="open">Words</template></ul><font-face><template shadowrootmode="open"></template></font-face>',
  ).window;
  attachShadowRoots(document);
  expect(document.querySelectorAll('template')).toHaveLength(2);
});
