const dayMs = 86_400_000;

/** The number of a day, `2026-12-03`, counted from 1970. */
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);

/** The day so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);

/** Days from one day to another; negative where the other is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Whether a name is a time zone that this runtime knows. */
export function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}

/** Date and clock time of a moment in a zone. */
function clockIn(zone: string, atMs: number): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = format.format(atMs).split(' ');
  return { day, time };
}

/** The moment of a date and a clock time in a zone, in milliseconds since 1970. */
export function momentIn(zone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let at = wanted;
  // The second round corrects a guess on the other side of a change of the clocks.
  for (let round = 0; round < 2; round += 1) {
    const shown = clockIn(zone, at);
    at += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return at;
}

/** When an interview is, as the user said it. */
export interface InterviewTime {
  interviewDate: string | null;
  interviewTime: string | null;
  timeZone: string;
}

/**
 * The day of an interview in the user's own zone: 9 in the morning in Tokyo is the evening before in New York. Without a time
 * the date counts as it is.
 */
export function interviewDayFor(when: InterviewTime, ownZone: string): string | null {
  const { interviewDate, interviewTime, timeZone } = when;
  if (interviewDate === null || interviewTime === null || timeZone === ownZone) return interviewDate;
  if (!isKnownZone(timeZone) || !isKnownZone(ownZone)) return interviewDate;
  return clockIn(ownZone, momentIn(timeZone, interviewDate, interviewTime)).day;
}

const momentOf = ({ interviewDate: day, interviewTime: time, timeZone }: InterviewTime) =>
  day && time && isKnownZone(timeZone) ? momentIn(timeZone, day, time) : null;

/** Another interview that begins at the same moment, in whatever zone each is said; undefined where there is none. */
export function sameHour<T extends InterviewTime & { id: string }>(
  job: InterviewTime & { id: string },
  jobs: readonly T[],
): T | undefined {
  const at = momentOf(job);
  return at === null ? undefined : jobs.find((other) => other.id !== job.id && momentOf(other) === at);
}

/** Days until an interview; 0 on its day, negative afterwards, null without a date. */
export function daysLeft(when: InterviewTime, ownZone: string, today: string): number | null {
  const day = interviewDayFor(when, ownZone);
  return day === null ? null : daysBetween(today, day);
}
