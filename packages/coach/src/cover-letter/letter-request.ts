import {
  GenerateCoverLetterInput,
  jobTextMaxLength,
  type LetterRequest,
  letterFieldMaxLength,
  letterFields,
  letterLimits,
} from '@greenroom/domain';
import { sureHistory } from './letter-history.ts';
import { boundedHistory } from './own-facts.ts';

const longestOf: Record<string, number> = {
  ...Object.fromEntries(letterFields.map((field) => [field, letterFieldMaxLength])),
  jobDescription: jobTextMaxLength,
  why: letterLimits.why,
  move: letterLimits.move,
  today: 40,
};

/** Who reads it. */
const shortest = letterLimits.reader;

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null;

/** A request as it is used: a part that is too long is cut, and one that is no text is left out. */
export function readLetterRequest(input: unknown): LetterRequest {
  // One part that doesn't fit takes nothing else with it.
  const parts = Object.entries(isObject(input) ? input : {}).flatMap(([key, value]) => {
    if (GenerateCoverLetterInput.safeParse({ [key]: value }).success) return [[key, value] as const];
    return typeof value === 'string' ? [[key, value.slice(0, longestOf[key] ?? shortest)] as const] : [];
  });
  const read = GenerateCoverLetterInput.parse(Object.fromEntries(parts));
  return { ...read, history: sureHistory(boundedHistory(read.history), read.experience) };
}
