import { paths } from '@/lib/paths.ts';

const retry = 'retry';
const answer = 'answer';

/** The part of the report's address that names a question, from 0. */
export const questionHash = (index: number) => `#question-${index + 1}`;

/** Where the question at `index` is answered again. */
export const retryAddress = (sessionId: string, index: number) =>
  `${paths.interviewResults(sessionId)}?${retry}=${index + 1}`;

/** Where the answer at `index` is read with its notes. */
export const answerAddress = (sessionId: string, index: number) =>
  `${paths.interviewResults(sessionId)}?${answer}=${index + 1}`;

const questionIn = (name: string) => (search: URLSearchParams, questions: number) => {
  const index = Number(search.get(name) ?? 0) - 1;
  return Number.isInteger(index) && index >= 0 && index < questions ? index : null;
};

/** Which question an address asks to answer again, from 0; null where it asks for none of `questions`. */
export const retriedQuestion = questionIn(retry);

/** Which answer an address opens, from 0; null where it opens none of `questions`. */
export const openedAnswer = questionIn(answer);

const said = '#said-';
const noted = '#note-';

/** The part of an answer's address that begins selecting the words for a point. */
export const saidHash = (pointId: string) => said + encodeURIComponent(pointId);

/** The point whose words an address asks to select; null where it asks for none. */
export function saidPoint(hash: string): string | null {
  if (!hash.startsWith(said)) return null;
  try {
    return decodeURIComponent(hash.slice(said.length));
  } catch {
    return null;
  }
}

/** The part of an answer's address that names the note on the words at `start`. */
export const noteHash = (start: number) => noted + start;

/** Where the words begin whose note an address opens; null where it opens none. */
export const notePlace = (hash: string) => (hash.startsWith(noted) ? Number(hash.slice(noted.length)) : null);
