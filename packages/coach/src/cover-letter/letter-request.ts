import { GenerateCoverLetterInput, type LetterRequest } from '@greenroom/domain';
import { sureHistory } from './letter-history.ts';
import { boundedHistory } from './own-facts.ts';

/** A request as it is used: any value that is no text is none. */
export function readLetterRequest(input: unknown): LetterRequest {
  const read = GenerateCoverLetterInput.safeParse(input ?? {});
  if (read.success) {
    const { history, experience } = read.data;
    return { ...read.data, history: sureHistory(boundedHistory(history), experience) };
  }
  const given = Object.entries((input ?? {}) as Record<string, unknown>);
  const texts = given.filter(([key, value]) => key !== 'history' && typeof value === 'string');
  const cut = texts.map(([key, value]) => [
    key,
    (value as string).slice(0, key === 'jobDescription' ? 50_000 : 200),
  ]);
  return GenerateCoverLetterInput.parse(Object.fromEntries(cut));
}
