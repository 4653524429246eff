import { runJourney } from '@greenroom/testing/journey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';

let backend: TestApp;
let address: string;
beforeAll(async () => {
  backend = await openTestApp();
  address = await backend.app.listen(0, '127.0.0.1');
});
afterAll(() => backend.close());

describe('a newcomer with the official client alone', () => {
  it('signs up, confirms through the mail, interviews twice, and strong answers score 40 above weak ones', {
    timeout: 60_000,
  }, async () => {
    const { strong, weak } = await runJourney(`${address}/_mail?key=${backend.app.localKey}`);
    expect(strong - weak).toBeGreaterThanOrEqual(40);
    expect(backend.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
