import type { ConfirmedSkill, JobAnalysis, ResumeChange } from '@greenroom/domain';
import { type EditLog, rewriteBlocks, withoutEmptyHeadings } from './improve-resume-lines.ts';
import { reorderBullets, reorderSkills } from './improve-resume-order.ts';
import { addSkills, skillEdits } from './improve-resume-skills.ts';
import type { Reading } from './reading-of-text.ts';
import { blocksOf, setBlocks } from './resume-blocks.ts';

/** A resume with some edits made. */
export interface Rewritten {
  text: string;
  changes: readonly ResumeChange[];
}
export type Rewrite = (isAllowed: (change: ResumeChange) => boolean) => Rewritten;

/** A function that makes the edits that it is asked for, on the same resume and for the same job. */
export function rewriterOf(
  reading: Reading,
  job: JobAnalysis,
  jobDescription: string,
  confirmed: readonly ConfirmedSkill[],
): Rewrite {
  const asked = new Set(
    job.requirements.filter((one) => one.family !== 'People skills').map((one) => one.skill),
  );
  const blocks = blocksOf(reading);
  const skills = skillEdits(reading, job, confirmed);
  return (isAllowed) => {
    const changes: ResumeChange[] = [];
    const log: EditLog = {
      take: (change) => isAllowed(change) && changes.push(change) > 0,
    };
    const edited = withoutEmptyHeadings(rewriteBlocks(blocks, log), blocks, log);
    const ordered = reorderSkills(reorderBullets(edited, asked, reading, log), asked, jobDescription, log);
    return { text: setBlocks(addSkills(ordered, skills, log)), changes };
  };
}
