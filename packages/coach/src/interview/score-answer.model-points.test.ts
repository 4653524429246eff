import { dimensions } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { findBankQuestion } from '../content/bank.ts';
import { answer, judgingModel, question, quoteFor, verdict } from './judging-model-fixture.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const { coach, held, score } = judgingModel();
const pointsOf = () => scoreAnswerNow({ question, answer, interviewType: 'hr', jobRole: '' }).points ?? [];

describe('key points by a model', () => {
  it('are asked for by their ids, and the answer comes with the language to write in', async () => {
    await score();
    for (const { id, ask } of pointsOf()) expect(held.asked?.prompt).toContain(`${id}: ${ask}`);
    expect(held.asked?.prompt).toContain('English');
    expect(findBankQuestion(question)).toBeDefined();
  });

  it('count with words of the answer only: an invented quote leaves the point alone', async () => {
    const [first, second, third] = pointsOf();
    held.said.points = [
      { id: first?.id, quote: 'i asked her why she was in a hurry', reason: 'You ask.', verdict: 'covered' },
      { id: second?.id, quote: 'I wrote a long contract with her', reason: 'You write.', verdict: 'covered' },
      { id: third?.id, quote: null, reason: 'Nothing on it.', verdict: 'not' },
    ];
    const { points = [], missed, evidence } = await score();
    const zoneOf = (id: string | undefined) => points.find((point) => point.id === id);
    expect(zoneOf(first?.id)).toMatchObject({ zone: 'seen', quote: 'I asked her why she was in a hurry' });
    expect(zoneOf(second?.id)).toMatchObject({ zone: 'perhaps', quote: '' });
    expect(zoneOf(third?.id)).toMatchObject({ zone: 'ask' });
    expect(missed).toEqual([third?.ask]);
    expect(evidence.filter(({ kind }) => kind === 'question').map(({ message }) => message)).toEqual([
      third?.ask,
    ]);
  });

  it('leave a point alone that the model says nothing on', async () => {
    const { points = [] } = await score();
    expect(new Set(points.map(({ zone }) => zone))).toEqual(new Set(['perhaps']));
  });
});

describe('key points that were written with the question', () => {
  const points = [
    {
      label: 'asked why',
      ask: 'What did you want to know from Ana?',
      praise: 'You asked before you argued.',
      says: ['I asked my colleague why she saw it that way.'],
    },
    {
      label: 'told the boss',
      ask: 'Who else had to know?',
      praise: 'You kept your boss informed.',
      says: ['I told my boss what we had agreed on.'],
    },
  ];
  const written = (day: number) => ({
    question,
    ...({ answer: `${answer} That was day ${day}.`, interviewType: 'hr', jobRole: '', points } as const),
  });

  it('are what the model judges and what the report asks, in place of all others', async () => {
    held.said.points = [
      { id: 'asked-why', quote: 'I asked her why', reason: 'You ask.', verdict: 'covered' },
      { id: 'told-the-boss', quote: null, reason: 'Nothing on it.', verdict: 'not' },
    ];
    const score = await coach().scoreAnswer(written(1));
    const keyPoints = /<<KEY POINTS (\w+)>>\n([\s\S]*?)\n<</.exec(held.asked?.prompt ?? '')?.[2];
    expect(keyPoints).toBe(
      [
        'asked-why: What did you want to know from Ana? For example: "I asked my colleague why she saw it that way."',
        'told-the-boss: Who else had to know? For example: "I told my boss what we had agreed on."',
      ].join('\n'),
    );
    expect(score.points).toMatchObject([
      { id: 'asked-why', zone: 'seen', quote: 'I asked her why', praise: 'You asked before you argued.' },
      { id: 'told-the-boss', zone: 'ask', ask: 'Who else had to know?' },
    ]);
    expect(score.missed).toEqual(['Who else had to know?']);
  });

  it('are what the follow-up is chosen from', async () => {
    held.said = { quote: null, gap: 'the boss', follow_up: 'Who else had to know about the test?' };
    await coach().probeFor(written(2));
    expect(held.asked?.prompt).toContain('What did you want to know from Ana?\nWho else had to know?');
  });

  it('count for the answers of an interview and for both answers of a comparison', async () => {
    const { answer: user_answer, ...role } = written(3);
    await coach().scoreInterview({ ...role, answers: [{ question_text: question, user_answer, points }] });
    expect(held.asked?.prompt).toContain('told-the-boss: Who else had to know?');
    held.asked = undefined;
    await coach().compareAnswers({ ...written(4), before: `${answer} Day 5.`, after: `${answer} Day 6.` });
    expect(held.asked).toMatchObject({
      prompt: expect.stringContaining('told-the-boss: Who else had to know?'),
    });
  });

  it('leave the built-in score with the points that are authored', async () => {
    const { points: shown } = scoreAnswerNow(written(7));
    expect(shown?.map(({ id }) => id)).toEqual(pointsOf().map(({ id }) => id));
  });
});

describe('red flags by a model', () => {
  it('cap the answer with their words and their reason', async () => {
    for (const dimension of dimensions)
      held.said[dimension] = { ...verdict, level: 5, quote: quoteFor(dimension), reason: 'You ask.' };
    held.said.red_flags = [{ quote: 'we fixed them, and complaints fell', reason: 'This could go wrong.' }];
    const { overall, flags } = await score();
    expect(overall).toBeLessThanOrEqual(35);
    expect(flags).toContainEqual({
      id: 'red_flag',
      message: 'This could go wrong.',
      cap: 35,
      quote: 'we fixed them, and complaints fell',
    });
  });

  it.each([
    ['about right', 4, 85, null],
    ['wrong', 2, 35, 35],
  ] as const)(
    'on a fact that the model itself judges %s: the level counts',
    async (_, level, points, cap) => {
      const told = `A stack gives back the last thing first, and a queue the first. Both are always arrays. That is ${points} of 100.`;
      const own = { quote: 'A stack gives back the last thing first', reason: 'You tell them apart.' };
      held.said.technical_accuracy = { ...verdict, ...own, level };
      held.said.communication_clarity = {
        ...verdict,
        quote: 'and a queue the first',
        reason: 'You go on.',
        level: 5,
      };
      for (const dimension of ['problem_solving', 'relevant_experience', 'cultural_fit'])
        held.said[dimension] = { quote: null, reason: '', applies: false, level: 1 };
      held.said.red_flags = [{ quote: 'Both are always arrays', reason: 'They can be lists as well.' }];
      const asked = 'What is the difference between a stack and a queue?';
      const request = { question: asked, answer: told, jobRole: '', interviewType: 'mixed' } as const;
      const { overall, flags, evidence } = await coach().scoreAnswer(request);
      expect(overall).toBeLessThanOrEqual(points);
      expect(overall).toBeGreaterThan(points - 10);
      expect(flags).toMatchObject([{ id: 'red_flag', cap, quote: 'Both are always arrays' }]);
      expect(evidence).toContainEqual(
        expect.objectContaining({ kind: 'gap', quote: 'Both are always arrays' }),
      );
    },
  );

  it('are dropped without words of the answer', async () => {
    held.said.red_flags = [{ quote: 'I hid the bugs from everyone', reason: 'That is dishonest.' }];
    expect((await score()).flags).toEqual([]);
  });
});

describe('remarks and the rewrite', () => {
  it('keeps the two remarks that help most, none with invented words', async () => {
    held.said.remarks = [
      { criterion: 'cultural_fit', quote: 'I won a prize', message: 'Great prize.' },
      { criterion: 'cultural_fit', quote: null, message: 'What did Ana say afterwards?' },
      { criterion: 'communication_clarity', quote: null, message: 'Open with the decision.' },
      { criterion: 'problem_solving', quote: null, message: 'A third one.' },
    ];
    const tips = (await score()).evidence.filter(({ kind }) => kind === 'tip');
    expect(tips.map(({ message }) => message)).toEqual([
      'What did Ana say afterwards?',
      'Open with the decision.',
    ]);
  });

  it('shows a rewrite from the facts of the answer', async () => {
    held.said.rewrite =
      'I wanted to test our checkout first, and my colleague Ana wanted to launch it at once. I asked her why, and I listened. We agreed to test it with ten customers for a week. Complaints fell from 12 to 3 a day.';
    expect((await score()).rewrite).toBe(held.said.rewrite);
  });

  it('drops a rewrite that adds a fact', async () => {
    held.said.rewrite = 'As Head of Product at Google I led 40 people, and complaints fell by 90 percent.';
    expect((await score()).rewrite).toBeUndefined();
  });
});
