import type { GeneratedQuestion, GenerateQuestionsOutput } from '@greenroom/domain';
import { expect, it } from 'vitest';
import large from '../../../coach/src/model/fixtures/recorded/large.json' with { type: 'json' };
import small from '../../../coach/src/model/fixtures/recorded/small.json' with { type: 'json' };
import { addedTo, latePlaces, placesBack, withLanguage } from './late-questions.ts';

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

it.each([
  ['is put back where its page shows it', ['A?', 'B?'], [], ['B?']],
  ['stays away where its page has seen the new one', ['A?', 'New B?'], [], []],
  ['stays away where nobody has come to it', ['A?'], [], []],
  ['stays away where the new one is answered', ['A?', 'B?'], ['New B?'], []],
] as const)('a question that gave way %s', (_, shown, answered, back) => {
  const now = stored.with(1, { question_text: 'New B?', position: 1, bank_id: null });
  const gone = stored.slice(1, 2);
  expect(placesBack(now, answered, gone, shown).map(({ question_text }) => question_text)).toEqual(back);
});

it('a set that grows gets what comes after what is stored, and nothing twice', () => {
  const grown = late('A?', 'B?', 'C?', 'D?', 'New E?', 'A?');
  expect(addedTo(stored, grown).map(({ question_text }) => question_text)).toEqual(['New E?']);
  expect(addedTo(stored, grown.slice(0, 2))).toEqual([]);
});

it.each([
  ['large', '13-set-spanish', large, 'es'],
  ['small', '13-set-spanish', small, 'es'],
  ['large', '11-set-barista', large, undefined],
] as const)(
  'a set of a %s model, %s, says its language from its first question on',
  (_, name, { replies }, lang) => {
    const reply: string = replies[name];
    const { questions } = JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1));
    for (let count = 1; count <= questions.length; count += 1) {
      const set = { questions: questions.slice(0, count), source: {} } as GenerateQuestionsOutput;
      expect(withLanguage(set).source.lang, `${count} of them`).toBe(lang);
    }
  },
);
