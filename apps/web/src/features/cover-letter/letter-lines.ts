/** The text of a list item; null if the line isn't one. */
export const listed = (line: string): string | null => /^•\s+(.+)$/.exec(line)?.[1] ?? null;
