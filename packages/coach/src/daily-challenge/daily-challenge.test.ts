import { describe, expect, it } from 'vitest';
import { challengeBank } from './bank.ts';
import { type Challenge, challengeFor } from './challenge-for.builtin.ts';
import { scoreChallenge } from './score-challenge.builtin.ts';

const dayMs = 86_400_000;
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );
const challengesOf = (from: string, count: number): Promise<Challenge[]> =>
  Promise.all(days(from, count).map(challengeFor));

const isType = (type: string) => (challenge: { question_type: string }) => challenge.question_type === type;

describe('the bank', () => {
  it('covers 366 days with questions of their own', () => {
    expect(challengeBank.length).toBeGreaterThanOrEqual(366);
    expect(new Set(challengeBank.map(({ text }) => text.toLowerCase())).size).toBe(challengeBank.length);
  });

  it('fits the table that keeps it', () => {
    for (const { text, type, answer, wrong, explanation } of challengeBank) {
      expect(text.length, text).toBeGreaterThanOrEqual(15);
      expect(text.length, text).toBeLessThanOrEqual(400);
      expect(text, text).toMatch(/[.?]["”]?$/);
      expect(explanation.length, text).toBeGreaterThanOrEqual(30);
      expect(explanation.length, text).toBeLessThanOrEqual(400);
      expect(wrong.length, text).toBe(type === 'multiple_choice' ? 3 : 0);
      expect(new Set([answer, ...wrong]).size, text).toBe(wrong.length + 1);
      expect(answer.length, text).toBeLessThanOrEqual(5_000);
    }
  });

  it('gives nothing away by the length of the right option or by a habit of true or false', () => {
    const choices = challengeBank.filter(({ type }) => type === 'multiple_choice');
    const longest = choices.filter(({ answer, wrong }) =>
      wrong.every((option) => option.length < answer.length),
    );
    expect(longest.length / choices.length).toBeLessThan(0.3);
    const statements = challengeBank.filter(({ type }) => type === 'true_false');
    const share = statements.filter(({ answer }) => answer === 'True').length / statements.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('asks about nothing that an interviewer may not ask of the reader', () => {
    const open = challengeBank.filter(({ type }) => type === 'open_ended');
    for (const { text } of open) expect(text).not.toMatch(/\b(age|married|children|religion|health|born)\b/i);
  });
});

describe('challengeFor', () => {
  it('is the same for a date whenever it is asked', async () => {
    expect(await challengeFor('2026-03-01')).toEqual(await challengeFor('2026-03-01'));
    expect((await challengeFor('2026-03-01')).challenge_date).toBe('2026-03-01');
  });

  it.each(['2024-01-01', '2025-11-21', '2027-06-30'])(
    'repeats nothing for 366 days from %s',
    async (from) => {
      const year = await challengesOf(from, 366);
      expect(new Set(year.map(({ question_text }) => question_text)).size).toBe(366);
    },
  );

  it('mixes its three types through every fortnight', async () => {
    const year = await challengesOf('2026-01-01', 366);
    for (let start = 0; start + 14 <= year.length; start += 1) {
      const types = new Set(year.slice(start, start + 14).map(({ question_type }) => question_type));
      expect(types.size, `from day ${start}`).toBe(3);
    }
  });

  it('puts the right option first, second, third and fourth equally often', async () => {
    const year = await challengesOf('2026-01-01', challengeBank.length);
    const counts = [0, 0, 0, 0];
    for (const { options, correct_answer } of year.filter(isType('multiple_choice'))) {
      const place = options?.indexOf(correct_answer) ?? -1;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  it('refuses what is no date', async () => {
    await expect(challengeFor('tomorrow')).rejects.toThrow(RangeError);
  });
});

describe('scoreChallenge', () => {
  const choice = {
    question_text: 'Which?',
    question_type: 'multiple_choice' as const,
    correct_answer: 'Result',
  };

  it('gives a right choice 100 and any other 0', async () => {
    expect(await scoreChallenge({ ...choice, user_answer: 'Result' })).toEqual({
      overall: 100,
      feedback: null,
    });
    expect((await scoreChallenge({ ...choice, user_answer: 'result' })).overall).toBe(0);
  });

  it('finds every strong answer of the bank strong, and hollow ones weak', async () => {
    for (const { text, answer } of challengeBank.filter(({ type }) => type === 'open_ended')) {
      const ask = (user_answer: string) =>
        scoreChallenge({
          question_text: text,
          question_type: 'open_ended',
          correct_answer: answer,
          user_answer,
        });
      const strong = await ask(answer);
      expect(strong.overall, text).toBeGreaterThanOrEqual(75);
      expect(strong.overall).toBe(strong.feedback?.overall);
      expect((await ask('I always do my best and I am a hard worker.')).overall, text).toBeLessThan(40);
      expect((await ask(text)).overall, text).toBeLessThanOrEqual(15);
    }
  });
});
