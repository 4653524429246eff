import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** What the tabs choose between; read aloud. */
  label: string;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
}

/** A row of tabs with one panel each. Arrow keys move between the tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
