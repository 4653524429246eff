import type { GeneratedQuestion } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { latePlaces } from './late-questions.ts';

const stored = ['A?', 'B?', 'C?', 'D?'].map((question_text, position) => ({
  ...{ question_text, position, bank_id: position === 0 ? null : `bank-${position}` },
}));
const late = (...texts: (string | null)[]) =>
  texts.map((text, at) => ({
    ...(text === null ? { question_text: `${'ABCD'[at]}?`, bank_id: `bank-${at}` } : {}),
    ...(text === null ? {} : { question_text: text, bank_id: null }),
  })) as GeneratedQuestion[];
const placed = (answered: string[], questions: GeneratedQuestion[]) =>
  latePlaces(stored, answered, questions, 1).map(({ place, question }) => [
    place.position,
    question.question_text,
  ]);

it.each([
  [
    'takes every place that nobody has seen',
    [],
    ['A?', 'New B?', 'New C?', null],
    [
      [1, 'New B?'],
      [2, 'New C?'],
    ],
  ],
  ['leaves what is answered', ['B?'], ['A?', 'New B?', 'New C?', null], [[2, 'New C?']]],
  ['leaves everything before the last answer', ['C?'], ['A?', 'New B?', 'New C?', 'New D?'], [[3, 'New D?']]],
  ['asks nothing twice', [], ['A?', 'A?', 'New C?', 'New C?'], [[2, 'New C?']]],
  ['leaves a set of another length alone where it ends', [], ['A?'], []],
] as const)('a late question %s', (_, answered, questions, expected) => {
  expect(placed([...answered], late(...questions))).toEqual(expected);
});
