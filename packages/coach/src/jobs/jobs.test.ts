import { describe, expect, it } from 'vitest';
import { createCoach } from '../coach.ts';
import { employerText } from '../job-ad/employer-text.fixture.ts';
import { questionsToAsk } from './questions-to-ask.ts';

const coach = createCoach();
const ad = `Shift Supervisor
Marlow Street Coffee, Portland, OR

What you'll do
- Open and close the store and count the cash drawer
- Train new baristas on drinks and food safety
- Handle customer complaints calmly

Requirements
- Food handler's card
- 2+ years of experience in food service
- Excellent communication skills
- Weekend shifts are required

Bonus
- Latte art a plus

We offer
- Free coffee and 401(k)

Marlow Street is an equal opportunity employer. Apply in person.
`;
const read = () => coach.readJobAd({ ad });
const lineOf = async (words: string) => (await read()).requirements.find(({ line }) => line.includes(words));

it('asks how a team uses a tool, and not a paper that somebody has', async () => {
  const { requirements } = await read();
  expect(questionsToAsk(ad, requirements).filter((question) => /card|certification/i.test(question))).toEqual(
    [],
  );
});

describe('readJobAd', () => {
  it.each([25_000, 60_000, 150_000])('finds an ad behind %i characters of its employer', async (length) => {
    const text = `${employerText(length)}\n\n${ad}`;
    const { isAd, title, company, requirements, readStart } = await coach.readJobAd({ ad: text });
    expect(isAd).toBe(true);
    expect(readStart).toBeGreaterThan(0);
    const own = (await read()).requirements.map(({ name }) => name);
    expect(requirements.map(({ name }) => name)).toEqual(own);
    expect([title?.value, company?.value]).toEqual(['Shift Supervisor', 'Marlow Street Coffee']);
    for (const { line, start, end } of requirements) expect(text.slice(start, end)).toBe(line);
  });

  it.each([['Belfast'], ['San Jose'], ['Ohio'], ['Toronto']])(
    'takes %s alone for no company',
    async (place) => {
      const lines = `Line Cook\n${place}\n${place}, Remote\nAbout ${place}\nWhat you'll do\n- Join ${place}, and cook\n`;
      const { company } = await coach.readJobAd({
        ad: `${lines}- Prepare sauces\nRequirements\n- 2 years in a kitchen\n`,
      });
      expect(company).toBeNull();
    },
  );

  it.each([
    ['cash drawer', 'Open and close the store', 'duty', 'must-have'],
    ['new baristas', 'Train new baristas', 'duty', 'must-have'],
    ['complaints', 'Handle customer complaints calmly', 'duty', 'must-have'],
    ['handler', "Food handler's card", 'credential', 'must-have'],
    ['2+ years', '2+ years of experience', 'years', 'must-have'],
    ['communication', 'Communication skills', 'trait', 'must-have'],
    ['Weekend', 'Weekend shifts', 'terms', 'must-have'],
    ['Latte', 'Latte art', 'skill', 'nice-to-have'],
  ])('reads the line with "%s" as %s', async (words, name, kind, importance) => {
    const line = await lineOf(words);
    expect(line?.name.startsWith(name), line?.name).toBe(true);
    expect(line).toMatchObject({ kind, importance });
  });

  it.each([
    [
      'Receive deliveries and check them against the order',
      'Receive deliveries and check them against the order',
    ],
    [
      'Prepare bread, rolls and cakes for three shops so that each of them can open at six',
      'Prepare bread, rolls and cakes for three shops',
    ],
    ['Strong knowledge of food safety rules is required', 'Food safety rules'],
    ['Cleans the espresso machine', 'Clean the espresso machine'],
    ['Cleans and repairs the espresso machine', 'Cleans and repairs the espresso machine'],
    [
      'Assist in making sure that all the loaves have the right weight',
      'Assist in making sure that all the loaves have the right weight',
    ],
  ])('names "%s" by a whole clause', async (line, name) => {
    const { requirements } = await coach.readJobAd({
      ad: ad.replace('Handle customer complaints calmly', () => line),
    });
    expect(requirements.find((one) => one.line === line)?.name).toBe(name);
  });

  it('leaves out what the job gives and what the law says', async () => {
    const { requirements } = await read();
    for (const { line, start, end } of requirements) expect(ad.slice(start, end)).toBe(line);
    expect(requirements.map(({ line }) => line).join(' ')).not.toMatch(/401|equal opportunity|Apply/);
    expect(requirements).toHaveLength(8);
  });

  it('takes no title for something that is asked for', async () => {
    const { title, company, requirements } = await coach.readJobAd({
      ad: 'Licensed Baker - Part Time\nRye & Co, Duluth, MN\n\nDuties\n- Knead and shape rye dough\n- Clean mixers, benches and proofing boxes\n\nRequirements\n- Food handler card',
    });
    expect(title?.value).toBe('Licensed Baker');
    expect(company?.value).toBe('Rye & Co');
    expect(requirements.map(({ line }) => line)).toEqual([
      'Knead and shape rye dough',
      'Clean mixers, benches and proofing boxes',
      'Food handler card',
    ]);
  });

  it('says where the title and the place are in the ad', async () => {
    const { title, place } = await read();
    for (const found of [title, place]) expect(ad.slice(found?.start, found?.end)).toBe(found?.quote);
    expect(title?.value).toBe('Shift Supervisor');
  });

  it.each([
    ['nothing', ''],
    [
      'a letter',
      'Dear Ms. Ortega,\nthank you for the lovely evening. We talked for hours, and I still laugh.\nYours, Dana',
    ],
    ['a recipe', 'Mix flour and butter. Add two eggs. Bake for 30 minutes at 180 degrees and let it cool.'],
  ])('says of %s that it is no ad', async (_, text) => {
    expect(await coach.readJobAd({ ad: text })).toMatchObject({ isAd: false, requirements: [] });
  });
});

describe('prepareJob', () => {
  const prepare = async (own: object = {}) => {
    const { requirements } = await read();
    return coach.prepareJob({
      ...{ title: 'Shift Supervisor', ad, requirements, kept: [], seed: 'a' },
      ...{ resumeLines: ['Cut waste by 20% in six months', 'Trained nine baristas on food safety'] },
      ...own,
    });
  };

  it('opens with the warm-up, ends with their questions, and asks each thing once', async () => {
    const { questions } = await prepare();
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(20);
    expect(questions[0]?.reason.kind).toBe('opening');
    expect(questions.at(-1)?.reason.kind).toBe('closing');
    const texts = questions.map(({ question }) => question.question_text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(questions.filter(({ reason }) => reason.kind === 'resume')).toHaveLength(2);
  });

  it('gives each question of the ad its requirement, and says its line word for word', async () => {
    const { requirements } = await read();
    const { questions } = await prepare();
    const fromAd = questions.filter(({ reason }) => reason.kind === 'ad');
    expect(fromAd.length).toBeGreaterThanOrEqual(2);
    for (const { reason, requirement } of fromAd) {
      expect(ad).toContain(reason.line);
      expect(requirements[requirement ?? -1]?.line).toBe(reason.line);
    }
  });

  it('makes nothing like a question that stays', async () => {
    const { questions } = await prepare();
    const kept = questions.find(({ reason }) => reason.kind === 'resume')?.question.question_text ?? '';
    const again = await prepare({ kept: [kept] });
    expect(again.questions.map(({ question }) => question.question_text)).not.toContain(kept);
  });

  it('stresses and tells lines of the ad alone, and suggests 5 to 12 questions to ask', async () => {
    const { stressed, facts, asks } = await prepare();
    for (const line of [...stressed, ...facts]) expect(ad).toContain(line);
    expect(stressed.length).toBeGreaterThan(0);
    expect(asks.length).toBeGreaterThanOrEqual(5);
    expect(asks.length).toBeLessThanOrEqual(12);
  });
});

describe('resumeEvidence', () => {
  const resume = {
    ...{ basics: { profiles: [] }, projects: [], volunteer: [], certificates: [], education: [] },
    work: [
      {
        name: 'Harbor Hospital',
        highlights: [
          'Interpreted telemetry rhythms for five patients a shift',
          'Trained four new nurses on the unit',
          'Built sales dashboards in Tableau',
        ],
      },
    ],
  };
  const text = `${resume.work[0]?.highlights.join('\n')}\nRN, State of Ohio, through 2027\nBSc Nursing, Toledo\nFour years of experience in telemetry`;
  const shown = (line: string, kind: 'duty' | 'skill' | 'credential' | 'years' | 'terms') =>
    coach.resumeEvidence({
      ...{ resume, text },
      requirements: [{ name: 'x', line, start: 0, end: line.length, importance: 'must-have', kind }],
    })[0];

  it.each([
    [
      'Interprets telemetry rhythms and responds to changes',
      'duty',
      'Interpreted telemetry rhythms for five patients a shift',
    ],
    ['Experience with Tableau', 'skill', 'Built sales dashboards in Tableau'],
    ['Current RN license in Ohio', 'credential', 'RN, State of Ohio, through 2027'],
    ["Bachelor's degree in nursing", 'credential', 'BSc Nursing, Toledo'],
    ['3+ years of telemetry experience', 'years', 'Four years of experience in telemetry'],
  ] as const)('shows "%s" (%s) by its line', (line, kind, own) => {
    expect(shown(line, kind)).toBe(own);
  });

  it.each([
    ['Current RN license in Kentucky', 'credential'],
    ['PCCN certification preferred', 'credential'],
    ["Master's degree in nursing", 'credential'],
    ["Bachelor's degree in accounting", 'credential'],
    ['6+ years of telemetry experience', 'years'],
    ['4+ years of pediatric experience', 'years'],
    ['Keeps patients and families informed in plain language', 'duty'],
    ['Manages patient records and billing for the unit', 'duty'],
    ['Experience with Power BI', 'skill'],
    ['Nights and weekends', 'terms'],
  ] as const)('shows nothing for "%s"', (line, kind) => {
    expect(shown(line, kind)).toBeNull();
  });
});
