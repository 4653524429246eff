import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { connectModel } from './connect-model.ts';

const said = {
  verdict: 'You name your steps in order, you say why you took each one, and you end on what changed.',
  level: 3,
};
let loopback: LoopbackModel;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => said);
});
afterAll(() => loopback.close());

/** Far beyond the guard, so that nothing but the guard can end a stream that says nothing. */
const budgetMs = 20_000;
const firstMs = 500;

async function streamed(model: string) {
  const settings = { provider: 'openai-compatible', model, apiKey: 'k', baseUrl: loopback.url } as const;
  const startedAt = performance.now();
  let firstAt = Number.POSITIVE_INFINITY;
  const outcome = await connectModel(settings, { budgetMs, firstMs })
    .forCaller(async () => 'allowed')
    .ask({
      prompt: { id: 'test', version: '1', instructions: 'Judge the text.' },
      schema: z.object({ verdict: z.string(), level: z.number() }),
      parts: [{ label: 'TEXT', text: 'I moved the launch by a week.' }],
      onPartial: () => {
        firstAt = Math.min(firstAt, performance.now() - startedAt);
      },
    });
  return { outcome, firstAt, tookMs: performance.now() - startedAt };
}

it.each(['hang', 'silent-start', 'stall-stream'])(
  'a stream that says nothing more ends with the guard: %s',
  async (model) => {
    const { outcome, tookMs } = await streamed(model);
    expect(outcome).toMatchObject({ ok: false, code: 'timeout' });
    expect(tookMs).toBeGreaterThan(firstMs - 50);
    expect(tookMs).toBeLessThan(firstMs + 3_000);
  },
);

it.each(['thinks-first', 'slow-stream'])('a stream that is alive is heard to its end: %s', async (model) => {
  const { outcome, firstAt } = await streamed(model);
  expect(outcome).toMatchObject({ ok: true, value: said });
  expect(firstAt).toBeLessThan(3_000);
});

it.each(['e500-once', 'e500'])(
  'a provider that fails before its first words is asked once more: %s',
  async (model) => {
    const { outcome } = await streamed(model);
    expect(outcome.ok).toBe(model === 'e500-once');
    expect(loopback.asked.filter((asked) => asked.model === model)).toHaveLength(2);
  },
);

it('a stream that breaks off after its first words is not begun anew', async () => {
  expect((await streamed('cut-stream')).outcome).toMatchObject({ ok: false, code: 'unreachable' });
  expect(loopback.asked.filter(({ model }) => model === 'cut-stream')).toHaveLength(1);
});

it.each([
  ['well-counted', { input: 10, output: 20 }],
  // A server that doesn't know the option is asked without it, and its tokens aren't told.
  ['no-usage', { input: 0, output: 0 }],
])('the tokens of a stream count where the server tells them: %s', async (model, tokens) => {
  expect((await streamed(model)).outcome).toMatchObject({ ok: true, value: said, tokens });
});
