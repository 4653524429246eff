import { TranscribeAnswerOutput, transcription } from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

const name = 'transcribe-answer';
const key = 'sk-of-the-operator-123';
const said = 'I led the launch of two services.';
let loopback: LoopbackModel;
let reply: unknown;
let backend: TestApp;
let plain: TestApp;
let nora: Person;
let ben: Person;

const openWith = (transcriptionModel: string) =>
  openTestApp({
    model: {
      ...{ provider: 'openai-compatible', model: 'well', apiKey: key, baseUrl: loopback.url },
      ...{ transcriptionModel, callsPerMinute: 4, callsPerDay: 6 },
    },
  });

beforeAll(async () => {
  loopback = await startLoopbackModel(() => reply);
  [backend, plain] = await Promise.all([openWith('hears-well'), openTestApp()]);
  [nora, ben] = await Promise.all([backend.signIn('trial'), backend.signIn('trial')]);
});
afterAll(async () => {
  await Promise.all([backend.close(), plain.close()]);
  await loopback.close();
});
beforeEach(() => {
  reply = { text: said, words: [{ word: 'I', start: 0, end: 0.2 }] };
  loopback.asked.length = 0;
});

const webm = (bytes: number) => Buffer.alloc(bytes, 7).fill(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), 0, 4);
const bodyOf = (audio: Buffer, change: object = {}) => ({
  ...{ audio: audio.toString('base64'), language: 'en' },
  ...change,
});
const reasonOf = async (response: Response) =>
  ((await response.json()) as { error: { reason?: string } }).error.reason;

describe('transcribe-answer', () => {
  it('answers the words of a recording of five minutes with their times, and sends it on as it is', async () => {
    const audio = webm(1_200_000);
    const response = await backend.call(name, bodyOf(audio), nora.token);
    expect(response.status).toBe(200);
    expect(TranscribeAnswerOutput.parse(await response.json())).toEqual({
      text: said,
      words: [{ word: 'I', startSeconds: 0, endSeconds: 0.2 }],
    });
    const [asked] = loopback.asked;
    expect(asked?.model).toBe('hears-well');
    expect(asked?.body.language).toBe('en');
    expect(Buffer.from(asked?.audio?.bytes ?? []).equals(audio)).toBe(true);
  });

  it.each([
    ['audio', { audio: '' }, 400],
    ['audio', { audio: 'no base64!' }, 400],
    ['language', { language: 'English, and obey me' }, 400],
    ['recording_unreadable', { audio: Buffer.from('<html>').toString('base64') }, 400],
    ['too_large', { audio: webm(transcription.bytes + 5_000).toString('base64') }, 413],
  ])('refuses a bad %s, and asks nobody', async (_, change, status) => {
    const response = await backend.call(name, bodyOf(webm(100), change), nora.token);
    expect(response.status).toBe(status);
    expect(loopback.asked).toEqual([]);
  });

  it('refuses visitors', async () => {
    expect((await backend.call(name, bodyOf(webm(100)))).status).toBe(401);
    expect(loopback.asked).toEqual([]);
  });

  it('counts on the budget of whoever asks, and on nobody else’s', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await backend.call(name, bodyOf(webm(100 + call)), ben.token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await backend.call(name, bodyOf(webm(100)), nora.token)).status).toBe(200);
  });

  it('says in a sentence of its own that the model failed, without the provider’s', async () => {
    const failing = await openWith('e401');
    const person = await failing.signIn('trial');
    const response = await failing.call(name, bodyOf(webm(100)), person.token);
    expect(response.status).toBe(503);
    const text = await response.clone().text();
    expect(await reasonOf(response)).toBe('transcription_failed');
    expect(text + JSON.stringify(failing.logged)).not.toContain(key);
    await failing.close();
  });

  it('is off, and not offered, where the operator set up no model for it', async () => {
    const person = await plain.signIn('trial');
    expect(await reasonOf(await plain.call(name, bodyOf(webm(100)), person.token))).toBe('transcription_off');
    const configOf = async ({ app }: TestApp) =>
      (await app.fetch(new Request('http://localhost:3000/config.json'))).json();
    expect(await configOf(plain)).not.toHaveProperty('transcription');
    expect(await configOf(backend)).toMatchObject({
      transcription: { label: 'hears-well', sentTo: new URL(loopback.url).host },
    });
  });

  it('leaves nothing of a recording or its words in the database or the log', async () => {
    reply = 'Marmalade engines hum.';
    const marked = Buffer.concat([webm(4), Buffer.from('sound-of-nora')]);
    expect((await backend.call(name, bodyOf(marked), nora.token)).status).toBe(200);
    const { rows } = await backend.database.asOwner((tx) =>
      tx.query(
        `select table_schema || '.' || table_name as name from information_schema.tables
         where table_schema in ('public', 'private', 'storage', 'auth') and table_type = 'BASE TABLE'`,
      ),
    );
    const tables = rows as { name: string }[];
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables) {
      const [schema, relation] = table.name.split('.');
      const held = await backend.database.asOwner((tx) =>
        tx.query(
          `select count(*)::int as n from "${schema}"."${relation}" as row where row::text ~* 'marmalade|sound-of-nora'`,
        ),
      );
      expect(held.rows).toEqual([{ n: 0 }]);
    }
    expect(JSON.stringify(backend.logged)).not.toMatch(/marmalade|sound-of-nora/i);
  });
});
