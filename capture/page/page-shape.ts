import type { PageShape } from '@/capture/page-reading';
import type { ElementPlaces } from './element-places';
import { isForeignFrame } from './foreign-frames';

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
function linkedHeadings(document: Document, places: ElementPlaces): number[] {
  const found: number[] = [];
  for (const heading of document.querySelectorAll(HEADINGS)) {
    if (!isHeadline(heading.querySelector('a[href]') ?? heading.closest('a[href]'))) continue;
    if (found.push(places.get(heading) ?? 0) === MOST_HEADINGS) break;
  }
  return found;
}

/** What the page looks like; linear in it. */
export function pageShape(document: Document, places: ElementPlaces): PageShape {
  const frames = [...document.querySelectorAll('iframe')];
  return {
    linkedHeadings: linkedHeadings(document, places),
    video: largest(document.querySelectorAll(VIDEOS)),
    foreignFrame: largest(frames.filter(isForeignFrame)),
  };
}
