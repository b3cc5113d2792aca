/**
 * Elements whose text is no part of the words a reader reads on: what is not printed, what is typed into, and in East Asian type the
 * readings above words (RT) with the brackets for browsers that cannot set them (RP), which would stand in the middle of a sentence.
 */
export const UNREAD_ELEMENTS: ReadonlySet<string> = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE LINK META RP RT RTC SVG CANVAS OBJECT EMBED AUDIO VIDEO SELECT TEXTAREA DATALIST'.split(
    ' ',
  ),
);
