/** How numbers, dates and lengths of time are written. The locale is the language the product is written in. */
const locale = 'en-US';

const dayMs = 86_400_000;

const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
const shortDate = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' });
const longDate = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
const wholeNumber = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** 1240 as `1,240`. */
export const formatCount = (value: number) => wholeNumber.format(value);

/** 72.25 as `72.3`, 72 as `72`. */
export const formatScore = (value: number) => oneDecimal.format(value);

/** `Thursday, November 19`. */
export const formatDay = (date: Date) => longDate.format(date);

/** `Nov 19, 2026`. */
export const formatDate = (date: Date) => shortDate.format(date);

/** `Today, 6:12 PM`, `Yesterday, 6:12 PM`, `Wednesday, 6:12 PM` within a week, `Nov 19, 2026` before that. */
export function formatWhen(date: Date, now: Date = new Date()): string {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / dayMs);
  if (days === 0) return `Today, ${time.format(date)}`;
  if (days === 1) return `Yesterday, ${time.format(date)}`;
  if (days > 1 && days < 7) return `${weekday.format(date)}, ${time.format(date)}`;
  return formatDate(date);
}

/** `1 day`, `3 days`; `many` where the plural is not the word with an s. */
export function formatQuantity(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Seconds as a clock: `1:42`, `12:05`, `1:02:05`. Never negative. */
export function formatClock(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  const seconds = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
