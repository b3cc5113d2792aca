/** @file Runs in the page. Frames whose words cannot be read from here: the reader is told whose they are, where they matter. */

/** Pages with advertising have dozens; a reader is told of a few. */
const MOST_FRAMES = 20;

/** A frame that shows another site, or one that the page itself may not look into. */
export function isForeignFrame(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument === null;
  } catch {
    // Being taken down.
    return true;
  }
}

/** The host a frame was loaded from; null where it names none, as frames filled by a script. */
function hostOf(frame: HTMLIFrameElement): string | null {
  const source = frame.getAttribute('src') ?? '';
  // An empty address would be that of the page.
  if (source === '' || !URL.canParse(source, frame.baseURI)) return null;
  return new URL(source, frame.baseURI).hostname || null;
}

/** Hosts of the frames of other sites, one for each frame, in the order of the document. */
export function foreignFrames(document: Document): string[] {
  const hosts: string[] = [];
  for (const frame of document.querySelectorAll('iframe')) {
    const host = isForeignFrame(frame) ? hostOf(frame) : null;
    if (host !== null && hosts.push(host) === MOST_FRAMES) break;
  }
  return hosts;
}
