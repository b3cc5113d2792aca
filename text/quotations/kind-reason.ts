/** Why a span is what it is. */
export type KindReason =
  | 'denied words'
  | 'a thought'
  | 'named or so called'
  | 'a title'
  | 'a reporting word with it'
  | 'a reporting noun with it'
  | 'long enough'
  | 'a whole sentence'
  | 'begins its block'
  | 'set apart by the page'
  | 'marked in a headline'
  | 'a note on the scene'
  | 'a term in the text'
  | 'nothing reports it';
