import type { ComponentChildren } from 'preact';
import { useLanguage } from './language';

interface ArticleLinkProps {
  /** http(s); null for what cannot be opened, which is then only named. */
  readonly address: string | null;
  readonly children: ComponentChildren;
}

/** What is named, as a link that opens another article beside this one and says so to ears; the page there learns of none. */
export function ArticleLink({ address, children }: ArticleLinkProps) {
  const { words } = useLanguage();
  if (address === null) return <>{children}</>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
      <span class="sic-for-ears"> {words('opens_new_tab')}</span>
    </a>
  );
}
