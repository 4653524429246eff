import {
  difficultyOfTitle,
  jobRoleMaxLength,
  questionsRange,
  timeLimitRangeMinutes,
} from '@greenroom/domain';
import { z } from 'zod';
import type { InterviewRequest } from '../session/mutations.ts';
import { defaultRequest } from './default-request.ts';
import { defaultsFrom } from './preferences.ts';

const Ready = z.object({
  jobRole: z.string().trim().min(1).max(jobRoleMaxLength),
  /** The real interview that it is practice for, and the questions chosen from it. */
  job: z.object({ id: z.uuid(), questionIds: z.array(z.uuid()).min(1).max(questionsRange.max) }).optional(),
  minutes: z.number().int().positive().optional(),
});

/** What the ready screen is opened with, as the state of the navigation. */
export type Ready = z.infer<typeof Ready>;

/** What the ready screen was opened with; null where it was opened by its address alone. */
export function readReady(state: unknown): Ready | null {
  const read = Ready.safeParse(state);
  return read.success ? read.data : null;
}

/** The interview that the ready screen starts: the shortest there is, or exactly the questions that were chosen. */
export function requestOf(ready: Ready, preferences: Parameters<typeof defaultsFrom>[0]): InterviewRequest {
  const { jobRole, job } = ready;
  const questions = job?.questionIds.length ?? questionsRange.min;
  const byTitle = difficultyOfTitle(jobRole);
  return {
    ...defaultRequest,
    ...defaultsFrom(preferences),
    ...(byTitle ? { difficulty: byTitle } : {}),
    jobRole,
    questionsCount: questions,
    timeLimit: timeLimitFor(questions),
    ...(job ? { job } : {}),
  };
}

const minutesForAnswer = 5;

/** Minutes: five for each answer, up to the next step that an interview can have. */
export function timeLimitFor(questions: number): number {
  const { min, max, step } = timeLimitRangeMinutes;
  return Math.min(max, Math.max(min, Math.ceil((questions * minutesForAnswer) / step) * step));
}
