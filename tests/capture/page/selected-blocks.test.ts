import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { selectedBlocks } from '@/capture/page/selected-blocks';

/** Selects what stands between `[[` and `]]` in the document's text; the marks are taken out. */
function selectMarked(document: Document): void {
  const ends: [Node, number][] = [];
  const walker = document.createTreeWalker(document.body, 4);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const mark of ['[[', ']]']) {
      const at = (node.nodeValue ?? '').indexOf(mark);
      if (at === -1) continue;
      node.nodeValue = (node.nodeValue ?? '').replace(mark, '');
      ends.push([node, at]);
    }
  }
  const [start, end] = ends;
  if (start === undefined || end === undefined) return;
  document.getSelection()?.setBaseAndExtent(...start, ...end);
}

function pageWith(body: string): Document {
  const { document } = new JSDOM(body).window;
  selectMarked(document);
  return document;
}

const wordsOf = (document: Document) => selectedBlocks(document).map(({ text }) => text);

describe('of a selection', () => {
  test.each([
    ['in one text', '<p>The ferry [[stays all winter]], they said.</p>', ['stays all winter']],
    ['over two paragraphs, both are read', '<p>One. [[Two.</p><p>Three.]] Four.</p>', ['Two.', 'Three.']],
    [
      'over nested and unclosed tags, in order',
      '<div>Before <b>bold [[one <i>two</i></b> three <div>four</div> five]] six</div>',
      ['one two three', 'four', 'five'],
    ],
    [
      'that cuts words, the words are whole',
      '<p>The fer[[ry stays all win]]ter.</p>',
      ['ferry stays all winter'],
    ],
    ['that ends before an apostrophe, the word is whole', '<p>We [[don]]’t know.</p>', ['don’t']],
    ['that begins after one, the word is whole', '<p>We don’[[t know]].</p>', ['don’t know']],
    [
      'inside its marks, the marks are read too',
      '<p>“[[We will stay]],” said Ada Wren.</p>',
      ['“We will stay,”'],
    ],
    [
      'with a mark at one end only, no mark is added',
      '<p>“We said [[we will stay]],” said Ada Wren.</p>',
      ['we will stay'],
    ],
    ['in a script without spaces, nothing is added', '<p>港は[[今年も開い]]ている。</p>', ['今年も開い']],
    [
      'with hidden words between, those are left out',
      '<p>[[One</p><p hidden>trap</p><p>two]]</p>',
      ['One', 'two'],
    ],
    [
      'with a script between, it is left out',
      '<p>[[One</p><script>trap()</script><p>two]]</p>',
      ['One', 'two'],
    ],
    [
      'of quoted words, the marks browsers print are kept',
      '<p>[[She said <q>stay</q> twice]].</p>',
      ['She said “stay” twice'],
    ],
    ['of links, the words are kept', '<ul><li><a href="/a">[[Ferry stays]]</a></li></ul>', ['Ferry stays']],
  ])('%s', (_what, body, expected) => {
    expect(wordsOf(pageWith(body))).toEqual(expected);
  });

  test('in a block quotation, that is its region', () => {
    const [block] = selectedBlocks(pageWith('<blockquote><p>One [[two three]] four.</p></blockquote>'));
    expect(block).toMatchObject({ text: 'two three', region: 'blockquote' });
  });

  test('by elements instead of texts, what stands between is read', () => {
    const document = pageWith('<p>One.</p><p>Two.</p><p>Three.</p>');
    const range = document.createRange();
    range.setStart(document.body, 1);
    range.setEnd(document.body, 2);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    expect(wordsOf(document)).toEqual(['Two.']);
  });

  test('of everything, everything is read', () => {
    const document = pageWith('<p>One.</p><ul><li>Two.</li></ul>');
    document.getSelection()?.selectAllChildren(document.body);
    expect(wordsOf(document)).toEqual(['One.', 'Two.']);
  });
});

describe('nothing is selected', () => {
  test.each([
    ['on a page nobody touched', '<p>One.</p>'],
    ['where the caret stands', '<p>One [[]]two.</p>'],
    ['where only white space is', '<p>One</p>[[ \n ]]<p>two</p>'],
  ])('%s', (_what, body) => {
    expect(wordsOf(pageWith(body))).toEqual([]);
  });
});

describe('in frames of the same site', () => {
  const framed = () => {
    const { document } = new JSDOM('<p>Outside one.</p><iframe></iframe><iframe></iframe>').window;
    const frames = [...document.querySelectorAll('iframe')];
    for (const [i, frame] of frames.entries())
      if (frame.contentDocument !== null)
        frame.contentDocument.body.innerHTML = `<p>Frame ${i}: [[some words]]</p>`;
    return { document, frames };
  };

  test('a selection is found', () => {
    const { document, frames } = framed();
    const inner = frames[1]?.contentDocument;
    if (inner) selectMarked(inner);
    expect(wordsOf(document)).toEqual(['some words']);
  });

  test('the one in the frame with the focus goes before an older one outside', () => {
    const { document, frames } = framed();
    const inner = frames[0]?.contentDocument;
    if (inner) selectMarked(inner);
    const outside = document.querySelector('p');
    if (outside !== null) document.getSelection()?.selectAllChildren(outside);
    expect(wordsOf(document)).toEqual(['Outside one.']);
    frames[0]?.focus();
    expect(wordsOf(document)).toEqual(['some words']);
  });
});

test('the page is left as it was, and its selection too', () => {
  const document = pageWith('<blockquote>One [[two <q>three</q>]] four.</blockquote>');
  const before = document.documentElement.outerHTML;
  selectedBlocks(document);
  expect(document.documentElement.outerHTML).toBe(before);
  expect(document.getSelection()?.toString()).toBe('two three');
});
