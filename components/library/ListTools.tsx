import { useMemo } from 'preact/hooks';
import { useLanguage } from '@/components/language';
import type { MessageKey } from '@/components/message-key';
import { type SavedChoice, savedChoices } from '@/text/saved/saved-choices';
import type { SavedRow } from '@/text/saved/saved-row';
import type { SavedOrder } from '@/text/saved/sort-saved';
import { Choice } from './Choice';
import type { ListChoices } from './list-choices';
import styles from './ListTools.module.css';

interface ListToolsProps {
  readonly rows: readonly SavedRow[];
  readonly choices: ListChoices;
  readonly onChoices: (choices: ListChoices) => void;
}

const ORDERS: readonly (readonly [SavedOrder, MessageKey])[] = [
  ['saved-last', 'order_saved_last'],
  ['saved-first', 'order_saved_first'],
  ['published-last', 'order_published_last'],
  ['published-first', 'order_published_first'],
  ['speaker', 'order_speaker'],
  ['words', 'order_words'],
];
const GROUPS: readonly (readonly [ListChoices['group'], MessageKey])[] = [
  ['none', 'group_none'],
  ['story', 'group_story'],
  ['speaker', 'group_speaker'],
];

/** What the list can be narrowed down to by name. */
const NAMED = [
  ['outlet', 'outlets', 'filter_outlet'],
  ['speaker', 'speakers', 'filter_speaker'],
  ['tag', 'tags', 'filter_tag'],
] as const;

const ALL = '';
const WITH_NOTE = 'with-note';

/** The search box over the list, and how it is ordered, grouped and narrowed down. */
export function ListTools({ rows, choices, onChoices }: ListToolsProps) {
  const { words } = useLanguage();
  const named = useMemo(() => savedChoices(rows), [rows]);
  const { query, order, group, filter } = choices;
  const choose = (given: Partial<ListChoices>): void => onChoices({ ...choices, ...given });
  const options = (values: readonly SavedChoice[]) => [
    [ALL, words('filter_all')] as const,
    ...values.map(({ value, count }) => [value, `${value} (${count})`] as const),
  ];
  const narrow = (key: (typeof NAMED)[number][0], value: string): void => {
    const { [key]: _before, ...others } = filter;
    choose({ filter: value === ALL ? others : { ...others, [key]: value } });
  };
  const narrowToNotes = (value: string): void => {
    const { hasNote: _before, ...others } = filter;
    choose({ filter: value === WITH_NOTE ? { ...others, hasNote: true } : others });
  };
  return (
    <div class={styles['tools']}>
      <label class={styles['search']}>
        {words('library_search')}
        <input
          type="search"
          dir="auto"
          value={query}
          onInput={({ currentTarget: { value } }) => choose({ query: value })}
        />
      </label>
      <Choice
        label={words('order_label')}
        value={order}
        options={ORDERS.map(([one, name]) => [one, words(name)] as const)}
        onChoice={(one) => choose({ order: one })}
      />
      <Choice
        label={words('group_label')}
        value={group}
        options={GROUPS.map(([one, name]) => [one, words(name)] as const)}
        onChoice={(one) => choose({ group: one })}
      />
      {NAMED.map(([key, list, label]) => (
        <Choice
          key={key}
          label={words(label)}
          value={filter[key] ?? ALL}
          options={options(named[list])}
          onChoice={(value) => narrow(key, value)}
        />
      ))}
      <Choice
        label={words('note_label')}
        value={filter.hasNote === true ? WITH_NOTE : ALL}
        options={[
          [ALL, words('filter_all')],
          [WITH_NOTE, words('filter_with_note')],
        ]}
        onChoice={narrowToNotes}
      />
    </div>
  );
}
