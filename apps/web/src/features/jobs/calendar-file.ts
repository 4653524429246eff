import { type JobWorkspace, momentIn, type PlanDay } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { saveFile } from '@/lib/save-file.ts';
import { whenText, zoneText } from './dates.ts';
import { dayText } from './walk.ts';

const interviewHours = 1;
const hourMs = 3_600_000;

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
      ? new Date(momentIn(timeZone, interviewDate, interviewTime))
      : new Date(`${interviewDate}T00:00:00Z`);
    calendar.createEvent({
      id: `${id}-interview@greenroom`,
      stamp,
      start,
      ...(interviewTime ? { end: new Date(start.getTime() + interviewHours * hourMs) } : { allDay: true }),
      timezone: 'UTC',
      summary: t`Interview: ${about}`,
      ...(place ? { location: place } : {}),
      ...(zoneText(details) ? { description: whenText(details) } : {}),
      url: pageUrl,
    });
  }
  return calendar.toString();
}

/** Has the browser save the calendar file. */
export async function saveCalendar(job: CalendarJob, pageUrl: string): Promise<void> {
  saveFile('interview.ics', await calendarText(job, pageUrl), 'text/calendar;charset=utf-8');
}
