import { t } from '@lingui/core/macro';

/** "a, b and c", without what is false. */
export function allOf(parts: readonly (string | false)[]): string {
  const items = parts.filter((part) => part !== false);
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const others = items.slice(0, -1).join(', ');
  return t`${others} and ${last}`;
}

/** "a, b, c", without what is false. */
export const commaList = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(', ');
