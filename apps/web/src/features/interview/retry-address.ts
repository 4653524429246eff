import { paths } from '@/routes/paths.ts';

const parameter = 'retry';

/** The part of the report's address that names a question, from 0. */
export const questionHash = (index: number) => `#question-${index + 1}`;

/** Where the question at `index` is answered again. */
export const retryAddress = (sessionId: string, index: number) =>
  `${paths.interviewResults(sessionId)}?${parameter}=${index + 1}`;

/** Which question an address asks to answer again, from 0; null where it asks for none of `questions`. */
export function retriedQuestion(search: URLSearchParams, questions: number): number | null {
  const index = Number(search.get(parameter) ?? 0) - 1;
  return Number.isInteger(index) && index >= 0 && index < questions ? index : null;
}
