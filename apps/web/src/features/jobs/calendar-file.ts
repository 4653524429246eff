import type { JobWorkspace, PlanDay } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { saveFile } from '@/lib/save-file.ts';
import { dayText } from './walk.ts';

const interviewHours = 1;
const hourMs = 3_600_000;

/** What a clock in a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instantMs));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instantMs / 1000) * 1000;
}

/** The moment at which the clocks of a zone show a day and a time. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The offset is the one at the moment itself: found in two steps, since a clock change may be between.
  const first = shown - offsetAt(shown, timeZone);
  return new Date(shown - offsetAt(first, timeZone));
}

type CalendarJob = Pick<JobWorkspace, 'id' | 'details' | 'plan'>;
const isAhead = ({ state, kind }: PlanDay) =>
  (state === 'today' || state === 'ahead') && kind !== 'interview';

/** The interview and the practice days that are left, as an iCalendar file. `pageUrl` leads back to the plan. */
export async function calendarText({ id, details, plan }: CalendarJob, pageUrl: string): Promise<string> {
  const { default: ical, ICalEventBusyStatus } = await import('ical-generator');
  const { title, company, interviewDate, interviewTime, timeZone, place } = details;
  const about = company ? t`${title}, ${company}` : title;
  const calendar = ical({ name: about, prodId: { company: 'Greenroom', product: 'My interviews' } });
  const stamp = new Date();
  for (const day of plan.filter(isAhead)) {
    const work = dayText(day, null);
    calendar.createEvent({
      id: `${id}-${day.date}@greenroom`,
      stamp,
      start: new Date(`${day.date}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: t`Practice: ${work}`,
      description: about,
      url: pageUrl,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  if (interviewDate) {
    const start = interviewTime
      ? instantOf(interviewDate, interviewTime, timeZone)
      : new Date(`${interviewDate}T00:00:00Z`);
    calendar.createEvent({
      id: `${id}-interview@greenroom`,
      stamp,
      start,
      ...(interviewTime ? { end: new Date(start.getTime() + interviewHours * hourMs) } : { allDay: true }),
      timezone: 'UTC',
      summary: t`Interview: ${about}`,
      ...(place ? { location: place } : {}),
      url: pageUrl,
    });
  }
  return calendar.toString();
}

/** Has the browser save the calendar file. */
export async function saveCalendar(job: CalendarJob, pageUrl: string): Promise<void> {
  saveFile('interview.ics', await calendarText(job, pageUrl), 'text/calendar;charset=utf-8');
}
