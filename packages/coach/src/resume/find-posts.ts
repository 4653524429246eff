import type { Entry } from './entry.ts';
import { isNameLine, isTableHead, periodOf, wholePosts } from './entry-lines.ts';
import { chooseHeaders } from './header-blocks/judge.ts';
import type { PlacedLine } from './placed-line.ts';
import { entriesWithoutDates } from './undated-entries.ts';

/** The posts of sections that are still in use: one reading asks for those of a section three times. */
const found = new WeakMap<readonly PlacedLine[], readonly Entry[]>();

/**
 * Step three for jobs and volunteer posts: the lines of a section to its entries. A judge that learned from real resumes
 * chooses the headers; what is between them tells of the post above. Callers share the entries and must not change them.
 */
export function findPosts(section: readonly PlacedLine[]): readonly Entry[] {
  const posts = found.get(section) ?? postsAmong(section);
  found.set(section, posts);
  return posts;
}

function postsAmong(section: readonly PlacedLine[]): Entry[] {
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
