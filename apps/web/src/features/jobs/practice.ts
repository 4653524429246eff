import type { JobWorkspace, LikelyQuestion } from '@greenroom/domain';
import { jobRoleMaxLength, questionsRange, timeLimitRangeMinutes } from '@greenroom/domain';

/** A session of a job's own questions, for whoever starts interviews. */
export interface JobPractice {
  jobId: string;
  jobRole: string;
  questionIds: string[];
  /** Minutes. */
  timeLimit: number;
  /** With help between the questions, and without a clock that runs out; the full mock is the real thing. */
  practice: boolean;
}

const minutesPerQuestion = 6;

/** A session of these questions, within the limits of interviews. */
export function practiceOf(
  { id, details }: Pick<JobWorkspace, 'id' | 'details'>,
  questionIds: readonly string[],
  { minutes = 0, isMock = false } = {},
): JobPractice {
  const { min, max, step } = timeLimitRangeMinutes;
  const asked = questionIds.slice(0, questionsRange.max);
  const needed = Math.ceil(Math.max(minutes, asked.length * minutesPerQuestion) / step) * step;
  return {
    jobId: id,
    jobRole: details.title.slice(0, jobRoleMaxLength),
    questionIds: asked,
    timeLimit: Math.min(max, Math.max(min, needed)),
    practice: !isMock,
  };
}

/** The likely questions that have no answer yet. */
export const notPracticed = (questions: readonly LikelyQuestion[]) =>
  questions.filter(({ score }) => score === null);
