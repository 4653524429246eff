import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type Theme } from '@/lib/theme.ts';
import { useTheme } from '@/lib/use-theme.ts';
import { SettingsSection } from './settings-section.tsx';

const choices: readonly { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'System', Icon: Monitor },
];

/** Light, Dark or System, applied at once. */
export function ThemeChoice() {
  const { theme } = useTheme();
  return (
    <SettingsSection title="Appearance" text="System follows what your device is set to.">
      <fieldset className="segmented">
        <legend className="vh">Theme</legend>
        {choices.map(({ theme: own, label, Icon }) => (
          <button key={own} type="button" aria-pressed={theme === own} onClick={() => chooseTheme(own)}>
            <Icon className="i" aria-hidden="true" />
            {label}
          </button>
        ))}
      </fieldset>
    </SettingsSection>
  );
}
