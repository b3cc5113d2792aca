import { rememberAtFirst, useRemembered } from './remembered';

const CHOICES = ['shown', 'hidden'] as const;

/** Whether the reader hides outlets' names, for all views of the page, and how to choose otherwise. */
export function useNamesChoice(): { readonly hidden: boolean; readonly hide: (hidden: boolean) => void } {
  const [names, setNames] = useRemembered('names', CHOICES, 'shown');
  return { hidden: names === 'hidden', hide: (hidden) => setNames(hidden ? 'hidden' : 'shown') };
}

/** Hides them until the reader chooses otherwise, as they want it at first. */
export function hideNamesAtFirst(): void {
  rememberAtFirst('names', 'hidden' satisfies (typeof CHOICES)[number]);
}
