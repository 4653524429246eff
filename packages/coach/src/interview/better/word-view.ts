import type { Draft, DraftWord } from './draft.ts';

/** Words behind which a clause may begin. */
export const joins: ReadonlySet<string> = new Set(
  'and but so because or then like well yeah okay'.split(' '),
);

/** The words around a place, as plain text. Sentence ends count as nothing. */
export interface View {
  words: readonly string[];
  at: number;
  before: string;
  next: string;
  third: string;
  /** Nothing that is kept comes before it in its sentence, or a connective or a comma does. */
  opensClause: boolean;
  isStart: boolean;
  endsHere: (length: number) => boolean;
}

/** How many words from the place on may be left out. */
export type Rule = (view: View) => number;

/** The words of a sentence from a place on. */
export function viewAt(draft: Draft, at: number): View {
  const { words } = draft;
  let back = at - 1;
  while (back >= 0 && words[back]?.isGone && !words[back + 1]?.isFirst) back -= 1;
  const here = words[at] as DraftWord;
  const startsHere = here.isFirst || back < 0 || (words[back + 1]?.isFirst ?? false);
  const before = startsHere ? '' : (words[back]?.word ?? '');
  const until = draft.sentences[here.sentence]?.to ?? words.length;
  const plain = words.slice(Math.max(0, at - 1), Math.min(until, at + 12)).map(({ word }) => word);
  const shift = at === 0 ? 0 : 1;
  return {
    words: [...plain.slice(shift)],
    at: 0,
    before,
    next: plain[shift + 1] ?? '',
    third: plain[shift + 2] ?? '',
    isStart: startsHere && (here.sentence === 0 || back < 0),
    opensClause: startsHere || here.afterComma || joins.has(before),
    endsHere: (length) => {
      const after = words[at + length];
      return !after || at + length >= until || after.afterComma || /^(?:and|but|so)$/.test(after.word);
    },
  };
}
