import { describe, expect, it } from 'vitest';
import { readJobAd } from './read-job-ad.ts';

const ad = `Night Baker
Full-time, Bakersfield, CA

About Hearth & Rye
We are a family bakery with three shops.

What you'll do
• Mix, shape and bake sourdough for three shops
• Keeps the flour store clean and records every delivery
• Other duties as assigned

What we look for
• 2+ years of experience in a production bakery
• Must be able to lift 50 pounds
• Ability to read a production sheet quickly

Nice to have
• Experience with laminated dough

What we offer
• $24 per hour and health insurance

How to apply
Send your resume to jobs@example.com.

Hearth & Rye is an equal opportunity employer.`;

const classed = (text: string) => readJobAd(text).lines.map((line) => [line.kind, line.text]);

describe('a job ad with headings', () => {
  it('has each line classed by its section and its words', () => {
    expect(classed(ad)).toEqual([
      ['other', 'Night Baker'],
      ['other', 'Full-time, Bakersfield, CA'],
      ['employer', 'We are a family bakery with three shops'],
      ['duty', 'Mix, shape and bake sourdough for three shops'],
      ['duty', 'Keeps the flour store clean and records every delivery'],
      ['trifle', 'Other duties as assigned'],
      ['requirement', '2+ years of experience in a production bakery'],
      ['fact', 'Must be able to lift 50 pounds'],
      ['requirement', 'Ability to read a production sheet quickly'],
      ['requirement', 'Experience with laminated dough'],
      ['benefit', '$24 per hour and health insurance'],
      ['process', 'Send your resume to jobs@example.com'],
      ['process', 'Hearth & Rye is an equal opportunity employer.'],
    ]);
  });

  it('has an importance for each line by its words, then by its section', () => {
    const importance = new Map(readJobAd(ad).lines.map((line) => [line.text, line.importance]));
    expect(importance.get('2+ years of experience in a production bakery')).toBe('must-have');
    expect(importance.get('Experience with laminated dough')).toBe('nice-to-have');
    expect(readJobAd('Requirements\n- Sales experience, ideally in a bakery').lines[0]?.importance).toBe(
      'must-have',
    );
    expect(readJobAd('Requirements\n- Sales experience is a plus').lines[0]?.importance).toBe('nice-to-have');
    expect(
      readJobAd("Requirements\n- A bachelor's degree is required, a master's preferred").lines[0]?.importance,
    ).toBe('must-have');
    expect(
      readJobAd('Requirements\n- Experience with rye dough (in a bakery preferred)').lines[0]?.importance,
    ).toBe('must-have');
    expect(importance.get('Mix, shape and bake sourdough for three shops')).toBe('mentioned');
  });

  it('points each line back at the text', () => {
    for (const { text, start, end } of readJobAd(ad).lines) expect(ad.slice(start, end)).toBe(text);
  });
});

describe('a duty', () => {
  const dutyOf = (line: string) => readJobAd(`Duties\n- ${line}`).lines.find(({ duty }) => duty)?.duty;

  it.each([
    ['Greet guests at the door', 'base', 'greet guests at the door'],
    ['Greets guests at the door', 'base', 'greet guests at the door'],
    ['Cleans, slices and packs the bread', 's', 'cleans, slices and packs the bread'],
    ['Supporting clients with their tax returns', 'ing', 'supporting clients with their tax returns'],
    ['Load the van and checks the tires', 'base', 'load the van'],
    ['Meet with engineers and architects on site', 'base', 'meet with engineers and architects on site'],
    ['Working with sales to define and price offers', 'ing', 'working with sales to define and price offers'],
    ['Training new cooks and deliver fresh bread', 'ing', 'training new cooks'],
    ['Safety: Inspect ladders before each job', 'base', 'inspect ladders before each job'],
    ['Prepare weekly reports, including sales, for the owner', 'base', 'prepare weekly reports'],
    ['Answer calls (up to 60 a day) from patients', 'base', 'answer calls from patients'],
    ['Help the guest(s) find a table', 'base', 'help the guests find a table'],
  ])('"%s" is spoken in the form %s: %s', (line, form, phrase) => {
    expect(dutyOf(line)).toEqual({ form, phrase });
  });

  it.each([
    'Review of the weekly numbers',
    'Interviews will be held in May',
    'Planning is half of the work',
    'Serve as the Director of Sales for the region',
    'Do you want to grow with us',
    'Prepare the following',
    'Work requires standing all day',
    'Code and constructive feedback for the team',
    'Working knowledge of ovens',
    'Research, and logical thinking',
    'Contact/teaching time with pupils',
    'Working in a modern kitchen, our team bakes daily',
    'Direct ownership of the monthly numbers',
    'Service and filing of court papers',
    'Build Strong Customer Teams',
  ])('"%s" has no duty that can be spoken', (line) => {
    expect(dutyOf(line)).toBeUndefined();
  });

  it.each([
    ["In this role, you'll restock shelves and greet shoppers.", ['restock shelves and greet shoppers']],
    [
      'You will greet every guest, take food orders, and handle cash at the till.',
      ['greet every guest', 'take food orders', 'handle cash at the till'],
    ],
    ['The Site Manager is responsible for ordering all materials.', ['ordering all materials']],
    ['The position involves sorting parcels by route.', ['sorting parcels by route']],
    [
      'You will use the data to design, build and test new menus.',
      ['use the data to design, build and test new menus'],
    ],
    ['We are looking for a cook to run our lunch line.', ['run our lunch line']],
    [
      'You will manage four accounts, ensuring they renew, grow their teams, and pay on time.',
      ['manage four accounts, ensuring they renew, grow their teams, and pay on time'],
    ],
  ])('is found in the sentence "%s"', (sentence, phrases) => {
    const { lines } = readJobAd(sentence);
    expect(lines.flatMap(({ duty }) => duty?.phrase ?? [])).toEqual(phrases);
  });

  it.each([
    "You'll enjoy free lunches every day.",
    'You care about clean kitchens.',
    'The course will take place in Austin.',
    'The job includes direct contact with guests.',
    'The city will provide training to all new staff.',
    'You will report to the plant manager.',
    'We will review applications as they come in.',
  ])('is not what the employer does or somebody gets: "%s"', (sentence) => {
    expect(readJobAd(sentence).lines.every(({ duty }) => duty === undefined)).toBe(true);
  });
});

describe('a requirement', () => {
  const askOf = (line: string) => readJobAd(`Requirements\n- ${line}`).lines.find(({ ask }) => ask)?.ask;

  it.each([
    ['Experience with Docker', 'experience', 'experience with Docker'],
    ['You have experience running a small kitchen', 'experience', 'experience running a small kitchen'],
    ['Strong knowledge of Excel is required', 'knowledge', 'strong knowledge of Excel'],
    ['Python programming experience', 'experience', 'Python programming experience'],
    ['Thorough knowledge of food safety', 'knowledge', 'thorough knowledge of food safety'],
    ['Positive attitude and good manners', 'trait', 'a positive attitude and good manners'],
    ['Minimum of 3 years of experience in sales', 'years', 'a minimum of 3 years of experience in sales'],
    [
      'Must be comfortable with spreadsheets and numbers',
      'person',
      'comfortable with spreadsheets and numbers',
    ],
    ['Proven ability to calm angry callers', 'able', 'calm angry callers'],
    ['Stay calm when three orders come at once', 'able', 'stay calm when three orders come at once'],
  ])('"%s" is spoken as %s: %s', (line, form, phrase) => {
    expect(askOf(line)).toEqual({ form, phrase });
  });

  it.each([
    'Excellent manners and speak the language of the house',
    'Experience is credited year for year',
    'A track record we can call about',
    'A gifted cook with experience in large kitchens',
    'Comfortable with numbers, knows how to close a sale',
    'Experience with SQL Experience with Python',
  ])('"%s" has no clean phrase', (line) => {
    expect(askOf(line)).toBeUndefined();
  });

  it.each([
    'Must be at least 21 years old',
    "Valid driver's license",
    "Bachelor's degree in nursing",
    'Able to work weekends and holidays',
    'Pass a drug screen',
    'Fluent in English',
  ])('"%s" is a fact to confirm', (line) => {
    expect(classed(`Requirements\n- ${line}`)).toContainEqual(['fact', line]);
  });
});

describe('sections and sentences', () => {
  it.each([
    ['WHAT WE OFFER', 'offer'],
    ['Minimum Qualifications', 'must'],
    ['Preferred Skills:', 'nice'],
    ['Key Responsibilities:', 'duties'],
    ['About Us', 'about'],
    ['How to Apply', 'process'],
    ['Equal Opportunity', 'legal'],
    ['Physical Demands', 'terms'],
  ])('"%s" opens the section %s', (heading, part) => {
    expect(readJobAd(`${heading}\nOne line of it`).lines.at(-1)?.part).toBe(part);
  });

  it.each([
    'Licensed Residential Plumber',
    'LICENSED PRACTICAL NURSE',
    'Experienced Sous Chef - Full Time',
    'Licensed Baker - Part Time',
    'Benefits and Compensation Manager',
    'Education Program Coordinator',
  ])('the title "%s" opens no section', (title) => {
    expect(readJobAd(`${title}\nOne line of it`).lines.map(({ part }) => part)).toEqual(['open', 'open']);
  });

  it.each(['Responsibilities of the Nurse', 'Requirements for a Cook', 'Registered Nurse Responsibilities'])(
    '"%s" opens one, though it names who does the job',
    (heading) => {
      expect(readJobAd(`${heading}\nOne line of it`).lines.at(-1)?.part).not.toBe('open');
    },
  );

  it('reads numbered items and clauses between semicolons inside a paragraph', () => {
    const text = 'Duties include: 1. Sort the mail. 2. Answer the phones; file the forms.';
    const phrases = readJobAd(text).lines.flatMap(({ duty }) => duty?.phrase ?? []);
    expect(phrases).toEqual(['sort the mail', 'answer the phones', 'file the forms']);
  });

  it('joins a line that a narrow column wrapped, and keeps a list in lower case', () => {
    const wrapped = 'Duties\n- Clean the machines at the end of every shift and report\nany damage';
    expect(readJobAd(wrapped).lines.at(-1)?.text).toBe(
      'Clean the machines at the end of every shift and report any damage',
    );
    const list =
      'Duties include:\nwelcoming every patient who comes to the front desk today\nanswering phones';
    expect(readJobAd(list).lines).toHaveLength(2);
  });
});

describe('whether a text is a job ad', () => {
  it.each([
    ad,
    'We are hiring a server. You will take orders and carry plates. Weekends required. Apply with your resume.',
    'Looking for a driver. Requirements: 2 years of experience driving a box truck, clean driving record.',
  ])('%#: an ad is one', (text) => {
    expect(readJobAd(text).isAd).toBe(true);
  });

  it.each([
    '',
    'The company reported higher sales in the third quarter, and its shares rose by four percent.',
    'Preheat the oven. Mix the flour and the butter. Bake for forty minutes. Serve the cake warm.',
    'Led a team of four. Cut costs by 12%. Managed the front desk of a busy hotel for three years.',
  ])('%#: another text is none', (text) => {
    expect(readJobAd(text).isAd).toBe(false);
  });

  it.each([
    '\n'.repeat(99_999),
    '. '.repeat(50_000),
    '1. '.repeat(30_000),
    'you will '.repeat(11_000),
    'a, and '.repeat(14_000),
  ])('takes 100,000 characters of anything in time', (text) => {
    const before = process.cpuUsage();
    readJobAd(text);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
  });
});
