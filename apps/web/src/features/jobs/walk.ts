import type { PlanDay } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { localDay } from '@/lib/calendar.ts';
import { dayName, timeOn, type When, weekdayOf } from './dates.ts';

/** As many days as fit side by side. */
const shownDays = 7;
const lastDays = 3;

/** The days that a plan shows, and how many of them are left out after `days[gapAfter]`. */
export interface Walk {
  days: readonly PlanDay[];
  gapAfter: number;
  hidden: number;
}

/** The part of a plan that is shown: a look back, today and what is next, and the last days before the interview. */
export function walkOf(plan: readonly PlanDay[]): Walk {
  if (plan.length <= shownDays) return { days: plan, gapAfter: -1, hidden: 0 };
  const now = plan.findIndex(({ state }) => state === 'today' || state === 'ahead');
  const lookBack = now < 0 ? plan.length : Math.max(0, now - 2);
  const start = Math.min(lookBack, plan.length - shownDays);
  const head = plan.slice(start, start + shownDays - lastDays);
  const tail = plan.slice(Math.max(start + head.length, plan.length - lastDays));
  const hidden = plan.length - start - head.length - tail.length;
  return { days: [...head, ...tail], gapAfter: hidden > 0 ? head.length - 1 : -1, hidden };
}

export type WalkDrawing = 'done' | 'missed' | 'today' | 'questions' | 'mock' | 'light' | 'door';

/** The drawing of a day. */
export function drawingOf({ kind, state }: PlanDay): WalkDrawing {
  if (kind === 'interview') return 'door';
  if (state === 'done' || state === 'missed' || state === 'today') return state;
  return kind;
}

const questionCount = (count: number) => plural(count, { one: '# question', other: '# questions' });

/** What is on a day, without its minutes. */
function workOf({ kind, questionIds }: PlanDay): string {
  if (kind === 'mock') return t`Full mock`;
  if (kind === 'light' && questionIds.length === 0) return t`Your opening`;
  return questionCount(questionIds.length);
}

/** Whether a missed day's questions are in a later session. A mock and the last evening aren't made up for. */
export const isMoved = ({ date, kind, state }: PlanDay, plan: readonly PlanDay[]) =>
  state === 'missed' &&
  kind === 'questions' &&
  plan.some((later) => later.date > date && later.kind !== 'interview' && later.state !== 'missed');

/** `2 questions, 12 min`, `Done, 11 min`, `Missed and moved`, or the time of the interview. */
export function dayText(day: PlanDay, when: When | null, moved = false): string {
  const { date, kind, state, minutes } = day;
  if (kind === 'interview') return (when && timeOn(date, when)) || t`Your interview`;
  if (state === 'done') return minutes > 0 ? t`Done, ${minutes} min` : t`Done`;
  if (state === 'missed') return moved ? t`Missed and moved` : t`Missed`;
  const work = workOf(day);
  return minutes > 0 ? t`${work}, ${minutes} min` : work;
}

/** Where missed questions went, said once: `You missed Saturday, so we moved its questions to today.` */
export function movedText(plan: readonly PlanDay[], today = localDay()): string {
  const moved = plan.find(({ movedFrom, state }) => movedFrom && state !== 'done' && state !== 'missed');
  if (!moved?.movedFrom) return '';
  const before = plan.filter(({ date }) => date < today);
  const count = before.length - 1 - before.findLastIndex(({ state }) => state !== 'missed');
  if (count > 1) return t`You missed ${count} days, so we moved their questions.`;
  const missed = dayName(moved.movedFrom, today);
  if (moved.state === 'today') return t`You missed ${missed}, so we moved its questions to today.`;
  const target = dayName(moved.date, today);
  return t`You missed ${missed}, so we moved its questions to ${target}.`;
}

/** The day of the plan that is today, while there is something to practice on it. */
export const todayOf = (plan: readonly PlanDay[]) =>
  plan.find(({ state, questionIds }) => state === 'today' && questionIds.length > 0) ?? null;

/** `2 questions, 12 minutes`. */
export function sessionText(day: PlanDay): string {
  const work = workOf(day);
  const minutes = plural(day.minutes, { one: '# minute', other: '# minutes' });
  return day.minutes > 0 ? t`${work}, ${minutes}` : work;
}

/** `Your plan to Thursday`, or to the date where it is more than a week away. */
export function planTitle(date: string, daysLeft: number): string {
  if (daysLeft === 0) return t`Today is the day`;
  const day = daysLeft < 7 ? weekdayOf(date) : dayName(date);
  return t`Your plan until ${day}`;
}
