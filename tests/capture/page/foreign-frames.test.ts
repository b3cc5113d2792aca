import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { foreignFrames } from '@/capture/page/foreign-frames';

/** Parsed without loading anything, so that no frame can be looked into. */
function parsed(html: string): Document {
  return new new JSDOM('').window.DOMParser().parseFromString(html, 'text/html');
}

const PLAYER = '<iframe src="https://player.example/v/1"></iframe>';

test.each([
  [
    'each frame is counted, in order',
    `${PLAYER}<iframe src="//chat.example:8080/x"></iframe>${PLAYER}`,
    ['player.example', 'chat.example', 'player.example'],
  ],
  [
    'a frame of no host is nobody’s',
    '<iframe></iframe><iframe src="about:blank"></iframe><iframe src="http://"></iframe>',
    [],
  ],
  ['of a crowd the first are told', PLAYER.repeat(60), Array(20).fill('player.example')],
])('%s', (_, html, hosts) => {
  expect(foreignFrames(parsed(`<base href="https://velden-echo.example/">${html}`))).toEqual(hosts);
});

test('a frame that may be looked into is not foreign', () => {
  const { document } = new JSDOM('<iframe></iframe>', { url: 'https://velden-echo.example/' }).window;
  expect(document.querySelector('iframe')?.contentDocument).not.toBeNull();
  expect(foreignFrames(document)).toEqual([]);
});
