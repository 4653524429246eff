import { type CoverageRow, type Importance, importances } from '@greenroom/domain';

/** Above so many rows only what they need is open at first. */
const openRows = 25;

export interface CoverageGroup {
  importance: Importance;
  rows: CoverageRow[];
  startsOpen: boolean;
}

const scoreOrder = (row: CoverageRow) => row.score ?? (row.covered ? 101 : -1);

/** Gaps first, then the lowest score. */
const byNeed = (a: CoverageRow, b: CoverageRow) =>
  Number(a.covered) - Number(b.covered) || scoreOrder(a) - scoreOrder(b);

/** The rows of the map by importance, each group with its gaps first. Groups without a row are left out. */
export function coverageGroups(rows: readonly CoverageRow[], gapsOnly = false): CoverageGroup[] {
  return importances
    .map((importance) => ({
      importance,
      rows: rows
        .filter((row) => row.importance === importance && !(gapsOnly && row.covered))
        .toSorted(byNeed),
      startsOpen: importance === 'must-have' || rows.length <= openRows,
    }))
    .filter(({ rows: own }) => own.length > 0);
}

export type CellState = 'filled' | 'empty' | 'not-needed';

/** The cells of a row: resume, story and answer. */
export function cellStates({ needs, resumeLine, stance, story, score }: CoverageRow): {
  resume: CellState;
  story: CellState;
  answer: CellState;
} {
  const state = (needed: boolean, isFilled: boolean): CellState => {
    if (!needed) return 'not-needed';
    return isFilled ? 'filled' : 'empty';
  };
  return {
    // What they say they have needs no line any more, and is shown as had.
    resume: state(needs.resume || stance === 'have', resumeLine !== null || stance === 'have'),
    story: state(needs.story, story !== null),
    answer: state(needs.answer, score !== null),
  };
}

/** How far a row is, for the tally over the map. */
export function tallyOf(row: CoverageRow): 'covered' | 'started' | 'open' {
  if (row.covered) return 'covered';
  const states = Object.values(cellStates(row));
  return states.includes('filled') ? 'started' : 'open';
}
