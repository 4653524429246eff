import { betterText, unfitReplies } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { betterAnswer } from './better-answer.builtin.ts';
import { labelOf } from './open-asks.ts';

describe('what an answer leaves open', () => {
  const asked = (toQuestion: string, answer: string) =>
    betterAnswer({ question: toQuestion, answer })
      .edits.filter(({ kind }) => kind === 'blank')
      .map(({ after }) => after);
  const general =
    'I treat every customer with respect, and I stay calm. You have to listen and be polite, and then most people calm down.';

  it.each([
    ['Tell me about a time a customer was angry.', general, ['[When did this happen, and what did you do?]']],
    [
      'A customer is shouting at the desk. What do you do?',
      general,
      ['[Has this happened to you? When, and how did it go?]'],
    ],
    ['How do you close the register?', general, ['[When did this pay off, and how?]']],
    ['How would you close the register?', general, ['[Have you done this before? How did it go?]']],
    ['How do you close the register?', `${general} Last May it was forty short and I found it.`, []],
    [
      'What are your strengths?',
      "I'm a real team player. I get on with people and keep busy all day long.",
      ["[When did you show that you're a team player, and how?]"],
    ],
    ['What did you notice about our office when you came in?', general, []],
    [
      'A customer is shouting. What do you do?',
      `I'm a calm person. ${general}`,
      ['[Has this happened to you? When, and how did it go?]'],
    ],
    [
      'Tell me about a pipeline you had to fix.',
      'We had a pipeline that stopped one day and I went through the logs. I fixed the code, tested it and deployed it. Sources change without warning, so you have to build for that and watch them all the time.',
      ['[How could you tell that it worked?]'],
    ],
    [
      'How do you close the register? Take me through it step by step.',
      general,
      ['[What goes wrong most often here, and what do you do about it?]'],
    ],
    [
      'You stand all day in this job. What do you like about that?',
      general,
      ["[What's one moment that shows this?]"],
    ],
    [
      'Tell me about a deal that nearly died.',
      'Sewer scope came back with a cracked line. Buyer panicked, seller was insulted. I got two plumbers out there, and it closed on time.',
      [],
    ],
    ['Why did you choose this profession?', general, ["[What's one moment that shows this?]"]],
    [
      'Why did you choose this profession?',
      'Last May I showed my niece how to wire a lamp and she lit up more than the lamp did.',
      [],
    ],
    [
      'What three things does a stock check have to get right, and why?',
      general,
      ["[What's one moment that shows this?]"],
    ],
    [
      'Have you worked with fire panels before? If not, how would you learn?',
      'Yes, I know both kinds from my last job at the mall.',
      ['[What did you do there?]'],
    ],
    [
      'A customer is shouting. What do you do?',
      'I stay calm and listen.',
      ['[Has this happened to you? When, and how did it go?]'],
    ],
    [
      'What are your salary expectations?',
      "I don't have one exact number in mind, and I would like to hear what your range is first.",
      [],
    ],
    [
      'What are your strengths?',
      "I'm honest and punctual and I get on with everybody, and I like to keep busy all day.",
      ['[When did being honest help at work, and how?]'],
    ],
    [
      'Tell me about a mistake you made.',
      'I sent a payment to the wrong vendor once. I told my manager right away and we called them, and they sent it back.',
      ['[What do you do differently now?]'],
    ],
    [
      'Tell me about a release that went wrong. What did you change afterwards?',
      'One release had no config and the service stopped. I rolled it back and we wrote a list of what has to be there.',
      [],
    ],
    [
      'Give me the short version of your story.',
      "I'm an accountant with 6 years in retail, and I'm looking for a team that I can grow with.",
      ['[What are you proudest of so far?]'],
    ],
    [
      'What did you notice about our office when you came in?',
      'It is a nice, modern office and everybody is busy.',
      [],
    ],
    [
      'Tell me about a project you are proud of.',
      'We rebuilt the search page and I replaced the queries. In the end it was much faster and the conversion went up.',
      ['[how much?]', '[by how much?]'],
    ],
  ])('asks about “%s”', (toQuestion, answer, blanks) => {
    expect(asked(toQuestion, answer)).toEqual(blanks);
  });

  it('asks for no number where there is one', () => {
    const said = 'I was there for three years and I had a lot of patients, like fourteen a day, on my side.';
    expect(asked('What do you like about this work?', said)).toEqual([]);
  });

  it('asks nothing where the story has its case, its end and its lesson', () => {
    const answer =
      'I gave a med an hour late in May. I told the charge nurse and the doctor, and I wrote it up. Since then I set an alarm for the timed ones, and I have not missed one.';
    expect(asked('Tell me about a mistake you made.', answer)).toEqual([]);
  });

  it('asks a question of the coach last, and none that is no question', () => {
    const told = 'What did you notice about our office when you came in?';
    const blanksWith = (points: string[]) =>
      betterAnswer({ question: told, answer: general, points }).edits.map(({ after }) => after);
    expect(blanksWith(['How do you plan the late shift?', 'Who signs?'])).toEqual([
      '[How do you plan the late shift?]',
    ]);
    expect(blanksWith(['Plan the [late] shift.'])).toEqual([]);
    const { edits } = betterAnswer({
      question: 'How do you close the register?',
      answer: general,
      points: ['Who signs?'],
    });
    expect(edits.map(({ after }) => after)).toEqual(['[When did this pay off, and how?]']);
  });

  it.each([
    ['How do you know that your line is safe without you?', 'How I know that my line is safe without me'],
    ['What do you check before you start?', 'What I check before I start'],
    ['Which gauge would you trust yourself?', 'Which gauge I would trust myself'],
    [
      'What would you do with the things that slow you down?',
      'What I would do with the things that slow me down',
    ],
    ['When do you refuse, and how do you put it?', undefined],
    ['What makes it safe?', undefined],
  ])('“%s” heads its reply with “%s”', (question, label) => {
    expect(labelOf(question)).toBe(label);
  });

  it('adds the reply as a separate sentence', () => {
    const made = betterAnswer({ question: 'Tell me about a time a customer was angry.', answer: general });
    const [first] = made.edits;
    const fills = { [first?.id ?? '']: 'last May a guest shouted at me' };
    expect(betterText(made, { left: [], fills })).toBe(
      `${general} One case: last May a guest shouted at me.`,
    );
    expect(betterText(made, { left: made.edits.map(({ id }) => id), fills })).toBe(general);
    const unfit = { left: [], fills: { [first?.id ?? '']: 'with my boss' } };
    expect(betterText(made, unfit)).toBe(`${general} [When did this happen, and what did you do?]`);
    expect([...unfitReplies(made, unfit)]).toEqual([first?.id]);
    const piece = { left: [], fills: { [first?.id ?? '']: 'Last year in Q3.' } };
    expect([...unfitReplies(made, piece)]).toEqual([first?.id]);
  });
});
