import { describe, expect, it } from 'vitest';
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

  it('asks nothing of two lines that were read as one: a number would be of either', () => {
    expect(asked('Created user groups for new users. • Created rules for transportation types')).toBeNull();
    expect(asked('-Balanced accounts for the month -Made journal entries')).toBeNull();
  });
});

describe('the line that a reply makes', () => {
  it.each([
    [
      'Responsible for weekly reports',
      'I automated them and cut the work from three days to one.',
      'Automated weekly reports and cut the work from three days to one',
    ],
    [
      'Answered emails from clients',
      'Support tickets fell 23%',
      'Answered emails from clients, with support tickets down 23%',
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
      'Counted stock and reported it to management. I found out we were over-ordering and cut the order by about $500 a week.',
    ],
  ])('%s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text, isNewLine: false, need: null });
  });

  // All of it is used: what was done, and what came of it.
  it.each([
    [
      'Mentored new employees on how to perform daily tasks',
      'I trained around 6 people during the holiday season, showed them how to lift right. Most of them stayed through peak.',
      'Mentored new employees on how to perform daily tasks. Trained about 6 people during the holiday season, showed them how to lift right. Most of them stayed through peak.',
    ],
    [
      'Managed the booking system',
      'It was a mess. No-shows fell by 20%.',
      'Managed the booking system. It was a mess. No-shows fell by 20%.',
    ],
    [
      'Managed the booking system',
      'I cut no-shows by 20%. We were all happy with that.',
      'Managed the booking system and cut no-shows by 20%',
    ],
    [
      'Helped with onboarding',
      'Well, I trained 12 new hires',
      'Helped with onboarding – trained 12 new hires',
    ],
    [
      'Was in charge of the front desk',
      'I greeted 80 visitors a day',
      'Front desk – greeted 80 visitors a day',
    ],
    [
      'On call one weekend a month',
      'I take about 15 calls',
      'On call one weekend a month – take about 15 calls',
    ],
    [
      'Precept new grads',
      'five in two years and all stayed',
      'Precept new grads – five in two years and all stayed',
    ],
    [
      'Responsible for reports',
      'Complaints fell by half',
      'Responsible for reports; complaints fell by half',
    ],
    // What "we" did is said as it was typed.
    ['Responsible for reports', 'We saved 3 hours', 'Responsible for reports. We saved 3 hours.'],
    [
      'Cleaned rooms',
      'my boss said I was the fastest, 14 rooms a day',
      'Cleaned rooms. My boss said I was the fastest, 14 rooms a day.',
    ],
    [
      'Collected data regarding clinic efficiency and patient outcomes',
      'I check the no-shows every week. They went from 14% to 9% before we stop counting',
      'Collected data regarding clinic efficiency and patient outcomes. Checked the no-shows every week. They went from 14% to 9% before we stop counting.',
    ],
    ['Built the app', 'Kate still uses it', 'Built the app; Kate still uses it'],
    // It ends as the other lines of its entry.
    [
      'Filed charts and answered phones.',
      '300 charts, give or take, haha',
      'Filed charts and answered phones (300 charts).',
    ],
    [
      'Ayudé con el inventario',
      'Reduje las pérdidas de 5% a 2%',
      'Ayudé con el inventario – reduje las pérdidas de 5% a 2%',
    ],
  ])('has the whole reply: %s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text, isNewLine: false, need: null });
  });

  it('is one below it where the two would be too long, or the line is a paragraph', () => {
    const long =
      'Assisted members with banking needs and told them about the products of the credit union that fit them best, which ended with rewards for cross selling in each of the four quarters of the year';
    expect(
      made(`${long}.`, 'I opened 5 or 6 accounts a month for people who came in for a loan'),
    ).toMatchObject({
      proposal: 'Opened 5 or 6 accounts a month for people who came in for a loan.',
      isNewLine: true,
    });
    expect(made('Wrote the briefs. Ran the count.', 'the captain used them on Mondays')).toMatchObject({
      proposal: 'The captain used them on Mondays.',
      isNewLine: true,
    });
  });

  it.each([
    ['Responsible for reports', "I don't know.", 'nothing'],
    ['Trained new staff', 'No exact figure.', 'nothing'],
    ['Capacité al personal', 'No tengo cifras exactas', 'nothing'],
    ['Ran the till', 'This line belongs to another job, it was at Aldi', 'nothing'],
    ['Atendí la caja', 'Bajamos los errores', 'part'],
    ['Responsible for reports', 'I was very proud of it', 'deed'],
    ['Responsible for reports', 'by 40%', 'deed'],
    ['Trained new staff on the POS', 'I trained the new staff', 'repeat'],
    ['Responsible for reports', '  ', null],
  ])('is none only where nothing was answered: %s + %s (%s)', (line, reply, need) => {
    expect(made(line, reply)).toMatchObject({ proposal: null, need });
  });

  it.each([
    ['Managed the desk', "I didn't just answer phones, I cut the queue by 20%"],
    ['Managed the desk', 'I built a tool that saved me 3 hours. My boss and I were proud'],
    ['Helped with the books', "it's mostly invoices, maybe 40 a week I guess"],
    ['Filed charts and answered phones', '300 charts, give or take, haha'],
    ['Tested the app', 'Regression used to take us 3 days, now it takes me 1. I left before it was done.'],
  ])('has no doubt, and no person where the words do without: %s + %s', (line, reply) => {
    const text = made(line, reply)?.proposal ?? '';
    expect(text).not.toBe('');
    expect(text).not.toMatch(/\b(?:I|my|me|we|us|our|guess|haha|maybe|not sure)\b|n't/i);
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
        const said = `${line} ${reply} and while with which the team`.toLowerCase();
        for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) expect(said).toContain(word);
      }
  });
});
