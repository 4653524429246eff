import { endOfPeriod, endsInMonth, findPeriod, findSingleDate, findWholePeriod } from './dates.ts';

const endsInDate = (text: string) => {
  const rest = text.slice(-24);
  const date = findSingleDate(rest);
  return date?.end === rest.length && !findWholePeriod(text);
};

/**
 * "Dec 2013 –" before a tab, and its end before a tab on the next line: the first cells of both as one, and the rest of the
 * next line. Null where the cells aren't halves of a period.
 */
function joinFirstCells(above: string, below: string): { above: string; below: string } | null {
  const [open = '', ...cells] = above.split('\t');
  const [end = '', ...rest] = below.split('\t');
  const isOpen =
    cells.length > 0 && open.length < 30 && /[–—-]\s*$/.test(open) && findSingleDate(open)?.start === 0;
  if (!isOpen || !endOfPeriod.test(end.trim())) return null;
  return { above: [`${open.trim()} ${end.trim()}`, ...cells].join('\t'), below: rest.join('\t') };
}

/** "(July 2021 - August" / "2022)": a year that wraps. Null where the line above doesn't end in the month of a period. */
function joinYearBelow(above: string, below: string): { above: string; below: string } | null {
  const year = /^(?:19|20)\d{2}(?!\d)\)?(?=$|\s)/.exec(below)?.[0];
  if (!year || !endsInMonth.test(above) || findWholePeriod(above)) return null;
  return findWholePeriod(`${above.slice(-40)} ${year}`)
    ? { above: `${above} ${year}`, below: below.slice(year.length).trim() }
    : null;
}

/** "Clerk 12/2024 –" / "02/2025": an end that wraps, alone on its line. */
function joinEndBelow(above: string, below: string): string | null {
  const open = findPeriod(above);
  const isOpen = open?.isCurrent && /[–—-]\s*$/.test(above) && open.end >= above.trimEnd().length;
  return isOpen && endOfPeriod.test(below.trim()) ? `${above.trimEnd()} ${below.trim()}` : null;
}

/** "Seattle, WASep 2012": a date that touches the cell before it. English names only, whose capital shows where they begin. */
const touching =
  /(?<=\p{Ll}|\p{Lu}{2}|\))(?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? (?:19|20)\d{2}(?!\d))/u;

/**
 * A narrow column of dates breaks "September 2020 / to present": such lines become one. A date that touches the cell before it
 * gets a cell alone.
 */
export function withWholePeriods<L extends { text: string; isBullet: boolean }>(lines: readonly L[]): L[] {
  const whole: L[] = [];
  for (const given of lines) {
    const line = touching.test(given.text) ? { ...given, text: given.text.replace(touching, '\t') } : given;
    const open = whole.at(-1);
    // "..., 2013" / "– 2017": the dash was taken for the mark of a list.
    const isTail = open && line.isBullet && endOfPeriod.test(line.text) && endsInDate(open.text);
    if (isTail) {
      whole[whole.length - 1] = { ...open, text: `${open.text} – ${line.text}` };
      continue;
    }
    const ended = open && !line.isBullet ? joinEndBelow(open.text, line.text) : null;
    if (open && ended) {
      whole[whole.length - 1] = { ...open, text: ended };
      continue;
    }
    const broken = open ? joinYearBelow(open.text, line.text) : null;
    if (open && broken) {
      whole[whole.length - 1] = { ...open, text: broken.above };
      if (broken.below !== '') whole.push({ ...line, text: broken.below });
      continue;
    }
    const halves = open ? joinFirstCells(open.text, line.text) : null;
    if (open && halves) {
      whole[whole.length - 1] = { ...open, text: halves.above };
      if (halves.below !== '') whole.push({ ...line, text: halves.below });
      continue;
    }
    const isDateAlone =
      open && open.text.length < 30 && !open.isBullet && findSingleDate(open.text)?.start === 0;
    const period =
      isDateAlone && !findWholePeriod(open.text) ? findWholePeriod(`${open.text} ${line.text}`) : null;
    const isBroken =
      period?.start === 0 && period.end > (open?.text.length ?? 0) + 1 && !findWholePeriod(line.text);
    if (open && isBroken) whole[whole.length - 1] = { ...open, text: `${open.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}
