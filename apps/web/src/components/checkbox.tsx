import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  name?: string;
  /** The label; it may hold links, which stay links. */
  children: ReactNode;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ checked, onChange, name, children }: CheckboxProps) {
  const labelId = useId();
  return (
    <div className="check">
      <Base.Root
        className="check-box"
        checked={checked}
        onCheckedChange={onChange}
        name={name}
        aria-labelledby={labelId}
      >
        <Base.Indicator>
          <Check size={16} strokeWidth={3} aria-hidden="true" />
        </Base.Indicator>
      </Base.Root>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box itself is the keyboard's way in */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer alone */}
      <span id={labelId} onClick={(event) => event.target === event.currentTarget && onChange(!checked)}>
        {children}
      </span>
    </div>
  );
}
