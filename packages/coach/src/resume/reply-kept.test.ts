import { describe, expect, it } from 'vitest';
import { strengthenLines } from './strengthen-line.builtin.ts';
import { fitting } from './whole-reply.ts';

const made = (line: string, reply: string) => strengthenLines([{ line, reply }])[0];

describe('a reply in the first person', () => {
  it.each([
    [
      'Worked closely with the other kindergarten teacher.',
      'my colleague and i shared the groups, he took letters and i took numbers',
      'Worked closely with the other kindergarten teacher. My colleague and I shared the groups. He took letters and I took numbers.',
    ],
    [
      'Closed an average of $30,000 a month from leads',
      'I run 4 or 5 visits a day on my own and close about 1 in 3',
      'Closed an average of $30,000 a month from leads. I run 4 or 5 visits a day on my own and close about 1 in 3.',
    ],
    [
      'Close an average of $30,000 a month from leads',
      'I run 4 or 5 visits a day on my own and close about 1 in 3',
      'Close an average of $30,000 a month from leads: run 4 or 5 visits a day alone and close about 1 in 3',
    ],
    [
      'Ran the night desk of the hotel (80 rooms)',
      'I checked in 60 guests by myself and counted the till',
      'Ran the night desk of the hotel (80 rooms); checked in 60 guests alone and counted the till',
    ],
    [
      'Led tours and demos in the lobby, including questions from visitors.',
      'I made a volcano demo that we now use for every school group',
      'Led tours and demos in the lobby, including questions from visitors. I made a volcano demo that we now use for every school group.',
    ],
    [
      'Worked with the sales team to keep buyers informed, from offer to delivery.',
      'By my last year about a third of my deals were repeat customers.',
      'Worked with the sales team to keep buyers informed, from offer to delivery. By my last year about a third of my deals were repeat customers.',
    ],
    [
      'Worked on a map of ditches for the state.',
      'my part was 6 counties. The agency uses the layer now',
      'Worked on a map of ditches for the state. My part was 6 counties. The agency uses the layer now.',
    ],
    [
      'Served meals at weddings',
      'we serve 150 to 300 guests. Three families asked for me again',
      'Served meals at weddings. We serve 150 to 300 guests. Three families asked for me again.',
    ],
    [
      'Configured routers for a practice network – 3 sites',
      '4 routers in Packet Tracer, for my networking class',
      'Configured routers for a practice network – 3 sites: 4 routers in Packet Tracer, for a networking class',
    ],
  ])('keeps who did it, and is never broken: %s + %s', (line, reply, text) => {
    expect(made(line, reply)?.proposal).toBe(text);
  });
});

describe('every sentence of a reply', () => {
  it.each([
    [
      'Taught people how to care for a pool',
      'showed them the filter before they bought it, so we had less returns and lots of them came back to us for salt',
      /less returns and lots of them came back/,
    ],
    [
      'Designed models of plants, with laser scanning.',
      'Two papers. I was first author on both',
      /first author on both/,
    ],
    [
      'Led 6 technicians',
      '6 guys, made the schedule. 4 of them got qualified on the lift while I had them',
      /4 of them got qualified on the lift/,
    ],
    [
      'Fixed the staff page of the website',
      'Before you could not tap a picture, now you tap it and the page opens',
      /now you tap it and the page opens/,
    ],
    [
      'Wrote a program for schedules',
      'our supervisor did it by hand for 20 guards, thats why I built it',
      /by hand for 20 guards.*why I built it/,
    ],
    [
      'Researched what buyers need and offered plans to them.',
      'I look at the street before I knock, changed my close rate from 1 in 5 to 1 in 3',
      /I look at the street before I knock.*close rate from 1 in 5 to 1 in 3/,
    ],
    [
      'Counted stock every week',
      'I found that we were ordering too much and cut the order by $500',
      /found that .* ordering too much and cut the order by \$500/,
    ],
  ])('is in the line: %s + %s', (line, reply, told) => {
    expect(made(line, reply)?.proposal).toMatch(told);
  });

  it('has its result first where there is no room for all of it', () => {
    const reply = `I talked to ${'the managers, the cooks and the waiters of the place, '.repeat(5)}and wrote it down. Waste fell from 12% to 5%.`;
    expect(made('Planned the menus of a large kitchen with many guests', reply)?.proposal).toContain(
      'aste fell from 12% to 5%',
    );
  });
});

describe('a reply of several clauses', () => {
  it.each([
    [
      'Advised teams of engineers',
      'used to be done on paper, I put it into a spreadsheet and nobody loses a form now',
      'Advised teams of engineers. It used to be done on paper. Put it into a spreadsheet and nobody loses a form now.',
    ],
    [
      'Tested patches of the product',
      'it took 3 days before, now it takes one afternoon',
      'Tested patches of the product. It took 3 days before, now it takes one afternoon.',
    ],
    [
      'Gave support by phone and email',
      'They asked me to show the new hires how to do it. I was the only one who knew the system',
      'Gave support by phone and email. They asked me to show the new hires how to do it. I was the only one who knew the system.',
    ],
    [
      'Sold products at exhibitions',
      'our team was short so I covered both desks, that got me promoted in 8 months',
      'Sold products at exhibitions. Our team was short so I covered both desks. That got me promoted in 8 months.',
    ],
    [
      'Provides tours of the gift shops',
      'I check it every morning before I open, it saves the others about an hour',
      'Provides tours of the gift shops. Check it every morning before opening. It saves the others about an hour.',
    ],
  ])('stays whole: %s + %s', (line, reply, text) => {
    expect(made(line, reply)?.proposal).toBe(text);
  });
  it.each([
    [
      'Built the booking page',
      'we got it from 4 days down to 1 and I presented it',
      'Built the booking page. We got it from 4 days down to 1 and I presented it.',
    ],
    [
      'Repaired the printers of the floor',
      "I'm the one they call when it breaks",
      "Repaired the printers of the floor. I'm the one they call when it breaks.",
    ],
    [
      'Painted the shop',
      'because of that it opened on Sundays too. I worked the first 10 of them',
      'Painted the shop. Because of that it opened on Sundays too. Worked the first 10 of them.',
    ],
    [
      'Wrote the manual',
      'I taught it to two coworkers so they could do it when I was off',
      'Wrote the manual. I taught it to two coworkers so they could do it when I was off.',
    ],
  ])('is a sentence where it explains nothing: %s + %s', (line, reply, text) => {
    expect(made(line, reply)?.proposal).toBe(text);
  });
  it('is below a line that ends in a comma', () => {
    expect(
      made('Assisted residents with daily activities such as eating,', 'I trained 2 of the new ones'),
    ).toMatchObject({ isNewLine: true });
  });
});

describe('a name in a reply', () => {
  it.each([
    [
      'Worked with cell lines (bacteria, insect) to grow cells.',
      'Sf9 and E. coli, up to 10 L',
      'Sf9 and E. coli, up to 10 L',
    ],
    ['Tested phones in the lab (two shifts)', 'iPhones and Pixel 6, about 40 a day', 'iPhones and Pixel 6'],
  ])('keeps its letters: %s + %s', (line, reply, text) => {
    expect(made(line, reply)?.proposal).toContain(text);
  });
});

describe('the place of a reply', () => {
  it('says nothing of the noun before it', () => {
    expect(
      made('Backend only, demo video in the repository', 'no users, it was a class project')?.proposal,
    ).toBe('Backend only, demo video in the repository. It was a class project.');
  });
  it('puts the number of a team where the team is named', () => {
    expect(
      made('Led my team in promotional offers', '4 people, I did the training on new promos every month')
        ?.proposal,
    ).toBe('Led my team of 4 people in promotional offers and did the training on new promos every month');
  });
  it('begins with the verb where the line hid it', () => {
    expect(
      made(
        'Responsible for independently generating leads at many events in Dallas',
        'worked home shows and Costco booths, about 20 leads a weekend',
      )?.proposal,
    ).toMatch(/^Independently generated leads at many events in Dallas/);
  });
  it('follows “from” and “with” without a colon', () => {
    expect(
      made(
        'Edits maps of gas lines within GIS, from three sources.',
        'from the drawings of the crews, around 40 orders a day',
      )?.proposal,
    ).toBe(
      'Edits maps of gas lines within GIS, from three sources, from the drawings of the crews, about 40 orders a day.',
    );
  });
  it('is no fragment alone below a line', () => {
    const line = `Built an automated pipeline ${'to analyze the data of samples '.repeat(8)}and others.`;
    expect(
      made(line, 'skin cells from about 130 people. The pipeline took the run from days down to one night')
        ?.proposal,
    ).toMatch(/^Skin cells from about 130 people\. The pipeline took the run from days down to one night/);
    expect(made(line, 'skin cells from about 130 people')?.proposal).toBeNull();
  });
});

describe('a line that tells no work', () => {
  it.each([
    'GPA: 3.8, honors student',
    'Strong communication and user training experience.',
    'Strong academic background with high GPA and dual humanities degrees.',
    'Currently pursuing a third bachelor’s degree in Information Technology.',
    'Relevant coursework in statistics, databases and networks',
    'Backend only, demo video in repository README',
    'Named to the Dean’s List in three semesters',
    'Graduated with honors in biology',
    'Excellent customer service and time management',
  ])('isn’t asked what changed: %s', (line) => {
    expect(strengthenLines([{ line }])[0]?.ask).toBeNull();
  });
  it.each([
    'Networking Lab – Configured Cisco routers and switches',
    'Android Apps – Developed multiple apps using Android Studio.',
    'I written the program called Assign Schedule in C#',
    'Effectively communicated complex concepts in a clear manner',
    'Helping customers find shoes and fitting them',
    'Capacité al personal nuevo',
  ])('of work is: %s', (line) => {
    expect(strengthenLines([{ line }])[0]?.ask).not.toBeNull();
  });
});

it('keeps the result of a reply that is too long, and its order', () => {
  const part = (text: string, isResult = false) => ({
    ...{ text, isResult, isDeed: !isResult, isTyped: false, kind: 'deed' as const },
  });
  const parts = [
    part('rebuilt the form'),
    part('told the whole team about it'),
    part('calls fell by half', true),
  ];
  expect(fitting(parts, 7).map(({ text }) => text)).toEqual(['rebuilt the form', 'calls fell by half']);
});
