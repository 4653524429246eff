import type { InterviewType, OpenInterview } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { dayMs } from '@/lib/calendar.ts';
import { typeInSentence } from './labels.ts';
import { clockText, dayWord } from './when.ts';

/** Where this browser left the interview, as far as it knows. */
export interface LeftHere {
  index: number;
  question: string | null;
  words: string;
  secondsLeft: number;
  /** Since when it is paused here, which the server doesn't know yet. */
  pausedAt: number | null;
  savedAt: number;
}

/** An interview that isn't finished, as the dashboard shows it. */
export interface Unfinished {
  id: string;
  role: string;
  type: InterviewType;
  paused: boolean;
  /** Of the question, from 0. */
  index: number;
  questions: number;
  /** Null where nobody knows it yet. */
  question: string | null;
  /** The end of what was typed last; '' where nothing was. */
  lastWords: string;
  secondsLeft: number;
  expiresAt: string | null;
}

/** About two lines of what was typed. */
const wordsShown = 170;

/**
 * The server's view and this browser's, put together: whichever is further on is right. Null for a live interview whose time is up
 * and which nobody came back to for a day.
 */
export function unfinishedOf(
  open: OpenInterview | null,
  here: LeftHere | null,
  nowMs: number,
): Unfinished | null {
  if (!open) return null;
  const isFresh = here !== null && nowMs - here.savedAt < dayMs;
  const { paused, expiresAt } = pauseOf(open, here);
  const secondsLeft = open.paused ? open.secondsLeft : Math.max(open.secondsLeft, here?.secondsLeft ?? 0);
  if (!paused && secondsLeft === 0 && !isFresh) return null;
  const index = Math.min(Math.max(open.position, here?.index ?? 0), open.questionsCount - 1);
  const isHere = here?.index === index;
  return {
    id: open.id,
    role: open.jobRole,
    type: open.interviewType,
    paused,
    index,
    questions: open.questionsCount,
    question: (isHere ? here.question : null) ?? (index === open.position ? open.question : null),
    lastWords: isHere ? endOf(here.words) : '',
    secondsLeft,
    expiresAt,
  };
}

function pauseOf(open: OpenInterview, here: LeftHere | null): Pick<Unfinished, 'paused' | 'expiresAt'> {
  const pausedAt = open.paused ? null : (here?.pausedAt ?? null);
  if (pausedAt === null) return { paused: open.paused, expiresAt: open.expiresAt };
  return { paused: true, expiresAt: new Date(pausedAt + dayMs).toISOString() };
}

/** The last words of a text, cut between two of them. */
export function endOf(text: string, length = wordsShown): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words.length <= length) return words;
  return `… ${words.slice(-length).replace(/^\S*\s/, '')}`;
}

/** `You're on question 3 of 5.` */
export function placeText({ index, questions }: Pick<Unfinished, 'index' | 'questions'>): string {
  const number = index + 1;
  return t`You're on question ${number} of ${questions}.`;
}

const minutesLeft = (seconds: number) =>
  plural(Math.max(1, Math.round(seconds / 60)), { one: '# minute', other: '# minutes' });

/** Which interview it is, since when it is paused, and the time that is left. */
export function stateText(interview: Unfinished, nowMs: number): string {
  const { role, paused, secondsLeft, expiresAt } = interview;
  const type = t(typeInSentence[interview.type]);
  const time = minutesLeft(secondsLeft);
  if (paused && expiresAt !== null) {
    const pausedAt = new Date(Date.parse(expiresAt) - dayMs);
    const [day, clock] = [dayWord(pausedAt, nowMs), clockText(pausedAt)];
    return t`${role}, ${type}. You paused ${day} at ${clock} with ${time} left.`;
  }
  if (secondsLeft === 0) return t`${role}, ${type}. Time's up. You can still finish with what you have.`;
  return t`${role}, ${type}. The clock is still running: ${time} left.`;
}

/** Until when it can be continued; that nothing is lost. */
export function untilText({ paused, expiresAt }: Unfinished, nowMs: number): string {
  if (!paused || expiresAt === null) return t`Your answers are saved.`;
  const expiry = new Date(expiresAt);
  const [day, clock] = [dayWord(expiry, nowMs), clockText(expiry)];
  return t`Saved. You can continue until ${clock} ${day}.`;
}
