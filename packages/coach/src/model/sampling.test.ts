import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { connectModel } from './connect-model.ts';

let loopback: LoopbackModel;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => ({ level: 3 }));
});
afterAll(() => loopback.close());

const ask = async (
  model: string,
  { provider, onPartial }: { provider?: 'openai-compatible' | 'google'; onPartial?: () => void } = {},
) => {
  const settings = { provider: provider ?? 'openai-compatible', apiKey: 'k', baseUrl: loopback.url } as const;
  const connected = connectModel({ ...settings, model }, { budgetMs: 5_000 });
  const outcome = await connected
    .forCaller(async () => 'allowed')
    .ask({
      prompt: { id: 'test', version: '1', instructions: 'Judge the text.' },
      schema: z.object({ level: z.number() }),
      parts: [{ label: 'TEXT', text: 'I moved the launch by a week.' }],
      ...(onPartial ? { onPartial } : {}),
    });
  expect(outcome.ok).toBe(true);
  return loopback.asked.filter((asked) => asked.model === model).map(({ body }) => body);
};

it.each([
  ['in one piece', undefined],
  ['streamed', () => {}],
] as const)(
  'every question is asked at temperature 0 and with the same seed, %s',
  async (name, onPartial) => {
    const bodies = [
      ...(await ask(`first-${name}`, { onPartial })),
      ...(await ask(`second-${name}`, { onPartial })),
    ];
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toMatchObject({ temperature: 0, seed: 7 });
  },
);

it('so is a model of Google, in its own words', async () => {
  const [body] = await ask('gemini-seeded', { provider: 'google' });
  expect(body).toMatchObject({ generationConfig: { temperature: 0, seed: 7 } });
});

it('a model that takes no temperature is asked without, and without a seed', async () => {
  const [first, second] = await ask('no-temperature');
  expect(first).toMatchObject({ temperature: 0 });
  expect(second).not.toHaveProperty('temperature');
  expect(second).not.toHaveProperty('seed');
});
