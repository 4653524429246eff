import { isPastVerb, type ResumeChange, type ResumeChangeReasonCode } from '@greenroom/domain';
import { because, reasonOf } from './change-reason.ts';
import type { Block } from './resume-blocks.ts';
import { rewriteBullet, rewriteProse } from './rewrite-line.ts';
import { emptyPhrase, weakOpenings } from './wording-words.ts';

/** Collects the edits of one pass over a resume. */
export interface EditLog {
  /** Logs an edit that may be made; says no for one that was refused, which then must not be made. */
  take(change: ResumeChange): boolean;
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
export const labelOf = (section: Block['section']) =>
  sectionLabel[section] ?? section.charAt(0).toUpperCase() + section.slice(1);
const editedSections = new Set<Block['section']>(['work', 'projects', 'volunteer', 'summary']);

const removal = (block: Block, reason: ResumeChangeReasonCode): ResumeChange => ({
  kind: 'removed',
  section: labelOf(block.section),
  before: block.text,
  after: '',
  ...because(reason),
});

/** A heading with nothing left under it goes as well. */
export function withoutEmptyHeadings(
  blocks: readonly Block[],
  before: readonly Block[],
  log: EditLog,
): Block[] {
  const isBare = (list: readonly Block[], at: number) =>
    list[at]?.kind === 'heading' && (list[at + 1]?.kind ?? 'heading') === 'heading';
  return blocks.filter(
    (block, at) =>
      !isBare(blocks, at) ||
      isBare(before, before.indexOf(block)) ||
      !log.take(removal(block, 'empty-section')),
  );
}

const wordsOf = (text: string) => text.split(/\s+/).length;
/** One word for another is no better line: a wording has to save a word, or start with the verb. */
const isSynonym = (before: string, after: string, edits: readonly { kind: string }[]) =>
  edits.every(({ kind }) => kind === 'wording') && wordsOf(before) <= wordsOf(after) && !/^I\b/.test(before);

/** Whether the lines around a bullet are mostly in the past, or it has none. */
function isAmongPast(blocks: readonly Block[], at: number): boolean {
  const around: Block[] = [];
  for (let place = at - 1; blocks[place]?.kind === 'bullet'; place -= 1) around.push(blocks[place] as Block);
  for (let place = at + 1; blocks[place]?.kind === 'bullet'; place += 1) around.push(blocks[place] as Block);
  const plain = around.filter(({ text }) => !isWeakOpening(text));
  return plain.filter(({ text }) => isPastVerb(text.split(' ')[0] ?? '')).length * 2 >= plain.length;
}
const isWeakOpening = (text: string) => weakOpenings.some(({ opening }) => opening.test(text));

/** Stronger verbs and tighter wording, line by line. */
export function rewriteBlocks(blocks: readonly Block[], log: EditLog): Block[] {
  return blocks.flatMap((block, at) => {
    if (block.kind === 'heading') return [block];
    if (emptyPhrase.test(block.text)) return log.take(removal(block, 'assumed-skill')) ? [] : [block];
    if (!editedSections.has(block.section) || (block.kind === 'line' && block.section !== 'summary'))
      return [block];
    const { text, edits } = block.kind === 'bullet' ? rewriteBullet(block.text) : rewriteProse(block.text);
    if (text === block.text || edits.length === 0 || isSynonym(block.text, text, edits)) return [block];
    // "Developed code" between "Working on" and "Writing" stands out.
    if (edits[0]?.kind === 'verb' && !isAmongPast(blocks, at)) return [block];
    const isTaken = log.take({
      kind: edits[0]?.kind ?? 'wording',
      section: labelOf(block.section),
      before: block.text,
      after: text,
      ...reasonOf(edits),
    });
    return [isTaken ? { ...block, text, was: block.text } : block];
  });
}
