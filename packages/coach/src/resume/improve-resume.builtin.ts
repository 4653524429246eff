import { type ConfirmedSkill, type ImprovedResume, jobTextMaxLength } from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { skillNamed } from '../skills/find-skills.builtin.ts';
import { rewriterOf } from './improve-resume-edits.ts';
import { keptEdits, scorerOf } from './improve-resume-scores.ts';
import { readResumeSkills } from './read-resume-skills.ts';
import { type Reading, readingOfText } from './reading-of-text.ts';
import { entriesOf } from './resume-entries.ts';

export interface ImproveRequest {
  /** What `parseResume` gave. */
  reading?: Reading;
  /** The text of a resume, where there is no file. */
  content?: string;
  /** The job that it is written for. */
  jobDescription: string;
  /** What the user said of skills that the job asks for. */
  confirmed?: readonly ConfirmedSkill[];
  /** yyyy-mm or yyyy-mm-dd: up to when a current job counts. */
  today?: string;
}

/**
 * A resume rewritten for one job with nothing but its own facts and what the user confirmed: stronger verbs, tighter wording,
 * the best lines first, keywords only where the resume supports them. Each edit is logged; one that would lower a score is not
 * made, and what cannot be traced is marked.
 */
export async function improveResume(request: ImproveRequest): Promise<ImprovedResume> {
  const given = request ?? {};
  const reading = given.reading ?? readingOfText(typeof given.content === 'string' ? given.content : '');
  const jobText =
    typeof given.jobDescription === 'string' ? given.jobDescription.slice(0, jobTextMaxLength) : '';
  const confirmed = (Array.isArray(given.confirmed) ? given.confirmed : []) as readonly ConfirmedSkill[];
  const job = readJob(jobText);
  const scoresOf = scorerOf(job, given.today);
  const before = scoresOf(reading);
  const { text, changes, after } = keptEdits(rewriterOf(reading, job, jobText, confirmed), scoresOf, before);
  const said = confirmed.filter((one) => one.status !== 'none').map((one) => one.skill);
  const own = new Set(readResumeSkills(reading.resume, reading.document).map((one) => one.skill));
  // "Marketo" answers for Marketing automation, as the lexicon calls it.
  const answered = new Set(confirmed.flatMap((one) => [one.skill, skillNamed(one.skill)?.name ?? one.skill]));
  return {
    improvedContent: text,
    changes: [...changes],
    unsupported: traceFacts({
      text,
      sources: [reading.document.text, said.join('\n')],
      entries: entriesOf(reading),
      wording: 'currently learning skills',
    }),
    toConfirm: job.requirements
      .filter((one) => !own.has(one.skill) && !answered.has(one.skill))
      .map((one) => ({ skill: one.skill, importance: one.importance, requirement: one.quote })),
    before,
    after,
    engine: builtinEngine,
  };
}
