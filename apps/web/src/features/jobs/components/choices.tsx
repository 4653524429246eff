import { useId } from 'react';

interface ChoicesProps<Value extends string> {
  legend: string;
  hint?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange(value: Value): void;
}

/** One of a few, side by side. */
export function Choices<Value extends string>({
  legend,
  hint,
  options,
  value,
  onChange,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      <div className={options.length === 4 ? 'five four' : 'five'}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
