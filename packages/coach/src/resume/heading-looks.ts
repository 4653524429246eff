import { findPeriod, findSingleDate } from './dates.ts';
import { hintOf } from './guess-sections.ts';
import { namesSchool } from './place-words.ts';
import { joinLines, type PlacedLine } from './placed-line.ts';
import { sectionExactly, sectionNamed } from './section-words.ts';

export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

const typeOf = (line: PlacedLine) =>
  [Math.round(line.fontSize * 2), line.isBold, isCapitals(line.text), line.region].join();

/**
 * Words that could be a heading ("Leadership" in a list of skills) are none where they look like other lines do and the headings
 * have a look that nothing else has.
 */
export function inBodyLook(
  lines: readonly PlacedLine[],
  headings: ReadonlyMap<PlacedLine, unknown>,
): PlacedLine[] {
  const looks = new Map<string, { line: PlacedLine; headings: number; others: number }>();
  for (const line of lines) {
    const look = looks.get(typeOf(line)) ?? { line, headings: 0, others: 0 };
    if (headings.has(line)) look.headings += 1;
    else look.others += 1;
    looks.set(typeOf(line), look);
  }
  const clear = [...looks.values()].filter(
    (look) => look.headings >= 3 && look.others <= look.headings * 0.5,
  );
  return [...headings.keys()].filter((line) => {
    const look = looks.get(typeOf(line));
    return (
      look !== undefined &&
      look.others > look.headings * 2 &&
      // A side column has headings of its own.
      clear.some((one) => one.line.region === line.region && line.fontSize < one.line.fontSize * 0.95) &&
      !line.isHeading
    );
  });
}

const unfinished = /(?:\b(?:and|of|at|for|in|the)|&|,)$/i;

/** "AWA R D S": a heading whose letter spacing looks like blanks, without them. */
function withoutGaps(line: PlacedLine): PlacedLine {
  const pieces = line.text.split(' ');
  const text = pieces.join('');
  const isSpaced = pieces.length > 2 && text.length < pieces.length * 3 && isCapitals(line.text);
  return isSpaced && !line.isBullet && sectionExactly(text) ? { ...line, text } : line;
}

/** Dots or a rule that fill the line after a heading, or frame it. */
const leader = /^[\s.·…_=~*─━═–—-]{3,}(?=[\p{L}\d])|[\s.·…_=~*─━═–—-]{4,}$/gu;

/** "Education ........": a heading without the dots or the rule that make it one. */
function withoutLeader(line: PlacedLine): PlacedLine {
  const text = line.text.replace(leader, '');
  if (text === line.text || line.isBullet || text.length < 3 || text.length > 50) return line;
  if (!(sectionNamed(text) ?? hintOf(text))) return line;
  const start = line.start + line.text.indexOf(text);
  return { ...line, text, start, end: start + text.length, isHeading: true };
}

const isOneType = (a: PlacedLine, b: PlacedLine) => typeOf(a) === typeOf(b);

const shoutedLead = /^(\p{Lu}[\p{Lu}&/ ]{4,40}):?\s+(?=\p{Lu}\p{Ll}+\s)/u;

/** "EDUCATION Manhattan College, Bronx": a heading in capitals in front of its first line; null for any other line. */
function withHeadingApart(line: PlacedLine): [PlacedLine, PlacedLine] | null {
  const [lead, words] = shoutedLead.exec(line.text) ?? [];
  if (!lead || !words || line.isBullet || !sectionExactly(words)) return null;
  const at = line.start + lead.length;
  return [
    { ...line, text: words, end: line.start + words.length, isBold: true },
    { ...line, text: line.text.slice(lead.length), start: at, gapAbove: 0, isBold: false },
  ];
}

/** A heading that wraps ("EDUCATION AND" / "TRAINING"), and one in the left cell of its first row. */
export function settleHeadings(lines: readonly PlacedLine[]): PlacedLine[] {
  const settled: PlacedLine[] = [];
  for (const line of lines.map(withoutLeader).map(withoutGaps)) {
    const last = settled.at(-1);
    const whole = last && `${last.text} ${line.text}`;
    const isRest =
      last && unfinished.test(last.text) && isCapitals(last.text) && isCapitals(line.text) && !last.isBullet;
    const isBoldRest =
      last?.isBold &&
      isOneType(last, line) &&
      whole &&
      whole.length < 45 &&
      !sectionNamed(last.text) &&
      !line.isBullet &&
      // The name above the first heading is no part of it.
      (settled.length > 1 || !sectionExactly(line.text));
    // "ESPERIENZA" / "PROFESSIONALE" in a narrow column.
    const isShoutedRest =
      last &&
      isCapitals(line.text) &&
      isOneType(last, line) &&
      !sectionNamed(line.text) &&
      sectionExactly(`${whole}`) !== undefined;
    if ((isRest || isBoldRest || isShoutedRest) && whole && sectionNamed(whole)) {
      settled[settled.length - 1] = joinLines(last, line);
      continue;
    }
    const plain = line.text.replaceAll('\t', ' ');
    if (plain !== line.text && !line.isBullet && sectionExactly(plain)) {
      settled.push({ ...line, text: plain });
      continue;
    }
    const inline = withHeadingApart(line);
    if (inline) {
      settled.push(...inline);
      continue;
    }
    const tab = line.text.indexOf('\t');
    const cell = tab > 0 && !line.isBullet ? line.text.slice(0, tab) : '';
    const isShouted = isCapitals(cell) && cell.length > 6;
    // A name with its date beside it is no heading beside its text.
    const isDated = (findPeriod(line.text.slice(tab)) ?? findSingleDate(line.text.slice(tab))) !== null;
    if (
      cell &&
      (!isDated || sectionNamed(cell)) &&
      (isShouted || line.hasBoldLead) &&
      (sectionNamed(cell) ?? (line.hasBoldLead && !namesSchool(cell) && hintOf(cell)))
    ) {
      const isBold = line.isBold || line.hasBoldLead === true;
      settled.push({ ...line, text: cell, end: line.start + tab, isBold, whole: line });
      settled.push({
        ...line,
        text: line.text.slice(tab + 1),
        start: line.start + tab + 1,
        gapAbove: 0,
        isBold: false,
      });
      continue;
    }
    settled.push(line);
  }
  return settled;
}
