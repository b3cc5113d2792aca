interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** Each value with its name. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoice: (value: Value) => void;
}

/** One of several values, by name. */
export function Choice<Value extends string>({ label, value, options, onChoice }: ChoiceProps<Value>) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([one]) => one === currentTarget.value);
          if (chosen !== undefined) onChoice(chosen[0]);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
