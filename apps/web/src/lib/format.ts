import { t } from '@lingui/core/macro';
import { dayMs } from './calendar.ts';
import { region } from './locale.ts';

/** A format of `Intl` that is made once for each language: `make` is given what to write by. */
export function inRegion<Format>(make: (region: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const own = made.get(region()) ?? make(region());
    made.set(region(), own);
    return own;
  };
}

const date = (options: Intl.DateTimeFormatOptions) =>
  inRegion((region) => new Intl.DateTimeFormat(region, options));
const number = (options: Intl.NumberFormatOptions) =>
  inRegion((region) => new Intl.NumberFormat(region, options));

const time = date({ hour: 'numeric', minute: '2-digit' });
const weekday = date({ weekday: 'long' });
const shortDate = date({ month: 'short', day: 'numeric', year: 'numeric' });
const longDate = date({ weekday: 'long', month: 'long', day: 'numeric' });
const wholeNumber = number({ maximumFractionDigits: 0 });
const oneDecimal = number({ maximumFractionDigits: 1 });
const oneFixedDecimal = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 1240 as `1,240`. */
export const formatCount = (value: number) => wholeNumber().format(value);

/** 72.25 as `72.3`, 72 as `72`. */
export const formatScore = (value: number) => oneDecimal().format(value);

/** Bytes in megabytes: 1,240,000 as `1.2 MB`, and never less than `0.1 MB`. */
export function formatMegabytes(bytes: number): string {
  const megabytes = oneDecimal().format(Math.max(0.1, bytes / 1_000_000));
  return t`${megabytes} MB`;
}

/** An average, always with one decimal: 72 as `72.0`. */
export const formatAverage = (value: number) => oneFixedDecimal().format(value);

/** US dollars: 5 as `$5`, with cents as `$5.00`. Other languages say which dollars, where `$` alone would be pesos. */
export function formatPrice(dollars: number, cents: 'cents' | 'whole' = 'whole'): string {
  const amount = dollars.toFixed(cents === 'cents' ? 2 : 0);
  return t`$${amount}`;
}

/** `Thursday, November 19`. */
export const formatDay = (date: Date) => longDate().format(date);

/** `Nov 19, 2026`. */
export const formatDate = (date: Date) => shortDate().format(date);

/** `Today, 6:12 PM`, `Yesterday, 6:12 PM`, `Wednesday, 6:12 PM` within a week, `Nov 19, 2026` before that. */
export function formatWhen(date: Date, now: Date = new Date()): string {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / dayMs);
  const clock = time().format(date);
  if (days === 0) return t`Today, ${clock}`;
  if (days === 1) return t`Yesterday, ${clock}`;
  if (days > 1 && days < 7) return `${weekday().format(date)}, ${clock}`;
  return formatDate(date);
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
