import { createHash } from 'node:crypto';

/**
 * Sets the theme before the first paint. It stands inline in every page, so the content security policy allows it
 * by its hash. The storage key is the one that src/lib/theme.ts writes.
 */
export const themeScript =
  "try{var t=localStorage.getItem('greenroom.theme');" +
  "if(t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches))" +
  "document.documentElement.classList.add('dark')}catch(e){}";

/** The source expression of an inline script for `script-src`, without quotes: `sha256-<base64>`. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`;
}
