import type { Words } from './field-log.ts';

const longPart = 80;

/** How well the parts of a header name a project or an award: by few words, in one line. */
export function plainHeaderPoints(parts: readonly Words[]): number {
  const lines = new Set(parts.map((part) => part.line)).size;
  const isLong = parts.some((part) => part.text.length > longPart);
  return parts.length === 0 ? -3 : 4 - Math.max(0, lines - 1) * 1.5 - (isLong ? 2 : 0);
}
