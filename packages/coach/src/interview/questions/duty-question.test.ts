import { describe, expect, it } from 'vitest';
import { isTaboo } from '../../content/question-taboos.ts';
import { authoredForOwnWords } from '../../content/role-questions.ts';
import { readAdLines } from './ad-lines.ts';
import { dutyAt } from './duty-question.ts';
import { generateQuestions } from './generate-questions.builtin.ts';

const adWith = (line: string) =>
  `Grain Analyst - Crumb & Co. Apply now.\nResponsibilities\n- Count the loaves\n- ${line}\nRequirements\n- High school diploma`;

function askedAt(text: string) {
  const line = readAdLines(adWith(text)).lines.find((one) => one.text === text);
  return line?.head === undefined ? undefined : dutyAt(line);
}

describe("a question at a duty in the ad's own words", () => {
  it.each([
    [
      'Analyze trends in the rye and spelt markets',
      'Walk me through how you analyze trends in the rye and spelt markets.',
    ],
    [
      'Preparing the annual budget of the mill',
      'How do you go about preparing the annual budget of the mill?',
    ],
    [
      'Gives clear bedside handoff using SBAR',
      'Walk me through how you give clear bedside handoff using SBAR.',
    ],
    ['Documents care in Epic', 'How do you document care in Epic? Give me an example.'],
    [
      'Load and unload trailers with a pallet jack',
      'Walk me through how you load and unload trailers with a pallet jack.',
    ],
    ['Keeps patients informed', 'How would you keep patients informed?'],
  ])('at "%s" is "%s", and is scored like a typed one', (line, question) => {
    const asked = askedAt(line);
    expect(asked?.seasoned).toContain(question);
    for (const text of [...(asked?.fresh ?? []), ...(asked?.seasoned ?? [])]) {
      expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
      expect(isTaboo(text)).toBe(false);
      expect(authoredForOwnWords(text)).toBeUndefined();
    }
  });

  it.each(['Remove ash from oven floor', 'Strong baking skills'])(
    'quotes what nobody says in other words: "%s"',
    (line) => {
      const asked = askedAt(line);
      expect(asked).toMatchObject({ isQuote: true });
      for (const text of [...(asked?.fresh ?? []), ...(asked?.seasoned ?? [])])
        expect(text).toContain(`"${line}."`);
    },
  );

  it.each([
    ['Wear a hairnet', 'nothing to tell of'],
    ['Report results to the Crumb Division', 'a name of the house'],
    ['To apply, send a resume', 'how to apply'],
    ['Receive tips', 'what somebody gets'],
    ['Set up, manage', 'words whose rest is missing'],
    ['Sweep it daily', 'words that point at another line'],
    ['You will bake', 'too little'],
    ['Hire the guys who bake', 'words that take people for men'],
  ])('is none at "%s": %s', (line) => {
    expect(askedAt(line)).toBeUndefined();
  });

  it('asks everybody how they would do what is done once', () => {
    const asked = askedAt('Build and test new ovens for the shop');
    expect(asked?.seasoned).toEqual(asked?.fresh);
    expect(asked?.fresh[0]).toMatch(/^How would you build/);
  });

  it('asks newcomers what they would do, and others what they do', async () => {
    const duty = 'Analyze trends in the rye and spelt markets';
    const focus = `Grain Analyst - Crumb & Co. Apply now.\nResponsibilities\n- ${duty}\nRequirements\n- High school diploma`;
    for (const [difficulty, words] of [
      ['easy', /How would you analyze|Walk me through how you'd analyze/],
      ['hard', /how you analyze|How do you analyze|had to analyze/],
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

describe('a tidy ad of five duties', () => {
  it.each([
    [
      'Registered Nurse',
      'Gives clear bedside handoff using SBAR.|Documents care in Epic|Keeps patients informed|Administers medications safely|Responds to call lights quickly',
    ],
    [
      'Truck Driver',
      'Drive a 53-foot trailer across three states|Inspect the truck before every trip|Secure freight with straps and chains|Keep electronic logs up to date|Call dispatch when a delivery runs late',
    ],
    [
      'High School Teacher',
      'Plan lessons for five classes|Grade papers within a week|Call parents about missing work|Manage a class of thirty|Write tests and quizzes',
    ],
    [
      'Software Engineer',
      'Review pull requests|Write tests for new code|Fix bugs in the billing service|Carry the pager one week in six|Mentor two junior developers',
    ],
  ])('gives half of a set for a %s, at every level', async (jobRole, duties) => {
    const lines = duties.split('|');
    const focus = `${jobRole} - Alder & Co.\nWhat you'll do\n- ${lines.join('\n- ')}\nApply with your resume.`;
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const { questions } = await generateQuestions({
        jobRole,
        interviewType: 'mixed',
        difficulty,
        count: 8,
        focus,
        seed: 's',
      });
      const asked = questions.flatMap(({ reason }) => (reason?.kind === 'ad' ? [reason.line] : []));
      expect(asked).toHaveLength(4);
      for (const line of asked) expect(focus).toContain(line);
    }
  });
});

it('a question of anybody that only begins alike has no points of a duty', () => {
  expect(authoredForOwnWords('How do you handle conflict?')).toBeUndefined();
});
