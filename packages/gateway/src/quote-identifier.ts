/** The name of a column, table or schema as SQL takes it, whatever characters it has. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
