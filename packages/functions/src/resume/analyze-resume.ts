import { Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { readStored } from '../read-resume.ts';
import { requirePremium } from '../require-premium.ts';
import { saveAnalysis, saveRefusal } from './store.ts';

/**
 * Analyses a resume, against a job where one is given. The analysis of what a document holds is kept with it, or the reason why
 * its file can't be read; that of another text is only answered. Refuses with `no_access`, `not_found`, and `unreadable_file`.
 */
export const analyzeResume = defineFunction('analyze-resume', {
  access: 'user',
  elevated: 'analyses are written by the server side only',
  async run({ input, serviceDb, coach, log, now, ...reader }) {
    await requirePremium(reader.callerDb);
    const { reading, document } = await readStored(reader, input);
    if (!reading.ok) {
      if (document) await saveRefusal(serviceDb, document.id, reading.refusal.code);
      throw new Refusal('file_unreadable', { values: { file: reading.refusal.code } });
    }
    const { jobRole } = input;
    const analysis = await coach.analyzeResume({ reading, jobRole });
    if (document) {
      const { id, correctionRevision } = document;
      const analyzedAt = new Date(now()).toISOString();
      const isKept = await saveAnalysis(serviceDb, id, {
        ...analysis,
        jobRole,
        analyzedAt,
        correctionRevision,
      });
      if (!isKept) log('warn', 'an analysis was too large to be kept');
    }
    return { analysis };
  },
});
