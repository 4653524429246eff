import { truthOptions } from '@greenroom/domain';
import { seededRandom } from '../seeded-random.ts';
import type { ChallengeQuestion } from './define.ts';

/** A question with its options in the order in which everybody sees them. */
export interface ScheduledQuestion extends ChallengeQuestion {
  /** Null for an open question. */
  options: readonly string[] | null;
}

const dayMs = 86_400_000;
const optionCount = 4;

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** Spreads the types evenly over the whole round: no week of one kind. */
function interleaved(groups: readonly ChallengeQuestion[][]): ChallengeQuestion[] {
  return groups
    .flatMap((group, groupIndex) =>
      group.map((question, index) => ({ question, at: (index + 0.5) / group.length, groupIndex })),
    )
    .sort((a, b) => a.at - b.at || a.groupIndex - b.groupIndex)
    .map(({ question }) => question);
}

/** Puts the right option first, second, third and fourth equally often. */
function withOptions(questions: readonly ChallengeQuestion[], random: () => number): ScheduledQuestion[] {
  let places: number[] = [];
  return questions.map((question) => {
    if (question.type === 'open_ended') return { ...question, options: null };
    if (question.type === 'true_false') return { ...question, options: truthOptions };
    if (places.length === 0) places = shuffled([...Array(optionCount).keys()], random);
    return {
      ...question,
      options: shuffled(question.wrong, random).toSpliced(places.pop() ?? 0, 0, question.answer),
    };
  });
}

/** The bank in the order of the days: the same on every machine, and none comes again before all have come. */
export function makeSchedule(bank: readonly ChallengeQuestion[]): ScheduledQuestion[] {
  const random = seededRandom('daily-challenge');
  const types = ['multiple_choice', 'true_false', 'open_ended'] as const;
  const groups = types.map((type) =>
    shuffled(
      bank.filter((question) => question.type === type),
      random,
    ),
  );
  return withOptions(interleaved(groups), random);
}

/** The place of a date (yyyy-mm-dd) in a round of so many days. Throws a RangeError where it is no date. */
export function placeOf(date: string, length: number): number {
  const atMs = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(atMs)) throw new RangeError('A challenge needs a date as yyyy-mm-dd');
  const day = Math.floor(atMs / dayMs);
  return ((day % length) + length) % length;
}
