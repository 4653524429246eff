import { describe, expect, it } from 'vitest';
import { job, typed } from './fixtures/typed-letter.ts';

describe('papers', () => {
  it.each([
    [
      'Associate of Science Computer Science, Lake College, Basey, Samar, 2008',
      'an Associate of Science in Computer Science (Lake College, Basey, Samar, 2008).',
    ],
    [
      "Dean's List 2019\nHR Analytics, UC Irvine\nBA History, Yale University\nServSafe Manager",
      "I hold a BA in History from Yale University and ServSafe Manager certification. My other education and training include Dean's List 2019 and HR Analytics (UC Irvine).",
    ],
    [
      'BS in Accounting, Lake College, May 2021\nBS in Math, Lake College, May 2021',
      'I hold a BS in Accounting and a BS in Math, both from Lake College (May 2021).',
    ],
    [
      'MS in Biology, Lake College, 2018\nBS in Biology, Lake College, 2016',
      'I hold an MS in Biology (2018) and a BS in Biology (2016), both from Lake College.',
    ],
    [
      'BS in Math, Lake College, expected May 2027\nHigh School Diploma, Hill High School, 2022',
      'I am studying for a BS in Math at Lake College and expect to finish in May 2027.\n',
    ],
    [
      'BS in Math (Lake College, expected May 2024)',
      'I am studying for a BS in Math at Lake College (expected May 2024).',
    ],
    ['Associates in Math, Lake College', "I hold an associate's degree in Math from Lake College."],
    [
      'Pharmacy intern licenses in New York, Massachusetts and Rhode Island',
      'I hold Pharmacy intern licenses in New York, Massachusetts and Rhode Island.',
    ],
    [
      'American Society for Quality Certified Calibration Technician (2015)',
      'I am an American Society for Quality Certified Calibration Technician (2015).',
    ],
    ['PhD Candidate, Lake College, 2023', 'I was a PhD Candidate at Lake College (2023).'],
    ['MSci Biochemistry, Lake College, 2020', 'I hold an MSci in Biochemistry from Lake College (2020).'],
    ['Biochemistry', 'I studied Biochemistry.'],
    // Somebody's title is nothing that they have, and a course has its article.
    [
      'Field Medic Operator Course, Fort Hill, 2008',
      'I have completed the Field Medic Operator Course (Fort Hill, 2008).',
    ],
    [
      'Pipe Fitting courses, University of Leeds, 2019 to 2021',
      'I have completed Pipe Fitting courses at the University of Leeds (2019 to 2021).',
    ],
    [
      'Kiln Safety training, Hill Systems, 2022',
      'I have completed Kiln Safety training (Hill Systems, 2022).',
    ],
    ['Kiln Bootcamp for Plant Operators', 'I have completed the Kiln Bootcamp for Plant Operators.'],
    [
      'CompTIA Network+ (N10), valid through May 2090',
      'I hold CompTIA Network+ (N10; valid through May 2090).',
    ],
    ['Plumbing course, Lake College, 2017', 'I have completed a Plumbing course at Lake College (2017).'],
    [
      'First year of Biology, Lake University, 2019 to 2020',
      'I have completed the first year of Biology at Lake University (2019 to 2020).',
    ],
    [
      "Bachelor's in Biology, Lake University, expected 2090\nAssociate's in Science, Hill College, expected May 2091",
      "I am studying for a bachelor's degree in Biology at Lake University (expected 2090) and for an associate's degree in Science at Hill College (expected May 2091).",
    ],
    ['CFP charterholder, CFP Institute', 'I am a CFP charterholder (CFP Institute).'],
    [
      'Civil Engineering student, Lake College, Basey, expected 2090',
      'I am a Civil Engineering student at Lake College, Basey (expected 2090).',
    ],
    [
      'Network Programming, Lake Community College, since 2023',
      'I have studied Network Programming at Lake Community College since 2023.',
    ],
    [
      'Degree in Hotel Management, University of Leeds, 2018',
      'I hold a degree in Hotel Management from the University of Leeds (2018).',
    ],
    [
      'Bachelor in Web Design, Art Institute of Leeds, 2012',
      "I hold a bachelor's degree in Web Design from the Art Institute of Leeds (2012).",
    ],
    [
      'Doctorate of Nursing Practice, Health Care Systems, Lake University, expected May 2090',
      'I am studying for a Doctorate of Nursing Practice in Health Care Systems at Lake University and expect to finish in May 2090.',
    ],
    [
      'BA in Math, Lake College, 2012\nMS in Finance (Investments), Hill College, completed 2018',
      'I hold an MS in Finance from Hill College (2018, Investments) and a BA in Math from Lake College (2012).',
    ],
    ['Oncology Certified Nurse (OCN), 2021', 'I am an Oncology Certified Nurse (OCN, 2021).'],
    [
      'MSc in Biology, Lake College, Department of Biology, 2020',
      'I hold an MSc in Biology from Lake College, Department of Biology (2020).',
    ],
    [
      'Course in reading theories, Lake University, 2014\nNetwork Engineer, Hill Academy, 2021',
      'My education and training include Course in reading theories (Lake University, 2014) and Network Engineer (Hill Academy, 2021).',
    ],
    [
      'Financial Management, Alison\nStudent member, ICAN',
      'I hold Student membership (ICAN). My other education and training include Financial Management (Alison).',
    ],
  ])('fit their sentence: %s', async (qualifications, said) => {
    expect((await typed({ qualifications })).coverLetter).toContain(said);
  });
});

it.each([
  ['My client is at the front of its field and needs a nurse.', false],
  ['We care for our clients at home.', true],
])(
  'applies for a position at the company only where it hires for itself: %s',
  async (jobDescription, isNamed) => {
    const { coverLetter } = await typed({ jobDescription, companyName: 'Hill Staffing' });
    const opening = coverLetter.split('\n').find((line) => line.startsWith('I ')) ?? '';
    expect(opening.includes('Hill Staffing')).toBe(isNamed);
  },
);

describe('nothing is said twice', () => {
  const line = 'Sold and serviced 110 pest control accounts in one season';
  const history = [job('Salesperson', 'Aptive Environmental', '2019', [line])];
  const chosen = [{ entry: 0, line, text: line }];

  it('leaves out a line whose number a reply gives for the same thing', async () => {
    const deeds = ['I closed 110 accounts in one summer.'];
    expect((await typed({ history, facts: chosen, deeds })).coverLetter).not.toContain('I sold');
    expect((await typed({ history, facts: chosen })).coverLetter).toContain('I sold');
  });

  it('leaves out a job that was typed under the short name of its employer', async () => {
    const experience = 'I was a salesperson for Aptive for a summer.';
    expect((await typed({ history, experience })).coverLetter).not.toContain('at Aptive Environmental');
  });

  it('leaves out manners that a reply shows where skills are many, and nothing of a short list', async () => {
    const form = { skills: 'Excel, cash handling, communication', deeds: ['I kept the till in Excel.'] };
    const many =
      ', filing, invoicing, payroll, scheduling, typing, mailing, counting, stocking, cleaning, baking';
    expect((await typed(form)).coverLetter).toContain(
      'My skills include Excel, cash handling and communication.',
    );
    expect((await typed({ ...form, skills: form.skills + many })).coverLetter).not.toMatch(/communication/i);
  });

  it('says that somebody speaks a language, also where others do', async () => {
    const form = {
      skills: 'Spanish, filing, payroll',
      why: 'Your guests speak Spanish and I want to greet them.',
    };
    expect((await typed(form)).coverLetter).toContain('I speak Spanish.');
    const told = { ...form, why: 'I greet your guests in Spanish.' };
    expect((await typed(told)).coverLetter).not.toContain('I speak Spanish.');
  });

  it('cuts nothing of what was typed about work', async () => {
    const experience = `I ran the ${'very '.repeat(60)}long line. ${'I kept the books of the shop. '.repeat(7)}`;
    const { coverLetter } = await typed({ experience });
    expect(coverLetter).toContain('very long line.');
    expect(coverLetter.match(/kept the books/g)).toHaveLength(7);
  });
});

describe('skills inside of a sentence', () => {
  it.each([
    ['Recruiting, Compliance, HRIS', 'recruiting, compliance and HRIS'],
    ['Account Reconciliation, Power Query', 'account reconciliation and Power Query'],
    ['Patient Care, Notion, Google Analytics', 'patient care, Notion and Google Analytics'],
    [
      'IT Support, Web Design (HTML, CSS), Business Process Modelling',
      'IT support, web design (HTML, CSS) and business process modelling',
    ],
    [
      'Production Support, Financial Reconciliation, Power BI',
      'production support, financial reconciliation and Power BI',
    ],
  ])('have no capitals of a list: %s', async (skills, said) => {
    const { coverLetter } = await typed({ skills, jobDescription: '', qualifications: 'RN license' });
    expect(coverLetter).toContain(`My skills include ${said}.`);
  });
});

describe('what is typed in a hurry', () => {
  it.each([
    ['One saturday I ran the desk alone and nobody waited', 'One Saturday I ran the desk alone'],
    ['I check the log every friday and thats how I found it', "every Friday and that's how I found it"],
    ['I knew the tool because its a copy of ours, Ive used it', "because it's a copy of ours. I've used it"],
  ])('is written with care where it can only mean one thing: %s', async (deed, said) => {
    expect((await typed({ deeds: [deed] })).coverLetter).toContain(said);
    expect((await typed({ why: deed })).coverLetter).toContain(said);
  });

  it.each([
    ['Director Of Sales', 'Dear Director of Sales,'],
    ['Training And Recruiting Unit', 'Dear Training and Recruiting Unit,'],
    ['Nora Keller', 'Dear Nora Keller,'],
  ])('is a salutation: %s', async (reader, said) => {
    expect((await typed({ reader })).coverLetter).toContain(said);
  });
});

describe('the only line of a place', () => {
  it.each([
    ['Trained 12 new cooks', 'At Bella, I trained 12 new cooks.'],
    ['Run the grill every night', 'At Bella, I run the grill every night.'],
    ['As shift lead I closed the kitchen', 'As shift lead I closed the kitchen.'],
    ['Promoted to head cook within a year', '\n• Promoted to head cook within a year'],
    ['Recognized for clean audits', '\n• Recognized for clean audits'],
    ['Menus, costs and orders for 90 guests', '\n• Menus, costs and orders for 90 guests'],
  ])('is a sentence where it begins with what was done: %s', async (line, said) => {
    const history = [job('Cook', 'Bella', 'since 2023', [line]), job('Baker', 'Roma', '2019 to 2021')];
    const { coverLetter, unsupported } = await typed({ history, facts: [{ entry: 0, line, text: line }] });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });
});

it('greets a team, and no legal form', async () => {
  const { coverLetter } = await typed({ companyName: 'Grow West MD, LLC' });
  expect(coverLetter).toContain('Dear Grow West MD hiring team,');
  expect(coverLetter).toContain('position at Grow West MD.');
});

describe('a line that a reply tells', () => {
  const line = 'Reduced food costs 8% after finding excess orders';
  it.each([
    ['Food cost came down 8% because I counted the walk-in.', false],
    ['Food cost came down 18% because I counted the walk-in.', true],
    ['Sales went up 8% in the same year because I called people.', true],
  ])('is said only where it says something else: %s', async (deed, isListed) => {
    const history = [job('Cook', 'Bella', 'since 2023', [line])];
    const { coverLetter } = await typed({ history, facts: [{ entry: 0, line, text: line }], deeds: [deed] });
    expect(coverLetter.includes('I reduced food costs 8%')).toBe(isListed);
  });
});

describe('the sentences around those of the writer', () => {
  it('say how many years before the jobs', async () => {
    const { coverLetter } = await typed({
      history: [job('Clerk', 'Roma Market', '2017 to 2020')],
      experience: '4 years in retail and customer service',
    });
    expect(coverLetter).toContain(
      'I have 4 years of experience in retail and customer service. I was a Clerk at Roma Market from 2017 to 2020.',
    );
  });

  it('name two jobs that go on in one sentence', async () => {
    const { coverLetter } = await typed({
      history: [job('Coach', 'Lake College', 'since 2023'), job('Intern', 'Seminole County', 'since 2024')],
      experience: '',
    });
    expect(coverLetter).toContain(
      'I have been a Coach at Lake College since 2023, and an Intern at Seminole County since 2024.',
    );
  });

  it('never begin as the reason behind them does', async () => {
    for (const name of ['Ada Quist', 'Bo Lind', 'Cy Park', 'Di Marsh', 'Ed Stone', 'Fay Wells']) {
      const { coverLetter } = await typed({ name, why: 'I would like to work nights on a small ward.' });
      expect(coverLetter).toMatch(/\n\nI am (?:applying|writing)[^\n]+\. I would like to work nights/);
    }
  });

  it('tell two lines of one place without a list', async () => {
    const lines = ['Trained 12 new cooks on the line', 'Kept the books of the kitchen'];
    const { coverLetter } = await typed({
      history: [job('Cook', 'Roma', '2016 to 2019', lines), job('Baker', 'Hill Depot', '2014 to 2016')],
      facts: lines.map((line) => ({ entry: 0, line, text: line })),
    });
    expect(coverLetter).toContain(
      'I trained 12 new cooks on the line. I also kept the books of the kitchen.',
    );
    expect(coverLetter).not.toContain('•');
  });
});
