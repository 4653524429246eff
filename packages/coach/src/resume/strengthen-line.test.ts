import { describe, expect, it } from 'vitest';
import { analyzeJob } from '../job-analyzer/analyze-job.builtin.ts';
import { scorerOf } from './improve-resume-scores.ts';
import { readingOfText } from './reading-of-text.ts';
import { strengthenLines } from './strengthen-line.builtin.ts';

const made = (line: string, reply: string) => strengthenLines([{ line, reply }])[0];
const asked = (line: string) => strengthenLines([{ line }])[0]?.ask;

describe('what a line is asked', () => {
  it.each([
    'Responsible for weekly reports',
    'Helped with onboarding',
    'I helped with 12 new hires',
    'Was in charge of the front desk',
    'Participated in audits',
    'Helped to organize events',
    'Helping customers',
    'Contributed to the website',
    'Assisting in the lab',
    'Duties: filing',
    'Job included driving a van',
    'Independently accountable to close the store',
    'Worked with a team to deliver service',
    'Other responsibilities include stocking the bar',
    'Ran the late shift. Responsible for the keys.',
    'Responsable de la caja',
    'Ayudé con el inventario',
  ])('never leaves a weak opening unasked: %s', (line) => {
    expect(asked(line)).toBe('did');
  });

  it('asks for the result where none is told, and nothing where one is', () => {
    expect(asked('Managed the booking system')).toBe('result');
    expect(asked('Cut waiting time by 40%')).toBeNull();
    expect(asked('Answered phones')).toBe('result');
    expect(asked('Excel')).toBeNull();
    expect(asked('')).toBeNull();
  });
});

describe('the line that a reply makes', () => {
  it.each([
    [
      'Responsible for weekly reports',
      'I automated them and cut the work from three days to one.',
      'Automated weekly reports and cut the work from three days to one',
    ],
    ['Helped with the CRM', 'I moved it to Salesforce', 'Moved the CRM to Salesforce'],
    ['Responsibilities included payroll', 'ran payroll for 85 people', 'Ran payroll for 85 people'],
    [
      'Responsible for managing the front desk',
      'I halved complaints',
      'Managed the front desk and halved complaints',
    ],
    [
      'Managed the booking system',
      'I cut no-shows by 20%.',
      'Managed the booking system and cut no-shows by 20%',
    ],
    ['Managed the booking system', 'for 200 nurses', 'Managed the booking system for 200 nurses'],
    [
      'Managed the booking system',
      'saving 6 hours a week',
      'Managed the booking system, saving 6 hours a week',
    ],
    ['Answered phones', 'about 50 calls a day', 'Answered phones, about 50 calls a day'],
    // What the team did is left out, and so is what is told of that.
    [
      'Managed the booking system',
      'I cut no-shows by 20%. We were all happy with that.',
      'Managed the booking system and cut no-shows by 20%',
    ],
    // What changed is worked into the line.
    [
      'Managed the booking system',
      'It was a mess and we changed it. It took a week. No-shows fell by 20%.',
      'Managed the booking system, with no-shows down 20%',
    ],
    [
      'Developed web pages in React',
      'The load time dropped from 4 seconds to 1',
      'Developed web pages in React, taking load time from 4 seconds to 1',
    ],
    [
      'Wrote documentation for internal tools',
      'the docs cut support tickets by half i think',
      'Wrote documentation for internal tools, cutting support tickets by half',
    ],
    [
      'Prepare sales and use tax returns',
      'no penalties since 2019',
      'Prepare sales and use tax returns with no penalties since 2019',
    ],
    [
      'Pulled wire on schools and a hospital wing',
      'the hospital wing passed inspection the first time',
      'Pulled wire on schools and a hospital wing, which passed inspection the first time',
    ],
    [
      '5S lead for our cell',
      'our cell went from red to green',
      '5S lead for our cell, which went from red to green',
    ],
    [
      'Ran hobbers on second shift',
      'scrap on my machines was under 1%',
      'Ran hobbers on second shift, with scrap on the machines under 1%',
    ],
    // A number goes where the line names the thing.
    [
      'Trained new staff on POS and cash handling',
      'yeah i trained like 15 new staff',
      'Trained about 15 new staff on POS and cash handling',
    ],
    [
      'Processed insurance claims',
      'Processed around 60 claims a day and i kept the error rate under 1%',
      'Processed about 60 insurance claims a day and kept the error rate under 1%',
    ],
    ['Led all IT projects', 'led 4 projects', 'Led 4 IT projects'],
    ['Supervised a team', 'I supervised 8 people on night shift', 'Supervised 8 people on night shift'],
    // No doubt and no denial comes along.
    [
      'Managed the booking system',
      'No exact figure, but I cut no-shows by maybe 20%, not sure',
      'Managed the booking system and cut no-shows by about 20%',
    ],
    [
      'Counted stock and reported it to management',
      'i found out we were over-ordering and cut the order by about $500 a week',
      'Counted stock and reported it to management, cutting the order by about $500 a week',
    ],
  ])('%s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text, isNewLine: false, need: null });
  });

  it.each([
    ['Contributed to the website', 'wrote 14 pages', 'Wrote 14 pages'],
    ['Helped with onboarding', 'Well, I trained 12 new hires', 'Trained 12 new hires'],
    // Who helped with something didn't do all of it.
    [
      'Contributed to managing concurrency in cloud services',
      'I rewrote the thread pool',
      'Rewrote the thread pool',
    ],
    ['Planned tours, menus and rooms', 'I served 90 guests a night', 'Served 90 guests a night'],
    ['Responsable de la caja', 'Yo cuadré 300 ventas al día, no recuerdo más', 'Cuadré 300 ventas al día'],
    ['Ayudé con el inventario', 'Reduje las pérdidas de 5% a 2%', 'Reduje las pérdidas de 5% a 2%'],
  ])('is one below it where the two can not be said in one: %s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text, isNewLine: true, need: null });
  });

  it.each([
    ['Responsible for reports', "I don't know.", 'nothing'],
    ['Trained new staff', 'No exact figure.', 'nothing'],
    ['Capacité al personal', 'No tengo cifras exactas', 'nothing'],
    ['Responsible for reports', 'We saved 3 hours', 'part'],
    ['Atendí la caja', 'Bajamos los errores', 'part'],
    ['Responsible for reports', 'I was very proud of it', 'deed'],
    ['Wrote the briefs. Ran the count.', 'the captain used them on Mondays', 'deed'],
    ['Write daily notes', 'all notes are in before I leave', 'deed'],
    ['Responsible for reports', 'by 40%', 'deed'],
    ['Responsible for reports', 'Complaints fell by half', 'deed'],
    ['On call one weekend a month', 'I take about 15 calls', 'deed'],
    ['Precept new grads', 'five in two years and all stayed', 'deed'],
    ['Business lead for all IT projects', 'led 4 projects', 'deed'],
    ['Trained new staff on the POS', 'Trained new staff on the point of sale', 'repeat'],
    ['Responsible for reports', '  ', null],
  ])('is none, and we ask again: %s + %s (%s)', (line, reply, need) => {
    expect(made(line, reply)).toMatchObject({ proposal: null, need });
  });

  it.each([
    ['Managed the desk', "I didn't just answer phones, I cut the queue by 20%"],
    ['Managed the desk', 'I built a thing that saved me 3 hours'],
    ['Helped with the books', "it's mostly stuff like invoices, maybe 40 a week I guess"],
    ['Cleaned rooms', 'my boss said I was the fastest, 14 rooms a day'],
    ['Filed charts and answered phones', '300 charts, give or take, haha'],
  ])('never reads as speech: %s + %s', (line, reply) => {
    const text = made(line, reply)?.proposal ?? '';
    expect(text).not.toMatch(/\b(?:I|my|me|we|us|stuff|guess|thing|haha|maybe|not sure)\b|;|\(|n't/i);
  });

  it('takes replies of any length, alphabet and punctuation without a word of its own', () => {
    const replies = [
      '!!!',
      '🎉🎉',
      'I cut it 🎉 by 5%',
      'I '.repeat(400),
      'خفضت الوقت',
      'I built x.'.repeat(90),
      '1',
      'I',
    ];
    for (const reply of replies)
      for (const line of [
        'Responsible for',
        'Helped with ',
        'Managed the desk',
        '🎉',
        'Responsible for reports',
      ]) {
        const text = made(line, reply)?.proposal ?? '';
        const said = `${line} ${reply} and while with which the`.toLowerCase();
        for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) expect(said).toContain(word);
      }
  });
});

const page = (lines: readonly string[]) => `Rosa Lind
Leeds, United Kingdom
rosa.lind@example.com | +44 20 7946 0958

Experience

Office Assistant, Harbour Retail
March 2021 - Present
${lines.map((line) => `- ${line}`).join('\n')}

Education
BA History, University of Leeds, 2016 - 2019

Skills
Excel, Scheduling
`;
const weak: [line: string, reply: string][] = [
  ['Responsible for scheduling', 'I planned the shifts of 14 people'],
  ['Helped with invoices in Excel', 'I checked 60 invoices a week and found errors worth $4,000'],
  ['Was in charge of the front desk', 'I greeted 80 visitors a day'],
  ['Involved in training', 'I trained 5 new colleagues'],
  ['Kept the files in order', 'Searches take 2 minutes instead of 20'],
  ['Answered phones', 'about 50 calls a day'],
];

describe('a weak resume', () => {
  it('gets at least five proposals, and none lowers readability or match, alone or with the others', async () => {
    const ad =
      'Office Manager\n\nRequirements\n- You must have strong Excel.\n- Scheduling experience is required.\n- Invoices and training.\n';
    const scoresOf = scorerOf(await analyzeJob({ jobDescription: ad }), '2026-11-23');
    const lines = weak.map(([line]) => line);
    const answers = strengthenLines(weak.map(([line, reply]) => ({ line, reply })));
    expect(answers.filter(({ proposal }) => proposal !== null).length).toBeGreaterThanOrEqual(5);
    const before = scoresOf(readingOfText(page(lines)));
    const put = (line: string, at: number) => {
      const { proposal = null, isNewLine = false } = answers[at] ?? {};
      return proposal === null ? [line] : isNewLine ? [line, proposal] : [proposal];
    };
    const results = [
      ...lines.map((_, at) => lines.flatMap((line, place) => (place === at ? put(line, at) : [line]))),
      lines.flatMap(put),
    ].map((changed) => scoresOf(readingOfText(page(changed))));
    for (const after of results) {
      expect(after.readability).toBeGreaterThanOrEqual(before.readability);
      expect(after.match ?? 0).toBeGreaterThanOrEqual(before.match ?? 0);
    }
    expect(results.at(-1)?.readability).toBeGreaterThan(before.readability);
  });
});
