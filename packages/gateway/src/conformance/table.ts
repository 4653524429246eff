import { auth } from './auth.ts';
import type { Claim } from './claim.ts';
import { realtime } from './realtime.ts';
import { restReads } from './rest-reads.ts';
import { restSettings } from './rest-settings.ts';
import { restWrites } from './rest-writes.ts';
import { storage } from './storage.ts';

/** Everything that the suite asserts, in the order of the table. */
export const claims: readonly Claim[] = [
  ...restReads,
  ...restWrites,
  ...restSettings,
  ...auth,
  ...storage,
  ...realtime,
];

const begin = '<!-- conformance: made by tools/conformance-table.ts -->';
const end = '<!-- end of conformance -->';

const row = ({ call, verdict, note = '' }: Claim) => `| ${call} | ${verdict} | ${note} |`;

/** The suite as a Markdown table for each topic. */
function renderTables(): string {
  const topics = [...new Set(claims.map(({ topic }) => topic))];
  const tables = topics.map((topic) => {
    const rows = claims.filter((claim) => claim.topic === topic).map(row);
    return [`### ${topic}`, '', '| call | here | |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return tables.join('\n\n');
}

/** The document with its tables as the suite has them now. Throws where the document has no place for them. */
export function withTables(document: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`the document lacks "${begin}" and "${end}"`);
  return `${before}${begin}\n\n${renderTables()}\n\n${end}${after}`;
}
