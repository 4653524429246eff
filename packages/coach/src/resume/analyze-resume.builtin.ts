import {
  checkGroupLabels,
  checkGroups,
  generalJobRole,
  isDoubtfulReading,
  type JobAnalysis,
  type ParsedResume,
  type ResumeAnalysis,
  type ResumeCheck,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { type CappedPage, capLine, capsBelow } from './analyze-resume-caps.ts';
import { checkContact } from './check-contact.ts';
import { checkContent } from './check-content.ts';
import { checkFile, checkLayout } from './check-file.ts';
import { checkSections } from './check-sections.ts';
import { counted } from './check-words.ts';
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

const strengthTexts: Partial<Record<string, string>> = {
  'action-verbs': 'Your bullets say what you did',
  numbers: 'You back your results with numbers',
  'core-sections': 'Experience, education and skills have headings that systems know',
  'entries-complete': 'Each job has a title, an employer and dates',
  'contact-placement': 'Your name, email and phone are where systems look for them',
  columns: 'One column, so it gets read in your order',
  'must-haves': 'You have what the job requires',
  'word-count': 'The length is right',
  summary: 'You start with a summary',
  'shown-in-bullets': 'You show the skills at work',
};

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
    ? "We can only check text in Latin letters, and most of this isn't. Please upload an English copy. "
    : '';
}

/** How many skills the reading lists. A group without any is one itself. */
const listedSkills = ({ skills }: ParsedResume): number =>
  skills.reduce((sum, { keywords }) => sum + Math.max(1, keywords.length), 0);

function summaryOf(
  analysis: Pick<ResumeAnalysis, 'parsed' | 'readability' | 'match' | 'checks' | 'document'>,
): string {
  const { parsed, readability, match, checks, document } = analysis;
  const counts = `${counted(parsed.work.length, 'job')}, ${counted(parsed.education.length, 'school')} and ${counted(listedSkills(parsed), 'skill')}`;
  const read = `${otherScript(document.text)}We read ${counts}.`;
  const counting = checks.filter((check) => check.cap === undefined);
  const passed = counting.filter((check) => check.status === 'pass').length;
  const worst = checks.filter((check) => check.status !== 'pass').toSorted(byCost)[0];
  const first = worst ? ` Fix this first: ${worst.fix}` : ' Nothing left to fix on our list.';
  const doubt = isDoubtfulReading(parsed.coverage) ? 'We may have misread this. ' : '';
  const matched = match ? ` Job match: ${match.score} of 100.` : '';
  return `${doubt}${read} Readability: ${readability.score} of 100, with ${passed} of ${counting.length} checks passed.${matched}${first}`;
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
