/**
 * @file The words of the interface live in the browsers' catalogue and nowhere else: no view has words of its own, no
 * key is missing or left over, and every problem the protocol knows has a sentence and a way out.
 */
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '@/messaging/protocol';
import type { DifferenceKind } from '@/text/comparison/comparison';
import { ROOT, sourceFiles } from './source-files';

interface Message {
  readonly message: string;
  readonly description?: string;
  readonly placeholders?: Readonly<Record<string, { readonly content: string; readonly example?: string }>>;
}

const messages: ReadonlyMap<string, Message> = new Map(
  Object.entries(JSON.parse(readFileSync(`${ROOT}public/_locales/en/messages.json`, 'utf8'))),
);

/** Attributes whose value a reader sees or hears. */
const SPOKEN_ATTRIBUTES = new Set(['title', 'alt', 'placeholder', 'label', 'summary', 'content']);
const isSpoken = (name: string): boolean =>
  SPOKEN_ATTRIBUTES.has(name) ||
  (/^aria-/.test(name) &&
    ['aria-label', 'aria-description', 'aria-roledescription', 'aria-placeholder', 'aria-valuetext'].includes(
      name,
    ));

/** Functions that take a key of the catalogue, with the place of the key among their arguments. */
const KEY_ARGUMENT: Readonly<Record<string, number>> = { words: 0, counted: 1, say: 0 };

/** The plural forms there are (CLDR); English has two. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const ENGLISH_FORMS = ['one', 'other'];
const familyOf = (key: string): string | null => /^(.+)_other$/.exec(key)?.[1] ?? null;
const families = [...messages.keys()].map(familyOf).filter((family) => family !== null);

/** Any node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A parser's tree as nodes that can be walked. */
function tree(value: unknown): Node {
  if (!isNode(value)) throw new Error('No syntax tree');
  return value;
}

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesBelow(child);
  }
}

/** The text of every string written below a node, with template literals given as their parts joined by `*`. */
function stringsBelow(node: Node): string[] {
  return [...nodesBelow(node)].flatMap((one) => {
    if (one.type === 'Literal' && typeof one['value'] === 'string') return [one['value']];
    if (one.type === 'TemplateLiteral' && Array.isArray(one['quasis']))
      return [one['quasis'].map(({ value }: { value: { cooked: string } }) => value.cooked).join('*')];
    return [];
  });
}

const HAS_LETTERS = /\p{L}/u;

/** Words of the interface that stand in the code: JSX text, and strings where a reader would meet them. */
function strayWords(program: Node): string[] {
  return [...nodesBelow(program)].flatMap((node) => {
    if (node.type === 'JSXText')
      return HAS_LETTERS.test(String(node['value'])) ? [String(node['value']).trim()] : [];
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && Array.isArray(node['children']))
      return node['children'].filter(({ type }) => type === 'JSXExpressionContainer').flatMap(childStrings);
    if (node.type !== 'JSXAttribute' || !isNode(node['name']) || !isNode(node['value'])) return [];
    if (!isSpoken(String(node['name']['name']))) return [];
    return stringsBelow(node['value']).filter((text) => HAS_LETTERS.test(text) && !messages.has(text));
  });
}

/** A string that a JSX child expression gives directly: `{'word'}`, `{open ? 'a' : 'b'}`, `{open && 'a'}`. */
function childStrings(container: Node): string[] {
  const results = (expression: unknown): string[] => {
    if (!isNode(expression)) return [];
    if (expression.type === 'ConditionalExpression')
      return [...results(expression['consequent']), ...results(expression['alternate'])];
    if (expression.type === 'LogicalExpression') return results(expression['right']);
    if (expression.type === 'Literal' || expression.type === 'TemplateLiteral')
      return stringsBelow(expression);
    return [];
  };
  return results(container['expression']).filter((text) => HAS_LETTERS.test(text));
}

/** The strings given to one of the functions that take a key. */
function keysAsked(program: Node): string[] {
  return [...nodesBelow(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !isNode(node['callee']) || !Array.isArray(node['arguments']))
      return [];
    const { callee } = node;
    const name =
      callee['type'] === 'MemberExpression' && isNode(callee['property'])
        ? callee['property']['name']
        : callee['name'];
    const key: unknown = node['arguments'][KEY_ARGUMENT[String(name)] ?? -1];
    return isNode(key) ? childStrings({ type: 'container', expression: key }) : [];
  });
}

const KINDS = [
  'substitution',
  'insertion',
  'omission',
  'spelling',
  'tidying',
  'joined',
  'transposition',
] satisfies readonly DifferenceKind[];
const PROBLEM_KEYS = PROBLEMS.map((problem) => problem.replaceAll('-', '_'));

/** Keys that the code puts together, and all that may stand for `*`. */
const PUT_TOGETHER = new Map<string, readonly string[]>([
  ['difference_*', KINDS],
  ['problem_*', PROBLEM_KEYS],
  ['problem_*_help', PROBLEM_KEYS],
  // The function that chooses a plural form; its families are written where it is called.
  ['*_*', []],
  ['*_other', []],
]);

const withoutForm = (key: string): string => {
  const form = ENGLISH_FORMS.find((one) => key.endsWith(`_${one}`));
  return form === undefined ? key : key.slice(0, -form.length - 1);
};

/** Whether what the code asks for, a key, a family of keys or a key put together, is this key. */
function names(asked: string, key: string): boolean {
  const fills = PUT_TOGETHER.get(asked);
  if (fills !== undefined) return fills.some((fill) => asked.replace('*', fill) === key);
  return asked === key || asked === withoutForm(key);
}

const views = sourceFiles(['components', 'entrypoints']).map(({ path, syntax }) => ({
  path,
  program: tree(syntax.program),
}));
const parsed = (source: string): Node => tree(parseSync('Example.tsx', source).program);

describe.each(views)('$path', ({ program }) => {
  test('has no words of its own', () => {
    expect(strayWords(program)).toEqual([]);
  });

  test('asks for messages that exist', () => {
    const unknown = keysAsked(program).filter(
      (asked) => ![...messages.keys()].some((key) => names(asked, key)),
    );
    expect(unknown.filter((asked) => !PUT_TOGETHER.has(asked))).toEqual([]);
  });
});

describe('this test', () => {
  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p title="Hello" />', 'Hello'],
    ["<p aria-label={'Hello'} />", 'Hello'],
    ['<img alt={`Hello`} />', 'Hello'],
    ["<p>{open ? 'Hello' : null}</p>", 'Hello'],
    ["<p>{open && 'Hello'}</p>", 'Hello'],
  ])('sees the words in %s', (jsx, found) => {
    expect(strayWords(parsed(`const view = ${jsx};`))).toEqual([found]);
  });

  test.each([
    '<p> · </p>',
    "<p>{' '}</p>",
    "<p class={styles['quiet']} />",
    "<p>{words('back')}</p>",
    '<p dir="auto" />',
  ])('lets %s be', (jsx) => {
    expect(strayWords(parsed(`const view = ${jsx};`))).toEqual([]);
  });

  test('sees the keys that are asked for', () => {
    const source = "words('a'); language.words(open ? 'b' : 'c'); counted(language, 'd', 2); other('g');";
    expect(keysAsked(parsed(source))).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the catalogue', () => {
  const written = new Set(views.flatMap(({ program }) => stringsBelow(program)));
  const manifest = readFileSync(`${ROOT}wxt.config.ts`, 'utf8');

  test.each([...messages.keys()])('%s is used', (key) => {
    const asked = [...written].some((text) => names(text, key));
    expect(asked || manifest.includes(`__MSG_${key}__`)).toBe(true);
  });

  test.each([...messages])(
    '%s can be translated: described, and its placeholders declared and used',
    (key, message) => {
      // The name of a message is what both browsers allow.
      expect(key).toMatch(/^[a-z0-9_]+$/);
      expect(message.message.trim()).not.toBe('');
      expect((message.description ?? '').length).toBeGreaterThan(10);
      const used = [...message.message.matchAll(/\$(\w+)\$/g)].map(([, name]) => (name ?? '').toLowerCase());
      const declared = Object.entries(message.placeholders ?? {});
      expect([...new Set(used)].sort()).toEqual(declared.map(([name]) => name).sort());
      expect(declared.filter(([, { content, example }]) => !/^\$\d$/.test(content) || !example)).toEqual([]);
      // A substitution without a name tells a translator nothing.
      expect(message.message).not.toMatch(/\$\d/);
    },
  );

  test.each(families)('%s has the plural forms of English', (family) => {
    const forms = FORMS.filter((form) => messages.has(`${family}_${form}`));
    expect(forms).toEqual(ENGLISH_FORMS);
  });

  test.each(PROBLEMS)('the problem %s has a sentence and a way out', (problem) => {
    const key = `problem_${problem.replaceAll('-', '_')}`;
    expect(messages.get(key)?.message).toBeTruthy();
    expect(messages.get(`${key}_help`)?.message).toBeTruthy();
  });

  test('has no problem the protocol does not know', () => {
    const known = new Set<string>(PROBLEMS.map((problem) => problem.replaceAll('-', '_')));
    const told = [...messages.keys()].flatMap((key) => /^problem_(.+?)(?:_help)?$/.exec(key)?.[1] ?? []);
    expect(told.filter((problem) => !known.has(problem))).toEqual([]);
  });

  test('keeps to the words of two outlets that differ, neither of which is known to have changed anything', () => {
    const accusing =
      /\b(?:original|edited|edits?|silent(?:ly)?|culprit|misquot\w*|wrong(?:ly)?|tamper\w*|who was first)\b/i;
    const found = [...messages].filter(([, { message }]) => accusing.test(message)).map(([key]) => key);
    // "Something went wrong" accuses nobody.
    expect(found.filter((key) => key !== 'problem_capture_failed')).toEqual([]);
  });

  test('spares the reader the words of the code', () => {
    const inner =
      /\b(?:corpus|collation|readings?|narration|passages?|revisions?|unmarked|paraphrase|stretch)\b/i;
    const found = [...messages].filter(
      ([key, { message }]) => key !== 'speaker_resolved' && inner.test(message),
    );
    // "Reading this page" is an act, no wording.
    expect(found.map(([key]) => key).filter((key) => key !== 'reading')).toEqual([]);
  });
});
