import { isDated } from '../facts/line-neighborhood.ts';
import { bareName } from '../facts/trace-tuples.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { endsInRole } from '../text/role-words.ts';
import { opensWithVerb, readBullet } from './read-bullets.ts';
import type { Reading } from './reading-of-text.ts';
import type { Block } from './resume-blocks.ts';
import { sectionNamed } from './section-words.ts';

/** "Client: Fjord Labs", "Designation: Engineer". */
const labelled = /^\p{Lu}[\p{L} /&-]{2,28}\s*:/u;
/** A line this long is prose even where it opens with a noun. */
const proseWords = 10;
const namedShare = 0.6;

/** A line that may name a job, an employer, a client or a section, by its own words and no reading of the page. */
function mayBeHead(line: string): boolean {
  if (isDated(line) || sectionNamed(line) !== undefined || labelled.test(line)) return true;
  const words = line.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word));
  const named = words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length;
  const { weakOpening } = readBullet(line);
  // "Lead Analyst, Fjord Labs" opens with a verb as well, but has capitals only.
  if (weakOpening !== null || opensWithVerb(words[0] ?? ''))
    return words.length > 1 && named === words.length;
  if (words.length > 1 && named > words.length * namedShare) return true;
  return /^\P{L}*\p{Lu}/u.test(line) && (words.length < proseWords || endsInRole(line));
}

/** The one place where a row of lines begins with these words, as the lines of the row; null where there is none, or more than one. */
function placeOf(words: string, lines: readonly string[]): { first: number; last: number } | null {
  const wanted = bareName(words);
  const starts = lines.flatMap((line, at) => {
    const bare = bareName(line);
    return bare !== '' && (wanted === bare || wanted.startsWith(`${bare} `)) ? [at] : [];
  });
  const places = starts.flatMap((first) => {
    let joined = '';
    for (let last = first; last < lines.length && joined.length < wanted.length; last += 1) {
      joined = `${joined} ${bareName(lines[last] ?? '')}`.trim();
      if (joined === wanted) return [{ first, last }];
    }
    return [];
  });
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** How far above the first line of a job its dates are looked for. */
const headLines = 4;

/** The head above a job's first line is dated, and no line about work is in between. */
function hasDatedHead(lines: readonly string[], first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - headLines); at -= 1) {
    const line = lines[at] ?? '';
    if (isDated(line)) return true;
    if (!mayBeHead(line)) return false;
  }
  return false;
}

/**
 * Whether the last line of a run may be moved to its top. The document has to show the run as one row of lines under a dated
 * head, with nothing among them that may be the head of another job; the lines have to belong to one entry whose dates were read.
 */
export function isMoveWithinJob({ resume, document }: Reading, run: readonly Block[]): boolean {
  const texts = run.map((block) => block.was ?? block.text);
  const entries = [...resume.work, ...resume.volunteer, ...resume.projects];
  const own = entries.filter((entry) => {
    const told = new Set(entry.highlights.map(evenSpaces));
    return entry.startDate && texts.every((text) => told.has(text));
  });
  if (own.length !== 1) return false;
  const lines = document.text.split('\n').filter((line) => bareName(line) !== '');
  const places = texts.map((text) => placeOf(text, lines));
  const isOneRow = places.every(
    (place, at) => place !== null && (at === 0 || place.first === (places[at - 1]?.last ?? -2) + 1),
  );
  const [top] = places;
  return isOneRow && !!top && !texts.some(mayBeHead) && hasDatedHead(lines, top.first);
}

const fewestItems = 3;
const longestItem = 5;

/** A row of short names between commas, and nothing of a sentence, of a job, or of a row that goes on in the next line. */
export function isPlainList(text: string, next: string): boolean {
  const items = text.split(/,\s*/);
  return (
    items.length >= fewestItems &&
    !/[:;(|]/.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !/^\p{Ll}/u.test(next) &&
    !/[,.&]$/.test(text) &&
    !isDated(text) &&
    items.every(
      (item) => item !== '' && item.split(/\s+/).length <= longestItem && !/^(?:and|or)\b/i.test(item),
    )
  );
}

/** The end of the list of skills: the line before the first that may belong to a job; -1 where no list is known. */
export function endOfSkills(blocks: readonly Block[]): number {
  const heading = blocks.findIndex((block) => block.section === 'skills' && block.kind === 'heading');
  if (heading < 0) return -1;
  const rest = blocks.slice(heading + 1);
  const length = rest.findIndex((block) => block.section !== 'skills' || block.kind === 'heading');
  const list = length < 0 ? rest : rest.slice(0, length);
  return list.some((block) => block.kind === 'bullet' || isDated(block.text)) ? -1 : heading + list.length;
}
