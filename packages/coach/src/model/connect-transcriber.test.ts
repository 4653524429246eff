import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModelOptions, SpendBudget } from './connect-model.ts';
import { connectTranscriber } from './connect-transcriber.ts';
import type { ModelSettings } from './provider.ts';

const key = 'sk-very-secret-123';
const budgetMs = 20_000;
const webm = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...Array.from({ length: 400 }, (_, at) => at % 256)]);
const mp4 = Uint8Array.from([0, 0, 0, 0x1c, ...new TextEncoder().encode('ftypiso5'), 1, 2, 3]);
const said = { text: ' I led the\nlaunch. ', words: [{ word: 'I', start: 0.2, end: 0.3 }] };

let loopback: LoopbackModel;
let reply: unknown;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => reply);
  // The library is loaded at the first call.
  await connect('first', {}, { budgetMs: 60_000 }).connected.forCaller(free)(webm, 'en');
});
afterAll(() => loopback.close());
beforeEach(() => {
  reply = said;
});

const free: SpendBudget = async () => 'allowed';
function connect(model: string, settings: Partial<ModelSettings> = {}, options: ModelOptions = {}) {
  const logged: unknown[] = [];
  const connected = connectTranscriber(
    { provider: 'openai-compatible', model, apiKey: key, baseUrl: loopback.url, ...settings },
    { budgetMs, log: (...line) => logged.push(line), ...options },
  );
  return { connected, logged };
}
const callsOf = (model: string) => loopback.asked.filter((asked) => asked.model === model);

describe('a recording is written down', () => {
  it.each([
    ['audio.webm', webm],
    ['audio.m4a', mp4],
  ])('is sent as it is, as %s, with its language', async (name, audio) => {
    const { connected } = connect(`well-${name}`);
    const heard = await connected.forCaller(free)(audio, 'en');
    expect(heard).toEqual({
      ok: true,
      value: { text: 'I led the launch.', words: [{ word: 'I', startSeconds: 0.2, endSeconds: 0.3 }] },
    });
    const [asked] = callsOf(`well-${name}`);
    expect(asked?.path).toBe('/v1/audio/transcriptions');
    expect(asked?.audio).toEqual({ bytes: audio, name });
    expect(asked?.body).toMatchObject({ language: 'en', response_format: 'verbose_json' });
  });

  it.each(['openai', 'google'] as const)('by a model of %s', async (provider) => {
    reply = 'I led the launch.';
    const { connected } = connect(`of-${provider}`, { provider });
    const heard = await connected.forCaller(free)(webm, 'es');
    expect(heard).toEqual({ ok: true, value: { text: 'I led the launch.', words: [] } });
    expect(JSON.stringify(loopback.asked.at(-1)?.body)).toContain('"es"');
  });

  it('drops times that make no sense, and keeps the words', async () => {
    reply = { text: 'I led', words: [{ word: 'I', start: 3, end: 1 }] };
    const heard = await connect('odd-times').connected.forCaller(free)(webm, 'en');
    expect(heard).toEqual({ ok: true, value: { text: 'I led', words: [] } });
  });

  it('asks a server that tells no times for the words alone, from then on', async () => {
    reply = 'I led the launch.';
    const { connected } = connect('no-times');
    for (const _ of [1, 2])
      expect(await connected.forCaller(free)(webm, 'en')).toMatchObject({ ok: true, value: { words: [] } });
    expect(callsOf('no-times').map(({ body }) => body.response_format)).toEqual([
      'verbose_json',
      undefined,
      undefined,
    ]);
  });
});

describe('whatever the provider does, there are words or a reason within the time budget', () => {
  it.each([
    ['e401', 'refused_key', 1],
    ['e404', 'bad_request', 2],
    ['e429', 'rate_limited', 3],
    ['e429-long', 'rate_limited', 1],
    ['e500', 'fault', 3],
    ['e500-once', 'ok', 2],
    ['html', 'bad_output', 2],
    ['hang', 'timeout', 1],
    ['slow-body', 'timeout', 1],
    ['reset', 'unreachable', 3],
    // What a redirect points at, another host even, never hears of it.
    ['redirect', 'unreachable', 1],
    ['packed', 'bad_output', 2],
    ['overlong', 'bad_output', 2],
  ])('%s: %s after %d calls', async (model, code, calls) => {
    const ownBudgetMs = ['hang', 'slow-body'].includes(model) ? 1_500 : budgetMs;
    const { connected, logged } = connect(model, {}, { budgetMs: ownBudgetMs });
    const startedAt = Date.now();
    const heard = await connected.forCaller(free)(webm, 'en');
    expect(heard).toMatchObject(code === 'ok' ? { ok: true } : { ok: false, code });
    expect(Date.now() - startedAt).toBeLessThan(ownBudgetMs + 1_000);
    expect(callsOf(model)).toHaveLength(calls);
    expect(JSON.stringify(logged)).toContain(code);
    expect(JSON.stringify([heard, logged])).not.toContain('secret');
  });

  it('keeps the words and the recording out of the log', async () => {
    const { connected, logged } = connect('log');
    await connected.forCaller(free)(webm, 'en');
    expect(logged).toEqual([
      ['info', 'model', { prompt: 'transcribe-answer', code: 'ok', ms: expect.any(Number), bytes: 404 }],
    ]);
  });

  it('shows nobody the key', async () => {
    reply = `Authorization: Bearer ${key}`;
    expect(await connect('leak').connected.forCaller(free)(webm, 'en')).toEqual({
      ...{ ok: false, code: 'bad_output' },
    });
  });

  it.each(['budget_minute', 'budget_day'] as const)('asks nobody past a budget: %s', async (verdict) => {
    const heard = await connect(verdict).connected.forCaller(async () => verdict)(webm, 'en');
    expect(heard).toEqual({ ok: false, code: verdict });
    expect(callsOf(verdict)).toEqual([]);
  });

  it('leaves a provider alone for a minute after three failures', async () => {
    let nowMs = 0;
    const refused = connect('e403', {}, { now: () => nowMs }).connected.forCaller(free);
    for (const _ of [1, 2, 3]) expect(await refused(webm, 'en')).toMatchObject({ code: 'refused_key' });
    expect(await refused(webm, 'en')).toEqual({ ok: false, code: 'resting' });
    expect(callsOf('e403')).toHaveLength(3);
    nowMs = 61_000;
    expect(await refused(webm, 'en')).toMatchObject({ code: 'refused_key' });
  });
});
