import { SAMPLE_ARTICLES } from './outlets';
import { escapeHtml, pageShell } from './page-shell';

const STYLE =
  '<style>body{font:18px/1.6 Georgia,serif;margin:3rem auto;max-width:38rem;padding:0 1rem;color:#222;background:#fdfdfb}h2{border-bottom:1px solid #bbb;font-size:1.1rem}li{margin:.6rem 0}small{color:#555}</style>';

/** The newsstand's front: every story with its articles; `addresses` in the order of SAMPLE_ARTICLES. */
export function indexPage(addresses: readonly string[]): string {
  const stories = new Map<string, string>();
  for (const [index, { story, outlet, headline }] of SAMPLE_ARTICLES.entries()) {
    const item = `<li><a href="${escapeHtml(addresses[index] ?? '/')}">${escapeHtml(headline)}</a><br><small>${escapeHtml(outlet)}</small></li>`;
    stories.set(story, (stories.get(story) ?? '') + item);
  }
  const lists = Array.from(stories, ([story, items]) => `<h2>${escapeHtml(story)}</h2><ul>${items}</ul>`);
  return pageShell(
    'The newsstand',
    `<h1>The newsstand</h1><p>Two stories, three outlets each. Open one, press the Sic button, then do the same at another outlet of the same story.</p>${lists.join('')}`,
    STYLE,
  );
}
