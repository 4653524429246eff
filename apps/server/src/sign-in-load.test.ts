import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp, testPassword } from './test-app.ts';

const signInsAtOnce = 20;
const mostMs = 150;

let backend: TestApp;
let people: Person[];
let reader: Person;
beforeAll(async () => {
  backend = await openTestApp();
  people = [];
  for (let i = 0; i < signInsAtOnce; i++) people.push(await backend.signIn());
  reader = await backend.signIn('premium');
  await reader.client.storage.from('documents').upload(`${reader.id}/cv.txt`, 'Maya Okafor');
}, 60_000);
afterAll(() => backend.close());

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

const others: Readonly<Record<string, () => Promise<unknown>>> = {
  'a read of the database': async () => {
    const { error } = await reader.client.from('badges').select('id').limit(5);
    if (error) throw error;
  },
  'a download': async () => {
    const { error } = await reader.client.storage.from('documents').download(`${reader.id}/cv.txt`);
    if (error) throw error;
  },
  // Where bcrypt holds the threads that Node reads files with, this waits for it.
  'a read of a file': () => readFile(import.meta.filename),
};

describe('twenty sign-ins at once', () => {
  // Others may use the machine as well: the promise is kept if one of three tries keeps it.
  const tries = { timeout: 60_000, retry: 2 };
  it(`all succeed and leave other requests under ${mostMs} ms at the 95th percentile`, tries, async () => {
    for (const run of Object.values(others)) await run();
    let isOver = false;
    const signIns = Promise.all(
      people.map(({ email }) => backend.visitor().auth.signInWithPassword({ email, password: testPassword })),
    ).finally(() => {
      isOver = true;
    });
    const times = await Promise.all(
      Object.entries(others).map(async ([name, run]) => {
        const taken: number[] = [];
        while (!isOver) {
          const startedAt = performance.now();
          await run();
          taken.push(performance.now() - startedAt);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        return { name, count: taken.length, p95: percentile(taken, 0.95) };
      }),
    );
    expect((await signIns).map(({ error }) => error)).toEqual(Array(signInsAtOnce).fill(null));
    for (const { name, count, p95 } of times) {
      expect.soft(count, name).toBeGreaterThan(10);
      expect.soft(p95, name).toBeLessThan(mostMs);
    }
  });
});
