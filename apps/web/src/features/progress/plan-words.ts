import { addDays, type JobSummary, type LikelyQuestion, type PlanDay } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { formatInSentence, reasonLabels } from './labels.ts';
import type { ComingJob } from './now.ts';
import { dayInSentence, dayName, timeText } from './when.ts';

/** `Staff nurse at Alder Creek`, or the title alone. */
export function jobName({ title, company }: Pick<JobSummary, 'title' | 'company'>): string {
  return company ? t`${title} at ${company}` : title;
}

/** `3 days left`. */
const daysLeftText = (days: number) => plural(days, { one: '# day left', other: '# days left' });

/** `Thursday, 3 days left`; `Today` on the day. */
export function countdownText({ daysLeft }: Pick<ComingJob, 'daysLeft'>, today: string): string {
  if (daysLeft === 0) return t`Today`;
  const [day, left] = [dayName(addDays(today, daysLeft), today), daysLeftText(daysLeft)];
  return t`${day}, ${left}`;
}

/** `10:00 AM, on site.`; the time's zone where this device is in another; '' where nothing of it is known. */
export function factsText(
  { interviewTime, timeZone, format }: Pick<JobSummary, 'interviewTime' | 'timeZone' | 'format'>,
  zone: string,
): string {
  const facts = [
    interviewTime ? zonedTime(interviewTime, timeZone, zone) : '',
    format ? t(formatInSentence[format]) : '',
  ].filter(Boolean);
  if (facts.length === 0) return '';
  return sentence(facts.join(', '));
}

/** When the interview begins, beside the name of its day here: `10:00 AM`, or `Friday, 10:00 AM (New York time)` where the day is another one there. */
export function beginText(
  {
    interviewDate,
    interviewTime,
    timeZone,
  }: Pick<JobSummary, 'interviewDate' | 'interviewTime' | 'timeZone'>,
  day: string,
  zone: string,
): string {
  if (!interviewDate || !interviewTime) return '';
  const time = zonedTime(interviewTime, timeZone, zone);
  return interviewDate === day ? time : `${dayName(interviewDate, day)}, ${time}`;
}

function zonedTime(time: string, timeZone: string, zone: string): string {
  const clock = timeText(time);
  if (timeZone === zone) return clock;
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return t`${clock} (${city} time)`;
}

const minutesText = (minutes: number) => plural(minutes, { one: '# minute', other: '# minutes' });

/** `2 questions, 12 minutes`, `full mock interview, 35 minutes`: what is on a day, as the second half of a sentence. */
export function workText({ kind, minutes, questionIds }: PlanDay): string {
  const count = questionIds.length;
  const time = minutesText(minutes);
  if (kind === 'interview') return t`your interview`;
  if (kind === 'mock') return t`full mock interview, ${time}`;
  if (kind === 'light') return t`a light day, ${time}`;
  const questions = plural(count, { one: '# question', other: '# questions' });
  return t`${questions}, ${time}`;
}

/** A sentence's half with a capital, as it begins a line of its own. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A line as a sentence: its capital, and one full stop where it has none, as `10:00 a.m.` has. */
export const sentence = (text: string) => `${capital(text)}${text.endsWith('.') ? '' : '.'}`;

/** The entry of the plan for a date. */
export const planOf = (plan: readonly PlanDay[], day: string) => plan.find(({ date }) => date === day);

/** `Done for today. Tomorrow: full mock interview, 35 minutes.` or what comes next; '' where nothing does. */
export function nextDayText(plan: readonly PlanDay[], today: string): string {
  const next = plan.find(({ date, kind }) => date > today && kind !== 'interview');
  if (!next) return '';
  const [day, work] = [capital(dayInSentence(next.date, today)), workText(next)];
  return t`${day}: ${work}.`;
}

/** Why this question now: the last score, the line of the ad or the resume, or how usual it is. */
export function reasonText({ score, practicedOn, reason }: LikelyQuestion, today: string): string {
  if (score !== null && practicedOn !== null) {
    const day = dayInSentence(practicedOn, today);
    return practicedOn === today || day === t`yesterday`
      ? t`You scored ${score} ${day}.`
      : t`You scored ${score} on ${day}.`;
  }
  const { kind, line } = reason;
  if (kind === 'ad') return t`From the ad: “${line}”`;
  if (kind === 'resume') return t`From your resume: “${line}”`;
  return t(reasonLabels[kind]);
}

/** `You missed Saturday, so its questions are in today's session.`; '' where nothing was moved to today. */
export function movedText(day: PlanDay, today: string): string {
  if (!day.movedFrom) return '';
  const missed = dayName(day.movedFrom, today);
  return t`You missed ${missed}, so its questions are in today's session.`;
}

/** As many days as stand side by side: what is next, and the last ones with the full mock. */
const walkDaysShown = 7;
const lastDaysShown = 3;

/** Today and what follows, the interview last. */
export function walkDays(plan: readonly PlanDay[], today: string): PlanDay[] {
  const ahead = plan.filter(({ date }) => date >= today);
  if (ahead.length <= walkDaysShown) return ahead;
  return [...ahead.slice(0, walkDaysShown - lastDaysShown), ...ahead.slice(-lastDaysShown)];
}
