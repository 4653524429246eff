import {
  checkGroupLabels,
  checkGroups,
  generalJobRole,
  type JobAnalysis,
  type ResumeAnalysis,
  type ResumeCheck,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
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

/** A page with fewer words has little to read, however well it is laid out. */
const fewWords = 100;
const fewWordsCap = 70;
/** Of these nothing was read: no layout makes a resume of it. A few words at all, or no job, school or skill among more. */
const nextToNothing = 15;
const nextToNothingCap = 10;
const nothingReadCap = 35;

/** The most that readability may be, whatever the layout earns. */
function capOf(words: number, isRead: boolean): number {
  if (words === 0) return 0;
  if (words < nextToNothing) return nextToNothingCap;
  if (!isRead) return nothingReadCap;
  return words < fewWords ? fewWordsCap : 100;
}

function readabilityOf(
  checks: readonly ResumeCheck[],
  words: number,
  isRead: boolean,
): ResumeAnalysis['readability'] {
  const sum = (list: readonly ResumeCheck[], of: (check: ResumeCheck) => number) =>
    list.reduce((total, check) => total + of(check), 0);
  const scoreOf = (list: readonly ResumeCheck[]) =>
    Math.round(
      (sum(list, (check) => check.points) /
        Math.max(
          1,
          sum(list, (check) => check.maxPoints),
        )) *
        100,
    );
  const groups = checkGroups
    .map((group) => ({ group, list: checks.filter((check) => check.group === group) }))
    .filter(({ list }) => list.length > 0)
    .map(({ group, list }) => ({
      group,
      label: checkGroupLabels[group],
      score: scoreOf(list),
      passed: list.filter((check) => check.status === 'pass').length,
      total: list.length,
    }));
  const score = scoreOf(checks);
  return {
    score: Math.min(score, capOf(words, isRead)),
    groups,
    note: 'This is our checklist. Tracking systems differ and publish no score.',
  };
}

const strengthTexts: Partial<Record<string, string>> = {
  'action-verbs': 'Your bullets say what you did',
  numbers: 'Your results are measured',
  'core-sections': 'Experience, education and skills stand under headings that systems know',
  'entries-complete': 'Each job has a title, an employer and dates',
  'contact-placement': 'Name, mail and phone are where systems look for them',
  columns: 'One column: it is read in the order you wrote it',
  'must-haves': 'You answer what the posting requires',
  'word-count': 'The length is right',
  summary: 'It opens with a summary',
  'shown-in-bullets': 'The skills asked for are shown at work',
};

const byWeight = (a: ResumeCheck, b: ResumeCheck) => b.maxPoints - b.points - (a.maxPoints - a.points);

function narrate(
  checks: readonly ResumeCheck[],
): Pick<ResumeAnalysis, 'strengths' | 'suggestions' | 'atsOptimization'> {
  const open = checks.filter((check) => check.status !== 'pass').toSorted(byWeight);
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
      .filter((check) => check.status === 'pass' && strengthTexts[check.id])
      .toSorted((a, b) => b.maxPoints - a.maxPoints)
      .slice(0, 6)
      .map((check) => `${strengthTexts[check.id]} (${check.evidence}).`),
    suggestions: open
      .filter((check) => !isForSystems(check))
      .slice(0, 8)
      .map(told),
    atsOptimization: open.filter(isForSystems).slice(0, 8).map(told),
  };
}

/** Says of a text in another script that little of it is understood; empty where it is in Latin letters. */
function otherScript(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin < letters * 0.5
    ? 'Most of this resume is not in Latin letters, which is all that we can check: upload an English copy. '
    : '';
}

function summaryOf(
  analysis: Pick<ResumeAnalysis, 'parsed' | 'readability' | 'match' | 'checks' | 'skills' | 'document'>,
): string {
  const { parsed, readability, match, checks, skills, document } = analysis;
  const jobs = parsed.work.length;
  const read = `${otherScript(document.text)}We read ${jobs} ${jobs === 1 ? 'job' : 'jobs'}, ${parsed.education.length} ${parsed.education.length === 1 ? 'degree' : 'degrees or schools'} and ${skills.length} skills.`;
  const passed = checks.filter((check) => check.status === 'pass').length;
  const worst = checks.filter((check) => check.status !== 'pass').toSorted(byWeight)[0];
  const first = worst
    ? ` What costs most: ${worst.label.toLowerCase()}. ${worst.fix}`
    : ' Nothing on our list is open.';
  const matched = match ? ` Against this job: ${match.score} of 100.` : '';
  return `${read} Readability: ${readability.score} of 100, ${passed} of ${checks.length} checks passed.${matched}${first}`;
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
  const isRead = resume.work.length + resume.education.length + skills.length > 0;
  const readability = readabilityOf(general, document.words, isRead);
  const checks = [...general, ...(against?.checks ?? [])];
  const match = against?.match ?? null;
  const found = { parsed: resume, readability, match, checks, skills, document };
  return {
    ...found,
    summary: summaryOf(found),
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
