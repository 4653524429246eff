import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { useId } from 'react';

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; note?: string }[];
  value: Value;
  onChange(value: Value): void;
  disabled?: boolean;
}

/** One of a few, all in sight. Arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: RadioGroupProps<Value>) {
  const labelId = useId();
  return (
    <div className="fld">
      <span className="fld-label" id={labelId}>
        {label}
      </span>
      <Base
        className="radios"
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        disabled={disabled}
        aria-labelledby={labelId}
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control
          <label key={option.value} className="radio">
            <Radio.Root value={option.value} className="radio-dot">
              <Radio.Indicator />
            </Radio.Root>
            <span>
              {option.label}
              {option.note ? <span className="radio-note">{option.note}</span> : null}
            </span>
          </label>
        ))}
      </Base>
    </div>
  );
}
