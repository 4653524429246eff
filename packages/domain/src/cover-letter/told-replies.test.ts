import { describe, expect, it } from 'vitest';
import { toldReplies, withSentence } from './told-replies.ts';

const of = 'Editor, Daily Collegian';
const desk = {
  line: 'Led the beat that covered the student government',
  of,
  reply: 'led 4 reporters, covered every weekly senate meeting',
};
const mail = { line: 'Created the monthly newsletter', of, reply: 'opens went from 30% to 45%' };
const questions = [
  { task: 'Grow our newsletter and web readers', reply: '' },
  { task: 'Manage a team of reporters', reply: '' },
];

describe('what was told for a resume', () => {
  it('is offered under the question about the same work, as a sentence', () => {
    expect(toldReplies(questions, [desk, mail])).toEqual([
      {
        question: 1,
        text: 'At Daily Collegian, I led 4 reporters, covered every weekly senate meeting.',
        of,
      },
      { question: 0, text: 'Opens went from 30% to 45%.', of },
    ]);
  });

  it('is offered once, and no more when an answer says it', () => {
    expect(toldReplies(questions, [desk, desk])).toHaveLength(1);
    const [first, second] = questions;
    const answered = [
      first,
      {
        ...second,
        reply: withSentence('I ran the desk', 'I led 4 reporters, covered every weekly senate meeting.'),
      },
    ];
    expect(toldReplies(answered as typeof questions, [desk])).toEqual([]);
  });

  it('leaves out what is no sentence without its line', () => {
    const told = (reply: string) => toldReplies(questions, [{ ...desk, reply }]).map(({ text }) => text);
    expect(
      told('skin fibroblasts from about 130 people. The pipeline took the run from days to one night'),
    ).toEqual(['The pipeline took the run from days to one night.']);
    expect(told('nursing students passing chem and anatomy mostly')).toEqual([]);
    expect(told('Three families asked for me again')).toEqual(['Three families asked for me again.']);
  });

  it('names its employer unless the answer does', () => {
    const reply = 'I checked 12 doors every hour';
    const told = (said: string) =>
      toldReplies(
        [{ task: 'Patrol', reply: said }],
        [{ line: 'Patrol', of: 'Guard, Simmons Security', reply }],
      )[0]?.text;
    expect(told('At Garver I filed plans.')).toBe('At Simmons Security, I checked 12 doors every hour.');
    const at = (of: string) =>
      toldReplies([{ task: 'Patrol', reply: '' }], [{ line: 'Patrol', of, reply }])[0]?.text;
    expect(at('Technician, U.S. Navy')).toBe('In the U.S. Navy, I checked 12 doors every hour.');
    expect(at('Technician, HILL ENERGY')).toBe('At Hill Energy, I checked 12 doors every hour.');
    expect(told('At Simmons I watched a daycare.')).toBe('I checked 12 doors every hour.');
  });

  it.each(['about 2 sales a day', 'no idea', '', '!!!'])(
    'is not offered where it is no sentence: %j',
    (reply) => {
      expect(toldReplies(questions, [{ ...desk, reply }])).toEqual([]);
    },
  );

  it.each([
    // The form's job was corrected.
    [{ title: 'Baker', name: 'Target' }, 'At Target, I checked 12 doors every hour.'],
    [
      { title: 'Target', name: 'Baker Retail Management', unsure: ['name'] },
      'I checked 12 doors every hour.',
    ],
    [{ title: '', name: 'Target', unsure: ['title', 'name'] }, 'I checked 12 doors every hour.'],
  ])('names the employer that the letter has: %o', (job, text) => {
    const reply = {
      line: 'Patrol the yard.',
      of: 'Target, Baker Retail Management',
      reply: 'I checked 12 doors every hour',
    };
    expect(toldReplies(questions, [reply], [{ lines: ['Patrol the yard'], ...job }])[0]?.text).toBe(text);
  });

  it.each([
    ['I walked them through it until it worked', 'I walked them through it until it worked.'],
    ['many were old people who had no computer', 'Many were old people who had no computer.'],
    ['most of them I solved the first time', 'Most of them I solved the first time.'],
    ['they all called back to say thanks', 'They all called back to say thanks.'],
    ['when they called I had the answer', 'When they called I had the answer.'],
  ])('has its line in front where it opens with a pronoun that needs it: %s', (reply, said) => {
    const users = { line: 'Supported 200 users by phone.', of: 'Clerk, U.S. Army', reply };
    const told = (answer: string) =>
      toldReplies([{ task: 'Support users', reply: answer }], [users])[0]?.text;
    expect(told('')).toBe(`In the U.S. Army, I supported 200 users by phone. ${said}`);
    // The answer says who they are.
    expect(told('I supported 200 users by phone in the U.S. Army.')).toBe(said);
    // "Phone support" is no sentence.
    expect(toldReplies(questions, [{ ...users, line: 'Phone support' }])).toEqual([]);
  });

  it.each([
    'Most users called back to say thanks.',
    'Many customers were old people.',
    'I checked every door and locked them.',
    'That summer I ran the desk.',
    'All 12 doors were checked.',
  ])('has no line in front where it says what it is about: %s', (reply) => {
    const text = toldReplies(questions, [{ line: 'Supported 200 users', of: 'Clerk', reply }])[0]?.text;
    expect(text).toBe(reply);
  });

  it('needs a question', () => {
    expect(toldReplies([], [desk])).toEqual([]);
  });
});

describe('an answer with a sentence behind it', () => {
  it.each([
    ['', 'I led 4 reporters.', 'I led 4 reporters.'],
    ['I ran the desk', 'I led 4 reporters.', 'I ran the desk. I led 4 reporters.'],
    ['I ran the desk!  ', 'I led 4 reporters.', 'I ran the desk! I led 4 reporters.'],
  ])('%j and %j', (answer, sentence, said) => {
    expect(withSentence(answer, sentence)).toBe(said);
  });
});

const longAtRoma =
  'At Roma, I sorted 60 bags a day for a staff of 20, and nothing went missing. I set up a log in Excel.';
it.each([
  ['I ran the desk', 'I sorted 60 bags.', 'I ran the desk. I sorted 60 bags.'],
  [
    'I ran the desk at Roma.',
    'At Roma I sorted 60 bags.',
    'I ran the desk at Roma. At Roma I sorted 60 bags.',
  ],
  ['I ran the desk.', 'At Roma, I sorted 60 bags.', 'I ran the desk. At Roma, I sorted 60 bags.'],
  ['I ran the desk.', longAtRoma, `I ran the desk.\n\n${longAtRoma}`],
  ['', 'At Roma, I sorted 60 bags.', 'At Roma, I sorted 60 bags.'],
])('goes behind an answer, as a paragraph where it is about another place: %j', (answer, sentence, said) => {
  expect(withSentence(answer, sentence)).toBe(said);
});
