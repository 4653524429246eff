import type { BetterAnswer, BetterEdit, BetterPiece } from '@greenroom/domain';
import { containment } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { blankPattern } from './truth-lock.ts';

interface Line {
  text: string;
  stems: ReadonlySet<string>;
}

/** The sentences of a text, each with the white space behind it. */
function linesOf(text: string): Line[] {
  const { sentences } = readPassage(text);
  return sentences.map(({ start, from }, at) => {
    const first = at === 0 ? 0 : start;
    const line = text.slice(first, sentences[at + 1]?.start ?? text.length);
    return { text: from === 0 ? line.trimStart() : line, stems: new Set(contentStems(readPassage(line))) };
  });
}

const likeness = 0.5;

/** Two sentences that tell the same: half of the content words of the longer one. */
const isSame = ({ stems: one }: Line, { stems: other }: Line): boolean =>
  Math.min(containment(one, other), containment(other, one)) >= likeness;

/** Pairs of sentences that tell the same, in the order of both texts: the longest row of them. At most 60 sentences a side. */
function pairsOf(before: readonly Line[], after: readonly Line[]): [number, number][] {
  const best = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const same = isSame(before[i] as Line, after[j] as Line) ? at(i + 1, j + 1) + 1 : 0;
      (best[i] as number[])[j] = Math.max(same, at(i + 1, j), at(i, j + 1));
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (isSame(before[i] as Line, after[j] as Line) && at(i, j) === at(i + 1, j + 1) + 1)
      pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

const mostLines = 60;

const plainPiece = (before: string, after: string, edit: string | null): BetterPiece => ({
  ...{ before, after, edit, place: null, opens: false, blank: null },
});

/** The pieces of a rewritten stretch: blanks are edits of their own, in the text while the stretch is. */
function piecesOf(before: string, after: string, edits: BetterEdit[]): BetterPiece[] {
  const id = `r${edits.length + 1}`;
  edits.push({ id, kind: 'rewrite', before: before.trim(), after: after.trim() });
  const pieces: BetterPiece[] = [plainPiece(before, '', id)];
  for (const [at, part] of after.split(blankPattern).entries()) {
    if (at % 2 === 0) {
      if (part !== '') pieces.push(plainPiece('', part, id));
      continue;
    }
    const blank = `${id}b${at}`;
    edits.push({ id: blank, kind: 'blank', before: '', after: `[${part}]` });
    pieces.push({ ...plainPiece('', '', blank), place: { edit: id, side: 'to' }, blank: part });
  }
  return pieces;
}

/**
 * A model's rewrite as edits of the answer: whole sentences, so that any choice of them reads on. Null where the two can't be laid
 * side by side.
 */
export function editsOfRewrite(answer: string, rewrite: string): BetterAnswer | null {
  const [before, after] = [linesOf(answer), linesOf(rewrite)];
  if (before.length === 0 || after.length === 0 || before.length > mostLines || after.length > mostLines)
    return null;
  const [pieces, edits]: [BetterPiece[], BetterEdit[]] = [[], []];
  const joined = (lines: readonly Line[]) => {
    const text = lines.map((line) => line.text).join('');
    return text === '' || /\s$/.test(text) ? text : `${text} `;
  };
  const add = (old: readonly Line[], fresh: readonly Line[]) => {
    const [was, is] = [joined(old), joined(fresh)];
    if (was.trim() === is.trim()) pieces.push(plainPiece(was, was, null));
    else pieces.push(...piecesOf(was, is, edits));
  };
  let [i, j] = [0, 0];
  for (const [oldAt, newAt] of pairsOf(before, after)) {
    if (oldAt > i || newAt > j) add(before.slice(i, oldAt), after.slice(j, newAt));
    add(before.slice(oldAt, oldAt + 1), after.slice(newAt, newAt + 1));
    [i, j] = [oldAt + 1, newAt + 1];
  }
  if (i < before.length || j < after.length) add(before.slice(i), after.slice(j));
  return edits.length === 0 ? null : { status: 'edited', source: 'model', pieces, edits };
}
