import { adFileName, jobLimits, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { downloadFile, removeFile } from '../stored-document.ts';

const rate = perHour(60);

/**
 * The text of an uploaded file with a job ad, or why it can't be read; the file is removed either way. Refuses with `not_found`
 * a file that isn't the caller's and one that was uploaded as something else.
 */
export const readAdFile = defineFunction('read-ad-file', {
  access: 'user',
  async run({ input: { path }, user, callerDb, limiter, parseDocument }) {
    await holdToRate(limiter, `read ad file:${user.id}`, rate, 'too_many_attempts');
    const fileName = path.split('/').at(-1) ?? '';
    if (!adFileName.test(fileName)) throw new Refusal('file_not_found');
    const bytes = await downloadFile(callerDb, path);
    try {
      const reading = await parseDocument({ bytes, fileName });
      return reading.ok
        ? { text: reading.document.text.slice(0, jobLimits.ad), refusal: null }
        : { text: null, refusal: reading.refusal.code };
    } finally {
      await removeFile(callerDb, path);
    }
  },
});
