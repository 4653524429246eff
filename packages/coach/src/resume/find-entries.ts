import { endsInRole, namesRole } from '../text/role-words.ts';
import { findPeriod, findSingleDate, type Period } from './dates.ts';
import { joinLines, type PlacedLine } from './find-sections.ts';
import { partsOf, postSentence, readJobHeader, withoutPeriod } from './header-parts.ts';
import { isPlace, namesEmployer } from './place-words.ts';
import { opensItem } from './read-bullets.ts';

/** One job, project or post: the lines that name it, its period, and the lines that tell of it. */
export interface Entry {
  header: PlacedLine[];
  period: Period | null;
  periodLine: PlacedLine | null;
  body: PlacedLine[];
}

const headerLength = 110;

const legalForm = /\b(?:inc|co|corp|ltd|llc|pvt|jr|sr|u\.s\.a|p\.c)\.$/i;
const smallWords =
  /^(?:of|and|the|in|at|for|to|de|la|du|des|y|e|und|für|van|von|with|on|a|an|till|until|from|by)$/;

/** Names are written with capitals; a sentence has few. */
function isMostlyCapitals(text: string): boolean {
  const words = (text.match(/\p{L}[\p{L}'’.-]*/gu) ?? []).filter((word) => !smallWords.test(word));
  return words.length < 3 || words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.4;
}

/** Looks like a name, not like a sentence. */
const isHeaderLike = (line: PlacedLine) =>
  !line.isBullet &&
  line.text.length <= headerLength &&
  (!/[a-z)]\.$/.test(line.text) || legalForm.test(line.text)) &&
  !/^\p{Ll}/u.test(line.text) &&
  !(/^\S+ [\p{Ll}\d]/u.test(line.text) && opensItem(line.text)) &&
  !/^(?:(?:job|key|main|major) responsibilities|job profile|project|team size|domain|tools|responsibilities|roles? and responsibilities|roles? & responsibilities|environment|description|project description|technologies|key achievements|achievements|duties)\b.{0,3}(?::|$)/i.test(
    line.text,
  ) &&
  isMostlyCapitals(line.text);

/** "Currently working as Test Engineer in Mindtree, from March 2016 to date": a whole post in a sentence. */
const tellsPost = (text: string) => postSentence.test(text) && namesRole(text);

function periodOf(line: PlacedLine): Period | null {
  if (line.text.length > headerLength + 40) return null;
  const period = findPeriod(line.text);
  const rest = period ? line.text.length - (period.end - period.start) : 0;
  return period && rest <= headerLength && (!line.isBullet || rest <= 60 || tellsPost(line.text))
    ? period
    : null;
}

function loneDateOf(line: PlacedLine): Period | null {
  if (line.isBullet || line.text.length > 90) return null;
  const date = findSingleDate(line.text);
  if (!date) return null;
  const atEdge = date.start === 0 || date.end >= line.text.replace(/[)\]\s.]+$/, '').length;
  return atEdge ? date : null;
}

interface Anchor {
  at: number;
  period: Period;
}

function findAnchors(lines: readonly PlacedLine[]): Anchor[] {
  const byPeriod = lines.flatMap((line, at) => {
    const period = periodOf(line);
    return period ? [{ at, period }] : [];
  });
  if (byPeriod.length > 0) return byPeriod;
  return lines.flatMap((line, at) => {
    const period = loneDateOf(line);
    return period ? [{ at, period }] : [];
  });
}

/** A line that names the job; in small letters ("oracle India Limited") only under one that surely does. */
function isNameLine(lines: readonly PlacedLine[], at: number): boolean {
  const line = lines[at] as PlacedLine;
  if (isHeaderLike(line)) return true;
  const before = lines[at - 1];
  const isSmallName =
    !line.isBullet &&
    /^\p{Ll}/u.test(line.text) &&
    line.text.split(/\s+/).length <= 8 &&
    !/[.;:]$/.test(line.text) &&
    (namesEmployer(line.text) || endsInRole(line.text));
  return isSmallName && (!before || (isHeaderLike(before) && namesRole(before.text)) || namesRole(line.text));
}

/** How many lines stand above the date: as many as above the first date of the section, when those look like names. */
function linesAbove(lines: readonly PlacedLine[], first: number): number {
  const names = (at: number) => isNameLine(lines, at);
  if (first <= 3 && Array.from({ length: first }, (_, at) => at).every(names)) return first;
  let above = 0;
  while (above < 2 && above < first && names(first - 1 - above)) above += 1;
  return above;
}

function startOf(lines: readonly PlacedLine[], anchor: Anchor, above: number, floor: number): number {
  const isFirst = floor === 0;
  let start = anchor.at;
  while (start > floor && anchor.at - start < above && isNameLine(lines, start - 1)) {
    // What stands above a job that is named already is the end of the one before.
    if (!isFirst && isNamed(lines.slice(start, anchor.at + 1), anchor)) break;
    start -= 1;
  }
  return start;
}

const labelledLine =
  /^(?:designation|position|role|job title|title|duration|period|organi[sz]ation|company|employer|client|dates?|location)\b[^:]{0,20}:/i;

/** The lines name title and employer for sure: each on a line or in a cell of its own, or told by their words. */
function isNamed(header: readonly PlacedLine[], { period }: Anchor): boolean {
  if (header.some((line) => labelledLine.test(line.text))) return false;
  const parts = header.flatMap((line) => {
    const isDateLine = findPeriod(line.text)?.start === period.start;
    return partsOf(isDateLine ? withoutPeriod(line.text, period) : line.text, line);
  });
  const { position, name, location } = readJobHeader(parts);
  if (!position || !name || !namesRole(position.text)) return false;
  return (
    name.line !== position.line ||
    namesEmployer(name.text) ||
    location?.line === name.line ||
    parts.some((part) => part.text === name.text)
  );
}

/** Header lines may go on below the date until a bullet or a sentence, when none stand above it. */
function headerEnd(lines: readonly PlacedLine[], anchor: Anchor, above: number, ceiling: number): number {
  const line = lines[anchor.at] as PlacedLine;
  const onDateLine = line.text.length - (anchor.period.end - anchor.period.start) > 6 ? 1 : 0;
  const wanted = Math.max(0, 2 - above - onDateLine);
  // One line more when the line after it starts the bullets: the employer under the title.
  const nextStartsBullets = lines[anchor.at + 2]?.isBullet === true && above + onDateLine < 2;
  const most = Math.min(ceiling, anchor.at + 1 + Math.max(wanted, nextStartsBullets ? 1 : 0));
  let end = anchor.at + 1;
  while (
    end < most &&
    isHeaderLike(lines[end] as PlacedLine) &&
    (lines[end] as PlacedLine).text.length < 80
  ) {
    if (isNamed(lines.slice(anchor.at - above, end), anchor) && !isPlace((lines[end] as PlacedLine).text))
      break;
    end += 1;
  }
  return end;
}

const headCell =
  /^(?:s(?:r|l)?\.?\s?no\.?|#|no\.?|%|%\s?(?:of )?marks|marks(?: %)?|percentage|grade|c?gpa|result|class|division|year(?: of (?:passing|completion))?|passing year|from|to|dates?|period|duration|tenure|institut(?:e|ion)s?|school|college|school ?\/ ?college|board|university|board ?\/ ?university|university ?\/ ?board|course|degree|qualification|exam(?:ination)?|stream|speciali[sz]ation|name of (?:the )?\p{L}+(?: ?\/ ?\p{L}+)?|company|company name|organi[sz]ation|employer|designation|position|job title|title|role|location|place|responsibilit(?:y|ies))$/iu;

/** The row of a table that says what stands in its columns. */
export function isTableHead(text: string): boolean {
  const cells = text.split(/\s*[\t|]\s*/).filter(Boolean);
  return cells.length >= 3 && cells.filter((cell) => headCell.test(cell)).length >= cells.length * 0.6;
}

/** Without any date: every line of names that follows a line of telling starts an entry. */
function entriesWithoutDates(lines: readonly PlacedLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const open = entries.at(-1);
    const starts = isHeaderLike(line) && line.text.length < 80 && (!open || open.body.length > 0);
    if (starts || !open) entries.push({ header: [line], period: null, periodLine: null, body: [] });
    else if (isHeaderLike(line) && open.body.length === 0 && open.header.length < 2) open.header.push(line);
    else open.body.push(line);
  }
  return entries;
}

/** A sentence that tells of a post and breaks before its dates is one line. */
function wholePosts(lines: readonly PlacedLine[]): PlacedLine[] {
  const whole: PlacedLine[] = [];
  for (const line of lines) {
    const open = whole.at(-1);
    const isRest =
      open && !line.isBullet && tellsPost(open.text) && !findPeriod(open.text) && findPeriod(line.text);
    if (isRest) whole[whole.length - 1] = joinLines(open, line);
    else whole.push(line);
  }
  return whole;
}

/** Step three: the lines of a section to its entries, anchored at their dates. */
export function findEntries(section: readonly PlacedLine[]): Entry[] {
  const lines = wholePosts(section.filter((line) => !isTableHead(line.text)));
  const anchors = findAnchors(lines);
  const first = anchors[0];
  if (!first) return entriesWithoutDates(lines);
  const above = linesAbove(lines, first.at);
  const starts = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1] as Anchor).at + 1;
    return startOf(lines, anchor, above, floor);
  });
  return anchors.map((anchor, index) => {
    const start = starts[index] as number;
    const next = starts[index + 1] ?? lines.length;
    const end = headerEnd(lines, anchor, anchor.at - start, next);
    return {
      header: lines.slice(start, end),
      period: anchor.period,
      periodLine: lines[anchor.at] as PlacedLine,
      body: lines.slice(end, next),
    };
  });
}

/** A line does not end there. */
const connective = /(?:,|&|\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|from|as|using|via))$/i;

/**
 * The line goes on with the one before. Browsers print bullets as drawings: then a line that had room for another word ends its
 * item, and so does one before words that open an item.
 */
function isRest(line: PlacedLine, before: PlacedLine, told: string, hasBullets: boolean): boolean {
  if (/^\p{Ll}/u.test(line.text)) return true;
  if (!hasBullets && before.endsShort !== undefined) {
    if (before.endsShort) return false;
    if (opensItem(line.text) && !connective.test(before.text)) return false;
  }
  return /^[\d(&]/.test(line.text) || !/[.!?:;]$/.test(told);
}

/** What an entry tells: its bullets with wrapped lines joined, and the text before the first bullet. */
export function readBody(body: readonly PlacedLine[]): {
  summary: string;
  highlights: { text: string; line: PlacedLine }[];
} {
  const hasBullets = body.some((line) => line.isBullet);
  const highlights: { text: string; line: PlacedLine }[] = [];
  let summary = '';
  for (const [at, line] of body.entries()) {
    const last = highlights.at(-1);
    const goesOn = last && !line.isBullet && isRest(line, body[at - 1] as PlacedLine, last.text, hasBullets);
    if (line.isBullet || (!hasBullets && !goesOn)) highlights.push({ text: line.text, line });
    else if (goesOn) last.text = `${last.text} ${line.text}`;
    else if (last) highlights.push({ text: line.text, line });
    else summary = summary ? `${summary} ${line.text}` : line.text;
  }
  return { summary, highlights };
}
