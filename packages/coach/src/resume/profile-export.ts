import { findPeriod, findSingleDate, type Period } from './dates.ts';
import type { Entry } from './entry.ts';
import type { JobHeader } from './header-habits.ts';
import { duration } from './header-parts.ts';
import { findDegree, isPlace } from './place-words.ts';
import { joinLines, type PlacedLine } from './placed-line.ts';
import type { FormedStudy } from './read-formed-study.ts';
import { scoreOf } from './study-parts.ts';

/** An entry whose form says what each of its lines is. */
interface FormedEntry extends Entry {
  named: JobHeader;
}

const wrappedMost = 3;
/** Of the posts of a profile as large a share has its dates. */
const datedShare = 0.7;
/** Letters of these sizes look the same. */
const sameSize = 0.2;

const isSameLook = (a: PlacedLine, b: PlacedLine) =>
  Math.abs(a.fontSize - b.fontSize) <= sameSize && a.isBold === b.isBold && a.isBullet === b.isBullet;
const isLarger = (a: PlacedLine, b: PlacedLine) => a.fontSize > b.fontSize + sameSize;
const standsOut = (a: PlacedLine, b: PlacedLine) => isLarger(a, b) || (a.isBold && !b.isBold);

/** "(2 years 1 month)", "(10 meses)", "(less than a year)" behind a period. */
const isHowLong = (text: string) => duration.test(text) || /^\(\p{L}[^()\d]{5,30}\)$/u.test(text);

/** A line that is nothing but a period, and how long that was. */
function postDateOf(line: PlacedLine): { period: Period; isTimed: boolean } | null {
  const period = line.isBullet ? null : findPeriod(line.text);
  if (period?.start !== 0) return null;
  const rest = line.text.slice(period.end).trim();
  const isTimed = isHowLong(rest);
  return isTimed || rest === '' ? { period, isTimed } : null;
}

/** The section has the form of an exported profile. */
export const isExported = (lines: readonly PlacedLine[]) =>
  lines.some((line) => / · \(.*\d{4}\)$/.test(line.text)) || exportedPosts(lines) !== null;

/** The lines of a name that wraps: from `at` on, as long as they look the same and touch. */
function blockEnd(lines: readonly PlacedLine[], at: number): number {
  let end = at + 1;
  while (
    end < lines.length &&
    end - at < wrappedMost &&
    isSameLook(lines[end] as PlacedLine, lines[at] as PlacedLine) &&
    (lines[end] as PlacedLine).gapAbove < 0.4
  )
    end += 1;
  return end;
}

const joined = (lines: readonly PlacedLine[]) => lines.slice(1).reduce(joinLines, lines[0] as PlacedLine);
const words = (line: PlacedLine, text = line.text) => ({ text, line });

/** "Analyst, Growth at Fjord Labs": the last "at" stands before the employer. */
function titleAndEmployer(line: PlacedLine): JobHeader {
  const match = /^(.+)\s(?:at|bei|chez|presso|bij|en|na empresa)\s(.+)$/u.exec(line.text);
  return match?.[1] && match[2]
    ? { position: words(line, match[1]), name: words(line, match[2]) }
    : { position: words(line) };
}

/** Right below the dates, before the space that sets off what the post was. */
const isPlaceLine = (line: PlacedLine | undefined, date: PlacedLine) =>
  line !== undefined &&
  !line.isBullet &&
  isSameLook(line, date) &&
  line.text.length < 80 &&
  (isPlace(line.text) || (line.page === date.page && line.gapAbove < 0.3)) &&
  !/[.:;]$/.test(line.text);

/** A title, from the line of its employer on where that is above it. */
interface Head {
  start: number;
  title: number;
  end: number;
}

/** The titles of a section: lines that look like the first of them, with the employer above that is larger. */
function headsOf(lines: readonly PlacedLine[], first: PlacedLine): Head[] {
  const heads: Head[] = [];
  for (let at = 0; at < lines.length; ) {
    if (!isSameLook(lines[at] as PlacedLine, first)) {
      at += 1;
      continue;
    }
    const floor = heads.at(-1)?.end ?? 0;
    let start = at;
    // How long all posts there took stands between the employer and the first of them.
    const above = at > floor && duration.test((lines[at - 1] as PlacedLine).text) ? at - 1 : at;
    while (start > floor && (start > above || isLarger(lines[start - 1] as PlacedLine, first))) start -= 1;
    if (start === above) start = at;
    heads.push({ start, title: at, end: blockEnd(lines, at) });
    at = blockEnd(lines, at);
  }
  return heads;
}

/**
 * The posts of a profile that a network exported: the employer in larger type above all posts there, or behind "at"; the title; the
 * dates with their length, alone in a line; the place. Null where the section has another form, or no looks to tell by.
 */
export function exportedPosts(lines: readonly PlacedLine[]): FormedEntry[] | null {
  const dates = lines.flatMap((line, at) => {
    const found = at > 0 ? postDateOf(line) : null;
    return found && standsOut(lines[at - 1] as PlacedLine, line) ? [{ at, ...found }] : [];
  });
  const [first] = dates;
  if (!first || dates.filter((one) => one.isTimed).length < dates.length * 0.5) return null;
  const heads = headsOf(lines, lines[first.at - 1] as PlacedLine);
  // Lines above the first post, or dates elsewhere, belong to a form that this is not.
  if (heads[0]?.start !== 0 || dates.some(({ at }) => !heads.some((head) => head.end === at))) return null;
  // Where titles look like what the posts tell, there would be more of them than dates.
  if (dates.length < heads.length * datedShare) return null;
  let employer: PlacedLine | undefined;
  return heads.map(({ start, title, end }, index) => {
    if (start < title)
      employer = joined(lines.slice(start, title).filter((line) => !duration.test(line.text)));
    const date = dates.find((one) => one.at === end);
    const dateLine = date ? (lines[date.at] as PlacedLine) : null;
    const place = employer && dateLine && isPlaceLine(lines[end + 1], dateLine) ? lines[end + 1] : undefined;
    const post = joined(lines.slice(title, end));
    const bodyStart = end + (date ? 1 : 0) + (place ? 1 : 0);
    return {
      header: lines.slice(start, bodyStart),
      period: date?.period ?? null,
      periodLine: dateLine,
      body: lines.slice(bodyStart, heads[index + 1]?.start ?? lines.length),
      named: {
        ...(employer ? { position: words(post), name: words(employer) } : titleAndEmployer(post)),
        location: place && words(place),
      },
    };
  });
}

/** "Bachelor of Arts, History, 2010 - 2013", "Bachelor of Arts, History · (2010 - 2013)" without the dates. */
const withoutDates = (text: string, period: Period | null) =>
  period ? text.slice(0, period.start).replace(/[\s,·(]+$/u, '') : text;

/**
 * The studies of the same profile: the school stands out above its degree, field and dates, which are one line and have commas
 * between them. Null where a line has another form.
 */
export function exportedStudies(lines: readonly PlacedLine[]): FormedStudy[] | null {
  const studies: FormedStudy[] = [];
  // An address that the export repeats below the last study is none.
  const kept = lines.filter((line) => !/^\S+@\S+$/.test(line.text));
  for (let at = 0; at < kept.length; ) {
    const first = kept[at] as PlacedLine;
    const end = blockEnd(kept, at);
    const told = kept[end];
    if (told && !standsOut(first, told) && !isSameLook(first, told)) return null;
    let next = end;
    while (next < kept.length && standsOut(first, kept[next] as PlacedLine)) next += 1;
    studies.push(studyOf(joined(kept.slice(at, end)), kept.slice(end, next), kept.slice(at, next)));
    at = next;
  }
  return studies;
}

function studyOf(school: PlacedLine, told: readonly PlacedLine[], lines: PlacedLine[]): FormedStudy {
  const dateAt = told.findIndex((line) => dateAtEnd(line.text) !== null);
  const main = told.length > 0 ? joined(told.slice(0, Math.max(0, dateAt) + 1)) : school;
  const period = dateAtEnd(main.text);
  const text = told.length > 0 ? withoutDates(main.text, period) : '';
  const [, degree, field] = /^(.+?),\s+(.+)$/u.exec(text) ?? [];
  const isField = text !== '' && !degree && !findDegree(text);
  const score = told.flatMap((line) => scoreOf(line) ?? []);
  return {
    school: words(school),
    degree: text === '' || isField ? undefined : words(main, degree ?? text),
    area: isField ? words(main, text) : field ? words(main, field) : undefined,
    score: score[0],
    period,
    periodLine: period ? main : null,
    lines,
  };
}

/** The dates that end a line, with their bracket. */
function dateAtEnd(text: string): Period | null {
  const period = findPeriod(text) ?? findSingleDate(text);
  return period && /^[\s)]*$/.test(text.slice(period.end)) ? period : null;
}
