import { useEffect, useId, useState } from 'preact/hooks';
import { isOn, type Setting, turn } from '@/messaging/settings';
import styles from './Settings.module.css';

interface SwitchProps {
  readonly setting: Setting;
  readonly label: string;
  /** What it does, in a sentence. */
  readonly help: string;
}

/** One choice, kept at once. */
export function Switch({ setting, label, help }: SwitchProps) {
  const id = useId();
  const [on, setOn] = useState<boolean | null>(null);
  useEffect(() => void isOn(setting).then(setOn), [setting]);
  const choose = async (chosen: boolean): Promise<void> => {
    setOn(chosen);
    await turn(setting, chosen);
  };
  return (
    <>
      <label class={styles['switch']}>
        <input
          type="checkbox"
          data-setting={setting}
          checked={on ?? false}
          disabled={on === null}
          aria-describedby={id}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} class={styles['quiet']}>
        {help}
      </p>
    </>
  );
}
