import { badBody } from './errors.ts';

/** Splits CSV into records of fields; quotes may hold commas, line breaks and doubled quotes. */
function records(text: string): string[][] {
  const found: string[][] = [];
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw badBody('The CSV has a quote out of place');
    const [, cell = '', end] = match;
    record.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',' && field.lastIndex < text.length) continue;
    if (end === ',') record.push('');
    found.push(record);
    record = [];
  }
  return found;
}

/**
 * The rows of a CSV body as objects of texts, by the names in its first line. `NULL` is null, as PostgREST reads it. Throws 400
 * PGRST102 where lines differ in length.
 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header = [], ...lines] = records(text);
  if (lines.some((line) => line.length !== header.length))
    throw badBody('All lines must have same number of fields');
  return lines.map((line) =>
    Object.fromEntries(line.map((value, at) => [header[at] ?? '', value === 'NULL' ? null : value])),
  );
}
