/** The words of a line of a list; null for another line. */
export const listed = (line: string): string | null => /^•\s+(.+)$/.exec(line)?.[1] ?? null;
