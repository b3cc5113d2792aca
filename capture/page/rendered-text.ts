import type { BlockStanding, RenderedBlock } from '@/capture/page-reading';
import type { Region } from '@/text/article';
import { isAmidWords } from './is-amid-words';
import { isHidden } from './is-hidden';
import { ORDER } from './readable-copy';
import { UNREAD_ELEMENTS } from './unread-elements';

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

/** Elements that say by themselves that they are the page's article. */
const ARTICLES: ReadonlySet<string> = new Set(['ARTICLE', 'MAIN']);

/** How many elements round a paragraph tell of it by their names. */
const NAMED_AROUND = 4;
/** UTF-16 code units of one element's names. */
const LONGEST_NAMES = 120;

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

/** Where in the page words stand. */
interface Place extends BlockStanding {
  readonly region: Region;
}

const OUTSIDE: Place = { region: 'body', kind: 'text', path: [], names: [], article: null };

function kindOf(element: Element, outer: BlockStanding['kind']): BlockStanding['kind'] {
  if (/^H[1-6]$/.test(element.tagName)) return 'heading';
  if (element.tagName === 'LI') return 'item';
  return element.tagName === 'TD' || element.tagName === 'TH' ? 'cell' : outer;
}

function namesOf(element: Element): string {
  const names = `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.id}`;
  return names.slice(0, LONGEST_NAMES).toLowerCase();
}

function placeIn(element: Element, outer: Place): Place {
  const order = Number(element.getAttribute(ORDER) ?? outer.path.at(-1) ?? 0);
  // Some mark every paragraph as the article's body.
  const isBody = element.getAttribute('itemprop') === 'articleBody' && element.tagName !== 'P';
  const isArticle = ARTICLES.has(element.tagName) || isBody;
  return {
    region: regionOf(element, outer.region),
    kind: kindOf(element, outer.kind),
    path: [...outer.path, order],
    names: [namesOf(element), ...outer.names].slice(0, NAMED_AROUND),
    article: isArticle ? order : outer.article,
  };
}

/** Collects text node by node; `\n` stands for a `<br>`, since white space of the source is a space by then. */
class BlockCollector {
  readonly blocks: RenderedBlock[] = [];
  private text = '';
  private isBlank = true;
  private linkedLetters = 0;
  private place = OUTSIDE;

  add(raw: string, place: Place, inLink: boolean): void {
    const text = raw.replace(PRINTS_NOTHING, '').replace(/[ \t\r\n\f]+/g, ' ');
    if (this.isBlank && text.trim() !== '') {
      this.place = place;
      this.isBlank = false;
    }
    this.text += text;
    if (inLink) this.linkedLetters += text.trim().length;
  }

  lineBreak(): void {
    this.text += '\n';
  }

  endBlock(): void {
    if (!this.isBlank) {
      const linked = Math.min(1, this.linkedLetters / this.text.trim().length);
      const { region, ...standing } = this.place;
      const order = standing.path.at(-1) ?? 0;
      for (const text of paragraphsOf(this.text)) this.blocks.push({ text, region, order, linked, standing });
    }
    this.text = '';
    this.isBlank = true;
    this.linkedLetters = 0;
  }
}

function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const words = line.replace(/ +/g, ' ').trim();
    // The last line alone tells: what stands before it has been looked at.
    if (lines.length > 0 && (words === '' || SENTENCE_END.test(lines.at(-1) ?? ''))) {
      paragraphs.push(lines.join(' '));
      lines = [];
    }
    if (words !== '') lines.push(words);
  }
  return lines.length === 0 ? paragraphs : [...paragraphs, lines.join(' ')];
}

/** "3" set high, which leads to the foot of the page: no part of the number or the word before it. */
function isFootnoteMark(element: Element): boolean {
  if (element.tagName !== 'SUP') return false;
  const link = element.querySelector('a[href]') ?? element.closest('a[href]');
  return link?.getAttribute('href')?.startsWith('#') === true && link.textContent === element.textContent;
}

/** A button in a sentence explains a term. */
function isUnread(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'BUTTON') return !isAmidWords(element);
  return UNREAD_ELEMENTS.has(tagName.toUpperCase()) || tagName === 'IFRAME' || isFootnoteMark(element);
}

/** Struck words and those that stand for them are two words, though pages print nothing between them. */
function isReplaced({ tagName, nextSibling }: Element): boolean {
  return (tagName === 'DEL' || tagName === 'S') && nextSibling?.nodeName === 'INS';
}

function walk(node: Node, into: BlockCollector, outer: Place, inLink: boolean): void {
  if (node.nodeType === node.TEXT_NODE) {
    into.add(node.nodeValue ?? '', outer, inLink);
    return;
  }
  if (node.nodeType !== node.ELEMENT_NODE) return;
  const element = node as Element;
  const { tagName } = element;
  if (isUnread(element) || isHidden(element)) return;
  if (tagName === 'BR') {
    into.lineBreak();
    return;
  }
  const apart = BLOCKS.has(tagName) || regionOf(element, outer.region) !== outer.region;
  const inner = apart ? placeIn(element, outer) : outer;
  const marks = tagName === 'Q' && !OPENS.test(element.textContent ?? '') ? ['“', '”'] : ['', ''];
  if (apart) into.endBlock();
  into.add(marks[0] ?? '', inner, inLink);
  for (let child = element.firstChild; child !== null; child = child.nextSibling)
    walk(child, into, inner, inLink || tagName === 'A');
  into.add(marks[1] ?? '', inner, inLink);
  if (isReplaced(element)) into.add(' ', inner, inLink);
  if (apart) into.endBlock();
}

/** The paragraphs of an element in reading order; never one without words. Linear in the element. */
export function renderedBlocks(root: Element): RenderedBlock[] {
  const collector = new BlockCollector();
  walk(root, collector, OUTSIDE, false);
  collector.endBlock();
  return collector.blocks;
}
