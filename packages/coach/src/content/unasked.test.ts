import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from '../interview/score-answer.builtin.ts';
import { bank } from './bank.ts';
import { authoredQuestions } from './key-points.ts';
import { profiles } from './profiles.ts';
import { ownQuestions, packQuestions } from './role-questions.ts';
import file from './unasked.json' with { type: 'json' };

const made = new Map(
  [
    ...authoredQuestions.values(),
    ...profiles
      .flatMap((profile) => [...ownQuestions(profile), ...packQuestions(profile)])
      .map(({ authored }) => authored),
  ].map((authored) => [authored.id, authored]),
);

describe('points that nobody is asked about', () => {
  it('are points of a question that there is', () => {
    const faults = Object.entries(file).flatMap(([id, labels]) =>
      labels
        .filter((label) => !made.get(id)?.points.some((point) => point.label === label))
        .map((label) => `${id}: ${label}`),
    );
    expect(faults).toEqual([]);
  });

  it('are asked about in no remark, whatever the answer', () => {
    for (const { question } of bank) {
      const quiet = authoredQuestions.get(question.id)?.unasked ?? [];
      if (quiet.length === 0) continue;
      const { evidence } = scoreAnswerNow({
        question: question.text,
        answer:
          'I would talk to the people I work with about it, and then we would see what we can do about it together.',
        jobRole: '',
        interviewType: question.type,
      });
      const asked = new Set(evidence.map(({ message }) => message));
      expect(
        quiet.filter(({ ask }) => asked.has(ask)).map(({ label }) => `${question.id}: ${label}`),
      ).toEqual([]);
    }
  });
});
