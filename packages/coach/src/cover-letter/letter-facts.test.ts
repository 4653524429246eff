import { GenerateCoverLetterInput, type LetterEntry } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { letterFacts } from './letter-facts.builtin.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const job = (title: string, name: string, isCurrent: boolean, ...lines: string[]): LetterEntry => ({
  ...{ kind: 'work', title, name, isCurrent, lines, isChecked: true },
  time: isCurrent ? 'since 2019' : '2015 to 2019',
});
const history = [
  job(
    'Shift Lead',
    'Hill Depot',
    true,
    'Trained 12 new drivers on the route software',
    'Scheduled 30 trucks a day with the dispatch board',
    'Kept the break room clean',
  ),
  job(
    'Driver',
    'Fjord Freight',
    false,
    'Scheduled 30 trucks a week with the dispatch board',
    'Delivered 90 parcels a day across the county in a box truck with a lift gate, with the paperwork for each stop, the returns, the fuel log and the damage reports done before the end of the shift, on six days of the week',
  ),
];
const ad = `Dispatcher

Responsibilities:
- Schedule trucks and drivers on the dispatch board
- Train new drivers
- Prepare customs documents for border crossings

Requirements:
- Experience with route software
`;

describe('the facts that a letter can use', () => {
  it('come with the tasks of the ad that they speak of, the newest job first among equals', async () => {
    const { facts, tasks } = await letterFacts({ jobRole: 'Dispatcher', jobDescription: ad, history });
    const textsOf = (task: string) =>
      (tasks.find((one) => one.task.includes(task))?.facts ?? []).map((at) => facts[at]?.text);
    expect(textsOf('Train new drivers')[0]).toBe('Trained 12 new drivers on the route software');
    expect(textsOf('Schedule trucks').slice(0, 2)).toEqual([
      'Scheduled 30 trucks a day with the dispatch board',
      'Scheduled 30 trucks a week with the dispatch board',
    ]);
    expect(textsOf('customs')).toEqual([]);
  });

  it('has every line, also those that a letter would not pick', async () => {
    const { facts } = await letterFacts({ jobRole: 'Dispatcher', jobDescription: ad, history });
    expect(
      facts.some(({ text, isSuggested }) => text.startsWith('Delivered 90 parcels') && !isSuggested),
    ).toBe(true);
    expect(facts.find(({ isSuggested }) => isSuggested)?.text).toMatch(/^(?:Trained|Scheduled)/);
  });

  it('is empty without a resume', async () => {
    expect(await letterFacts({ jobRole: '', jobDescription: ad, history: [] })).toMatchObject({ facts: [] });
  });
});

const form = GenerateCoverLetterInput.parse({
  ...{ name: 'Ada Quist', qualifications: 'CDL Class A', jobRole: 'Dispatcher', companyName: 'Fjord Labs' },
  ...{ jobDescription: ad, history },
});
async function write(facts: GenerateCoverLetterInput['facts']) {
  const letter = await writeCoverLetter({ ...form, facts });
  if ('error' in letter) throw new Error(letter.error);
  return letter;
}

describe('a letter of chosen facts', () => {
  it('has these lines and no others, in the words that the user gave them', async () => {
    const [line = '', other = ''] = history[0]?.lines ?? [];
    const letter = await write([
      { entry: 0, line: other, text: other },
      { entry: 0, line, text: 'I trained 14 new drivers, on the road and at the desk.' },
    ]);
    expect(letter.coverLetter).toContain(
      '\n\nI have been a Shift Lead at Hill Depot since 2019. Before that, I was a Driver at Fjord Freight from 2015 to 2019.\n\n',
    );
    expect(letter.coverLetter).toContain(
      '\n\nAt Hill Depot, I scheduled 30 trucks a day with the dispatch board. I also trained 14 new drivers, on the road and at the desk.\n\n',
    );
    expect(letter.coverLetter).not.toContain('break room');
    expect(letter.unsupported).toEqual([]);
  });

  it('has the only line of each place as a sentence with its name', async () => {
    const facts = history.map(({ lines: [line = ''] }, entry) => ({ entry, line, text: line }));
    expect((await write(facts)).coverLetter).toMatch(
      /\n\nAt Hill Depot, I [^.]+\. At Fjord Freight, I [^.]+\.\n\n/,
    );
  });

  it('has none where the user chose none', async () => {
    expect((await write([])).coverLetter).not.toContain('•');
  });

  it('claims no place for a line where neither title nor employer was checked', async () => {
    const bare = [{ ...(history[1] as LetterEntry), name: '', title: '', time: '' }];
    const line = bare[0]?.lines[0] ?? '';
    const letter = await writeCoverLetter({
      ...form,
      history: bare,
      facts: [{ entry: 0, line, text: line }],
    });
    expect('coverLetter' in letter ? letter.coverLetter : '').toContain(
      `\n\nI ${line.charAt(0).toLowerCase()}${line.slice(1)}.`,
    );
  });
});
