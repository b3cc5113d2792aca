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
  'comment',
  'comments',
  'commentlist',
  'commenting',
  'cookie',
  'cookies',
  'consent',
  'disqus',
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

/** Words of class names of text that only screen readers meet: labels, not the article. */
const UNSEEN: ReadonlySet<string> = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'screen-reader-only',
  'is-hidden',
  'u-hidden',
]);

/** Elements that are the page, whatever their classes say ("has-sidebar", "comments-open"). */
const NEVER: ReadonlySet<string> = new Set([
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
  return names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Hidden by an attribute or in its own style. What a style sheet hides only a browser can tell. */
export function isHidden(element: Element): boolean {
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true;
  const style = element.getAttribute('style');
  if (
    style !== null &&
    /(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:left|top|text-indent)\s*:\s*-\d{4,})/i.test(style)
  )
    return true;
  return [...element.classList].some((name) => UNSEEN.has(name.toLowerCase()));
}

/** Whether an element, by its kind and its names, stands beside the article rather than in it. */
export function isBoilerplate(element: Element): boolean {
  if (ELEMENTS.has(element.tagName)) return true;
  if (NEVER.has(element.tagName)) return false;
  if (ROLES.has(element.getAttribute('role') ?? '')) return true;
  return wordsOf(element).some((word) => WORDS.has(word));
}
