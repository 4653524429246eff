import { JobAnalysis } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { analyzeJob } from './analyze-job.builtin.ts';

const posting = `Senior Backend Engineer (Boston, MA)

About Northwind Health
Northwind Health is a care company. For over 20 years we have offered health insurance and travel to our staff.

What you'll do
- Build REST APIs in Python and Go
- Mentor junior engineers

Requirements
- 5+ years of experience in software development
- Bachelor's degree in Computer Science, Engineering or related field
- Strong SQL (PostgreSQL); Docker required, Kubernetes a plus
- Excellent communication skills

Nice to have:
- Terraform, AWS

Benefits
- 401k, dental, paid time off`;

const analyse = (jobDescription: string) => analyzeJob({ jobDescription });

describe('a job text', () => {
  it('is read by its headings and by its wording', async () => {
    const job = await analyse(posting);
    JobAnalysis.parse(job);
    expect(job.title).toBe('Senior Backend Engineer');
    expect(job.company).toBe('Northwind Health');
    expect(job.seniority).toBe('senior');
    expect(job.years).toMatchObject({ min: 5, max: null });
    expect(job.degree).toMatchObject({
      level: 'bachelor',
      isRequired: true,
      fields: ['Computer Science', 'Engineering'],
    });
    expect(job.mustHave).toEqual(expect.arrayContaining(['SQL', 'PostgreSQL', 'Docker', 'Communication']));
    expect(job.mentioned).toEqual(expect.arrayContaining(['Python', 'Go']));
    expect(job.niceToHave).toEqual(expect.arrayContaining(['Kubernetes', 'Terraform', 'AWS']));
    expect(job.skills).not.toContain('Insurance');
    for (const one of job.requirements) expect(posting.slice(one.start, one.end)).toBe(one.quote);
  });

  it('is read without lines as well', async () => {
    const job = await analyse(
      'We are looking for an experienced Registered Nurse to join our ICU team. The nurse will assess patients and administer medications. Must have BLS and ACLS. Two years of critical care experience required; wound care preferred. Associate degree in nursing required, BSN preferred.',
    );
    expect(job.title).toBe('Registered Nurse');
    expect(job.years?.min).toBe(2);
    expect(job.degree).toMatchObject({ level: 'associate', isRequired: true });
    expect(job.mustHave).toEqual(expect.arrayContaining(['Nursing', 'Basic life support', 'Critical care']));
    expect(job.mentioned).toContain('Medication administration');
    expect(job.niceToHave).toEqual(['Wound care']);
  });

  it('gives tips that name the requirement they serve', async () => {
    const job = await analyse(posting);
    expect(job.resumeSuggestions.join('\n')).toContain('5+ years of experience in software development');
    expect(job.interviewTips.some((tip) => tip.includes('“Build REST APIs in Python and Go”'))).toBe(true);
  });

  it.each([
    ['three to five years of experience in sales required', { min: 3, max: 5 }],
    ['At least 2 years experience', { min: 2, max: null }],
    ['You must be 18 years of age, experience welcome', null],
    ['For over 25 years we have led the experience market', null],
    ['Experience: 3-5 yrs required, 8 years preferred', { min: 3, max: 5 }],
  ])('years: %s', async (text, expected) => {
    const { years } = await analyse(text);
    if (expected) expect(years).toMatchObject(expected);
    else expect(years).toBeNull();
  });

  it.each([
    ['high school diploma or GED required', 'secondary'],
    ['BS/MS in biology required', 'bachelor'],
    ["Master's degree in social work required", 'master'],
    ['PhD in chemistry', 'doctorate'],
  ])('degree: %s', async (text, level) => {
    expect((await analyse(text)).degree?.level).toBe(level);
  });

  it.each([
    ['', 'holds 0 words'],
    ['nurse', 'holds 1 word.'],
    ['求人：ソフトウェアエンジニアを募集しています。経験者優遇。', 'Japanese'],
  ])('says plainly what it cannot read: "%s"', async (text, note) => {
    expect((await analyse(text)).note).toContain(note);
  });

  it.each([
    'a'.repeat(100_000),
    '. '.repeat(50_000),
    'experience, '.repeat(9_000),
    '5 years '.repeat(12_000),
    '\n'.repeat(99_999),
  ])('takes 100,000 characters of anything in time', async (text) => {
    const start = performance.now();
    JobAnalysis.parse(await analyse(text));
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it('never throws on what is not a text', async () => {
    for (const input of [undefined, null, {}, { jobDescription: 5 }]) {
      const job = await analyzeJob(input as never);
      expect(job.skills).toEqual([]);
    }
  });

  it.each<[string, string]>([
    ['Drive M&A and integration in a heavy industrial environment.', 'Integrity, Work ethic'],
    ['Mercy Ridge is a community hospital with 310 beds.', 'Communication'],
    [
      'Reporting to the Board of Directors, you act as charge nurse when assigned.',
      'Data reporting, Performing arts',
    ],
    [
      'Writing SQL against our Snowflake warehouse and cleaning data in Python.',
      'Warehouse management, Cleaning services',
    ],
    ['Lumen Pay is building the payment rails for small merchants.', 'Ruby on Rails'],
    ['Apply with your CV to Apex Technical Recruitment.', 'Technical recruiting'],
    [
      'We can offer you: a supportive leadership team and a generous CPD budget.',
      'Leadership, Budget management',
    ],
  ])('reads “%s” without nonsense', async (sentence, nonsense) => {
    const { skills } = await analyzeJob({ jobDescription: `Coordinator\n\n${sentence}` });
    for (const skill of nonsense.split(', ')) expect(skills).not.toContain(skill);
  });

  it('reads “no degree needed” as what it says', async () => {
    expect(
      (await analyzeJob({ jobDescription: 'Analyst\n- No degree needed\n- SQL required' })).degree,
    ).toBeNull();
  });

  it.each([
    ['Tiffin Foods delivers school meals to 400 schools.', 'Tiffin Foods'],
    ['Lumen Pay is building the payment rails of Europe.', 'Lumen Pay'],
    ['Excellent English. German is a plus.', null],
  ])('names the company of “%s”', async (sentence, company) => {
    expect((await analyzeJob({ jobDescription: `Analyst\n${sentence}\nSQL required.` })).company).toBe(
      company,
    );
  });

  it.each([
    [
      'Nurse\nAlder Medical Center\nAustin, TX\n\nAbout us\nAlder is a 300-bed hospital.',
      'Alder Medical Center',
    ],
    ['Nurse\nLakeside Hospital is looking for a nurse to join Lakeside.', 'Lakeside Hospital'],
    ['Baker\nHearth & Rye, Bakersfield, California', 'Hearth & Rye'],
    ['Warehouse Associate\nCompetitive Pay, Austin, TX', null],
    ['Registered Nurse\nOakfield Clinic', 'Oakfield Clinic'],
    ["Line Cooks - Marta's Kitchen Group, Inc.", "Marta's Kitchen Group, Inc."],
    ['Bookkeeper at Hale & Sons', 'Hale & Sons'],
    ['Nurse - Night Shift', null],
    ['Teacher - Elementary School', null],
    ['Nurse\nOutpatient Clinic', null],
    ['Sales Manager – Medical Devices', null],
    ['Electrician\nFull-time, Permanent', null],
    ['Analyst\nInformation Systems', null],
    ['Human Resources Generalist\nHuman Resources, Denver, CO', null],
    ['Line Cook\nNight Shift\nDenver, CO', null],
    ['Customer Service Advisor\nBelfast\nPosted today', null],
    ['Customer Service Advisor\nJoin our team in Belfast! Belfast is a great city.', null],
    ['Customer Service Advisor\nCompany: Sofia', 'Sofia'],
  ])('names the company in full, and nothing that is none: %j', async (head, company) => {
    const jobDescription = `${head}\n\nRequirements\n- Two years of experience`;
    expect((await analyzeJob({ jobDescription })).company).toBe(company);
  });

  it('names the company that stands under the title', async () => {
    const ad = 'Data Analyst\nAlder Point\nAustin, TX\n\nRequirements\n- SQL';
    expect((await analyzeJob({ jobDescription: ad })).company).toBe('Alder Point');
    expect(
      (await analyzeJob({ jobDescription: 'Robotics Engineer\nBS, MS, or PhD in Robotics' })).place,
    ).toBeUndefined();
  });

  it('gives one tip for one line of the posting, whatever it names', async () => {
    const { resumeSuggestions, interviewTips } = await analyzeJob({
      jobDescription: 'Analyst\n\nRequirements\n- Power BI, Tableau or Looker, and good SQL\n- Python',
    });
    for (const tips of [resumeSuggestions, interviewTips])
      expect(tips.filter((tip) => tip.includes('“Power BI, Tableau or Looker'))).toHaveLength(1);
  });
});

describe('what a job ad asks for, by its own words', () => {
  it('reads alternatives as one requirement', async () => {
    const { requirements, mustHave, skills } = await analyse(
      'Data Engineer\n\nRequirements\n- Python, Scala or Java\n- AWS and/or GCP\n- Docker and Kubernetes',
    );
    const names = requirements.map(({ skill, alternatives = [] }) => [skill, ...alternatives].join('|'));
    expect(names).toEqual(expect.arrayContaining(['Python|Scala|Java', 'Docker', 'Kubernetes']));
    expect(names.filter((name) => name.includes('AWS'))).toHaveLength(1);
    expect(mustHave).toContain('Python, Scala or Java');
    expect(skills).toEqual(expect.arrayContaining(['Python', 'Scala', 'Java']));
  });

  it('asks for a skill on its own rather than as an alternative', async () => {
    const { requirements } = await analyse(
      'Data Engineer\n\nRequirements\n- Python or Java\n- Java is required',
    );
    expect(requirements.find(({ skill }) => skill === 'Python')?.alternatives).toBeUndefined();
  });

  it('takes a skill of the title as a must, wherever it is named', async () => {
    const { requirements } = await analyse(
      "SQL Developer\n\nWhat you'll do\n- Write SQL for the finance team",
    );
    expect(requirements.find(({ skill }) => skill === 'SQL')?.importance).toBe('must-have');
  });

  it.each([
    ['Requirements\n- SQL', 'must-have'],
    ['Qualifications\n- SQL is a plus', 'nice-to-have'],
    ['Qualifications\n- Understanding of SQL and Git, JIRA a plus', 'must-have'],
    ['Requirements\n- Experience with SQL, preferably in a bank', 'must-have'],
    ["What you'll do\n- You will use SQL to improve the customer experience", 'mentioned'],
    ['Requirements\n- Degree in SQL, Statistics or a related field', 'mentioned'],
    ['Preferred\n- SQL is required', 'must-have'],
    ["What you'll do\n- Write SQL for the finance team", 'mentioned'],
    ["What you'll do\n- Write SQL as needed", 'mentioned'],
    ["What you'll do\n- Write SQL\n- Review SQL of others\n- Teach SQL to new hires", 'must-have'],
    ['We use SQL and dashboards', 'mentioned'],
    ['Experience with SQL', 'must-have'],
    ['Even better if you have:\n- SQL', 'nice-to-have'],
    ["What you'll do\n- Write SQL (required) for the finance team", 'must-have'],
  ])('%j makes SQL %s', async (lines, importance) => {
    const { requirements } = await analyse(`Analyst\n\n${lines}`);
    expect(requirements.find(({ skill }) => skill === 'SQL')?.importance).toBe(importance);
  });

  it.each([
    ['4+ years of experience with a degree, or 7+ without one', { min: 4, max: null, withoutDegree: 7 }],
    ['3 years of experience in retail banking required', { min: 3, field: 'retail banking' }],
    ['5+ years as a line cook, experience with grills', { min: 5 }],
  ])('years: %s', async (line, expected) => {
    const { years, degree } = await analyse(`Requirements\n- ${line}`);
    expect(years).toMatchObject(expected);
    expect(degree?.isRequired ?? false).toBe(false);
  });

  it('reads place, salary, workplace and contract, each with its line', async () => {
    const job = await analyse(
      'Payroll Clerk - R48213\nLocation: Dayton, OH\nHybrid, full-time\nSalary: $52,000 - $58,000 per year\n\nWhat you will do\n- Run the weekly payroll',
    );
    expect(job).toMatchObject({
      title: 'Payroll Clerk',
      place: { value: 'Dayton, OH', quote: 'Dayton, OH' },
      salary: { value: '$52,000 - $58,000 per year' },
      workplace: { value: 'hybrid' },
      contract: { value: 'full-time' },
    });
  });

  it.each([
    'You run our hybrid cloud and a $2 million budget.',
    'You need 3 years of full-time experience and do on-site inspections.',
  ])('leaves out what the ad does not say: %s', async (text) => {
    const job = await analyse(`Engineer\n\n${text}`);
    for (const fact of ['place', 'salary', 'workplace', 'contract']) expect(job).not.toHaveProperty(fact);
  });

  it('says when a text is no job ad', async () => {
    const story = 'It was a dark night and the wind went round the house. '.repeat(8);
    expect((await analyse(story)).note).toContain("doesn't read like a job ad");
    expect((await analyse(posting)).note).toBeNull();
  });
});
