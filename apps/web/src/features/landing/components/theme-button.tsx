import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';

/** The switch between light and dark on a page that runs no app; src/islands brings it to life. */
export const ThemeButton = () => (
  <button className="ib theme" type="button" aria-label={t`Dark theme`} aria-pressed="false">
    <Moon className="i moon" aria-hidden="true" />
    <Sun className="i sun" aria-hidden="true" />
  </button>
);
