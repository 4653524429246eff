import { levelStarts } from '@greenroom/domain';
import { msg, plural, t } from '@lingui/core/macro';

/** The level, 1 to 5, of a score: the rubric's bands. */
export function levelOfScore(score: number): number {
  return levelStarts.filter((start) => score >= start).length;
}

export interface RatingVerdict {
  verdict: 'over' | 'under' | 'right';
  text: string;
}

/** How a rating from before the reveal, 1 to 5, stands to the level that the score reached. */
export function judgeSelfRating(rating: number, score: number): RatingVerdict {
  const level = levelOfScore(score);
  const own = t`You rated it ${rating} out of 5; it reached level ${level}.`;
  if (rating === level) return { verdict: 'right', text: `${own} ${t`You got it right.`}` };
  const by = Math.abs(rating - level);
  const judged =
    rating > level
      ? plural(by, { one: 'You overrated it by one level.', other: 'You overrated it by # levels.' })
      : plural(by, { one: 'You underrated it by one level.', other: 'You underrated it by # levels.' });
  return { verdict: rating > level ? 'over' : 'under', text: `${own} ${judged}` };
}

interface Rated {
  selfRating: number | null;
  score: number | null;
  detail?: { scored: boolean } | null;
}

const oneVerdict = {
  over: msg`You rated one answer yourself, and you overrated it.`,
  under: msg`You rated one answer yourself, and you underrated it.`,
  right: msg`You rated one answer yourself and got it right.`,
};

/** How many answers were over- and underrated; null where none was rated. An answer that nobody scored says nothing about a rating. */
export function ratingSummary(answers: readonly Rated[]): string | null {
  const verdicts = answers.flatMap(({ selfRating, score, detail }) =>
    selfRating === null || score === null || detail?.scored === false
      ? []
      : [judgeSelfRating(selfRating, score).verdict],
  );
  if (verdicts.length === 0) return null;
  if (verdicts.length === 1) return t(oneVerdict[verdicts[0] ?? 'right']);
  const count = (wanted: RatingVerdict['verdict']) => verdicts.filter((one) => one === wanted).length;
  const [total, over, under, met] = [verdicts.length, count('over'), count('under'), count('right')];
  return t`Of the ${total} answers you rated yourself, you overrated ${over}, underrated ${under} and got ${met} right.`;
}
