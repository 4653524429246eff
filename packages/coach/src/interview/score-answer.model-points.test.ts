import { dimensions } from '@greenroom/domain';
import { type Asked, type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCoach } from '../coach.ts';
import { findBankQuestion } from '../content/bank.ts';
import { createModelCoach } from '../create-model-coach.ts';
import { connectModel } from '../model/connect-model.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const question = 'Tell me about a time you disagreed with a colleague. How did you settle it?';
const answer =
  'My colleague Ana wanted to launch our checkout at once, and I wanted to test it first. I asked her why she was in a hurry, and I listened. We agreed to test it with ten customers for a week. The test found two bugs, we fixed them, and complaints fell from 12 to 3 a day.';
const verdict = { quote: null, reason: 'You tell a real case.', applies: true, level: 3 };
const noStory = { situation: null, task: null, action: null, result: null };

let loopback: LoopbackModel;
let said: Record<string, unknown>;
let asked: Asked | undefined;
beforeAll(async () => {
  loopback = await startLoopbackModel((one) => {
    asked = one;
    return said;
  });
});
afterAll(() => loopback.close());
beforeEach(() => {
  said = {
    ...Object.fromEntries(dimensions.map((dimension) => [dimension, verdict])),
    points: [],
    story: noStory,
    red_flags: [],
    remarks: [],
    rewrite: null,
  };
});

const coach = (language?: string) =>
  createModelCoach(
    connectModel(
      { provider: 'openai-compatible', model: 'points', apiKey: 'k', baseUrl: loopback.url },
      { budgetMs: 2_000 },
    ).forCaller(async () => 'allowed'),
    createCoach(),
    language,
  );
/** Words of the answer, others for each criterion. */
const quoteFor = (dimension: (typeof dimensions)[number]) =>
  answer
    .split(' ')
    .slice(dimensions.indexOf(dimension) * 5, dimensions.indexOf(dimension) * 5 + 5)
    .join(' ');
// A different text each time, because a model's judgment is cached by text.
let turn = 0;
const score = (language?: string) => {
  turn += 1;
  return coach(language).scoreAnswer({
    question,
    answer: `${answer} That was week ${turn}.`,
    interviewType: 'hr',
    jobRole: '',
  });
};
const pointsOf = () => scoreAnswerNow({ question, answer, interviewType: 'hr', jobRole: '' }).points ?? [];

describe('key points by a model', () => {
  it('are asked for by their ids, and the answer comes with the language to write in', async () => {
    await score();
    for (const { id, ask } of pointsOf()) expect(asked?.prompt).toContain(`${id}: ${ask}`);
    expect(asked?.prompt).toContain('English');
    expect(findBankQuestion(question)).toBeDefined();
  });

  it('count with words of the answer only: an invented quote leaves the point alone', async () => {
    const [first, second, third] = pointsOf();
    said.points = [
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
    said.points = [
      { id: 'asked-why', quote: 'I asked her why', reason: 'You ask.', verdict: 'covered' },
      { id: 'told-the-boss', quote: null, reason: 'Nothing on it.', verdict: 'not' },
    ];
    const score = await coach().scoreAnswer(written(1));
    const keyPoints = /<<KEY POINTS (\w+)>>\n([\s\S]*?)\n<</.exec(asked?.prompt ?? '')?.[2];
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
    said = { quote: null, gap: 'the boss', follow_up: 'Who else had to know about the test?' };
    await coach().probeFor(written(2));
    expect(asked?.prompt).toContain('What did you want to know from Ana?\nWho else had to know?');
  });

  it('count for the answers of an interview and for both answers of a comparison', async () => {
    const { answer: user_answer, ...role } = written(3);
    await coach().scoreInterview({ ...role, answers: [{ question_text: question, user_answer, points }] });
    expect(asked?.prompt).toContain('told-the-boss: Who else had to know?');
    asked = undefined;
    await coach().compareAnswers({ ...written(4), before: `${answer} Day 5.`, after: `${answer} Day 6.` });
    expect(asked).toMatchObject({ prompt: expect.stringContaining('told-the-boss: Who else had to know?') });
  });

  it('leave the built-in score with the points that are authored', async () => {
    const { points: shown } = scoreAnswerNow(written(7));
    expect(shown?.map(({ id }) => id)).toEqual(pointsOf().map(({ id }) => id));
  });
});

describe('red flags by a model', () => {
  it('cap the answer with their words and their reason', async () => {
    for (const dimension of dimensions)
      said[dimension] = { ...verdict, level: 5, quote: quoteFor(dimension), reason: 'You ask.' };
    said.red_flags = [{ quote: 'we fixed them, and complaints fell', reason: 'This could go wrong.' }];
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
      said.technical_accuracy = { ...verdict, ...own, level };
      said.communication_clarity = {
        ...verdict,
        quote: 'and a queue the first',
        reason: 'You go on.',
        level: 5,
      };
      for (const dimension of ['problem_solving', 'relevant_experience', 'cultural_fit'])
        said[dimension] = { quote: null, reason: '', applies: false, level: 1 };
      said.red_flags = [{ quote: 'Both are always arrays', reason: 'They can be lists as well.' }];
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
    said.red_flags = [{ quote: 'I hid the bugs from everyone', reason: 'That is dishonest.' }];
    expect((await score()).flags).toEqual([]);
  });
});

describe('remarks and the rewrite', () => {
  it('keeps the two remarks that help most, none with invented words', async () => {
    said.remarks = [
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
    said.rewrite =
      'I wanted to test our checkout first, and my colleague Ana wanted to launch it at once. I asked her why, and I listened. We agreed to test it with ten customers for a week. Complaints fell from 12 to 3 a day.';
    expect((await score()).rewrite).toBe(said.rewrite);
  });

  it('drops a rewrite that adds a fact', async () => {
    said.rewrite = 'As Head of Product at Google I led 40 people, and complaints fell by 90 percent.';
    expect((await score()).rewrite).toBeUndefined();
  });
});

describe('the language of a model', () => {
  const inSpanish = () => {
    const reason = 'Preguntas antes de actuar.';
    for (const dimension of dimensions)
      said[dimension] = { ...verdict, level: 4, quote: quoteFor(dimension), reason };
    said.red_flags = [{ quote: 'we fixed them, and complaints fell', reason: 'Eso puede salir mal.' }];
    said.remarks = [{ criterion: 'problem_solving', quote: null, message: '¿Qué harías distinto?' }];
  };

  it('is asked for, and stands beside every text that the model wrote, and beside no other', async () => {
    inSpanish();
    const { evidence, flags, receipt } = await score('Spanish');
    expect(asked?.prompt).toMatch(/<<LANGUAGE \w+>>\nSpanish\n/);
    const written = evidence.filter(({ kind }) => kind === 'strength' || kind === 'gap' || kind === 'tip');
    expect(written.length).toBeGreaterThan(6);
    expect(new Set(written.map(({ lang }) => lang))).toEqual(new Set(['es']));
    expect(evidence.filter((one) => !written.includes(one)).filter(({ lang }) => lang)).toEqual([]);
    expect(flags.map(({ lang }) => lang)).toEqual(['es']);
    expect(new Set(receipt.lines.map(({ lang }) => lang))).toEqual(new Set(['es']));
  });

  it('is not named where it is English', async () => {
    inSpanish();
    const { evidence, flags, receipt } = await score();
    for (const text of [...evidence, ...flags, ...receipt.lines]) expect(text).not.toHaveProperty('lang');
  });

  it.each([
    ['Spanish', '¿Qué pasó después de esa semana de prueba?', 'es'],
    ['English', 'What happened after that week of testing?', undefined],
  ])('is that of the follow-up too: %s', async (language, follow_up, lang) => {
    said = { quote: 'we agreed to test it', gap: 'what happened then', follow_up };
    turn += 1;
    const probe = await coach(language).probeFor({
      ...{ question, answer: `${answer} That was week ${turn}.`, interviewType: 'hr', jobRole: '' },
    });
    expect(asked?.prompt).toMatch(new RegExp(`<<LANGUAGE \\w+>>\\n${language}\\n`));
    expect(probe).toMatchObject({
      text: follow_up,
      quote: 'We agreed to test it',
      engine: { kind: 'model' },
    });
    expect(probe?.lang).toBe(lang);
  });

  it('asks nothing where the model has heard it all, and what we would ask where it fails', async () => {
    const probe = () =>
      coach().probeFor({
        question,
        answer: `${answer} That was week ${turn}.`,
        interviewType: 'hr',
        jobRole: '',
      });
    turn += 1;
    said = { quote: null, gap: '', follow_up: null };
    expect(await probe()).toBeNull();
    turn += 1;
    said = {
      quote: 'I hired forty people',
      gap: 'hiring',
      follow_up: 'How did you hire those forty people?',
    };
    const builtIn = await probe();
    expect(builtIn?.engine).toBeUndefined();
    expect(builtIn?.text).toMatch(/\?$/);
  });
});

it('tags the points of a Spanish set, whatever language the page is in', async () => {
  const own = [
    ['fixed it', '¿Qué hiciste para arreglarlo?', 'Arreglaste los dos fallos.', 'Arreglamos los dos fallos.'],
    ['told them', '¿A quién avisaste antes?', 'Avisaste a tiempo.', 'Avisé a mi jefa el mismo día.'],
  ].map(([label = '', ask = '', praise = '', says = '']) => ({ label, ask, praise, says: [says] }));
  said.points = [
    { id: 'fixed-it', quote: 'we fixed them', reason: 'You fix both.', verdict: 'covered' },
    { id: 'told-them', quote: null, reason: 'Nothing on it.', verdict: 'not' },
  ];
  const idealAnswer =
    'Encontramos dos fallos en la prueba. Avisé a mi jefa el mismo día y los arreglamos antes de que los clientes los vieran.';
  const { points = [], evidence } = await coach().scoreAnswer({
    ...{ question: '¿Qué hizo usted cuando la prueba falló?', idealAnswer, points: own },
    ...{ answer: `${answer} That was it.`, interviewType: 'hr', jobRole: '' },
  });
  expect(points.map(({ zone, lang }) => [zone, lang])).toEqual([
    ['seen', 'es'],
    ['ask', 'es'],
  ]);
  expect(evidence.filter(({ kind }) => kind === 'question').map(({ lang }) => lang)).toEqual(['es']);
});
