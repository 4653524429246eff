import type { ResumeContent, StrengthenedLine } from '@greenroom/domain';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '@/lib/functions.ts';

/** A line of a job or a project, by its place. A line never leaves its entry. */
export interface PlacedBullet {
  part: 'work' | 'projects';
  entry: number;
  at: number;
  line: string;
  /** Employer or project. */
  of: string;
}

/** The lines that tell what somebody did, in the order of the page. */
export const bulletsOf = (content: ResumeContent): PlacedBullet[] =>
  (['work', 'projects'] as const).flatMap((part) =>
    content[part].flatMap((one, entry) =>
      one.highlights.map((line, at) => {
        const position = 'position' in one ? one.position : undefined;
        return { part, entry, at, line, of: [position, one.name].filter(Boolean).join(', ') };
      }),
    ),
  );

/** A resume with other lines in the entry of one; the same where that line has changed since. */
function withLines(
  content: ResumeContent,
  { part, entry, at, line }: PlacedBullet,
  change: (lines: readonly string[]) => string[],
): ResumeContent {
  const list = content[part] as ResumeContent['work'];
  const one = list[entry];
  if (one?.highlights[at] !== line) return content;
  return { ...content, [part]: list.with(entry, { ...one, highlights: change(one.highlights) }) };
}

/** A resume with one line in other words; the same where that line has changed since. */
export const withBullet = (content: ResumeContent, place: PlacedBullet, text: string): ResumeContent =>
  withLines(content, place, (lines) => lines.with(place.at, text));

/** A resume with a new line below one; the same where that line has changed since. */
export const withBulletBelow = (content: ResumeContent, place: PlacedBullet, text: string): ResumeContent =>
  withLines(content, place, (lines) => lines.toSpliced(place.at + 1, 0, text));

const mostReplies = 40;
/** A resume that remembers what was replied about a line, so that a letter can offer it. A later reply takes the place of an earlier one. */
export function withReplyKept(
  content: ResumeContent,
  { line, of }: Pick<PlacedBullet, 'line' | 'of'>,
  reply: string,
): ResumeContent {
  const said = reply.trim();
  if (said === '') return content;
  const others = (content.replies ?? []).filter((one) => one.line !== line || one.of !== of);
  return { ...content, replies: [...others, { line, of, reply: said }].slice(-mostReplies) };
}

/** What each of the lines should be asked. */
export const asksQuery = (lines: readonly string[]) =>
  queryOptions({
    queryKey: ['line-asks', lines],
    queryFn: ({ signal }) =>
      invoke('strengthen-lines', { lines: lines.map((line) => ({ line })) }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The line that a reply makes, or why it makes none. */
export async function askLine(line: string, reply: string): Promise<StrengthenedLine | undefined> {
  const { lines } = await invoke('strengthen-lines', { lines: [{ line, reply }] });
  return lines[0];
}
