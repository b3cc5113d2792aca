import type { RenderedBlock } from '@/capture/page-reading';
import type { Region } from '@/text/article';
import { isHidden } from './boilerplate';
import { ORDER } from './readable-copy';

/**
 * The words of an element as a reader sees them, paragraph by paragraph. `innerText` would do it in a browser, but
 * needs a page that is laid out, knows nothing of regions, and leaves out the marks browsers print round `<q>`.
 */

/** Elements that stand apart from the words before and after them. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 ' +
    'HEADER HGROUP HR LI MAIN OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'
  ).split(' '),
);

const UNREAD: ReadonlySet<string> = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE IFRAME SVG svg CANVAS BUTTON SELECT TEXTAREA'.split(' '),
);

/** Signs that print nothing and would tear words apart: soft hyphen, zero-width space, byte order mark. */
const PRINTS_NOTHING = /[\u00ad\u200b\ufeff]/g;

/** A line that ends like this is a sentence's end, so that one `<br>` after it ends a paragraph. */
const SENTENCE_END = /[.!?…:。！？]["'”’»“]?$/;

/** Marks already printed round the words of a `<q>`. */
const OPENS = /^\s*["'“„«‘‹»]/;

function regionOf(element: Element, outer: Region): Region {
  if (element.tagName === 'FIGCAPTION' || element.tagName === 'CAPTION') return 'caption';
  if (element.tagName === 'BLOCKQUOTE') return 'blockquote';
  const names = (element.getAttribute('class') ?? '').toLowerCase();
  if (/(?:^|[\s_-])(?:wp-)?captions?(?:[\s_-]|$)/.test(names)) return 'caption';
  if (/(?:^|[\s_-])pull-?quotes?(?:[\s_-]|$)/.test(names)) return 'blockquote';
  return outer;
}

/** Collects text node by node; `\n` stands for a `<br>`, since white space of the source is a space by then. */
class BlockCollector {
  readonly blocks: RenderedBlock[] = [];
  private text = '';
  private linkedLetters = 0;
  private region: Region = 'body';
  private order = 0;

  add(raw: string, region: Region, order: number, inLink: boolean): void {
    const text = raw.replace(PRINTS_NOTHING, '').replace(/[ \t\r\n\f]+/g, ' ');
    if (this.text.trim() === '' && text.trim() !== '') {
      this.region = region;
      this.order = order;
    }
    this.text += text;
    if (inLink) this.linkedLetters += text.trim().length;
  }

  lineBreak(): void {
    this.text += '\n';
  }

  endBlock(): void {
    const linked = Math.min(1, this.linkedLetters / Math.max(1, this.text.trim().length));
    for (const text of paragraphsOf(this.text))
      this.blocks.push({ text, region: this.region, order: this.order, linked });
    this.text = '';
    this.linkedLetters = 0;
  }
}

function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let current = '';
  for (const line of text.split('\n')) {
    const words = line.replace(/ +/g, ' ').trim();
    if (current !== '' && (words === '' || SENTENCE_END.test(current))) {
      paragraphs.push(current);
      current = words;
    } else if (words !== '') {
      current = current === '' ? words : `${current} ${words}`;
    }
  }
  return current === '' ? paragraphs : [...paragraphs, current];
}

function walk(node: Node, into: BlockCollector, region: Region, order: number, inLink: boolean): void {
  if (node.nodeType === node.TEXT_NODE) {
    into.add(node.nodeValue ?? '', region, order, inLink);
    return;
  }
  if (node.nodeType !== node.ELEMENT_NODE) return;
  const element = node as Element;
  if (UNREAD.has(element.tagName) || isHidden(element)) return;
  if (element.tagName === 'BR') {
    into.lineBreak();
    return;
  }
  const here = Number(element.getAttribute(ORDER) ?? order);
  const inner = regionOf(element, region);
  const apart = BLOCKS.has(element.tagName) || inner !== region;
  const marks = element.tagName === 'Q' && !OPENS.test(element.textContent ?? '') ? ['“', '”'] : ['', ''];
  if (apart) into.endBlock();
  into.add(marks[0] ?? '', inner, here, inLink);
  for (const child of element.childNodes) walk(child, into, inner, here, inLink || element.tagName === 'A');
  into.add(marks[1] ?? '', inner, here, inLink);
  if (apart) into.endBlock();
}

/** The paragraphs of an element in reading order; never one without words. */
export function renderedBlocks(root: Element): RenderedBlock[] {
  const collector = new BlockCollector();
  walk(root, collector, regionOf(root, 'body'), Number(root.getAttribute(ORDER) ?? 0), false);
  collector.endBlock();
  return collector.blocks;
}
