import { useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import type { PopupActions } from './actions';

interface MoreProps {
  readonly actions: PopupActions;
}

function FollowButton({ site }: { site: NonNullable<PopupActions['site']> }) {
  const { words } = useLanguage();
  const [followed, setFollowed] = useState(site.followed);
  return (
    <button
      type="button"
      aria-pressed={followed}
      title={words('follow_site_help')}
      onClick={() => void site.follow(!followed).then(setFollowed)}
    >
      {words(followed ? 'follow_site_on' : 'follow_site')}
    </button>
  );
}

function MarksButton({ marks }: Pick<PopupActions, 'marks'>) {
  const { words } = useLanguage();
  const [on, setOn] = useState(marks.on);
  return (
    <button
      type="button"
      data-page-marks=""
      aria-pressed={on}
      title={words('settings_marks_help')}
      onClick={() => {
        setOn(!on);
        void marks.turn(!on);
      }}
    >
      {on && <span aria-hidden="true">{'\u2713 '}</span>}
      {words('marks_button')}
    </button>
  );
}

/** What leads on from the popup, below what it says. */
export function More({ actions }: MoreProps) {
  const { words } = useLanguage();
  return (
    <>
      <button type="button" data-compare-tabs="" onClick={actions.compareTabs}>
        {words('compare_tabs')}
      </button>
      <button type="button" data-open-panel="" onClick={actions.openPanel}>
        {words('open_panel')}
      </button>
      <MarksButton marks={actions.marks} />
      {actions.site !== null && <FollowButton site={actions.site} />}
      <button
        type="button"
        data-open-settings=""
        title={words('settings')}
        aria-label={words('settings')}
        onClick={actions.openSettings}
      >
        {'\u2699\ufe0e'}
      </button>
    </>
  );
}
