import { generalJobRole, ResumeAnalysis } from '@greenroom/domain';
import { z } from 'zod';

/** What the server side keeps of an analysis: the analysis itself, and what it was made against. */
export const StoredAnalysisSchema = ResumeAnalysis.extend({
  jobRole: z.string().default(generalJobRole),
  analyzedAt: z.string().nullable().default(null),
  /** The revision of the user's corrections that it was made with. */
  correctionRevision: z.number().int().default(0),
});
export type StoredAnalysis = z.infer<typeof StoredAnalysisSchema>;
