import { describe, expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { typed } from './fixtures/typed-letter.ts';

describe('qualifications are said whole, whatever their shape', () => {
  it.each([
    [
      'Master Training Specialist (MTS), Mentor, 2016',
      'My education and training include Master Training Specialist (MTS; Mentor, 2016).',
    ],
    ['MLIS, University of Alabama, 2017', 'I hold an MLIS from the University of Alabama (2017).'],
    [
      'Master of Arts in Teaching, Art Education, Corcoran School of Art, George Mason University\nBachelor of Arts, Theater, Hollins University',
      'I hold a Master of Arts in Teaching (Art Education) from the Corcoran School of Art, George Mason University and a Bachelor of Arts in Theater from Hollins University.',
    ],
    [
      'Bachelor of General Studies, Mary Hardin-Baylor, 2015\nmaryland advanced professional teaching license',
      'I hold a Bachelor of General Studies (Mary Hardin-Baylor, 2015) and a maryland advanced professional teaching license.',
    ],
    ['BA, Hollins University, 2006', 'I hold a BA from Hollins University (2006).'],
    ['Fourteen years of Go', 'I have fourteen years of Go.'],
    [
      'Fourteen years of software engineering, nine of them in Go',
      'I have fourteen years of software engineering, nine of them in Go.',
    ],
    [
      "Associate's Degree, Network Specialist, Southern Tech College, December 2021 (4.0 GPA)",
      "I hold an associate's degree (Network Specialist) from Southern Tech College (December 2021, 4.0 GPA).",
    ],
    [
      'Bachelor of Science in Mechanical Engineering, Tufts University, 2021 (Magna Cum Laude)',
      'I hold a Bachelor of Science in Mechanical Engineering from Tufts University (2021, Magna Cum Laude).',
    ],
    ['B.S. Business Management, WGU, 2014', 'I hold a B.S. in Business Management from WGU (2014).'],
    [
      "MSc Physics (Distinction), University of Leeds, 2021\nBachelor's in History, UNC Charlotte, cum laude, 2018",
      "I hold an MSc in Physics from the University of Leeds (2021, Distinction) and a bachelor's degree in History from UNC Charlotte (cum laude, 2018).",
    ],
    ['PMP\nMBA, Wharton\nBA Economics, Tufts', 'I hold PMP, an MBA (Wharton) and a BA Economics (Tufts).'],
    ['two years of college, no degree', 'I have completed two years of college.'],
    [
      "Master's degree in Social Work (MSW), University of Denver; LCSW, Colorado #992",
      "I hold a master's degree in Social Work (MSW) from the University of Denver and LCSW (Colorado #992).",
    ],
    [
      'B.A., Journalism, summa cum laude, Univ. of Ohio',
      'I hold a B.A. (Journalism, summa cum laude, Univ. of Ohio).',
    ],
    ['Master Training Specialist', 'My education and training include Master Training Specialist.'],
    ['certified TRX instructor', 'I am a certified TRX instructor.'],
    ['CPR and AED certified', 'I am CPR and AED certified.'],
    [
      'Certified Billing Specialist (CBS), NHA, 2023\nBasic Life Support (BLS)',
      'I am a Certified Billing Specialist (CBS; NHA, 2023). I also hold Basic Life Support (BLS) certification.',
    ],
    ['I finished the Google data course in May', 'I finished the Google data course in May.'],
    ['no degree', ''],
    [
      'welding, some pipe fitting; hazmat',
      'My education and training include welding, some pipe fitting and hazmat.',
    ],
    ['BS Biology, Ohio University, 2012\nBS Biology', 'I hold a BS in Biology from Ohio University (2012).'],
  ])('%j', async (qualifications, said) => {
    const { coverLetter, unsupported } = await typed({ qualifications });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });
});

describe('work that was typed beside a resume is said', () => {
  it.each([
    [
      '7+ years of teaching, public school plus homeschool',
      'I have 7+ years of teaching, public school plus homeschool.',
    ],
    [
      '22 years in the U.S. Navy, active security clearance',
      'My experience includes 22 years in the U.S. Navy, active security clearance.',
    ],
    [
      'Customer service in restaurants since college',
      'More about my work:\n• Customer service in restaurants since college',
    ],
    ['ran the alumni mails. Also tutored algebra', 'I ran the alumni mails. I also tutored algebra.'],
    ['Since 2020 I have only worked weekends', 'Since 2020 I have only worked weekends.'],
    ['12', 'I have 12 years of experience.'],
  ])('%j', async (experience, said) => {
    const [first] = nurse.history;
    const facts = [{ entry: 0, line: first?.lines[0] ?? '', text: first?.lines[0] ?? '' }];
    const { coverLetter, unsupported } = await typed({ experience, facts });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });
});

describe('a job', () => {
  const lines = ['Kept 40 kilns running through every night shift'];
  const fact = { entry: 0, line: lines[0] ?? '', text: lines[0] ?? '' };
  it.each([
    ['Cook', 'Bella', 'January 2022 to present', 'I have been a Cook at Bella since January 2022.'],
    ['Cook', 'Bella', '2016 - 2019', 'I was a Cook at Bella from 2016 to 2019.'],
    ['Cook', 'Bella', '3/2016–5/2019', 'I was a Cook at Bella from 3/2016 to 5/2019.'],
    ['Cook', 'Bella', 'two years', 'I was a Cook at Bella for two years.'],
    ['Cook', 'Bella', 'summers', 'At Bella, I kept'],
    [
      'Cooking Lead/Database Work',
      'Bella',
      '2022',
      'I worked at Bella (Cooking Lead/Database Work) in 2022.',
    ],
    [
      'Circulation Staff',
      'Hale Library, Hollins University',
      '2005 to 2006',
      'I worked as Circulation Staff at Hale Library, Hollins University from 2005 to 2006.',
    ],
    [
      'HR Operations & Workforce Analytics Consultant',
      'Bella',
      '2016 to 2019',
      'I was an HR Operations & Workforce Analytics Consultant at Bella from 2016 to 2019.',
    ],
    ['Head, Admin & Accounts', 'Bella', '2022', 'I was Head of Admin & Accounts at Bella in 2022.'],
    ['Latin, Art & Music Teacher', 'Bella', '2022', 'I was a Latin, Art & Music Teacher at Bella in 2022.'],
    ['R&D Technician', 'Bella', '2022', 'I was an R&D Technician at Bella in 2022.'],
    ['Missionary', 'Church of the Lakes', '2022', 'I was a Missionary at the Church of the Lakes in 2022.'],
    ['Caregiver', 'a family member', '2022', 'I kept'],
    ['Kernel engineer', 'mscripts', '2016', 'I was a kernel engineer at mscripts in 2016.'],
    [
      'Web Developer',
      'Self-employed',
      'since 2019',
      'I have worked as a self-employed Web Developer since 2019.',
    ],
    ['', 'Bella', '2016', 'I worked at Bella in 2016.'],
    ['Director', 'United States Navy', '2016', 'I was a Director in the United States Navy in 2016.'],
    ['Switcher', 'FedEx Ground', '2022', 'I was a Switcher at FedEx Ground in 2022.'],
    [
      'Senior Software Engineer, Backend',
      'Tinder',
      '2017 to 2022',
      'I was a Senior Software Engineer, Backend, at Tinder from 2017 to 2022.',
    ],
    [
      'Produce Clerk (Part-Time)',
      'Kroger',
      'since 2023',
      'I have been a part-time Produce Clerk at Kroger since 2023.',
    ],
    ['LECTURER', 'Hill College', 'since 2019', 'I have been a Lecturer at Hill College since 2019.'],
  ])('is a sentence: %j at %j, %j', async (title, name, time, said) => {
    const job = { kind: 'work' as const, title, name, time, isCurrent: false, isChecked: true, lines };
    const { coverLetter, unsupported } = await typed({ history: [job], facts: [fact], experience: '' });
    expect(coverLetter).toContain(`\n\n${said}`);
    expect(coverLetter).toContain('I kept 40 kilns running through every night shift.');
    expect(unsupported).toEqual([]);
  });

  it('has its only line as a sentence with its name, in the order in which they were chosen', async () => {
    const of = (kind: 'work' | 'project', name: string, text: string) => ({
      ...{ kind, name, isCurrent: false, isChecked: kind === 'work', lines: [text] },
      ...(kind === 'work' ? { title: 'Cook', time: '2016' } : { title: '' }),
    });
    const history = [
      of('work', 'Bella', 'Ran the grill every night'),
      of('project', 'Glean', 'Built a news reader with 300 users'),
      of('project', 'Lens', 'Built Lens in two weeks'),
      of('work', 'Roma', 'Trained 12 new cooks'),
    ];
    const facts = [3, 1, 2, 0].map((entry) => {
      const [line = ''] = history[entry]?.lines ?? [];
      return { entry, line, text: line };
    });
    const { coverLetter } = await typed({ history, facts });
    expect(coverLetter).toMatch(
      /\n\nAt Roma, I trained .+ In my project Glean, I built .+ In my project Lens, I built .+ At Bella, I ran /,
    );
  });
});

describe('how to reach somebody', () => {
  const skills = `Structured cabling, JavaScript, ${'patch panels, '.repeat(20)}`;
  it.each([
    ['an address', { email: ' ada@quist.dev ' }, 'ada@quist.dev'],
    ['a number', { phone: '614 555 0147 ext. 2', email: '' }, '614 555 0147 ext. 2'],
  ])('has %s in its head', async (_, form, said) => {
    expect((await typed(form)).coverLetter).toContain(`\n${said}\n`);
  });

  it('is never something else, which takes no job out of the letter', async () => {
    const letter = await typed({ email: skills, phone: 'call me, 3 times', facts: undefined });
    expect(letter.coverLetter).not.toMatch(/cabling|patch|call me/);
    expect(letter.coverLetter).toContain('Eastside Hospital');
    expect(letter.gaps).toContain('contact');
  });
});

describe('a skill that names certificates', () => {
  it.each([
    'TLS/SSL and Digital Certificates',
    'SSL certificate renewal',
    'software licenses',
    'building permits',
  ])('is no certificate: %s', async (skill) => {
    const { coverLetter } = await typed({ skills: `${skill}, Excel` });
    expect(coverLetter).toContain(`My skills include ${skill} and Excel.`);
  });

  it.each([
    ['CPR certified', 'CPR certified'],
    ['ServSafe certification', 'ServSafe certification'],
  ])('is one where somebody holds it: %s', async (skill, said) => {
    const { coverLetter } = await typed({ skills: `${skill}, Excel, scheduling` });
    expect(coverLetter).toContain(said);
    expect(coverLetter).toContain('My skills include Excel and scheduling.');
  });
});
