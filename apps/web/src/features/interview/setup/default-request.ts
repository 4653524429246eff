import { questionsRange, timeLimitRangeMinutes } from '@greenroom/domain';
import type { InterviewRequest } from '../session/mutations.ts';

/** What is chosen where nobody chose. */
export const defaultRequest: InterviewRequest = {
  jobRole: '',
  interviewType: 'mixed',
  difficulty: 'medium',
  questionsCount: questionsRange.default,
  timeLimit: timeLimitRangeMinutes.default,
  practice: false,
  mode: 'text',
  focus: '',
  usesResume: true,
  followUps: false,
};
