/** The level, 1 to 5, of a score: the rubric's bands. */
export function levelOfScore(score: number): number {
  return [30, 50, 70, 85].filter((from) => score >= from).length + 1;
}

export interface RatingVerdict {
  verdict: 'over' | 'under' | 'right';
  text: string;
}

/** How a rating from before the reveal, 1 to 5, stands to the level that the score reached. */
export function judgeSelfRating(rating: number, score: number): RatingVerdict {
  const level = levelOfScore(score);
  const own = `You rated it ${rating} of 5; it reached level ${level}.`;
  if (rating === level) return { verdict: 'right', text: `${own} Your ear is right.` };
  const by = Math.abs(rating - level) === 1 ? 'one level' : `${Math.abs(rating - level)} levels`;
  return rating > level
    ? { verdict: 'over', text: `${own} You overrated it by ${by}.` }
    : { verdict: 'under', text: `${own} You underrated it by ${by}.` };
}

interface Rated {
  selfRating: number | null;
  score: number | null;
}

const oneVerdict = { over: 'overrated', under: 'underrated', right: 'met' } as const;

/** How many answers were over- and underrated; null where none was rated. */
export function ratingSummary(answers: readonly Rated[]): string | null {
  const verdicts = answers.flatMap(({ selfRating, score }) =>
    selfRating === null || score === null ? [] : [judgeSelfRating(selfRating, score).verdict],
  );
  if (verdicts.length === 0) return null;
  if (verdicts.length === 1) return `You rated one answer yourself: ${oneVerdict[verdicts[0] ?? 'right']}.`;
  const count = (wanted: RatingVerdict['verdict']) => verdicts.filter((one) => one === wanted).length;
  return `Of ${verdicts.length} answers that you rated yourself, you overrated ${count('over')}, underrated ${count('under')} and met ${count('right')}.`;
}
