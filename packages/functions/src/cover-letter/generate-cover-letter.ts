import { letterFieldsMissing, requiredLetterFields } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { requirePremium } from '../require-premium.ts';

/** Writes a letter from the seven fields and nothing else. A missing required field is answered as `error`. */
export const generateCoverLetter = defineFunction('generate-cover-letter', {
  access: 'user',
  async run({ input, callerDb, coach }) {
    await requirePremium(callerDb);
    if (requiredLetterFields.some((field) => input[field].trim() === ''))
      return { error: letterFieldsMissing };
    return coach.writeCoverLetter(input);
  },
});
