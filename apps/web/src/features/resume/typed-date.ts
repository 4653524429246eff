/** Month names of a language, January first, as somebody may type them: whole and cut short. */
function monthsOf(locale: string): string[][] {
  return Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2024, month, 15));
    return (['long', 'short'] as const).map((length) =>
      new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' })
        .format(day)
        .toLowerCase()
        .replace('.', ''),
    );
  });
}

const isYear = (year: number) => year >= 1940 && year <= 2100;

function written(year: number, month: number | null): string | null {
  if (!isYear(year) || (month !== null && (month < 1 || month > 12))) return null;
  return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}

/**
 * A date as somebody types it ("03/2021", "Mar 2021", "marzo de 2021", "2021-03", "2021") as yyyy-mm or yyyy; null where it is
 * none. Names of months are taken in English and in the page's language.
 */
export function readTypedDate(text: string, locale: string): string | null {
  const plain = text.trim().toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ');
  const [, isoYear, isoMonth] = /^(\d{4})(?:[-/](\d{1,2}))?(?:-\d{1,2})?$/.exec(plain) ?? [];
  if (isoYear) return written(Number(isoYear), isoMonth ? Number(isoMonth) : null);
  const [, month, year] = /^(\d{1,2}) ?[-/ ] ?(\d{4})$/.exec(plain) ?? [];
  if (month && year) return written(Number(year), Number(month));
  const [, name, namedYear] = /^(\p{L}+)(?: de| of)? (\d{4})$/u.exec(plain) ?? [];
  if (!name || !namedYear || name.length < 3) return null;
  const at = ['en', locale]
    .map((one) => monthsOf(one).findIndex((names) => names.some((full) => full.startsWith(name))))
    .find((found) => found >= 0);
  return at === undefined ? null : written(Number(namedYear), at + 1);
}

/** Whether a stored date is after `today` (yyyy-mm-dd or yyyy-mm), as far as it is precise; false for what is no date. */
export const isFutureDate = (date: string, today: string): boolean =>
  /^\d{4}(?:-\d{2}){0,2}$/.test(date) && date > today.slice(0, date.length);

/** A stored date as the form shows it: `03/2021`, or `2021`. What is no stored date is shown as it was typed. */
export function shownDate(date: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date) ?? [];
  return year && month ? `${month}/${year}` : date;
}
