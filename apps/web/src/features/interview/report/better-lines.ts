import {
  type BetterAnswer,
  type BetterChoices,
  type BetterEdit,
  type BetterPart,
  betterParts,
} from '@greenroom/domain';

/** A part of a line, with a key that stays while its text changes. */
export interface LinePart extends BetterPart {
  key: string;
}

/** One or more sentences, with the edits that are made in them. */
export interface BetterLine {
  key: string;
  parts: LinePart[];
  /** Each edit is explained once, where it first appears. */
  edits: BetterEdit[];
}

/** A sentence ends behind a full stop and a space, or at a line break. */
const sentenceEnd = /(?<=[.!?…]["'”’)\]]?\s)|(?<=\n)/;

const endsSentence = /[.!?…]["'”’)\]]?\s$|\n$/;

/** Parts cut where sentences end. */
function sentencesOf(parts: readonly BetterPart[]): LinePart[][] {
  const lines: LinePart[][] = [[]];
  for (const [at, part] of parts.entries()) {
    const texts = part.blank === null ? part.text.split(sentenceEnd) : [part.text];
    for (const [piece, text] of texts.entries()) {
      lines.at(-1)?.push({ ...part, text, key: `${at}-${piece}` });
      // A period of ours has its space in the next part.
      const next = parts.slice(at + 1).find((one) => one.text !== '' || one.blank !== null)?.text ?? '';
      const isStop = /[.!?…]["'”’)\]]?$/.test(text) && /^\s/.test(next);
      const isEnd =
        part.blank === null &&
        (piece < texts.length - 1 || /\s$/.test(text) ? endsSentence.test(text) : isStop);
      if (isEnd) lines.push([]);
    }
  }
  return lines.filter((line) =>
    line.some(({ text, edit, blank }) => text.trim() !== '' || edit !== null || blank !== null),
  );
}

/** The text as it reads now in lines: sentences without an edit stay together, others have their notes beside them. */
export function betterLines(better: BetterAnswer, choices: BetterChoices): BetterLine[] {
  const editOf = new Map(better.edits.map((edit) => [edit.id, edit]));
  const told = new Set<string>();
  const lines: BetterLine[] = [];
  for (const parts of sentencesOf(betterParts(better, choices))) {
    const edits = parts.flatMap(({ edit }) => {
      const found = edit === null || told.has(edit) ? undefined : editOf.get(edit);
      if (!found) return [];
      told.add(found.id);
      return [found];
    });
    const last = lines.at(-1);
    if (last && edits.length === 0 && last.edits.length === 0) last.parts.push(...parts);
    else lines.push({ key: parts[0]?.key ?? '', parts, edits });
  }
  const untold = better.edits.filter(({ id, kind }) => kind === 'moved' && !told.has(id));
  lines[0]?.edits.unshift(...untold);
  return lines;
}
