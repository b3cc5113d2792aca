import type { Article } from '@/text/article';
import { foldWords } from './fold-words';
import type { Passage, PrintedPassage } from './passage';

/** A passage together with the text it stands in and its words, ready to be matched and compared. */
export function printPassage(
  article: Pick<Article, 'text' | 'headline' | 'language'>,
  passage: Passage,
): PrintedPassage {
  const text = passage.standsIn === 'text' ? article.text : (article.headline ?? '');
  const { language } = article;
  return { text, language, passage, words: foldWords(text, passage.segments, language) };
}
