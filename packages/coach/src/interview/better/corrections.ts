import { cut, type Draft } from './draft.ts';
import { numberWords } from './number-words.ts';

/** How people take back what they just said, in words, the longer ones first. */
const markers = [
  'no i mean',
  'no sorry',
  'no wait',
  'wait no',
  'actually no',
  'no actually',
  'i mean',
  'or rather',
  'sorry',
].map((marker) => marker.split(' '));
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const months = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;
const units =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|percent|dollars?|euros?|people|times|miles|pounds|kilos|meters|feet|inches)$/;

/** How many words before `at` are a value of the kind that begins at `next`: a number with its unit, a day, a month; 0 for none. */
function valueBefore(words: readonly string[], at: number, next: number): number {
  const [last = '', first = '', value = ''] = [words[at - 1], words[at - 2], words[next]];
  if (days.test(last)) return days.test(value) ? 1 : 0;
  if (months.test(last)) return months.test(value) ? 1 : 0;
  if (!numberWords.test(value)) return 0;
  if (numberWords.test(last)) return 1;
  const isCounted = numberWords.test(first) || /^an?$/.test(first);
  return isCounted && units.test(last) && units.test(words[next + 1] ?? '') ? 2 : 0;
}

/** "A year, no, sorry, nine months": keeps the value that was meant. What isn't a value of the same kind stays as it was said. */
export function cutCorrections(draft: Draft): void {
  const kept = draft.words.flatMap(({ isGone }, at) => (isGone ? [] : [at]));
  const words = kept.map((at) => draft.words[at]?.word ?? '');
  for (let at = 1; at < words.length; at += 1) {
    const marker = markers.find((one) => one.every((word, step) => words[at + step] === word));
    if (!marker) continue;
    const next = at + marker.length;
    const length = valueBefore(words, at, next);
    if (length > 0) cut(draft, 'correction', kept[at - length] ?? 0, (kept[next - 1] ?? 0) + 1);
  }
}
