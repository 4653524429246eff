/** The UTC day of a moment, yyyy-mm-dd: the date of its challenge. */
export const utcDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

const isText = (item: unknown): item is string => typeof item === 'string';

/** The options of a challenge from an array or from JSON text that holds one; anything else has none. */
export function readOptions(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter(isText);
  if (!isText(value)) return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed.filter(isText) : [];
  } catch {
    return [];
  }
}
