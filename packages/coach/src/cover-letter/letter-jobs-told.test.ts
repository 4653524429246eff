import { describe, expect, it } from 'vitest';
import { job, typed } from './fixtures/typed-letter.ts';

describe('a title of a job', () => {
  it.each([
    ['Owner', 'Roma Pizza', 'I have been Owner of Roma Pizza since 2017.'],
    ['Managing Director', 'Hill Studios', 'I have been Managing Director of Hill Studios since 2017.'],
    ['Waitstaff', 'Hill Senior Living', 'I have worked as Waitstaff at Hill Senior Living since 2017.'],
    ['Level 2 Tech Support', 'Hill Depot', 'I have worked in Level 2 Tech Support at Hill Depot since 2017.'],
    ['Retail Management', 'Hill Depot', 'I have worked in Retail Management at Hill Depot since 2017.'],
    [
      'Teacher',
      'Lake Board of Education',
      'I have been a Teacher at the Lake Board of Education since 2017.',
    ],
    ['Clerk', 'Canadian Armed Forces', 'I have been a Clerk in the Canadian Armed Forces since 2017.'],
    [
      'Planner',
      'United States Air National Guard',
      'I have been a Planner in the United States Air National Guard since 2017.',
    ],
  ])('has an article where it needs one: %s, %s', async (title, name, said) => {
    const history = [job(title, name, 'since 2017')];
    expect((await typed({ history, facts: [], experience: '' })).coverLetter).toContain(said);
  });
});

describe('jobs that the user confirmed', () => {
  const history = [
    job('Cook', 'Bella', 'since 2023', ['Kept 40 pans clean through every shift']),
    job('Waiter', 'Roma', '2022 to 2023'),
    job('Baker', 'Hill Depot', '2014 to 2022'),
  ];
  const told = 'I have been a Cook at Bella since 2023.';

  it('are named, the longest before the short ones, in the order of the resume', async () => {
    const facts = [{ entry: 0, line: 'Kept 40 pans clean through every shift', text: 'Kept 40 pans' }];
    const more = [
      ...history,
      job('Clerk', 'Ada & Sons', '2013 to 2014'),
      job('Porter', 'Hotel Adler', '2012 to 2013'),
    ];
    expect((await typed({ history: more, facts, experience: '' })).coverLetter).toContain(
      `${told} Before that, I was a Waiter at Roma from 2022 to 2023, and a Baker at Hill Depot from 2014 to 2022.\n\n`,
    );
  });

  it('are one sentence where they opened alike', async () => {
    const held = [job('Cook', 'Bella', ''), job('Waiter', 'Roma', ''), job('Baker', 'Hill Depot', '')];
    expect((await typed({ history: held, facts: [], experience: '' })).coverLetter).toContain(
      'I have worked as a Cook at Bella, a Waiter at Roma, and a Baker at Hill Depot.',
    );
  });

  it('are not named twice', async () => {
    const experience = 'I spent eight years as a baker before that.';
    const { coverLetter } = await typed({ history: history.slice(0, 3), experience });
    expect(coverLetter).toContain(experience);
    expect(coverLetter).not.toContain('Hill Depot from');
  });
});

describe('what a letter says of jobs', () => {
  const history = [
    job('Cook', 'Bella', 'since 2023'),
    job('Baker', 'Roma', '2021 to 2023'),
    job('Waiter', 'Hill Depot', '2018 to 2021'),
    job('Dishwasher', 'Ada Kitchen', '2017'),
    job('Porter', 'Hotel Adler', '2015 to 2017'),
  ];

  it('has all of four, in their order, with another post at the same employer', async () => {
    const four = [...history.slice(0, 2), job('Apprentice', 'Roma', '2018 to 2021'), history[3]];
    const { coverLetter } = await typed({ history: four as typeof history, facts: [], experience: '' });
    expect(coverLetter).toContain(
      '\n\nI have been a Cook at Bella since 2023. Before that, I was a Baker at Roma from 2021 to 2023, an Apprentice there from 2018 to 2021, and a Dishwasher at Ada Kitchen in 2017.\n\n',
    );
  });

  it('says where once of three posts at one employer', async () => {
    const three = [
      job('Cook', 'Roma', 'since 2021'),
      job('Baker', 'Roma', '2019 to 2021'),
      job('Porter', 'Roma', '2018'),
    ];
    const { coverLetter } = await typed({ history: three as typeof history, facts: [], experience: '' });
    expect(coverLetter).toContain(
      'I have been a Cook at Roma since 2021. Before that, I was a Baker there from 2019 to 2021, and a Porter in 2018.',
    );
  });

  it.each([
    // The current one first, also where another is more like the job.
    [
      'Nurse Aide',
      [job('Clerk', 'Bella', 'since 2023'), job('Nurse Aide', 'Hill Home', '2019 to 2022')],
      '',
      'I have been a Clerk at Bella since 2023. Before that, I was a Nurse Aide at Hill Home from 2019 to 2022.',
    ],
    [
      'Baker',
      [
        job('Front of Store Management', 'Target', '2019 to 2022'),
        job('Retail Management', 'Roma', '2016 to 2019'),
      ],
      '',
      'I worked in Front of Store Management at Target from 2019 to 2022, and in Retail Management at Roma from 2016 to 2019.',
    ],
    // What was typed isn't said again.
    [
      'Librarian',
      [
        job('Clerk', 'Bella', 'since 2023'),
        job('Library Assistant', 'National Library (NALIS)', '2009 to 2018'),
      ],
      'I was nine years with the National Library.',
      'I have been a Clerk at Bella since 2023. I was nine years with the National Library.',
    ],
    [
      'Librarian',
      [job('Baker', 'Roma', '2019 to 2022'), job('Key Holder', 'Hill Depot', '2012 to 2019')],
      'I have ten years in retail, from key holder at Hill Depot to running the ovens at Roma.',
      'I have ten years in retail, from key holder at Hill Depot to running the ovens at Roma. I was a Baker at Roma from 2019 to 2022.',
    ],
  ])('come up only once, applying for %s', async (jobRole, jobs, experience, said) => {
    const { coverLetter } = await typed({ jobRole, history: jobs, facts: [], experience });
    expect(coverLetter).toContain(`\n\n${said}\n\n`);
  });

  it('has the one that a reply is about, however short it was', async () => {
    const deeds = ['At Ada Kitchen I learned to keep a line clean.'];
    const { coverLetter } = await typed({ history, facts: [], experience: '', deeds });
    expect(coverLetter).toContain('a Dishwasher at Ada Kitchen in 2017');
    expect((await typed({ history, facts: [], experience: '' })).coverLetter).not.toContain('Ada Kitchen');
  });

  it('has titles beside a sentence that names employers alone', async () => {
    const experience = 'I learned to cook first at Bella and then at Roma.';
    const { coverLetter } = await typed({ history, facts: [], experience });
    expect(coverLetter).toContain('a Baker at Roma from 2021 to 2023');
  });

  it('begins with what goes on, also where it was typed', async () => {
    const experience = 'I have been a cook at Bella since 2023.';
    const { coverLetter } = await typed({ history: history.slice(0, 2), facts: [], experience });
    expect(coverLetter).toContain(`\n\n${experience} I was a Baker at Roma from 2021 to 2023.`);
  });

  it('has any title that its owner confirmed', async () => {
    const odd = [job('Data Collection/Analysis Timber Cruiser', 'Goshawk', '2018 to 2019')];
    expect((await typed({ history: odd, facts: [], experience: '' })).coverLetter).toContain(
      'I was a Data Collection/Analysis Timber Cruiser at Goshawk from 2018 to 2019.',
    );
  });
});
