import { useCompareTabs } from './compare-tabs';
import { useLanguage } from './language';
import styles from './NextSteps.module.css';

/** What a reader with nothing to compare yet can do at once. */
export function NextSteps() {
  const { words } = useLanguage();
  const compareTabs = useCompareTabs();
  return (
    <section class={styles['steps']} aria-labelledby="next-steps">
      <h3 id="next-steps">{words('next_steps')}</h3>
      {compareTabs !== null && (
        <>
          <button type="button" class={styles['compare']} onClick={compareTabs}>
            {words('compare_tabs')}
          </button>
          <p>{words('compare_tabs_asks')}</p>
        </>
      )}
      <ol>
        <li>{words('next_step_open')}</li>
        <li>{words('next_step_paste')}</li>
      </ol>
    </section>
  );
}
