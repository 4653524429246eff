import { useSyncExternalStore } from 'react';
import { storedTheme, subscribeToTheme, type Theme } from './theme.ts';

/** The theme as chosen and whether the page is dark now. */
export function useTheme(): { theme: Theme; dark: boolean } {
  const theme = useSyncExternalStore(subscribeToTheme, storedTheme, () => 'system' as const);
  const dark = useSyncExternalStore(subscribeToTheme, isPageDark, () => false);
  return { theme, dark };
}

const isPageDark = () => document.documentElement.classList.contains('dark');
