/** A period as a resume writes it. Dates are yyyy or yyyy-mm. */
export interface Period {
  startDate?: string;
  endDate?: string;
  isCurrent: boolean;
  /** Its place in the line. */
  start: number;
  end: number;
}

/** The months, January first, in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish (also as they stand after a day). */
const monthNames = [
  'january januar jänner janvier enero gennaio janeiro januari styczeń stycznia',
  'february februar février fevrier febrero febbraio fevereiro februari luty lutego',
  'march märz maerz mars marzo março marco maart mrt marzec marca',
  'april avril abril aprile apr kwiecień kwietnia',
  'may mai mayo maggio maio mei maj maja',
  'june juni juin junio giugno junho czerwiec czerwca',
  'july juli juillet julio luglio julho lipiec lipca',
  'august août aout agosto augustus sierpień sierpnia',
  'september septembre septiembre setiembre settembre setembro wrzesień września',
  'october oktober octobre octubre ottobre outubro październik października',
  'november novembre noviembre novembro listopad listopada',
  'december dezember décembre decembre diciembre dicembre dezembro grudzień grudnia',
].map((names) => names.split(' '));

/** Every way to write a month: its names, and each cut to three letters or more that fits one month only. */
function waysToWriteMonths(): Map<string, string> {
  const monthsOf = new Map<string, Set<number>>();
  for (const [at, names] of monthNames.entries())
    for (const name of names)
      for (let length = 3; length <= name.length; length += 1) {
        const cut = name.slice(0, length);
        monthsOf.set(cut, (monthsOf.get(cut) ?? new Set()).add(at));
      }
  return new Map(
    [...monthsOf].flatMap(([name, months]) =>
      months.size === 1 ? [[name, String(([...months][0] as number) + 1).padStart(2, '0')] as const] : [],
    ),
  );
}
const monthOf = waysToWriteMonths();
const monthName = `(?:${[...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const season =
  '(?:spring|summer|fall|autumn|winter|frühling|frühjahr|sommer|herbst|printemps|[eé]té|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst|lato|wiosna|jesień|zima|(?:early|mid|late)|q[1-4])';
/** "-01" behind "2023-09" is a day, never the year in which a period ends. */
const dayBehind = '-(?:0[1-9]|[12]\\d|3[01])(?!\\d)';
const point = `(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?(?<!\\p{L})${monthName}\\.?,?[\\s/-]*(?:de[l]?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(?:(?:19|20)\\d{2}|['’]\\s?\\d{2})|(?<!\\p{L})${season},?[\\s-]+(?:of\\s+)?(?:19|20)\\d{2}|(?:\\d{1,2}[./-])?\\d{1,2}\\s?[./-]\\s?(?:19|20)\\d{2}|(?:19|20)\\d{2}(?:[./-]|\\s/\\s)(?:0[1-9]|1[0-2])(?:[./-]\\d{1,2})?(?!\\d|${dayBehind})|(?:19|20)\\d{2}(?!\\d|-(?:0[1-9]|1[0-2])${dayBehind}))`;
const now =
  '(?:∞|(?:the )?present(?: day)?|pres\\.|current(?:ly)?|now|today|to date|till (?:date|now|present)|date|on[- ]?going|in progress|until now|heute|aktuell|(?:bis )?jetzt|laufend|(?:à |a )?ce jour|aujourd.hui|en cours|présent|actuel(?:lement)?|(?:la )?actualidad|actual(?:mente)?|(?:a )?la fecha|hoy|(?:o )?presente|(?:o )?momento|(?:os )?dias atuais|em curso|atual(?:mente)?|hoje|oggi|in corso|attual(?:e|mente)|(?:alla )?data attuale|ad? oggi|heden|vandaag|dato|nå|huidige?|(?:tot )?nu|obecnie|nadal|(?:do )?(?:teraz|dziś|dzisiaj|chwili obecnej))(?!\\p{L})';
const dashSign = '(?:-{1,3}|–|—|‐|‑|−)';
const dash = `\\s*(?:r\\.\\s*)?(?:${dashSign}\\s*(?:bis|até|do)\\s|${dashSign}|(?:up ?)?t ?o(?:\\s*:)?|until|till|through|thru|bis(?: zum)?|jusqu.(?:à|au)|à|au|al?|hasta(?: el)?|fino ad?|ad|até|tot(?: en met)?|t/m|do|~|→|/)\\s*`;
/** What says of an end that it is still to come. */
const expected = '(?:expected|exp\\.|anticipated|est\\.|projected|planned)\\)?:?\\s+';
/** A date that borrows its year from the next: "March", "May 28", "28 May", "Spring". */
const yearless = `(?:(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?${monthName}\\.?(?:\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?)`;
const year = '(?:19|20)\\d{2}(?!\\d)';

const rangePattern = new RegExp(
  `(?:(?<!\\p{L})(?:from|von|vom|desde|de|du|dal?|van|od)\\s*:?\\s+(?:el\\s+|o\\s+)?)?(${point})(?:${dash})\\(?(?:${expected})?(${point}|${now}|['’]?\\d{2}(?!\\d))`,
  'giu',
);
/** "2013", "2017" and "2019-05-01", "Present" in two cells at the start of a line. */
const celledPattern = new RegExp(`^(${point}|${now}(?=\\t\\d{4}-))\\t(${point}|${now})(?=\\t|$)`, 'iu');
/** "March to June 2019", "28 May – 3 July 2019": the first date borrows its year. */
const borrowedPattern = new RegExp(
  `(?<!\\p{L})(?:de\\s+)?(${yearless})${dash}(${yearless},?[\\s/-]*(?:de[l]?\\s+)?(?:${year}|['’]\\d{2}(?!\\d)))`,
  'iu',
);
/** "3 - 4/2014", "28.05. – 03.07.2019": so do months in digits. */
const borrowedDigits = new RegExp(
  `(?<![\\d./-])(?:\\d{1,2}\\.)?(\\d{1,2})\\.?\\s*${dashSign}\\s*((?:\\d{1,2}[./])?\\d{1,2}[./]${year})`,
  'u',
);
/** "2020, Jul-Okt.", "2019 (May - August)": the year comes first. */
const yearFirstPattern = new RegExp(
  `(?<![\\d./-])(${year})[,:]?\\s*\\(?(${monthName}\\.?)${dash}(${monthName})(?!\\p{L})\\.?\\)?(?!,?\\s*(?:\\d{1,2},\\s*)?${year})`,
  'iu',
);
/** "between 2015 and 2017" */
const betweenPattern = new RegExp(
  `(?<!\\p{L})(?:between|entre|zwischen|tra|fra|tussen|między)\\s+(${point})\\s+(?:and|et|y|e|und|en|i|a)\\s+(${point})`,
  'iu',
);
/** "Present - June 2023": the end comes first. */
const reversedPattern = new RegExp(`(?<!\\p{L})${now}\\s*${dashSign}\\s*(${point})`, 'iu');
const sincePattern = new RegExp(
  `(?<!\\p{L})(?:since|from|depuis|seit|ab|desde|[aà] partir d[eu]|dal?|sinds|od|vanaf)\\s+(?:de\\s+)?(${point})|(${point})\\s*(?:→|>|onwards?)\\s*$`,
  'iu',
);
/** "5/14", "2/4/16", "Sep 15", "Jan-19": months with years of two digits count in a period only. */
const shortPoint = `(?:(?<![\\d/.])\\d{1,2}(?:/(?:\\d{1,2}/)?|\\.\\d{1,2}\\.)|(?<!\\p{L})${monthName}\\.?[\\s/-]+)\\d{2}(?![\\d/:]|(?:st|nd|rd|th)|,?\\s+(?:19|20)\\d{2})`;
const shortPattern = new RegExp(`(${shortPoint})${dash}(?:(${shortPoint})|(${now}))`, 'iu');
/** "2019 –" with nothing after it: what goes on. */
const openPattern = new RegExp(
  `(?<![\\d./–—-]\\s?)(${point})\\s*[–—-]\\s*(?:(?:\\.{2,3}|…)\\s*)?(?=$|[\\t)])`,
  'iu',
);
const singlePattern = new RegExp(`(?<![\\d$€£,.])(?:\\b(?:until|till)\\s+)?(${point})`, 'iu');

const monthPattern = new RegExp(`(?<!\\p{L})${monthName}(?!\\p{L})`, 'iu');

function readMonth(text: string): string | undefined {
  const name = monthPattern.exec(text)?.[0].toLowerCase();
  if (name) return monthOf.get(name);
  const [, first, second] =
    /(?:(?<!\d)(\d{1,2})[./-])?(?<!\d)(\d{1,2})\s?[./-]\s?(?:19|20)\d{2}/.exec(text) ??
    /()(?:19|20)\d{2}(?:[./-]|\s\/\s)(\d{2})/.exec(text) ??
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

const nowPattern = new RegExp(`^${now}$`, 'iu');
const isNow = (text: string) => nowPattern.test(text.trim());

function endOf(text: string, startDate: string | undefined): string | undefined {
  const plain = text.trim();
  if (/^['’]?\d{2}$/.test(plain))
    return startDate ? `${startDate.slice(0, 2)}${plain.replace(/\D/g, '')}` : undefined;
  return readDate(plain);
}

const centuryOf = (year: string) => (Number(year) > 60 ? '19' : '20');

/** "2/4/16 - 1/28/18": one of both dates may show that the month comes first. */
const isMonthFirst = (period: string) => /(?<!\d)\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d{2}/.test(period);

function shortDate(text: string | undefined, monthFirst: boolean): string | undefined {
  const [, words = '', year] = /^(.*?)[\s./-]*(\d{2})$/u.exec(text ?? '') ?? [];
  const [first = '', second] = words.split(/[/.]/);
  const month = second && !monthFirst ? second : first;
  const number = monthOf.get(month.toLowerCase()) ?? month.padStart(2, '0');
  return year && Number(number) >= 1 && Number(number) <= 12
    ? `${centuryOf(year)}${year}-${number}`
    : undefined;
}

function findShortPeriod(line: string): Period | null {
  const match = shortPattern.exec(line);
  const monthFirst = isMonthFirst(match?.[0] ?? '');
  const startDate = shortDate(match?.[1], monthFirst);
  const endDate = shortDate(match?.[2], monthFirst);
  if (!match || !startDate || (!endDate && !match[3])) return null;
  const { index } = match;
  return { startDate, endDate, isCurrent: !!match[3], start: index, end: index + match[0].length };
}

/** "03 2020 – 07 2020": a month in digits with a blank counts in a period only. */
const spacedPattern = new RegExp(
  `(?<![\\d.,/-])(0[1-9]|1[0-2]) (?=(?:19|20)\\d{2}${dash}(?:(?:0[1-9]|1[0-2]) (?:19|20)\\d{2}|${now}))`,
  'giu',
);
const spacedEnd = /(?<=(?:19|20)\d{2}\D{1,9})(0[1-9]|1[0-2]) (?=(?:19|20)\d{2}(?!\d))/gu;
const withSlashes = (line: string) =>
  line
    .replace(spacedPattern, (month) => `${month.trim()}/`)
    .replace(spacedEnd, (month) => `${month.trim()}/`);

/** No date has fewer digits; most lines have none and need no closer look. */
const hasYear = /\d{2}/;

/** The first period in a line ("Jan 2019 – Present", "03/2019 - 2021", "since 2020", "2020 –"), or null. */
export function findPeriod(line: string): Period | null {
  if (!hasYear.test(line)) return null;
  const period = findWholePeriod(line);
  if (period) return period;
  const open = openPattern.exec(line);
  const startDate = open && readDate(open[0]);
  return open && startDate
    ? { startDate, isCurrent: true, start: open.index, end: open.index + open[0].trimEnd().length }
    : null;
}

const wholeDate = /^\d{4}-\d{2}-\d{2}$/;

/** A period in two cells; where dates tell the day, the later one, or "Present", may stand first. */
function findCelledPeriod(line: string): Period | null {
  const celled = celledPattern.exec(line);
  if (!celled) return null;
  const cells = [celled[1] ?? '', celled[2] ?? ''];
  if (cells.every((cell) => wholeDate.test(cell) || isNow(cell))) cells.sort();
  const [startDate, endDate] = cells.map(readDate);
  if (!startDate || (endDate && endDate.slice(0, 4) < startDate.slice(0, 4))) return null;
  return { startDate, endDate, isCurrent: !endDate, start: 0, end: celled[0].length };
}

const readPeriod = ({ index, 0: text }: RegExpExecArray, startDate?: string, endDate?: string): Period => ({
  startDate,
  endDate,
  isCurrent: endDate === undefined,
  start: index,
  end: index + text.length,
});

const monthsOfDigits = (text: string) => String(Number(text)).padStart(2, '0');

/** A period whose first date has no year. */
function findBorrowedPeriod(line: string): Period | null {
  const named = borrowedPattern.exec(line);
  const match = named ?? borrowedDigits.exec(line);
  const endDate = match && readDate(match[2] as string);
  const month = named ? readMonth(named[1] as string) : monthsOfDigits(match?.[1] ?? '');
  if (!match || !endDate || !month || !/^(?:0[1-9]|1[0-2])$/.test(month)) return null;
  // "November - February 2024" began the year before.
  const startYear = Number(endDate.slice(0, 4)) - Number(month > endDate.slice(5));
  return readPeriod(match, `${startYear}-${month}`, endDate);
}

/** The first period of a line that has a start and an end, or goes on; null for what only opens one. */
export function findWholePeriod(line: string): Period | null {
  const borrowed = findBorrowedPeriod(line);
  if (borrowed) return borrowed;
  const first = yearFirstPattern.exec(line);
  if (first)
    return readPeriod(first, ...[first[2], first[3]].map((one) => `${first[1]}-${readMonth(one as string)}`));
  rangePattern.lastIndex = 0;
  const range = rangePattern.exec(withSlashes(line)) ?? betweenPattern.exec(line);
  if (range) {
    const startDate = readDate(range[1] as string);
    const isCurrent = isNow(range[2] as string);
    const endDate = isCurrent ? undefined : endOf(range[2] as string, startDate);
    return { ...readPeriod(range, startDate, endDate), isCurrent };
  }
  const celled = findCelledPeriod(line);
  if (celled) return celled;
  const short = findShortPeriod(line);
  if (short) return short;
  const since = sincePattern.exec(line) ?? reversedPattern.exec(line);
  return since && readPeriod(since, readDate((since[1] ?? since[2]) as string));
}

/** A lone date in a line ("Graduated May 2019"), as a period with an end only; null when there is none. */
export function findSingleDate(line: string): Period | null {
  const single = hasYear.test(line) ? singlePattern.exec(line) : null;
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

/** The end of a period, with nothing beside it: "2017", "Present". */
export const endOfPeriod = new RegExp(`^(?:${point}|${now})\\)?$`, 'iu');
/** "July 2021 - August": a period that lacks its last year. */
export const endsInMonth = new RegExp(`(?:${dash})${monthName}\\.?$`, 'iu');
