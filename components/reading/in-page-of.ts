import type { InPage } from '@/components/in-page';
import { segmentTexts } from '@/components/segment-texts';
import type { PageAnswer } from '@/text/answer';
import type { Quotation } from '@/text/quotations/quotation';
import type { ReadingServices } from './reading-services';

const startOf = ({ segments }: Quotation): number => segments[0]?.start ?? 0;

/** The headline stands above all. */
function comesAfter(a: Quotation, b: Quotation): number {
  if (a.standsIn !== b.standsIn) return a.standsIn === 'headline' ? -1 : 1;
  return startOf(a) - startOf(b);
}

/** How a page that was read stands in the tab under the view. */
export function inPageOf({ ask, activeTabId }: ReadingServices, page: PageAnswer): InPage {
  return {
    quotations: page.quotations.map(({ quotation }) => quotation).sort(comesAfter),
    show: async (quotation) => {
      const tabId = await activeTabId();
      if (tabId === null) return false;
      const answer = await ask('show-in-page', { tabId, segments: segmentTexts(quotation) });
      return answer.ok && answer.value.shown;
    },
  };
}
