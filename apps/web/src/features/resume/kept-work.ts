import { ImprovedResume, importances, type ResumeAnalysis, skillAnswers } from '@greenroom/domain';
import { z } from 'zod';

const Scores = z.object({ readability: z.number(), match: z.number().nullable() });

export const AskedSkill = z.object({
  skill: z.string(),
  importance: z.enum(importances),
  requirement: z.string(),
});
export type AskedSkill = z.infer<typeof AskedSkill>;

/** An improved text with what the user decided about it. The browser keeps it until another resume is selected. */
export const ImprovementSchema = z.object({
  resumeId: z.string(),
  jobText: z.string(),
  improved: ImprovedResume,
  /** The skills that were asked about when it was made. */
  asked: z.array(AskedSkill),
  /** Positions in the change log of the edits that were rejected. */
  rejected: z.array(z.number().int()),
  /** The scores of the text with these decisions; null until it is scanned again. */
  rescanned: Scores.nullable(),
});
export type Improvement = z.infer<typeof ImprovementSchema>;

export const SkillAnswers = z.record(z.string(), z.enum(skillAnswers));
export type SkillAnswers = z.infer<typeof SkillAnswers>;

/** The names under which a user's work is kept in the browser. */
export const keptKeys = (userId: string) => ({
  jobText: `greenroom.resume.${userId}.job`,
  improvement: `greenroom.resume.${userId}.improvement`,
  skillAnswers: `greenroom.resume.${userId}.skills`,
});

/** The two scores of an analysis, 0 to 100; `match` is null where it was read against no job. */
export const scoresOf = ({ readability, match }: Pick<ResumeAnalysis, 'readability' | 'match'>) => ({
  readability: readability.score,
  match: match?.score ?? null,
});

/** The skills to ask about: what the scan against this job missed, what was asked before, what is still missing. */
export function skillsToAsk(
  jobText: string,
  analysis: { jobRole: string; match: ResumeAnalysis['match'] } | null,
  improvement: Pick<Improvement, 'jobText' | 'improved' | 'asked'> | null,
): AskedSkill[] {
  const job = jobText.trim();
  const ofScan = analysis?.jobRole.trim() === job ? (analysis.match?.skills ?? []) : [];
  const missed = ofScan.filter(({ status }) => status === 'missing');
  const ofImprovement = improvement?.jobText.trim() === job ? improvement : null;
  const before = ofImprovement ? [...ofImprovement.asked, ...ofImprovement.improved.toConfirm] : [];
  const asked = new Map([...missed, ...before].map((item) => [item.skill, item]));
  return [...asked.values()].map(({ skill, importance, requirement }) => ({
    skill,
    importance,
    requirement,
  }));
}
