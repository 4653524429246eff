import type { Settings, SettingsGroup } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Switch } from '@/components/switch.tsx';
import { changeSetting, useSettings } from '@/lib/settings.ts';
import { notify } from '@/lib/toasts.ts';
import type { ToggleGroup } from '../words.ts';
import { SettingsSection } from './settings-section.tsx';

interface SettingToggles<G extends SettingsGroup> {
  group: ToggleGroup<G>;
  /** Beside the switches, on a phone under them. */
  note?: ReactNode;
  /** Called after a change was kept. */
  onChanged?(name: keyof Settings[G], value: boolean): void;
  /** Stands under the switches. */
  children?: ReactNode;
}

/** The switches of one group. Each is kept as soon as it is pressed. */
export function SettingToggles<G extends SettingsGroup>({
  group,
  note,
  onChanged,
  children,
}: SettingToggles<G>) {
  const values = useSettings()[group.group];
  const change = (name: keyof Settings[G], value: boolean) => {
    if (changeSetting(group.group, name, value)) {
      notify.success(t`Settings Updated`, t`Your preferences have been saved.`);
    } else {
      notify.error(t`Error`, t`This browser doesn't save settings. They last until you close the page.`);
    }
    onChanged?.(name, value);
  };
  return (
    <SettingsSection title={t(group.title)} text={t(group.text)} note={note}>
      <div className="switches">
        {group.toggles.map(({ name, label, note }) => (
          <Switch
            key={String(name)}
            label={t(label)}
            note={t(note)}
            checked={values[name] as boolean}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
      {children}
    </SettingsSection>
  );
}
