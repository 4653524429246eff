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
      'What do you look for when you analyze trends in the rye and spelt markets?',
    ],
    [
      'Preparing the annual budget of the mill',
      'Walk me through how you prepare the annual budget of the mill. Where do you start?',
    ],
    [
      'Create delivery notes for the shops',
      'Walk me through how you create delivery notes for the shops. What do you double-check?',
    ],
    [
      'Administer insulin injections as prescribed by the millers',
      'Walk me through how you administer insulin injections. What do you double-check?',
    ],
    [
      'Optimizing robust and scalable web pages for speed',
      'How do you go about optimizing web pages for speed? Where do you start?',
    ],
    [
      'Optimize stable and scalable web pages',
      'How do you go about optimizing web pages? Where do you start?',
    ],
    [
      'Develop flour blends and experience with rye required',
      'How do you go about developing flour blends? Where do you start?',
    ],
    [
      'Identify and effectively qualify bakery suppliers',
      'Tell me about your experience identifying and effectively qualifying bakery suppliers.',
    ],
    ['Identify risks and design for safety', 'Walk me through how you identify risks and design for safety.'],
    ['Review all final cake designs', 'What do you look for when you review final cake designs?'],
    ['Monitor order book', 'How do you monitor the order book, and what do you look out for?'],
    [
      'Configure proofing cabinets and processing offcuts of dough',
      'How do you go about configuring proofing cabinets? Where do you start?',
    ],
    [
      'Coordinate flour deliveries?and grain storage',
      'How do you coordinate flour deliveries? What tends to go wrong?',
    ],
    [
      'Conduct flour research and draft recipe documents',
      'Tell me about your experience conducting flour research.',
    ],
    [
      'Work collaboratively and considerately with millers and bakers',
      'Tell me about your experience working with millers and bakers.',
    ],
    [
      'Operate, clean, and maintain all milling equipment',
      'Walk me through how you operate, clean, and maintain milling equipment.',
    ],
    [
      'Identify and meet the wishes of retail millers',
      'Tell me about your experience identifying and meeting the wishes of retail millers.',
    ],
    [
      'Provide updates regarding grain prices',
      'Tell me about your experience providing updates about grain prices.',
    ],
    [
      'Communicate effectively with millers about flour deliveries',
      'Tell me about your experience communicating with millers about flour deliveries.',
    ],
    [
      'Confer with bakers or millers to resolve flour complaints, shortages, or grievances',
      'Walk me through how you confer with bakers or millers to resolve flour complaints.',
    ],
    [
      'Load and unload trailers with a pallet jack',
      'Walk me through how you load and unload trailers with a pallet jack. What do you watch out for?',
    ],
    [
      'Collaborate with bakers and millers to plan the week',
      'Tell me about your experience collaborating with bakers and millers to plan the week.',
    ],
    [
      'Supervise the night bakers and write the schedule',
      "How do you supervise the night bakers? What's the hardest part?",
    ],
    ['Documents care in Epic', 'Walk me through how you document care in Epic.'],
    ['Effectively test new ovens in a timely manner', 'What do you look for when you test new ovens?'],
  ])('at "%s" is "%s", and is scored like a typed one', (line, question) => {
    const asked = askedAt(line);
    expect(asked?.seasoned).toContain(question);
    for (const text of [...(asked?.fresh ?? []), ...(asked?.seasoned ?? [])]) {
      expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
      expect(isTaboo(text)).toBe(false);
      // A newcomer's experience is asked about like any other.
      expect([undefined, 'ad.plus']).toContain(authoredForOwnWords(text)?.id);
    }
  });

  it.each([
    ['Wear a hairnet', 'nothing to tell of'],
    ['Comfort handling live yeast and other cultures', 'a noun that opens like a verb, too'],
    ['Record keeping principles and methods', 'a noun that opens like a verb'],
    ['Guide baking crews to successfully deliver and sell bread', 'a purpose whose object is missing'],
    ['Coordinate the acquisition and implementation', 'two nouns of nothing'],
    ['Report results to the Crumb Division', 'a name of the house'],
    ['To apply, send a resume', 'how to apply'],
    ['Receive tips', 'what somebody gets'],
    ['Set up, manage', 'words whose rest is missing'],
    ['Sweep it daily', 'words that point at another line'],
    ['You will bake', 'too little'],
    ['Hire the guys who bake', 'words that take people for men'],
    ['Take full ownership of the ovens', 'an attitude'],
    ['Support our key growth initiatives', 'nothing that one could picture'],
    ['Oversees the training, training requirements and licenses of millers', 'words whose rest is missing'],
    ['Communicates effectively, honestly, and considerately', 'no more than how it is done'],
    ['Seek opportunities to learn from new millers', 'an attitude'],
    ['Review the plans of electrical, heating and cooling systems of ovens', 'words whose rest is missing'],
    ['Ensure oven is cleaned and heated appropriately', 'words that lost their article'],
    ['Drive overall flour business growth', 'an attitude'],
    ['Coordinate and Control Productivity', 'words that lost their heading'],
    ['Market delivery management', 'the name of a task'],
    ['Lead some shifts of the bakery', 'some, and nobody knows which'],
  ])('is none at "%s": %s', (line) => {
    expect(askedAt(line)).toBeUndefined();
  });

  it('asks newcomers how they would do a project, and others how they go about it', () => {
    const asked = askedAt('Build and develop new ovens for the shop');
    expect(asked?.fresh[0]).toMatch(/^How would you build/);
    expect(asked?.seasoned[0]).toMatch(/^How do you go about building .*\? Where do you start\?$/);
  });

  it('asks newcomers what they would do, and others what they do', async () => {
    const duty = 'Analyze trends in the rye and spelt markets';
    const focus = `Grain Analyst - Crumb & Co. Apply now.\nResponsibilities\n- ${duty}\nRequirements\n- High school diploma`;
    for (const [difficulty, words] of [
      ['easy', /How would you analyze|Walk me through how you'd analyze/],
      ['hard', /when you analyze|how you analyze/],
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
