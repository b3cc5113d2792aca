/**
 * What stands on an article's page without being the article: readers' comments, related links, navigation,
 * newsletter boxes, bars to share. Told by element and by the words of class and id, which publishers share to a
 * surprising degree. Readability judges the same way, but lets everything back in when a text is short.
 */

/** Elements that never hold an article's words. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'NAV',
  'FOOTER',
  'FORM',
  'DIALOG',
  'MENU',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'INPUT',
]);

const ROLES: ReadonlySet<string> = new Set([
  'form',
  'navigation',
  'complementary',
  'contentinfo',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'banner',
  'toolbar',
]);

/** Words of class names and ids, whole. */
const WORDS: ReadonlySet<string> = new Set([
  'advert',
  'advertisement',
  'advertising',
  'breadcrumb',
  'breadcrumbs',
  'cookie',
  'cookies',
  'consent',
  'footer',
  'masthead',
  'menu',
  'modal',
  'mostread',
  'nav',
  'navbar',
  'navigation',
  'newsletter',
  'newsletters',
  'outbrain',
  'pagination',
  'popular',
  'promo',
  'recirc',
  'recirculation',
  'recommended',
  'recommendation',
  'recommendations',
  'related',
  'relatedposts',
  'share',
  'sharebar',
  'sharedaddy',
  'sharing',
  'sidebar',
  'signup',
  'skip',
  'social',
  'sponsored',
  'subscribe',
  'taboola',
  'teaser',
  'teasers',
  'toolbar',
  'trending',
]);

/** Words of what readers wrote below the article; it may be longer than the article. */
const READERS_WORDS: ReadonlySet<string> = new Set([
  'comment',
  'comments',
  'commentlist',
  'commenting',
  'disqus',
  'respond',
]);

/** Class names, whole, by which publishing systems call the article's own words. */
const BODY_NAMES: ReadonlySet<string> = new Set([
  'article',
  'article-body',
  'article__body',
  'article-content',
  'article__content',
  'article-text',
  'articlebody',
  'body-content',
  'entry-content',
  'hentry',
  'post',
  'post-body',
  'post-content',
  'story-body',
  'story-content',
]);

/**
 * Elements whose names are not believed. The large ones are named for what the whole page has ("has-sidebar", "comments-open"), and to
 * drop one would be to drop the article; the small ones hold its words, and are named for how they look ("social" for a quoted post).
 */
const TOO_TRUSTED_TO_DROP: ReadonlySet<string> = new Set([
  'HTML',
  'HEAD',
  'BODY',
  'MAIN',
  'ARTICLE',
  'P',
  'H1',
  'BLOCKQUOTE',
  'FIGURE',
  'FIGCAPTION',
  'EM',
  'STRONG',
  'B',
  'I',
]);

/** "relatedLinks news_menu-item" → related, links, news, menu, item */
function wordsOf(element: Element): string[] {
  const names = `${element.getAttribute('class') ?? ''} ${element.id}`;
  if (names === ' ') return [];
  return names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Whether publishing systems call an article's own words by a name of this element. */
export function isNamedBody(element: Element): boolean {
  return [...element.classList].some((name) => BODY_NAMES.has(name.toLowerCase()));
}

/** What condemns an element. */
export interface Boilerplate {
  /** `readers`: it holds what readers wrote; `page`: navigation, advertising, other articles. */
  readonly kind: 'readers' | 'page';
  /** The sign by which it was known, to be read by a person: `<nav>`, `role=dialog`, `named "related"`. */
  readonly sign: string;
}

/** Why an element, by its kind and its names, stands beside the article rather than in it; null when it does not. */
export function boilerplateOf(element: Element): Boilerplate | null {
  // Hidden from ears alone: decoration, or all of the page while a cookie wall is open.
  if (element.getAttribute('aria-hidden') === 'true') return { kind: 'page', sign: 'aria-hidden' };
  if (TOO_TRUSTED_TO_DROP.has(element.tagName)) return null;
  const words = wordsOf(element);
  const readers = words.find((word) => READERS_WORDS.has(word));
  if (readers !== undefined) return { kind: 'readers', sign: `named "${readers}"` };
  const role = element.getAttribute('role') ?? '';
  if (ELEMENTS.has(element.tagName)) return { kind: 'page', sign: `<${element.tagName.toLowerCase()}>` };
  if (ROLES.has(role)) return { kind: 'page', sign: `role=${role}` };
  const page = words.find((word) => WORDS.has(word));
  return page === undefined ? null : { kind: 'page', sign: `named "${page}"` };
}
