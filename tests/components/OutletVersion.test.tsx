import { describe, expect, test } from 'vitest';
import { OutletHereContext } from '@/components/outlet-here';
import { OutletVersion } from '@/components/OutletVersion';
import type { VersionAnswer } from '@/text/answer';
import { button, click, complaints, element, open, show, textOf } from './show';
import { comparison, difference, quotationAnswer, substitution, version } from './samples';

const opened = (given: Partial<VersionAnswer> = {}) =>
  show(<OutletVersion version={version(given)} answer={quotationAnswer()} languageHere="en" open={true} />);

const CAPITAL = comparison({
  differences: [difference({ kind: 'case', a: 'What', b: 'what' }), difference({ weighty: true })],
  pieces: [
    { type: 'same', text: 'So ', difference: null },
    { type: 'only-a', text: 'What', difference: 0 },
    { type: 'only-b', text: 'what', difference: 0 },
    { type: 'same', text: ' now ', difference: null },
    { type: 'only-a', text: 'may', difference: 1 },
    { type: 'only-b', text: 'will', difference: 1 },
  ],
});

describe('OutletVersion', () => {
  test('says who prints it, when, and how it differs, before it is opened', async () => {
    const root = await show(
      <OutletVersion version={version()} answer={quotationAnswer()} languageHere="en" open={false} />,
    );
    expect(textOf(root)).toBe('The Gull 4 Mar 2026 1 difference');
  });

  test('opens into the link, the sentences and the text', async () => {
    const root = await show(
      <OutletVersion version={version()} answer={quotationAnswer()} languageHere="en" open={false} />,
    );
    await open(element(root, 'details'));
    expect(textOf(element(root, 'a'))).toContain('Mayor rules out sale');
    expect(textOf(element(root, 'li'))).toBe('“may not” here, “will not” in The Gull');
    expect(textOf(element(root, 'ins'))).toBe('will not');
  });

  test('links in a new tab that learns nothing of Sic', async () => {
    const link = element(await opened(), 'a');
    expect(link.getAttribute('href')).toBe('https://gull.example/mayor');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(textOf(link)).toContain('(opens in a new tab)');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense', null])(
    'makes no link of %s',
    async (url) => {
      const root = await opened({ url });
      expect(root.querySelector('a')).toBeNull();
      expect(textOf(root)).toContain('Mayor rules out sale');
    },
  );

  test('names the link by what it does where the article has no headline', async () => {
    expect(textOf(element(await opened({ headline: null }), 'a'))).toContain('Open the article');
  });

  test('gives the day it was saved, and says so, where the page gives no date', async () => {
    expect(textOf(await opened({ publishedAt: null }))).toContain('saved 6 Mar 2026');
  });

  test('names another speaker, and only another', async () => {
    const another = substitution({ attribution: 'another' });
    expect(textOf(await opened({ comparison: another, speaker: 'Ana Reyes' }))).toContain(
      'credited to Ana Reyes',
    );
    expect(textOf(await opened({ speaker: 'Maria Bell' }))).not.toContain('Maria Bell');
    expect(textOf(await opened({ comparison: another, speaker: null }))).not.toContain('credited');
  });

  test('puts the sentences before the text, for ears, and shows them on request', async () => {
    const root = await opened();
    const sentences = element(root, 'ul').parentElement as HTMLElement;
    const text = element(root, 'del');
    expect(sentences.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sentences.className).toBe('sic-for-ears');
    await click(button(root, 'List the differences'));
    expect(sentences.className).not.toBe('sic-for-ears');
    await click(button(root, 'Hide the list'));
    expect(sentences.className).toBe('sic-for-ears');
  });

  test('folds small differences with their count, and shows them on request', async () => {
    const root = await opened({ comparison: CAPITAL });
    expect([...root.querySelectorAll('del')].map(textOf)).toEqual(['may']);
    expect(root.querySelectorAll('li')).toHaveLength(1);
    await click(button(root, 'Spelling, capitals and small marks (1 hidden)'));
    expect([...root.querySelectorAll('del')].map(textOf)).toEqual(['What', 'may']);
    expect(root.querySelectorAll('li')).toHaveLength(2);
    await click(button(root, 'Spelling, capitals and small marks (1 shown)'));
    expect([...root.querySelectorAll('del')].map(textOf)).toEqual(['may']);
  });

  test('names the domain, which a page cannot choose as it can its name', async () => {
    expect(textOf(await opened({ domain: 'trap.example' }))).toContain('trap.example');
    const plain = textOf(await opened({ outlet: 'gull.example', domain: 'gull.example' }));
    expect(plain.match(/gull\.example/g)?.length).toBe(
      textOf(await opened({ outlet: 'gull.example', domain: '' })).match(/gull\.example/g)?.length,
    );
  });

  test('says so when the words stand only in an earlier copy of the page', async () => {
    expect(textOf(await opened({ earlierCopy: true }))).toContain('from an earlier copy of this page');
    expect(textOf(await opened({ earlierCopy: false }))).not.toContain('earlier copy');
  });

  test('says so when only words selected on the page were saved', async () => {
    expect(textOf(await opened({ selection: true }))).toContain('selected text');
    expect(textOf(await opened({}))).not.toContain('selected text');
  });

  test('calls the other article of the same outlet another article', async () => {
    const root = await show(
      <OutletHereContext.Provider value="The Gull">
        <OutletVersion version={version()} answer={quotationAnswer()} languageHere="en" open={true} />
      </OutletHereContext.Provider>,
    );
    expect(textOf(element(root, 'summary'))).toContain('The Gull, another article');
    expect(textOf(root)).toContain('only in The Gull, another article');
  });

  test('tells first what may touch the sense', async () => {
    const root = await opened({ comparison: CAPITAL });
    await click(button(root, 'Spelling'));
    expect([...root.querySelectorAll('li')].map(textOf)[0]).toContain('(may touch the sense)');
  });

  test('names the word before a comma that stands alone', async () => {
    const root = await opened({
      comparison: comparison({
        differences: [difference({ kind: 'punctuation', a: ',', b: '!' })],
        pieces: [
          { type: 'same', text: 'all of us', difference: null },
          { type: 'only-a', text: ',', difference: 0 },
          { type: 'only-b', text: '!', difference: 0 },
        ],
      }),
    });
    expect(textOf(element(root, 'li'))).toBe('After “us”: comma here, exclamation mark in The Gull');
  });

  test('offers neither list nor small marks where all words are the same', async () => {
    const root = await opened({ comparison: comparison() });
    expect([...root.querySelectorAll('button')].map(textOf)).toEqual(['formatted', 'plain text', 'Markdown']);
    expect(root.querySelectorAll('input')).toHaveLength(0);
    expect(textOf(root)).toContain('word for word the same');
  });

  test('has no fault that axe finds', async () => {
    const root = await opened({ comparison: CAPITAL });
    await click(button(root, 'List the differences'));
    expect(await complaints(root)).toEqual([]);
  });
});
