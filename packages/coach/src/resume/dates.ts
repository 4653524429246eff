/** A period as a resume writes it. Dates are yyyy or yyyy-mm. */
export interface Period {
  startDate?: string;
  endDate?: string;
  isCurrent: boolean;
  /** Its place in the line. */
  start: number;
  end: number;
}

/** The months in English and the languages whose resumes come here most, January first; a name may be cut to its first letters. */
const monthNames = [
  'january jan januar janvier enero gennaio janeiro januari',
  'february feb februar février fevrier febrero febbraio fevereiro februari',
  'march mar märz maerz mars marzo março marco maart',
  'april apr avril abril aprile',
  'may mai mayo maggio maio mei',
  'june jun juni juin junio giugno junho',
  'july jul juli juillet julio luglio julho',
  'august aug août aout agosto augustus',
  'september sept sep septembre septiembre settembre setembro',
  'october oct oktober okt octobre octubre ottobre outubro',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre decembre diciembre dicembre dezembro',
].map((names) => names.split(' '));
const monthOf = new Map(
  monthNames.flatMap((names, at) => names.map((name) => [name, String(at + 1).padStart(2, '0')])),
);
const monthName = `(?:${[...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const season = '(?:spring|summer|fall|autumn|winter)';
const point = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?<!\\p{L})${monthName}\\.?,?\\s*(?:de\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(?:(?:19|20)\\d{2}|['’]\\s?\\d{2})|${season},?\\s+(?:19|20)\\d{2}|(?:\\d{1,2}[./-])?\\d{1,2}\\s?[./-]\\s?(?:19|20)\\d{2}|(?:19|20)\\d{2}[./-](?:0[1-9]|1[0-2])(?:[./-]\\d{1,2})?(?!\\d)|(?:19|20)\\d{2}(?!\\d))`;
const now =
  '(?:present|current(?:ly)?|now|today|to date|till date|till now|date|ongoing|till present|present day|in progress|until now|heute|aujourd.hui|(?:la )?actualidad|actualmente|presente|atual(?:mente)?|hoje|oggi|heden)';
const dash = '\\s*(?:-|–|—|‐|‑|−|to|until|till|through|thru|bis|à|al?|até|~|→|/)\\s*';
const halfYear = `(?:${monthName}\\.?)`;

const rangePattern = new RegExp(
  `(?:from\\s+)?(${point})(?:${dash})(${point}|${now}|['’]?\\d{2}(?!\\d))`,
  'giu',
);
/** "March to June 2019": the first month borrows its year. */
const borrowedPattern = new RegExp(`\\b(${halfYear})${dash}(${halfYear}\\.?,?\\s*(?:19|20)\\d{2})`, 'giu');
const sincePattern = new RegExp(
  `\\b(?:since|from|depuis|seit|desde|dal)\\s+(${point})|(${point})\\s*(?:→|>)\\s*$`,
  'iu',
);
/** "5/14-Present", "9/09-4/14": months with years of two digits count in a period only. */
const shortPattern = new RegExp(
  `(?<![\\d/.])(\\d{1,2})/(\\d{2})(?![\\d/])${dash}(?:(\\d{1,2})/(\\d{2})(?![\\d/])|(${now})(?!\\p{L}))`,
  'iu',
);
const singlePattern = new RegExp(`(?<![\\d$€£,.])(${point})`, 'iu');

function readMonth(text: string): string | undefined {
  const name = new RegExp(`(?<!\\p{L})${monthName}(?!\\p{L})`, 'iu').exec(text)?.[0].toLowerCase();
  if (name) return monthOf.get(name);
  const [, first, second] =
    /(?:(?<!\d)(\d{1,2})[./-])?(?<!\d)(\d{1,2})\s?[./-]\s?(?:19|20)\d{2}/.exec(text) ??
    /()(?:19|20)\d{2}[./-](\d{2})/.exec(text) ??
    [];
  // Day before month in most of the world; the other way round where the second number is no month.
  const number = [second, first].map(Number).find((one) => one >= 1 && one <= 12);
  return number ? String(number).padStart(2, '0') : undefined;
}

/** A single date as yyyy or yyyy-mm; undefined when the words hold no year. */
function readDate(text: string): string | undefined {
  const short = /['’]\s?(\d{2})(?!\d)/.exec(text)?.[1];
  const year = /(?:19|20)\d{2}/.exec(text)?.[0] ?? (short && `${centuryOf(short)}${short}`);
  if (!year) return undefined;
  const month = readMonth(text);
  return month ? `${year}-${month}` : year;
}

const isNow = (text: string) => new RegExp(`^${now}$`, 'i').test(text.trim());

function endOf(text: string, startDate: string | undefined): string | undefined {
  const plain = text.trim();
  if (/^['’]?\d{2}$/.test(plain))
    return startDate ? `${startDate.slice(0, 2)}${plain.replace(/\D/g, '')}` : undefined;
  return readDate(plain);
}

const centuryOf = (year: string) => (Number(year) > 60 ? '19' : '20');

function shortDate(month: string | undefined, year: string | undefined): string | undefined {
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && year ? `${centuryOf(year)}${year}-${month?.padStart(2, '0')}` : undefined;
}

function findShortPeriod(line: string): Period | null {
  const match = shortPattern.exec(line);
  const startDate = match && shortDate(match[1], match[2]);
  const endDate = match?.[5] ? undefined : shortDate(match?.[3], match?.[4]);
  if (!match || !startDate || (!endDate && !match[5])) return null;
  const { index } = match;
  return { startDate, endDate, isCurrent: !!match[5], start: index, end: index + match[0].length };
}

/** The first period in a line ("Jan 2019 – Present", "03/2019 - 2021", "since 2020"), or null. */
export function findPeriod(line: string): Period | null {
  borrowedPattern.lastIndex = 0;
  const borrowed = borrowedPattern.exec(line);
  if (borrowed) {
    const endDate = readDate(borrowed[2] as string);
    const month = readMonth(borrowed[1] as string);
    const startDate = endDate && month ? `${endDate.slice(0, 4)}-${month}` : undefined;
    if (startDate)
      return {
        startDate,
        endDate,
        isCurrent: false,
        start: borrowed.index,
        end: borrowed.index + borrowed[0].length,
      };
  }
  rangePattern.lastIndex = 0;
  const range = rangePattern.exec(line);
  if (range) {
    const startDate = readDate(range[1] as string);
    const isCurrent = isNow(range[2] as string);
    const endDate = isCurrent ? undefined : endOf(range[2] as string, startDate);
    return { startDate, endDate, isCurrent, start: range.index, end: range.index + range[0].length };
  }
  const short = findShortPeriod(line);
  if (short) return short;
  const since = sincePattern.exec(line);
  if (since) {
    return {
      startDate: readDate((since[1] ?? since[2]) as string),
      isCurrent: true,
      start: since.index,
      end: since.index + since[0].length,
    };
  }
  return null;
}

/** A lone date in a line ("Graduated May 2019"), as a period with an end only; null when there is none. */
export function findSingleDate(line: string): Period | null {
  const single = singlePattern.exec(line);
  const endDate = single && readDate(single[0]);
  return single && endDate
    ? { endDate, isCurrent: false, start: single.index, end: single.index + single[0].length }
    : null;
}

/** Months from one date to another; a year alone counts as its middle. `to` is left out for what goes on: then null. */
export function monthsBetween(from: string, to: string): number {
  const at = (date: string) =>
    Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : 6);
  return at(to) - at(from);
}

const endsInDate = (text: string) => {
  const rest = text.slice(-24);
  const date = findSingleDate(rest);
  return date?.end === rest.length && !findPeriod(text);
};

/** A narrow column of dates breaks "September 2020 / to present": such lines become one. */
export function withWholePeriods<L extends { text: string; isBullet: boolean }>(lines: readonly L[]): L[] {
  const whole: L[] = [];
  for (const line of lines) {
    const open = whole.at(-1);
    // "..., 2013" / "– 2017": the dash was taken for the mark of a list.
    const isTail =
      open &&
      line.isBullet &&
      new RegExp(`^(?:${point}|${now})\\)?$`, 'iu').test(line.text) &&
      endsInDate(open.text);
    if (isTail) {
      whole[whole.length - 1] = { ...open, text: `${open.text} – ${line.text}` };
      continue;
    }
    const isDateAlone =
      open && open.text.length < 30 && !open.isBullet && findSingleDate(open.text)?.start === 0;
    const period = isDateAlone && !findPeriod(open.text) ? findPeriod(`${open.text} ${line.text}`) : null;
    const isBroken =
      period?.start === 0 && period.end > (open?.text.length ?? 0) + 1 && !findPeriod(line.text);
    if (open && isBroken) whole[whole.length - 1] = { ...open, text: `${open.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}
