/** What stands before a name, said by a word: "By Ada Quill". */
const BY =
  '(?:written|reported|posted|published|words|story|text)\\s+by|a\\s+cura\\s+di|by|von|par|por|door|di|av|af|oleh|от|بقلم|كتب|كتبت|מאת';
/** What stands before a name, said by a label: "Autorin: Ada Quill". */
const LABEL =
  'authors?|autor(?:in|en|es|a|e|i|ka)?|auteurs?|forfatter|författare|yazan|yazar|penulis|reporter|tác giả|te[xk]s?t[oe]?|автор(?:ы|ка|и)?|текст|الكاتب';
/** What kind of text somebody wrote: "Kommentar von Ada Quill". */
const GENRE =
  '(?:(?:an?|eine?|une?|un[ao]?)\\s+)?(?:kommentar|gastbeitrag|gastkommentar|kolumne|essay|opinion|analysis|analyse|analysis|comment|interview|reportage|report|chronique|análisis|opinión|columna)\\s+(?:by|von|par|por|door|de|di|av|af)';

const LEAD = new RegExp(
  `^\\s*(?:(?:${GENRE}|${BY}|${LABEL})\\s*:?\\s+|(?:${LABEL})\\s*[:：]\\s*|(?:記者|记者|文|取材|作者|撰文)\\s*[:：／/]?\\s*)`,
  'iu',
);
/** Printed in two elements with nothing between: "ByAda Quill". */
const GLUED = /^\s*(?:By|Von|Par|Por)(?=\p{Lu}\p{Ll})/u;

/** A byline without the words that introduce it, or null where none introduces it. */
export function afterLead(byline: string): string | null {
  const bare = byline.replace(GLUED, '').replace(LEAD, '');
  return bare === byline ? null : bare.trim();
}
