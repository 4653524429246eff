import { dimensions } from '@greenroom/domain';
import { type Asked, type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createCoach } from '../coach.ts';
import { createModelCoach } from '../create-model-coach.ts';
import { connectModel } from '../model/connect-model.ts';

export const question = 'Tell me about a time you disagreed with a colleague. How did you settle it?';
export const answer =
  'My colleague Ana wanted to launch our checkout at once, and I wanted to test it first. I asked her why she was in a hurry, and I listened. We agreed to test it with ten customers for a week. The test found two bugs, we fixed them, and complaints fell from 12 to 3 a day.';
export const verdict = { quote: null, reason: 'You tell a real case.', applies: true, level: 3 };
const noStory = { situation: null, task: null, action: null, result: null };

/** Words of the answer, others for each criterion. */
export const quoteFor = (dimension: (typeof dimensions)[number]) =>
  answer
    .split(' ')
    .slice(dimensions.indexOf(dimension) * 5, dimensions.indexOf(dimension) * 5 + 5)
    .join(' ');

/** A model for the tests of a file: what it says next, what it was asked last, and a coach that asks it. */
export function judgingModel() {
  const held: { said: Record<string, unknown>; asked: Asked | undefined } = { said: {}, asked: undefined };
  let loopback: LoopbackModel;
  beforeAll(async () => {
    loopback = await startLoopbackModel((one) => {
      held.asked = one;
      return held.said;
    });
  });
  afterAll(() => loopback.close());
  beforeEach(() => {
    held.said = {
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
  let turn = 0;
  /** A different text each time, because a model's judgment is cached by text. */
  const freshAnswer = () => {
    turn += 1;
    return `${answer} That was week ${turn}.`;
  };
  const score = (language?: string) =>
    coach(language).scoreAnswer({ question, answer: freshAnswer(), interviewType: 'hr', jobRole: '' });
  return { held, coach, freshAnswer, score };
}
