import { describe, expect, it } from 'vitest';
import { isTaboo } from '../../content/question-taboos.ts';
import { authoredForOwnWords } from '../../content/role-questions.ts';
import { askability } from './askability.ts';
import { cutLine, type LineCut } from './cut-line.ts';
import { dutyAt } from './duty-question.ts';
import { generateQuestions } from './generate-questions.builtin.ts';

function askedAt(line: string) {
  const cut = cutLine(line) as LineCut;
  const read = askability(cut);
  return read && dutyAt({ ...cut, worth: read.worth }, line);
}

describe("a question at a duty in the ad's own words", () => {
  it.each([
    [
      'Analyze trends in the rye and spelt markets',
      'Walk me through how you analyze trends in the rye and spelt markets.',
    ],
    ['Preparing annual budgets, forecasts, and reports', 'How do you go about preparing annual budgets?'],
    ['Hire and train a junior loan officer', 'Walk me through how you hire and train a junior loan officer.'],
  ])('at "%s" is "%s", and is scored like a typed one', (line, question) => {
    const asked = askedAt(line);
    expect(asked?.seasoned[0]).toBe(question);
    for (const text of [...(asked?.fresh ?? []), ...(asked?.seasoned ?? [])]) {
      expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
      expect(isTaboo(text)).toBe(false);
      expect(authoredForOwnWords(text)).toBeUndefined();
    }
  });

  it.each([
    ['Remove ash from oven floor', 'words that lost their articles'],
    ['Track the results of client\u2019s orders', 'the same, at whose it is'],
    ['Support the development of bread recipes', 'help with what others do'],
    ['Follow the baking procedures of the shop', 'a rule'],
    ['Report results to the Crumb Division', 'a name of the house'],
    ['Strong baking skills', 'no duty'],
    ['Lend out tins', 'too little'],
    ['Coordinate the milling operations of both towns', 'the whole place'],
    ['Sharpen the millstones of both mills if flour runs coarse', 'only now and then'],
  ])('is none at "%s": %s', (line) => {
    expect(askedAt(line)).toBeUndefined();
  });

  it('asks everybody how they would do what is done once', () => {
    expect(askedAt('Launching a rye festival for the whole county')?.seasoned).toEqual([
      'How would you go about launching a rye festival for the whole county?',
    ]);
  });

  it('asks newcomers what they would do, and others what they do', async () => {
    const duty = 'Analyze trends in the rye and spelt markets';
    const focus = `Grain Analyst - Crumb & Co. Apply now.\nResponsibilities\n- ${duty}\nRequirements\n- High school diploma`;
    for (const [difficulty, words] of [
      ['easy', /How would you analyze|Walk me through how you'd analyze/],
      ['hard', /Walk me through how you analyze/],
    ] as const) {
      const { questions } = await generateQuestions({
        jobRole: 'Grain analyst',
        interviewType: 'mixed',
        difficulty,
        count: 8,
        focus,
        seed: 'a',
      });
      expect(questions.find(({ reason }) => reason?.line === duty)?.question_text).toMatch(words);
    }
  });
});

it('a question of anybody that only begins alike has no points of a duty', () => {
  expect(authoredForOwnWords('How do you handle conflict?')).toBeUndefined();
});
