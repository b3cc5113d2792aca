import { useState } from 'preact/hooks';
import { counted } from '@/components/counted';
import { isolated } from '@/components/isolated';
import { type Language, useLanguage } from '@/components/language';
import type { Recompared } from '@/text/saved/recompare';

interface RecomparedLineProps {
  /** Null when it cannot be told. */
  readonly ask: () => Promise<Recompared | null>;
}

function sentences(language: Language, { added, changed, gone }: Recompared): string[] {
  const names = (outlets: readonly string[]): string =>
    new Intl.ListFormat(language.locale).format([...new Set(outlets)].map(isolated));
  const all = [
    ...(added.length > 0
      ? [counted(language, 'recompared_added', added.length, names(added.map(({ outlet }) => outlet)))]
      : []),
    ...(changed.length > 0
      ? [counted(language, 'recompared_changed', changed.length, names(changed.map(({ now }) => now.outlet)))]
      : []),
    ...(gone.length > 0
      ? [counted(language, 'recompared_gone', gone.length, names(gone.map(({ outlet }) => outlet)))]
      : []),
  ];
  return all.length > 0 ? all : [language.words('recompared_same')];
}

/** Holds what was saved against the reader's articles as they are now, when asked, and says what has changed since. */
export function RecomparedLine({ ask }: RecomparedLineProps) {
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<readonly string[]>([]);
  const compare = async (): Promise<void> => {
    if (asking) return;
    setAsking(true);
    setTold([]);
    const recompared = await ask();
    setAsking(false);
    setTold(recompared === null ? [language.words('recompare_failed')] : sentences(language, recompared));
  };
  return (
    <div>
      <button type="button" aria-disabled={asking} onClick={() => void compare()}>
        {language.words('recompare')}
      </button>
      <div role="status">
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
