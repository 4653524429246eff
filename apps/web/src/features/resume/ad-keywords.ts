import type { JobMatch } from '@greenroom/domain';
import { cutText, type Piece } from '@/lib/cut-text.ts';

type Asked = Pick<JobMatch, 'skills' | 'keywords'>;

/** The words that an ad uses, as one or two matches with it name them; a skill also under the name that a resume has for it. */
export function keywordsOf(matches: readonly (Asked | null)[]): string[] {
  const words = matches.flatMap((match) => [
    ...(match?.keywords ?? []).map(({ keyword }) => keyword),
    ...(match?.skills ?? []).flatMap(({ skill, alternatives = [], shownBy = '' }) => [
      skill,
      ...alternatives,
      shownBy,
    ]),
  ]);
  return [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Cuts a line at the keywords in it, whole words only and the longest first ("data analysis" before "data"). */
export function markKeywords(
  text: string,
  keywords: readonly string[],
): Piece<{ start: number; end: number }>[] {
  if (keywords.length === 0) return cutText(text, []);
  const longest = keywords.toSorted((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const found = [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  return cutText(text, found);
}
