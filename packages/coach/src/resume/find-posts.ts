import type { Entry } from './entry.ts';
import { isNameLine, isTableHead, periodOf, wholePosts } from './entry-lines.ts';
import { chooseHeaders } from './header-blocks/judge.ts';
import type { PlacedLine } from './placed-line.ts';
import { entriesWithoutDates } from './undated-entries.ts';

/**
 * Step three for jobs and volunteer posts: the lines of a section to its entries. A judge that learned from real resumes
 * chooses the headers; what is between them tells of the post above.
 */
export function findPosts(section: readonly PlacedLine[]): Entry[] {
  const lines = wholePosts(section.filter((line) => !isTableHead(line.text)));
  const headers = chooseHeaders(lines);
  if (headers.length === 0) return lines.length > 0 ? entriesWithoutDates(lines) : [];
  const isName = (at: number) => isNameLine(lines, at) && periodOf(lines[at] as PlacedLine) === null;
  return headers.map(({ start, end, at, period }, index) => {
    const next = headers[index + 1]?.start ?? lines.length;
    return {
      header: lines.slice(start, end),
      period,
      periodLine: at === null ? null : (lines[at] as PlacedLine),
      body: lines.slice(end, next),
      isCrowded: (end < next && isName(end)) || (start > (headers[index - 1]?.end ?? 0) && isName(start - 1)),
    };
  });
}
