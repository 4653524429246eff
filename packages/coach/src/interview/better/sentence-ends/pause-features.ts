import { classOf } from './features.ts';

const reach = 3;

/** What is known of the place in front of the word at `at`, as names of features: three words and word classes on each side. */
export function pauseFeatures(words: readonly string[], at: number): string[] {
  const word = (step: number) => words[at + step] ?? '';
  const classes = Array.from({ length: 2 * reach + 1 }, (_, place) => `<${classOf(word(place - reach))}>`);
  const row = (from: number, length: number) =>
    `${from} ${classes.slice(from + reach, from + reach + length).join('')}`;
  const found: string[] = [];
  for (let step = -reach; step <= reach; step += 1) found.push(`${step} ${word(step)}`, row(step, 1));
  for (const step of [-2, -1, 0, 1]) found.push(`${step} ${word(step)} ${word(step + 1)}`);
  for (const step of [-2, -1, 0]) found.push(row(step, 2), row(step, 3));
  found.push(row(-3, 3), row(-2, 4));
  found.push(`join ${word(-1)} ${classes[reach]}`, `join ${classes[reach - 1]} ${word(0)}`);
  return found;
}
