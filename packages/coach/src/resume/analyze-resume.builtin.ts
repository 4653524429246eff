import {
  asIs,
  type CheckId,
  checkGroupLabels,
  checkGroups,
  checkStrengths,
  generalJobRole,
  isDoubtfulReading,
  type JobAnalysis,
  joined,
  type ParsedResume,
  type ResumeAnalysis,
  type ResumeCheck,
  sayOfResume as say,
  type Worded,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { type CappedPage, capLine, capsBelow } from './analyze-resume-caps.ts';
import { checkContact } from './check-contact.ts';
import { checkContent } from './check-content.ts';
import { checkFile, checkLayout } from './check-file.ts';
import { checkSections } from './check-sections.ts';
import { matchJob } from './match-job.ts';
import { readResumeSkills } from './read-resume-skills.ts';
import { type Reading, readingOfText } from './reading-of-text.ts';

/** A resume that was read from its file, or its text; and the job it is held against. */
export interface AnalyzeRequest {
  /** What `parseResume` gave. */
  reading?: Reading;
  /** The text of a resume, where there is no file. */
  content?: string;
  /** `general`, a job title, or a whole job text. */
  jobRole?: string;
  /** yyyy-mm or yyyy-mm-dd: up to when a current job counts. */
  today?: string;
}

/** A title alone asks for nothing that could be held against a resume. */
const fewestJobWords = 8;

/** What a job text asks for; null for `general`, a title alone, or a text that names nothing. */
function jobOf(jobRole: string | undefined): JobAnalysis | null {
  const text = jobRole?.trim() ?? '';
  if (text === '' || text.toLowerCase() === generalJobRole || text.split(/\s+/).length < fewestJobWords)
    return null;
  const job = readJob(text);
  return job.requirements.length > 0 || job.years || job.degree ? job : null;
}

const sumOf = (list: readonly ResumeCheck[], of: (check: ResumeCheck) => number) =>
  list.reduce((total, check) => total + of(check), 0);
/** The share of the points that were given, 0 to 100. */
const shareOf = (list: readonly ResumeCheck[]) =>
  (sumOf(list, (check) => check.points) /
    Math.max(
      1,
      sumOf(list, (check) => check.maxPoints),
    )) *
  100;

/** The share of the points, held down by the caps; and a line for each cap that holds it down. */
function readabilityOf(
  checks: readonly ResumeCheck[],
  page: CappedPage,
): { readability: ResumeAnalysis['readability']; capped: ResumeCheck[] } {
  const groups = checkGroups
    .map((group) => ({ group, list: checks.filter((check) => check.group === group) }))
    .filter(({ list }) => list.length > 0)
    .map(({ group, list }) => ({
      group,
      label: checkGroupLabels[group],
      score: Math.round(shareOf(list)),
      passed: list.filter((check) => check.status === 'pass').length,
      total: list.length,
    }));
  const share = shareOf(checks);
  const capped = capsBelow(share, page);
  return {
    readability: {
      score: Math.round(Math.min(share, ...capped.map(({ cap }) => cap))),
      groups,
      note: "This is our own checklist. Hiring software varies, and its makers don't publish scores.",
    },
    capped: capped.map(capLine),
  };
}

/** What a check that passes says of the resume. */
const strengthOf = ({ id }: ResumeCheck) => checkStrengths[id as CheckId];

/** What an open line costs: a cap takes all above it. */
const costOf = ({ cap, points, maxPoints }: ResumeCheck) =>
  cap === undefined ? maxPoints - points : 100 - cap;
const byCost = (a: ResumeCheck, b: ResumeCheck) => costOf(b) - costOf(a);

function narrate(
  checks: readonly ResumeCheck[],
): Pick<ResumeAnalysis, 'strengths' | 'suggestions' | 'atsOptimization'> {
  const open = checks.filter((check) => check.status !== 'pass').toSorted(byCost);
  const isForSystems = (check: ResumeCheck) =>
    check.group === 'file' ||
    check.group === 'layout' ||
    [
      'core-sections',
      'date-format',
      'must-haves',
      'acronyms',
      'entries-complete',
      'mail',
      'phone',
      'name',
    ].includes(check.id);
  const told = (check: ResumeCheck) => `${check.fix} (${check.label}: ${check.evidence})`;
  return {
    strengths: checks
      .filter((check) => check.status === 'pass' && strengthOf(check))
      .toSorted((a, b) => b.maxPoints - a.maxPoints)
      .slice(0, 6)
      .map((check) => `${strengthOf(check)} (${check.evidence}).`),
    suggestions: open
      .filter((check) => !isForSystems(check))
      .slice(0, 8)
      .map(told),
    atsOptimization: open.filter(isForSystems).slice(0, 8).map(told),
  };
}

/** Says of a text in another script that little of it is understood; empty where it is in Latin letters. */
function otherScript(text: string): Worded[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin < letters * 0.5 ? [say('other_script')] : [];
}

/** How many skills the reading lists. A group without any is one itself. */
const listedSkills = ({ skills }: ParsedResume): number =>
  skills.reduce((sum, { keywords }) => sum + Math.max(1, keywords.length), 0);

function summaryOf(
  analysis: Pick<ResumeAnalysis, 'parsed' | 'readability' | 'match' | 'checks' | 'document'>,
): Worded {
  const { parsed, readability, match, checks, document } = analysis;
  const counting = checks.filter((check) => check.cap === undefined);
  const passed = counting.filter((check) => check.status === 'pass').length;
  const worst = checks.filter((check) => check.status !== 'pass').toSorted(byCost)[0];
  return joined(
    ...(isDoubtfulReading(parsed.coverage) ? [say('may_be_misread')] : []),
    ...otherScript(document.text),
    say('we_read', {
      jobs: parsed.work.length,
      schools: parsed.education.length,
      skills: listedSkills(parsed),
    }),
    say('readability', { score: readability.score, passed, all: counting.length }),
    ...(match ? [say('job_match', { score: match.score })] : []),
    ...(worst ? [say('fix_first'), fixOf(worst)] : [say('nothing_to_fix')]),
  );
}

/** What to do about an open check, as a text. */
function fixOf({ fix, fixCode, fixSaid }: ResumeCheck): Worded {
  if (fixCode) return say('fix', { code: fixCode });
  return fixSaid ? { text: fix, said: fixSaid } : asIs(fix);
}

/** Checks a resume that was read, alone or against a job. */
export function analyzeReading(reading: Reading, job: JobAnalysis | null, today?: string): ResumeAnalysis {
  const { resume, document } = reading;
  const skills = readResumeSkills(resume, document);
  const general = [
    ...checkFile(document),
    ...checkLayout(document, resume),
    ...checkContact(resume, document),
    ...checkSections(resume, document),
    ...checkContent(resume, document),
  ];
  const against = job && matchJob(job, { resume, document, skills, today: today?.slice(0, 7) });
  const { readability, capped } = readabilityOf(general, { resume, document });
  const checks = [...capped, ...general, ...(against?.checks ?? [])];
  const match = against?.match ?? null;
  const found = { parsed: resume, readability, match, checks, skills, document };
  const summary = summaryOf(found);
  return {
    ...found,
    summary: summary.text,
    summarySaid: summary.said,
    overallScore: match?.score ?? readability.score,
    ...narrate(checks),
    engine: builtinEngine,
  };
}

/**
 * What a tracking system and a reader see in a resume: about 40 checks with evidence and one fix each, readability and match
 * as two scores. Deterministic; any text is accepted.
 */
export async function analyzeResume(request: AnalyzeRequest): Promise<ResumeAnalysis> {
  const { reading, content, jobRole, today } = request ?? {};
  const text = typeof content === 'string' ? content : '';
  return analyzeReading(
    reading ?? readingOfText(text),
    jobOf(typeof jobRole === 'string' ? jobRole : ''),
    today,
  );
}
