/** A piece of a line: plain, or **bold**. */
export interface Span {
  text: string;
  bold: boolean;
}

export interface TableBlock {
  kind: 'table';
  head: Span[][];
  rows: Span[][][];
}

export type Block =
  | { kind: 'heading' | 'paragraph' | 'note'; spans: Span[] }
  | { kind: 'list' | 'steps' | 'checklist'; items: Span[][] }
  | TableBlock;

/** The parts of a line between `**`; an unpaired mark stays as it is written. */
function spansOf(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**') && part.endsWith('**') && part.length > 4
        ? { text: part.slice(2, -2), bold: true }
        : { text: part, bold: false },
    );
}

/** The words of a line without marks. */
export const plainText = (spans: readonly Span[]) => spans.map((span) => span.text).join('');

const cellsOf = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

/** "|---|---|"; a row without words has no dash. */
const isRule = (line: string) => /^\|[\s|:-]*-[\s|:-]*\|$/.test(line);

/** Which kind of block a line belongs to, and its words without the mark in front. */
function readLine(line: string): { kind: Block['kind']; rest: string } {
  const marks: [Block['kind'], RegExp][] = [
    ['heading', /^##\s+/],
    ['checklist', /^- \[ \]\s+/],
    ['list', /^- /],
    ['steps', /^\d+\.\s+/],
    ['note', /^>\s+/],
  ];
  for (const [kind, mark] of marks) if (mark.test(line)) return { kind, rest: line.replace(mark, '') };
  return line.startsWith('|') ? { kind: 'table', rest: line } : { kind: 'paragraph', rest: line };
}

function blockOf(kind: Block['kind'], lines: readonly string[]): Block {
  if (kind === 'table') {
    const [head = '', ...rows] = lines.filter((line) => !isRule(line));
    return { kind, head: cellsOf(head), rows: rows.map(cellsOf) };
  }
  if (kind === 'list' || kind === 'steps' || kind === 'checklist') return { kind, items: lines.map(spansOf) };
  return { kind, spans: spansOf(lines.join(' ')) };
}

/**
 * Reads the plain text of a resource: paragraphs, `## ` headings, `- ` lists, `1. ` steps, `- [ ] ` checklists, `> `
 * notes, `| ` tables and **bold**. Nothing else has a meaning, so nothing in a text can become markup.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: Block['kind']; lines: string[] } | undefined;
  const close = () => {
    if (open) blocks.push(blockOf(open.kind, open.lines));
    open = undefined;
  };
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') {
      close();
      continue;
    }
    const { kind, rest } = readLine(line);
    if (!open || open.kind !== kind || kind === 'heading') close();
    open ??= { kind, lines: [] };
    open.lines.push(rest);
  }
  close();
  return blocks;
}
