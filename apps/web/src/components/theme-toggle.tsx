import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import { toggleTheme } from '../lib/theme.ts';
import { useTheme } from '../lib/use-theme.ts';
import { IconButton } from './button.tsx';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { dark } = useTheme();
  return (
    <IconButton label={t`Dark theme`} aria-pressed={dark} className="theme" onClick={toggleTheme}>
      <Moon className="i moon" aria-hidden="true" />
      <Sun className="i sun" aria-hidden="true" />
    </IconButton>
  );
}
