import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type Theme } from '@/lib/theme.ts';
import { useTheme } from '@/lib/use-theme.ts';
import { SettingsSection } from './settings-section.tsx';

const choices: readonly { theme: Theme; label: MessageDescriptor; Icon: typeof Sun }[] = [
  { theme: 'light', label: msg`Light`, Icon: Sun },
  { theme: 'dark', label: msg`Dark`, Icon: Moon },
  { theme: 'system', label: msg`System`, Icon: Monitor },
];

/** Light, Dark or System, applied at once. */
export function ThemeChoice() {
  const { theme } = useTheme();
  return (
    <SettingsSection title={t`Appearance`} text={t`System matches your device's setting.`}>
      <fieldset className="segmented">
        <legend className="vh">{t`Theme`}</legend>
        {choices.map(({ theme: own, label, Icon }) => (
          <button key={own} type="button" aria-pressed={theme === own} onClick={() => chooseTheme(own)}>
            <Icon className="i" aria-hidden="true" />
            {t(label)}
          </button>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
