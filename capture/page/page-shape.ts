import type { PageShape } from '@/capture/page-reading';

/** @file Runs in the page. Takes down what the whole page looks like; of what kind it is, is judged elsewhere. */

/** A link of fewer words is a label or a name. */
const HEADLINE_WORDS = 4;
const MOST_HEADINGS = 500;

const HEADINGS = 'h2, h3, h4, h5';
const VIDEOS =
  'video, [class*="video-player" i], iframe[src*="youtube" i], iframe[src*="vimeo" i], iframe[src*="player" i]';

/** The share of the window an element takes, 0 to 1; 0 where nothing is laid out. */
function shareOf(element: Element): number {
  const view = element.ownerDocument.defaultView;
  const room = view === null ? 0 : view.innerWidth * view.innerHeight;
  const { width, height } = element.getBoundingClientRect();
  return room === 0 ? 0 : Math.min(1, (width * height) / room);
}

function largest(elements: Iterable<Element>): number {
  let share = 0;
  for (const element of elements) share = Math.max(share, shareOf(element));
  return share;
}

function isHeadline(link: Element | null): boolean {
  return (link?.textContent ?? '').trim().split(/\s+/, HEADLINE_WORDS).length === HEADLINE_WORDS;
}

/** Other articles' headlines: headings that are links or stand in one. */
function linkedHeadings(document: Document): number[] {
  const headings = new Set(document.querySelectorAll(HEADINGS));
  const places: number[] = [];
  for (const [place, element] of [...document.querySelectorAll('*')].entries()) {
    if (!headings.has(element)) continue;
    if (!isHeadline(element.querySelector('a[href]') ?? element.closest('a[href]'))) continue;
    if (places.push(place) === MOST_HEADINGS) break;
  }
  return places;
}

function isForeign(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument === null;
}

/** What the page looks like; linear in it. */
export function pageShape(document: Document): PageShape {
  const frames = [...document.querySelectorAll('iframe')];
  return {
    linkedHeadings: linkedHeadings(document),
    articles: document.querySelectorAll('article').length,
    video: largest(document.querySelectorAll(VIDEOS)),
    foreignFrame: largest(frames.filter(isForeign)),
  };
}
