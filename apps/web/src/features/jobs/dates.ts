import { daysBetween, type JobDetails } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { dateOf, localDay } from '@/lib/calendar.ts';
import { formatDay, inRegion } from '@/lib/format.ts';

const make = (options: Intl.DateTimeFormatOptions) =>
  inRegion((region) => new Intl.DateTimeFormat(region, options));
const weekday = make({ weekday: 'long' });
const dayAndMonth = make({ month: 'short', day: 'numeric' });
const withYear = make({ month: 'long', day: 'numeric', year: 'numeric' });
const clock = make({ hour: 'numeric', minute: '2-digit' });

/** `Thursday`. */
export const weekdayOf = (day: string) => weekday().format(dateOf(day));

/** `Nov 17`. */
export const shortDay = (day: string) => dayAndMonth().format(dateOf(day));

/** `Thursday, December 3`. */
export const longDay = (day: string) => formatDay(dateOf(day));

/** `December 3, 2026`. */
export const fullDay = (day: string) => withYear().format(dateOf(day));

/** 10:00 as `10:00 AM`. */
export const clockTime = (time: string) => clock().format(new Date(`2026-01-01T${time}:00`));

/** 10:00 as its digits and what follows them: `10:00` and `AM`, or nothing where the day has 24 hours. */
export function clockParts(time: string): { digits: string; half: string } {
  const parts = clock().formatToParts(new Date(`2026-01-01T${time}:00`));
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const digits = parts
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
  return { digits, half };
}

/** `Today`, the weekday within a week of today, otherwise `Dec 3`. */
export function dayName(day: string, today = localDay()): string {
  const away = daysBetween(today, day);
  if (away === 0) return t`Today`;
  return Math.abs(away) < 7 ? weekdayOf(day) : shortDay(day);
}

/** The zone this device is in, as an IANA name. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** `America/New_York` as `New York`. */
export const zoneCity = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** When an interview is, in its own zone. */
export type When = Pick<JobDetails, 'interviewDate' | 'interviewTime' | 'timeZone'>;

/** `New York time` where the device is in another zone; empty where it isn't. */
export function zoneText({ interviewTime, timeZone }: When, zone = deviceZone()): string {
  if (!interviewTime || timeZone === zone) return '';
  const city = zoneCity(timeZone);
  return t`${city} time`;
}

/** `10:00 AM`, with its zone where the device is in another, and its weekday where that isn't the given day; empty without a time. */
export function timeOn(day: string, when: When, zone = deviceZone()): string {
  const { interviewDate, interviewTime } = when;
  if (!interviewDate || !interviewTime) return '';
  const clockText = clockTime(interviewTime);
  const place = zoneText(when, zone);
  const time = place ? `${clockText} (${place})` : clockText;
  return interviewDate === day ? time : `${weekdayOf(interviewDate)}, ${time}`;
}

/** `Thursday, December 3, 10:00 AM`, with the zone's city where the device is in another zone; empty without a date. */
export function whenText(when: When, zone = deviceZone()): string {
  const { interviewDate } = when;
  if (!interviewDate) return '';
  const [day, time] = [longDay(interviewDate), timeOn(interviewDate, when, zone)];
  return time ? `${day}, ${time}` : day;
}
