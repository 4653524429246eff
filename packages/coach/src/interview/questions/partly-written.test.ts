import type { GeneratedQuestion } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { fillPlaces } from './partly-written.ts';

const one = (
  question_text: string,
  phase: GeneratedQuestion['phase'],
  reason: GeneratedQuestion['reason'] = null,
) => ({ question_text, phase, reason }) as GeneratedQuestion;
const ad = { kind: 'ad', line: 'You run the night shift.' } as const;
const resume = { kind: 'resume', line: 'Cut costs by a third.' } as const;
const texts = (set: readonly GeneratedQuestion[]) => set.map(({ question_text }) => question_text);

it.each([
  ['takes a place of its phase', [one('own', 'job')], [one('new', 'job')], ['new'], 1],
  ['leaves a place of another phase', [one('own', 'people')], [one('new', 'job')], ['own'], 0],
  [
    'keeps a question from a line for one that has none',
    [one('own', 'job', ad)],
    [one('new', 'job')],
    ['own'],
    0,
  ],
  ['gives a line for a line', [one('own', 'job', ad)], [one('new', 'job', ad)], ['new'], 1],
  ['keeps what goes at the resume', [one('own', 'job', resume)], [one('new', 'job', ad)], ['own'], 0],
  ['uses each once', [one('a', 'job'), one('b', 'job')], [one('new', 'job')], ['new', 'b'], 1],
])('%s', (_, builtIn, written, expected, taken) => {
  const filled = fillPlaces(builtIn, written);
  expect(texts(filled.questions)).toEqual(expected);
  expect(filled.taken).toBe(taken);
});
