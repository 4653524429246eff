import { findSkills } from '../skills/find-skills.builtin.ts';
import { because } from './change-reason.ts';
import { type EditLog, labelOf } from './improve-resume-lines.ts';
import { isMoveWithinJob, isPlainList } from './improve-resume-neighborhood.ts';
import { readBullet } from './read-bullets.ts';
import type { Reading } from './reading-of-text.ts';
import type { Block } from './resume-blocks.ts';

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

const fewestAsked = 2;
/** The line of a job that should come first; null where the first one does. The others keep the order they were written in. */
function leadOf(run: readonly Block[], asked: ReadonlySet<string>): Block | null {
  const [first, ...others] = run.map((block) => ({ block, ...weightOf(block, asked) }));
  // A line with a result stays at the top, and only one with a number that answers two things of the ad takes the place of another.
  if (!first || first.asked > 0 || first.hasNumber) return null;
  const best = others.toSorted((a, b) => b.asked + b.hasNumber - (a.asked + a.hasNumber))[0];
  return best && best.asked >= fewestAsked && best.hasNumber ? best.block : null;
}

function leadFirst(
  run: readonly Block[],
  asked: ReadonlySet<string>,
  reading: Reading,
  log: EditLog,
): readonly Block[] {
  const lead = leadOf(run, asked);
  const [first] = run;
  if (!lead || !first || !isMoveWithinJob(reading, run.slice(0, run.indexOf(lead) + 1))) return run;
  const isTaken = log.take({
    kind: 'order',
    section: labelOf(lead.section),
    before: first.was ?? first.text,
    after: lead.text,
    ...because('best-match-first'),
  });
  return isTaken ? [lead, ...run.filter((block) => block !== lead)] : run;
}

/** Within each job the best match for the posting comes first. */
export function reorderBullets(
  blocks: readonly Block[],
  asked: ReadonlySet<string>,
  reading: Reading,
  log: EditLog,
): Block[] {
  const ordered: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const run: Block[] = [];
    while (blocks[at + run.length]?.kind === 'bullet') run.push(blocks[at + run.length] as Block);
    if (run.length === 0) ordered.push(blocks[at] as Block);
    else ordered.push(...leadFirst(run, asked, reading, log));
    at += Math.max(1, run.length);
  }
  return ordered;
}

/** A row of the skills section that isn't a bullet. */
const isRow = ({ section, kind, text }: Block) =>
  section === 'skills' && kind === 'line' && text.includes(',');

/** The skills that were listed, those of the posting first. Of several rows, one may be the rest of another, so they stay. */
export function reorderSkills(
  blocks: readonly Block[],
  asked: ReadonlySet<string>,
  jobDescription: string,
  log: EditLog,
): Block[] {
  const ad = ` ${jobDescription.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `;
  const hasSeveralRows = blocks.filter(isRow).length > 1;
  return blocks.map((block, at) => {
    if (block.section !== 'skills' || block.kind === 'heading') return block;
    if (hasSeveralRows && isRow(block)) return block;
    if (!isPlainList(block.text, blocks[at + 1]?.text ?? '')) return block;
    const items = block.text.split(/,\s*/);
    const isAsked = (item: string) =>
      ad.includes(` ${item.trim().toLowerCase()} `) || findSkills(item).some((one) => asked.has(one.skill));
    const sorted = items.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
    const text = sorted.join(', ');
    if (text === block.text) return block;
    const isTaken = log.take({
      kind: 'order',
      section: 'Skills',
      before: block.text,
      after: text,
      ...because('asked-skills-first'),
    });
    return isTaken ? { ...block, text } : block;
  });
}
