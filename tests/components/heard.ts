/** What ends a line of speech: a block, an item, a control. */
const OWN_LINE = new Set([
  'p',
  'li',
  'div',
  'summary',
  'h1',
  'h2',
  'h3',
  'legend',
  'label',
  'button',
  'a',
  'blockquote',
]);

const NOTHING = new Set(['script', 'style']);

/** What a screen reader adds to the words of a control. */
function role(element: Element): string {
  if (element.localName === 'a') return 'link: ';
  if (element.localName === 'summary') return element.closest('details')?.open ? 'open: ' : 'closed: ';
  if (element.localName === 'button') return 'button: ';
  if (element.localName !== 'label') return '';
  const input = element.querySelector('input');
  return input === null ? '' : `${input.type}${input.checked ? ', chosen' : ''}: `;
}

/**
 * What is heard of a part of the document from top to bottom, a line each: controls by what they are, nothing of what is
 * kept from ears, and no line for what is silent until it speaks.
 */
export function heard(root: Element): string[] {
  const lines = [''];
  const say = (text: string): void => {
    lines[lines.length - 1] = (lines.at(-1) ?? '') + text;
  };
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) say(node.textContent ?? '');
    if (!(node instanceof Element) || NOTHING.has(node.localName)) return;
    if (node.getAttribute('aria-hidden') === 'true') return;
    const own = OWN_LINE.has(node.localName);
    if (own) lines.push('');
    say(role(node));
    for (const child of node.childNodes) walk(child);
    if (own) lines.push('');
  };
  walk(root);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}
