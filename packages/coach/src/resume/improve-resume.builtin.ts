import {
  type ConfirmedSkill,
  type ImprovedResume,
  type JobAnalysis,
  jobTextMaxLength,
  type ResumeChange,
  type ResumeSkill,
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

/** A heading with nothing left under it goes as well. */
function withoutEmptyHeadings(
  blocks: readonly Block[],
  before: readonly Block[],
  changes: ResumeChange[],
): Block[] {
  const isBare = (list: readonly Block[], at: number) =>
    list[at]?.kind === 'heading' && (list[at + 1]?.kind ?? 'heading') === 'heading';
  return blocks.filter((block, at) => {
    if (!isBare(blocks, at) || isBare(before, before.indexOf(block))) return true;
    changes.push({
      kind: 'removed',
      section: labelOf(block.section),
      before: block.text,
      after: '',
      reason: 'Nothing is left under this heading.',
    });
    return false;
  });
}

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

/** How much a line says to the posting: the skills asked for that it shows, and whether it holds a number. */
function weightOf(block: Block, asked: ReadonlySet<string>) {
  const shown = new Set(
    findSkills(block.text)
      .map((one) => one.skill)
      .filter((skill) => asked.has(skill)),
  );
  const { hasNumber, weakOpening } = readBullet(block.text);
  return { asked: weakOpening ? 0 : shown.size, hasNumber: hasNumber ? 1 : 0 };
}

/** The line of a job that should stand first; null where the first one does. The others keep the order they were written in. */
function leadOf(run: readonly Block[], asked: ReadonlySet<string>): Block | null {
  const [first, ...others] = run.map((block) => ({ block, ...weightOf(block, asked) }));
  if (!first || first.asked > 0) return null;
  const best = others.toSorted((a, b) => b.asked + b.hasNumber - (a.asked + a.hasNumber))[0];
  return best && best.asked > 0 && best.hasNumber >= first.hasNumber ? best.block : null;
}

/** Within each job the line that answers the posting best comes first. */
function reorderBullets(
  blocks: readonly Block[],
  asked: ReadonlySet<string>,
  changes: ResumeChange[],
): Block[] {
  const ordered: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const run: Block[] = [];
    while (blocks[at + run.length]?.kind === 'bullet') run.push(blocks[at + run.length] as Block);
    const lead = leadOf(run, asked);
    if (lead) {
      changes.push({
        kind: 'order',
        section: labelOf(lead.section),
        before: run[0]?.was ?? run[0]?.text ?? '',
        after: lead.text,
        reason: 'Of this job, this line answers the posting best, so it stands first.',
      });
    }
    if (run.length === 0) ordered.push(blocks[at] as Block);
    else ordered.push(...(lead ? [lead, ...run.filter((block) => block !== lead)] : run));
    at += Math.max(1, run.length);
  }
  return ordered;
}

interface SkillEdits {
  /** Shown elsewhere in the resume, or confirmed: may be named in the list. */
  add: { skill: string; reason: string }[];
  learning: string[];
}

/** The skill as the resume names it; null where the resume only tells of something like it ("recruited", "a quota"). */
function nameInText({ skill, evidence }: ResumeSkill, listed: string): string | null {
  const mention = findSkills(evidence).find((one) => one.skill === skill);
  if (!mention) return null;
  const { quote, start } = mention;
  const isName = quote.toLowerCase() === skill.toLowerCase() && /[\p{Lu} ]/u.test(quote);
  // "White Rose Maths" is a name of its own, not Maths.
  const isProper =
    start > 0 && /^\p{Lu}/u.test(quote) && !/\p{Lu}[\p{L}-]* $/u.test(evidence.slice(0, start));
  const isListed = listed.toLowerCase().includes(quote.toLowerCase());
  return !isListed && (isName || isProper) ? `${quote.charAt(0).toUpperCase()}${quote.slice(1)}` : null;
}

function skillEdits(reading: Reading, job: JobAnalysis, confirmed: readonly ConfirmedSkill[]): SkillEdits {
  const skills = readResumeSkills(reading.resume, reading.document);
  const keywords = reading.resume.skills.flatMap((group) => group.keywords).join('\n');
  const listed = new Set(findSkills(keywords).map((one) => one.skill));
  const asked = new Set(
    job.requirements.filter((one) => one.family !== 'People skills').map((one) => one.skill),
  );
  const shown = skills
    .filter((one) => asked.has(one.skill) && !listed.has(one.skill) && one.isShown)
    .flatMap((one) => {
      const skill = nameInText(one, keywords);
      return skill ? [{ ...one, skill }] : [];
    })
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
  const asked = new Set(
    job.requirements.filter((one) => one.family !== 'People skills').map((one) => one.skill),
  );
  const changes: ResumeChange[] = [];
  const blocks = blocksOf(reading);
  const edited = withoutEmptyHeadings(rewriteBlocks(blocks, changes), blocks, changes);
  const ordered = reorderSkills(reorderBullets(edited, asked, changes), asked, changes);
  const improvedContent = setBlocks(addSkills(ordered, skillEdits(reading, job, confirmed), changes));
  const said = confirmed.filter((one) => one.status !== 'none').map((one) => one.skill);
  const own = new Set(readResumeSkills(reading.resume, reading.document).map((one) => one.skill));
  // "Marketo" answers for Marketing automation, as the lexicon calls it.
  const answered = new Set(confirmed.flatMap((one) => [one.skill, skillNamed(one.skill)?.name ?? one.skill]));
  const scoresOf = (of: Reading) => {
    if (of.document.words === 0) return noJob;
    const { readability, match } = analyzeReading(of, job.requirements.length > 0 ? job : null, given.today);
    return { readability: readability.score, match: match?.score ?? null };
  };
  return {
    improvedContent,
    changes,
    unsupported: traceFacts({
      text: improvedContent,
      sources: [reading.document.text, said.join('\n')],
      entries: entriesOf(reading),
      wording: 'currently learning skills',
    }),
    toConfirm: job.requirements
      .filter((one) => !own.has(one.skill) && !answered.has(one.skill))
      .map((one) => ({ skill: one.skill, importance: one.importance, requirement: one.quote })),
    before: scoresOf(reading),
    after: scoresOf(readingOfText(improvedContent)),
    engine: builtinEngine,
  };
}
