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
    ['Contributed to the website', 'wrote 14 pages', 'Wrote 14 pages (contributed to the website)'],
    ['Helped with onboarding', 'Well, I trained 12 new hires', 'Trained 12 new hires (onboarding)'],
    [
      'Responsible for managing the front desk',
      'I halved complaints',
      'Halved complaints while managing the front desk',
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
    [
      'Precept new grads',
      'five in two years and all stayed',
      'Precept new grads, five in two years and all stayed',
    ],
    // What the team did is left out, and so is what is told of that.
    [
      'Managed the booking system',
      'I cut no-shows by 20%. We were all happy with that.',
      'Managed the booking system and cut no-shows by 20%',
    ],
    [
      'Managed the booking system',
      'It was a mess and we changed it. It took a week. No-shows fell by 20%.',
      'Managed the booking system; no-shows fell by 20%',
    ],
    // What changed is worked into the line.
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
      'Ran hobbers on second shift; scrap on the machines was under 1%',
    ],
    [
      'Teach patients and families insulin',
      'only 2 of my patients went back to the hospital',
      'Teach patients and families insulin; only 2 patients went back to the hospital',
    ],
    [
      'Handled complaints personally',
      'the office got 3 a month and now none',
      'Handled complaints personally; the office got 3 a month and now none',
    ],
    [
      'On call one weekend a month',
      'I take about 15 calls',
      'On call one weekend a month; take about 15 calls',
    ],
    [
      'Contributed to managing concurrency in cloud services',
      'I rewrote the thread pool',
      'Rewrote the thread pool while managing concurrency in cloud services',
    ],
    [
      'Helped develop the test suite for three apps in Jasmine',
      'I wrote the payment tests',
      'Helped develop the test suite for three apps in Jasmine and wrote the payment tests',
    ],
    [
      'Helped develop the automation suite for the web app',
      'I wrote the payment tests',
      'Wrote the payment tests; helped develop the automation suite for the web app',
    ],
    [
      'Planned tours, menus and rooms',
      'I served 90 guests a night. Salesforce adoption rose by 15%',
      'Planned tours, menus and rooms; served 90 guests a night. Salesforce adoption rose by 15%.',
    ],
    ['Responsable de la caja', 'Yo cuadré 300 ventas al día', 'Cuadré 300 ventas al día (la caja)'],
  ])('%s + %s', (line, reply, text) => {
    expect(made(line, reply)?.proposal).toBe(text);
  });

  it('makes none of a reply that says nothing, and asks again where it tells no deed of theirs', () => {
    expect(made('Responsible for reports', "I don't know.")).toMatchObject({
      proposal: null,
      need: 'nothing',
    });
    expect(made('Responsible for reports', 'We saved 3 hours')).toMatchObject({
      proposal: null,
      need: 'part',
    });
    expect(made('Responsible for reports', 'I was very proud of it')).toMatchObject({
      proposal: null,
      need: 'deed',
    });
    expect(made('Wrote the briefs. Ran the count.', 'the captain used them on Mondays')).toMatchObject({
      proposal: null,
      need: 'deed',
    });
    expect(made('Write daily notes', 'all notes are in before I leave')).toMatchObject({ need: 'deed' });
    expect(made('Responsible for reports', 'by 40%')).toMatchObject({ proposal: null, need: 'deed' });
    expect(made('Responsible for reports', 'Complaints fell by half')).toMatchObject({ need: 'deed' });
    expect(made('Responsible for reports', '  ')).toMatchObject({ proposal: null, need: null });
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
    const proposals = strengthenLines(weak.map(([line, reply]) => ({ line, reply }))).map(
      ({ proposal }) => proposal,
    );
    expect(proposals.filter(Boolean).length).toBeGreaterThanOrEqual(5);
    const before = scoresOf(readingOfText(page(lines)));
    const results = [
      ...proposals.map((proposal, at) => lines.with(at, proposal ?? (lines[at] as string))),
      lines.map((line, at) => proposals[at] ?? line),
    ].map((changed) => scoresOf(readingOfText(page(changed))));
    for (const after of results) {
      expect(after.readability).toBeGreaterThanOrEqual(before.readability);
      expect(after.match ?? 0).toBeGreaterThanOrEqual(before.match ?? 0);
    }
    expect(results.at(-1)?.readability).toBeGreaterThan(before.readability);
  });
});
