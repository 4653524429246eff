import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';

interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
  disabled?: boolean;
  name?: string;
}

/** One of a few, in a list that opens. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  name,
}: SelectProps<Value>) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next as Value)}
      disabled={disabled}
      name={name}
      modal={false}
    >
      <div className="fld">
        <Base.Label className="fld-label">{label}</Base.Label>
        {/* The label is bound after the first paint; the name is there from the start. */}
        <Base.Trigger className="in select" aria-label={label}>
          <Base.Value />
          <Base.Icon>
            <ChevronDown className="i chev" aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
      </div>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="menu-place">
          <Base.Popup className="menu-list">
            <Base.List>
              {options.map((option) => (
                <Base.Item key={option.value} value={option.value} className="menu-item">
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator className="ml-auto">
                    <Check className="i" aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
