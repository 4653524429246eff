import {
  type ConfirmedSkill,
  type ImprovedResume,
  type JobAnalysis,
  jobTextMaxLength,
  type ResumeChange,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { traceFacts } from '../facts/trace-facts.ts';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { findSkills, skillNamed } from '../skills/find-skills.builtin.ts';
import { analyzeReading } from './analyze-resume.builtin.ts';
import { readBullet } from './read-bullets.ts';
import { readResumeSkills } from './read-resume-skills.ts';
import { type Reading, readingOfText } from './reading-of-text.ts';
import { type Block, blocksOf, setBlocks } from './resume-blocks.ts';
import { entriesOf } from './resume-entries.ts';
import { rewriteBullet, rewriteProse } from './rewrite-line.ts';

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

const sectionLabel: Partial<Record<Block['section'], string>> = {
  work: 'Experience',
  profile: 'Top',
  summary: 'Summary',
  skills: 'Skills',
  projects: 'Projects',
  volunteer: 'Volunteering',
  education: 'Education',
};
const labelOf = (section: Block['section']) =>
  sectionLabel[section] ?? section.charAt(0).toUpperCase() + section.slice(1);
const emptyPhrases = /^(?:references (?:are )?(?:available|furnished|provided) (?:up)?on request\.?)$/i;
const editedSections = new Set<Block['section']>(['work', 'projects', 'volunteer', 'summary']);

/** Stronger verbs and tighter wording, line by line. */
function rewriteBlocks(blocks: readonly Block[], changes: ResumeChange[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block];
    if (emptyPhrases.test(block.text)) {
      changes.push({
        kind: 'removed',
        section: labelOf(block.section),
        before: block.text,
        after: '',
        reason: 'Everybody assumes it; the line is free for a result.',
      });
      return [];
    }
    if (!editedSections.has(block.section) || (block.kind === 'line' && block.section !== 'summary'))
      return [block];
    const { text, edits } = block.kind === 'bullet' ? rewriteBullet(block.text) : rewriteProse(block.text);
    if (text === block.text || edits.length === 0) return [block];
    const reason = edits.map((edit) => edit.reason).join(' ');
    changes.push({
      kind: edits[0]?.kind ?? 'wording',
      section: labelOf(block.section),
      before: block.text,
      after: text,
      reason,
    });
    return [{ ...block, text, was: block.text }];
  });
}

/** Within each job the lines that answer the posting, and those with numbers, come first. */
function reorderBullets(
  blocks: readonly Block[],
  asked: ReadonlySet<string>,
  changes: ResumeChange[],
): Block[] {
  const weight = (block: Block) =>
    2 *
      new Set(
        findSkills(block.text)
          .map((one) => one.skill)
          .filter((skill) => asked.has(skill)),
      ).size +
    (readBullet(block.text).hasNumber ? 1 : 0);
  const ordered: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const run: Block[] = [];
    while (blocks[at + run.length]?.kind === 'bullet') run.push(blocks[at + run.length] as Block);
    if (run.length < 2) {
      ordered.push(blocks[at] as Block);
      at += 1;
      continue;
    }
    const weights = new Map(run.map((block) => [block, weight(block)]));
    const sorted = run.toSorted((a, b) => (weights.get(b) as number) - (weights.get(a) as number));
    const [first] = sorted;
    if (first && first !== run[0]) {
      changes.push({
        kind: 'order',
        section: labelOf(first.section),
        before: run[0]?.was ?? run[0]?.text ?? '',
        after: first.text,
        reason: 'This line answers the posting best, so it stands first.',
      });
    }
    ordered.push(...sorted);
    at += run.length;
  }
  return ordered;
}

interface SkillEdits {
  /** Shown elsewhere in the resume, or confirmed: may be named in the list. */
  add: { skill: string; reason: string }[];
  learning: string[];
}

function skillEdits(reading: Reading, job: JobAnalysis, confirmed: readonly ConfirmedSkill[]): SkillEdits {
  const skills = readResumeSkills(reading.resume, reading.document);
  const listed = new Set(
    findSkills(reading.resume.skills.flatMap((group) => group.keywords).join('\n')).map((one) => one.skill),
  );
  const asked = new Set(
    job.requirements.filter((one) => one.family !== 'People skills').map((one) => one.skill),
  );
  const shown = skills
    .filter((one) => asked.has(one.skill) && !listed.has(one.skill) && one.isShown)
    .map((one) => ({
      skill: one.skill,
      reason: `The posting asks for it and your resume shows it: “${one.evidence.slice(0, 90)}”.`,
    }));
  const own = new Set(skills.map((one) => one.skill));
  const have = confirmed
    .filter((one) => one.status === 'have' && !own.has(one.skill))
    .map((one) => ({ skill: one.skill, reason: 'You confirmed that you have it.' }));
  const learning = confirmed
    .filter((one) => one.status === 'learning' && !own.has(one.skill))
    .map((one) => one.skill);
  return { add: [...shown, ...have], learning };
}

/** Names in the skills section what the resume shows or the user confirmed. */
function addSkills(
  blocks: readonly Block[],
  { add, learning }: SkillEdits,
  changes: ResumeChange[],
): Block[] {
  if (add.length === 0 && learning.length === 0) return [...blocks];
  const lines: Block[] = [];
  if (add.length > 0)
    lines.push({ kind: 'line', section: 'skills', text: add.map((one) => one.skill).join(', ') });
  if (learning.length > 0)
    lines.push({ kind: 'line', section: 'skills', text: `Currently learning: ${learning.join(', ')}` });
  for (const one of add)
    changes.push({ kind: 'keyword', section: 'Skills', before: '', after: one.skill, reason: one.reason });
  for (const skill of learning)
    changes.push({
      kind: 'keyword',
      section: 'Skills',
      before: '',
      after: `Currently learning: ${skill}`,
      reason: 'You said that you are learning it.',
    });
  const last = blocks.findLastIndex((block) => block.section === 'skills');
  if (last < 0) return [...blocks, { kind: 'heading', section: 'skills', text: 'Skills' }, ...lines];
  return [...blocks.slice(0, last + 1), ...lines, ...blocks.slice(last + 1)];
}

/** The skills that were listed, those of the posting first. */
function reorderSkills(
  blocks: readonly Block[],
  asked: ReadonlySet<string>,
  changes: ResumeChange[],
): Block[] {
  return blocks.map((block) => {
    if (block.section !== 'skills' || block.kind === 'heading' || /[:;(]/.test(block.text)) return block;
    const items = block.text.split(/,\s*/);
    if (items.length < 3) return block;
    const isAsked = (item: string) => findSkills(item).some((one) => asked.has(one.skill));
    const sorted = items.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
    const text = sorted.join(', ');
    if (text === block.text) return block;
    changes.push({
      kind: 'order',
      section: 'Skills',
      before: block.text,
      after: text,
      reason: 'The skills that the posting asks for stand first.',
    });
    return { ...block, text };
  });
}

const noJob = { readability: 0, match: null };

/**
 * A resume rewritten for one job with nothing but its own facts and what the user confirmed: stronger verbs, tighter wording,
 * the telling lines first, keywords only where the resume supports them. Each edit is logged; what cannot be traced is marked.
 */
export async function improveResume(request: ImproveRequest): Promise<ImprovedResume> {
  const given = request ?? {};
  const reading = given.reading ?? readingOfText(typeof given.content === 'string' ? given.content : '');
  const jobText =
    typeof given.jobDescription === 'string' ? given.jobDescription.slice(0, jobTextMaxLength) : '';
  const confirmed = (Array.isArray(given.confirmed) ? given.confirmed : []) as readonly ConfirmedSkill[];
  const job = readJob(jobText);
  const asked = new Set(job.requirements.map((one) => one.skill));
  const changes: ResumeChange[] = [];
  const edited = rewriteBlocks(blocksOf(reading), changes);
  const ordered = reorderSkills(reorderBullets(edited, asked, changes), asked, changes);
  const improvedContent = setBlocks(addSkills(ordered, skillEdits(reading, job, confirmed), changes));
  const said = confirmed.filter((one) => one.status !== 'none').map((one) => one.skill);
  const own = new Set(readResumeSkills(reading.resume, reading.document).map((one) => one.skill));
  // "Marketo" answers for Marketing automation, as the lexicon calls it.
  const answered = new Set(confirmed.flatMap((one) => [one.skill, skillNamed(one.skill)?.name ?? one.skill]));
  const scoresOf = (of: Reading) => {
    if (of.document.words === 0) return noJob;
    const { readability, match } = analyzeReading(of, asked.size > 0 ? job : null, given.today);
    return { readability: readability.score, match: match?.score ?? null };
  };
  return {
    improvedContent,
    changes,
    unsupported: traceFacts({
      text: improvedContent,
      sources: [reading.document.text, said.join('\n')],
      entries: entriesOf(reading),
      wording: 'currently learning skills handled',
    }),
    toConfirm: job.requirements
      .filter((one) => !own.has(one.skill) && !answered.has(one.skill))
      .map((one) => ({ skill: one.skill, importance: one.importance, requirement: one.quote })),
    before: scoresOf(reading),
    after: scoresOf(readingOfText(improvedContent)),
    engine: builtinEngine,
  };
}
