import type { PagePlace } from '@/capture/page-reading';

/** @file Runs in the page. */

/** Where the page this runs in stands, and how its document was loaded, as far as the browser tells. */
export function pagePlace(): PagePlace {
  const [entry] = performance.getEntriesByType('navigation');
  const loaded = entry instanceof PerformanceNavigationTiming ? entry : null;
  return {
    address: location.href,
    loaded: loaded?.name ?? null,
    httpStatus: loaded?.responseStatus ?? 0,
    ...(document.readyState !== 'complete' && { isLoading: true as const }),
  };
}
