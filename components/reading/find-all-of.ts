import type { FindAllVersions } from '@/components/find-all-versions';
import { segmentsInText } from '@/components/segments-in-text';
import type { PageAnswer } from '@/text/answer';
import type { ReadingServices } from './reading-services';

/** Asks for every version of a quotation of this page. */
export function findAllOf({ ask }: Pick<ReadingServices, 'ask'>, page: PageAnswer): FindAllVersions {
  const { identity, publishedAt, language } = page;
  return async (quotation) => {
    const { text, speaker } = quotation;
    const page = { identity, publishedAt };
    const segments = segmentsInText(quotation);
    const answer = await ask('all-versions', { text, segments, speaker, language, page });
    return answer.ok ? answer.value : null;
  };
}
