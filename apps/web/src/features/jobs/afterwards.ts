import {
  addDays,
  hitRate as countHits,
  feelings,
  type JobWorkspace,
  type LikelyQuestion,
  outcomes,
  type SaveAfterwardsInput,
} from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { z } from 'zod';
import { weekdayOf } from './dates.ts';

/** What is ticked and typed about an interview, as the device keeps it. */
export const AfterwardsDraft = z.object({
  cameUp: z.array(z.string()),
  others: z.array(z.string()),
  feeling: z.enum(feelings).nullable(),
  outcome: z.enum(outcomes).nullable(),
});
export type AfterwardsDraft = z.infer<typeof AfterwardsDraft>;

const isOurs = ({ reason }: LikelyQuestion) => reason.kind !== 'came-up';

/** The questions that were likely before the interview. */
export const predictedQuestions = (job: JobWorkspace) => job.questions.filter(isOurs);

/** The form as it was saved, or empty. */
export function draftOf(job: JobWorkspace): AfterwardsDraft {
  const { afterwards, questions } = job;
  return {
    cameUp: questions.filter((question) => question.cameUp && isOurs(question)).map(({ id }) => id),
    others: afterwards?.others ?? [],
    feeling: afterwards?.feeling ?? null,
    outcome: afterwards?.outcome ?? null,
  };
}

/** What is sent to be saved. */
export const inputOf = (job: JobWorkspace, draft: AfterwardsDraft, shares: boolean): SaveAfterwardsInput => ({
  ...draft,
  jobId: job.id,
  shares,
});

/** How many of what came up were predicted: a typed question that is one of ours counts as ours. */
export const hitRate = (job: JobWorkspace, { cameUp, others }: Pick<AfterwardsDraft, 'cameUp' | 'others'>) =>
  countHits(
    job.questions.map((question) => ({ ...question, isPredicted: isOurs(question) })),
    cameUp,
    others,
  );

/** A typed question added to the others: trimmed, and once only. */
export function withOther(others: readonly string[], typed: string): string[] {
  const text = typed.trim();
  const isNew = text !== '' && !others.some((one) => one.toLowerCase() === text.toLowerCase());
  return isNew ? [...others, text] : [...others];
}

/** The headline of the result. */
export function resultTitle(predicted: number, came: number): string {
  if (came === 0) return t`Saved.`;
  if (predicted > 0) return t`We predicted ${predicted} of ${came}.`;
  return plural(came, { one: 'We missed it.', other: 'We missed all #.' });
}

/** The sentence under the headline where nothing was predicted. */
export const missedText = (came: number) =>
  plural(came, { one: "It's in your practice now.", other: "They're in your practice now." });

/** What practice did for a question that came up. */
export function practiceText(question: LikelyQuestion, chosenAsks: number): string {
  const { firstScore, score, practicedOn, reason } = question;
  if (score !== null && firstScore !== null && firstScore !== score) {
    return t`You went from ${firstScore} to ${score}.`;
  }
  if (score !== null) return t`You scored ${score}.`;
  if (practicedOn) {
    const day = weekdayOf(practicedOn);
    return t`You practiced it on ${day}.`;
  }
  if (reason.kind === 'closing' && chosenAsks > 0) {
    return plural(chosenAsks, { one: 'You had # ready.', other: 'You had # ready.' });
  }
  return t`You hadn't practiced it.`;
}

/** The questions that came up, those that were predicted first. */
export const cameUpQuestions = (job: JobWorkspace) => {
  const came = job.questions.filter(({ cameUp }) => cameUp);
  return { predicted: came.filter(isOurs), added: came.filter((question) => !isOurs(question)) };
};

/** The day on which the outcome is asked for: a week after the interview. */
export const askAgainOn = (interviewDate: string) => addDays(interviewDate, 7);
