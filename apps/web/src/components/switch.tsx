import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  /** What it does, in a sentence. */
  note?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
}

/** A row with a name, what it does, and on or off at its end. The whole row can be pressed. */
export function Switch({ label, note, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="switch-row">
      <span className="switch-text">
        <span id={`${id}-label`} className="switch-label">
          {label}
        </span>
        {note ? (
          <span id={`${id}-note`} className="switch-note">
            {note}
          </span>
        ) : null}
      </span>
      <Base.Root
        className="switch"
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
      >
        <Base.Thumb className="switch-thumb" />
      </Base.Root>
    </label>
  );
}
