import { daysBetween } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { dateOf, localDay } from '@/lib/calendar.ts';
import { formatDay, inRegion } from '@/lib/format.ts';

const make = (options: Intl.DateTimeFormatOptions) =>
  inRegion((region) => new Intl.DateTimeFormat(region, options));
const clock = make({ hour: 'numeric', minute: '2-digit' });
const weekday = make({ weekday: 'long' });
const monthAndDay = make({ month: 'long', day: 'numeric' });

/** `9:40 PM`. */
export const clockText = (date: Date) => clock().format(date);

/** 10:00 as `10:00 AM`. */
export const timeText = (time: string) => clockText(new Date(`2026-01-01T${time}:00`));

/** A moment's day inside a sentence: `today`, `yesterday`, `tomorrow`, a weekday, or `November 19`. */
export const dayWord = (date: Date, nowMs: number) =>
  dayInSentence(localDay(date), localDay(new Date(nowMs)));

/** A calendar day inside a sentence. */
export function dayInSentence(day: string, today: string): string {
  const away = daysBetween(today, day);
  if (away === 0) return t`today`;
  if (away === -1) return t`yesterday`;
  if (away === 1) return t`tomorrow`;
  return dayName(day, today);
}

/** `Thursday` within a week, otherwise `December 3`. */
export function dayName(day: string, today: string): string {
  return Math.abs(daysBetween(today, day)) < 7
    ? weekday().format(dateOf(day))
    : monthAndDay().format(dateOf(day));
}

/** `Monday, November 30`. */
export const longDay = (day: string) => formatDay(dateOf(day));
