import { useId, useState } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import type { MessageKey } from '@/components/message-key';
import { SayingProblem } from '@/components/SayingProblem';
import { useSaying } from '@/components/use-saying';
import type { ExportFormat } from '@/text/export/export-comparisons';
import styles from './ExportMenu.module.css';

interface ExportMenuProps {
  /** On the button; how many it writes. */
  readonly label: string;
  readonly onExport: (format: ExportFormat) => Promise<string | null>;
}

/** Every format by name, with what it is for. */
const FORMATS: readonly (readonly [ExportFormat, MessageKey, MessageKey])[] = [
  ['html', 'export_html', 'export_html_for'],
  ['markdown', 'export_markdown', 'export_markdown_for'],
  ['csv', 'export_csv', 'export_csv_for'],
  ['json', 'export_json', 'export_json_for'],
  ['bibtex', 'export_bibtex', 'export_bibtex_for'],
  ['csl-json', 'export_csl', 'export_csl_for'],
  ['ris', 'export_ris', 'export_ris_for'],
  ['web-annotation', 'export_annotation', 'export_annotation_for'],
];

/** Chooses a format, says what it is for, and hands the file to the browser. */
export function ExportMenu({ label, onExport }: ExportMenuProps) {
  const { words } = useLanguage();
  const id = useId();
  const saying = useSaying();
  const [format, setFormat] = useState<ExportFormat>('html');
  const [said, setSaid] = useState('');
  const chosen = FORMATS.find(([one]) => one === format);
  const write = (): void => {
    setSaid('');
    saying.say(
      () => onExport(format),
      () => setSaid(words('export_done')),
    );
  };
  return (
    <div class={styles['menu']}>
      <label for={id}>{words('export_format')}</label>
      <select
        id={id}
        value={format}
        onChange={({ currentTarget: { value } }) =>
          setFormat(FORMATS.find(([one]) => one === value)?.[0] ?? 'html')
        }
      >
        {FORMATS.map(([one, name]) => (
          <option key={one} value={one}>
            {words(name)}
          </option>
        ))}
      </select>
      <button type="button" aria-disabled={saying.busy} onClick={write}>
        {label}
      </button>
      <p>{chosen !== undefined && words(chosen[2])}</p>
      <span role="status">{said}</span>
      <SayingProblem problem={saying.problem} />
    </div>
  );
}
