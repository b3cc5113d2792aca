import type { ComponentType } from 'preact';
import type { OtherViewsProps } from './OtherViews';
import { useLater } from './use-later';
import type { TextView } from './ViewSwitch';
import { WordingDiff } from './WordingDiff';

interface TwoTextsProps extends Omit<OtherViewsProps, 'view'> {
  readonly view: TextView;
}

const otherViews = async (): Promise<ComponentType<OtherViewsProps>> =>
  (await import('./OtherViews')).OtherViews;

/** Two texts in the view the reader chose; the running text until another is loaded. */
export function TwoTexts({ view, ...texts }: TwoTextsProps) {
  const Other = useLater(view !== 'running', otherViews);
  const { pieces, a, b } = texts;
  return view === 'running' || Other === null ? (
    <WordingDiff pieces={pieces} outlet={b.name} languageHere={a.language} languageThere={b.language} />
  ) : (
    <Other view={view} {...texts} />
  );
}
