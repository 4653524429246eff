import { AnswerScore, type Evidence, perfectScore, provenOnly, trialLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { dayMs } from '@/lib/calendar.ts';
import { scoreOnPage } from '@/lib/coach-score.ts';
import { engineDisplayName } from '@/lib/engine-display-name.ts';

/** Days in a row as the database keeps them. */
export interface Streak {
  current_streak: number;
  /** yyyy-mm-dd in the user's own time zone. */
  last_activity_date: string | null;
}

export interface StreakView {
  days: number;
  /** Whether today is one of them. */
  countsToday: boolean;
  /** The last seven days, today last and marked, as everywhere: practiced or not. */
  dots: readonly ('on' | 'off' | 'on now' | 'now')[];
}

const dotsShown = 7;

/** The streak as of today: one whose last day is before yesterday has ended. */
export function streakView(streak: Streak | null, today: string): StreakView {
  const last = streak?.last_activity_date ?? null;
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  const days = last !== null && last >= yesterday ? (streak?.current_streak ?? 0) : 0;
  const countsToday = days > 0 && last !== null && last >= today;
  const dots = Array.from({ length: dotsShown }, (_, index) => {
    const daysAgo = dotsShown - 1 - index;
    if (daysAgo === 0) return countsToday ? 'on now' : 'now';
    return daysAgo < days + (countsToday ? 0 : 1) ? 'on' : 'off';
  });
  return { days, countsToday, dots };
}

/** What somebody may still do on this page: a plan without a further challenge promises none. */
export interface ChallengePlan {
  isTrial: boolean;
  /** Whether today's question can be answered. */
  canAnswer: boolean;
}

/** The text under the streak: kind, never a threat, and no promise that the plan doesn't keep. */
export function streakNote({ days, countsToday }: StreakView, { isTrial, canAnswer }: ChallengePlan): string {
  if (countsToday && days === 1 && !isTrial) return t`You started a streak. Come back tomorrow for day two.`;
  if (countsToday) return days === 1 ? t`You've started a streak.` : t`Today already counts.`;
  if (!canAnswer && isTrial) return t`A review counts toward your streak too.`;
  if (!canAnswer) return t`A review or a practice interview counts toward your streak too.`;
  if (days === 0) return t`Answer today to start a streak. Right or wrong, the day counts.`;
  const next = days + 1;
  return t`Answer today to make it ${next}. Right or wrong, the day counts.`;
}

/** Challenges left in the free trial. */
export const challengesRemaining = (usageCount: number) =>
  Math.max(0, trialLimits.daily_challenge - usageCount);

/** The toast after an attempt. A trial has no challenge tomorrow. */
export function completionMessage(score: number, isTrial: boolean): { title: string; text: string } {
  const isPerfect = score === perfectScore;
  const title = isPerfect ? t`Correct! 🎉` : t`Challenge Completed!`;
  if (isTrial) {
    return {
      title,
      text: isPerfect
        ? t`Perfect score! That was your free challenge.`
        : t`You scored ${score}%. That was your free challenge.`,
    };
  }
  return {
    title,
    text: isPerfect
      ? t`Perfect score! Come back tomorrow for a new challenge.`
      : t`You scored ${score}%. Come back tomorrow for a new challenge.`,
  };
}

/** A sentence of the feedback; `lang` where it isn't in the language of the page. */
export interface FeedbackRemark {
  message: string;
  lang?: string | undefined;
}
type SeenRemark = FeedbackRemark & { quote: string };

/** The feedback on an open answer. */
export interface OpenFeedback {
  /** What was seen in the answer, each with its exact words. */
  seen: Evidence[];
  /** Red flags and gates, and what a model suggests. */
  notes: SeenRemark[];
  /** Coaching questions: what could come up next, never a claim that it was left out. */
  questions: FeedbackRemark[];
  /** Counts that anyone can repeat. */
  measured: FeedbackRemark[];
  /** The labels of a score of rubric 1.x, as they were; null since. */
  older: { covered: string[]; missed: string[] } | null;
  /** Where the score lies, at low confidence. */
  range: AnswerScore['range'];
  engine: string;
}

/** The feedback that is stored with an attempt; null where there is none. Quotes that aren't in the answer are dropped. */
export function readFeedback(value: unknown, answer: string): OpenFeedback | null {
  const stored = AnswerScore.safeParse(value).data;
  if (!stored) return null;
  const score = scoreOnPage(stored);
  const { evidence, flags, covered, missed, points, confidence, range, engine } = score;
  // A model writes in the language of the page, whatever its remarks say.
  const other = engine.kind === 'builtin' ? 'en' : undefined;
  const told = <Remark extends { message: string; lang?: string | undefined }>(remark: Remark) => ({
    ...remark,
    lang: remark.lang ?? other,
  });
  const messagesOf = (kind: Evidence['kind']) => evidence.filter((remark) => remark.kind === kind).map(told);
  const proven = points ? provenOnly(answer, evidence).map(told) : [];
  return {
    seen: proven.filter(({ kind, quote }) => kind === 'strength' && quote !== ''),
    notes: [...flags.map(told), ...proven.filter(({ kind }) => kind === 'tip')],
    questions: messagesOf('question'),
    measured: messagesOf('measured'),
    older: points ? null : { covered, missed },
    range: confidence === 'low' ? range : undefined,
    engine: `${engineDisplayName(engine)}, ${engine.version}`,
  };
}

/** A challenge as it is read aloud: the question, then what can be chosen. */
export function spokenChallenge(challenge: {
  question_text: string;
  options: readonly string[] | null;
}): string {
  const choices = (challenge.options ?? []).map((option, index) => `${index + 1}: ${option}`);
  return [challenge.question_text, ...choices].join('. ');
}
