import { evenSpaces } from '../text/even-spaces.ts';
import type { Reading } from './reading-of-text.ts';
import type { SectionName } from './section-words.ts';

/** A line of the clean text: a heading, a bullet with its wrapped lines joined, or any other line. */
export interface Block {
  kind: 'heading' | 'bullet' | 'line';
  text: string;
  section: SectionName | 'profile';
  /** What an edited line said before. */
  was?: string;
}

/** What is looked at of a line to tell whether it goes on. */
const lineEnd = 120;

/** What joins a line to the one before that goes on in it; null where it stands alone. */
function wrapOf(
  before: Block | undefined,
  line: string,
  section: Block['section'],
  summary: string,
): string | null {
  if (before?.kind !== 'line' || before.section !== section) return null;
  const end = before.text.slice(-lineEnd);
  if (/(?:^|\s)[\w.-]+\.[a-z]{2,}\/\S*-$/i.test(end)) return '';
  // Where the next heading was not found, a job may follow: only what was read as the summary is joined.
  if (section === 'summary') return summary.includes(line) ? ' ' : null;
  const isList = section === 'skills' && (/[,;|•·&]$/.test(end) || line.startsWith('('));
  const isContact = section === 'profile' && /[|•·]$/.test(end);
  return isList || isContact || (section === 'projects' && /^\p{Ll}/u.test(line)) ? ' ' : null;
}

const isShouted = (text: string) =>
  /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && text.length < 40;

/** Takes the text of a document apart into blocks, so that it can be edited and set again as one plain column. */
export function blocksOf({ resume, document }: Reading): Block[] {
  const lines = document.text.split('\n');
  const headings = new Map(document.headings.map((heading) => [heading.line, heading]));
  const told = [...resume.work, ...resume.projects, ...resume.volunteer].flatMap((one) =>
    one.highlights.map(evenSpaces),
  );
  const summary = evenSpaces(resume.basics.summary ?? '');
  const blocks: Block[] = [];
  let section: Block['section'] = 'profile';
  let open: { rest: string; block: Block } | null = null;
  for (const [at, raw] of lines.entries()) {
    const line = evenSpaces(raw.replace(/(?<=:\s*)\t+/g, ' ').replace(/\t+/g, ' | '));
    if (line === '') continue;
    const heading = headings.get(at);
    if (heading) {
      section = (heading.section ?? 'other') as Block['section'];
      open = null;
      blocks.push({ kind: 'heading', text: heading.text, section });
      // "Skills: Java, Go" on one line: the words after the heading are its first line.
      const after = evenSpaces(
        raw.slice(raw.indexOf(heading.text) + heading.text.length).replace(/^\s*[:|–—-]\s*/, ''),
      );
      if (after.length > 1) blocks.push({ kind: 'line', text: after, section });
      continue;
    }
    const words = evenSpaces(raw);
    if (open?.rest.startsWith(words)) {
      open.block.text = `${open.block.text} ${words}`;
      open.rest = open.rest.slice(words.length).trim();
      if (open.rest === '') open = null;
      continue;
    }
    const wrap = wrapOf(blocks.at(-1), line, section, summary);
    if (wrap !== null) {
      (blocks.at(-1) as Block).text += wrap + line;
      continue;
    }
    const bullet = told.find((text) => words.length > 2 && text.startsWith(words));
    const block: Block = { kind: bullet ? 'bullet' : 'line', text: bullet ? words : line, section };
    const rest = bullet?.slice(words.length).trim() ?? '';
    open = rest ? { rest, block } : null;
    blocks.push(block);
  }
  return blocks;
}

/** The blocks as one plain column that every system reads: headings in capitals, bullets with dashes. */
export function setBlocks(blocks: readonly Block[]): string {
  const lines: string[] = [];
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    const opensEntry =
      block.kind === 'line' &&
      (before?.kind === 'bullet' || (at > 1 && isShouted(block.text) && before?.kind === 'line'));
    if (block.kind === 'heading' || opensEntry) lines.push('');
    lines.push(
      block.kind === 'heading'
        ? block.text.toUpperCase()
        : block.kind === 'bullet'
          ? `- ${block.text}`
          : block.text,
    );
  }
  return `${lines.join('\n').trim()}\n`;
}
