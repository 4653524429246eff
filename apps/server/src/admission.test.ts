import { AppError } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

/** Work that takes so long on a clock of the test, and what came of it. */
function openAdmission(patienceMs: number) {
  const time = { now: 0 };
  const admit = createAdmission({ atOnce: 2, patienceMs, monotonicMs: () => time.now });
  const started: string[] = [];
  const call = (caller: string, ms = 150) =>
    admit(caller, async () => {
      started.push(caller);
      time.now += ms;
      return caller;
    }).catch((error: unknown) => error);
  return { call, started };
}

describe('calls that keep the processor busy', () => {
  it('run in turn by caller, and each gets its own result', async () => {
    const { call, started } = openAdmission(60_000);
    const results = await Promise.all([...Array(5).fill('class'), 'nora'].map((caller) => call(caller)));
    expect(results).toEqual([...Array(5).fill('class'), 'nora']);
    expect(started.indexOf('nora')).toBeLessThan(2);
  });

  it('are refused at once with the time to wait where too many wait', async () => {
    const { call, started } = openAdmission(300);
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => call(`user ${index}`)));
    const refused = results.filter((result) => result instanceof AppError);
    expect(refused.length).toBeGreaterThan(3);
    expect(refused.length + started.length).toBe(12);
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: expect.any(Number) });
      expect(error.retryAfterSeconds).toBeGreaterThan(0);
    }
    expect(await call('later')).toBe('later');
  });

  it('find less room once calls take longer', async () => {
    const { call } = openAdmission(1_000);
    for (let count = 0; count < 40; count += 1) await call('slow', 3_000);
    const results = await Promise.all(Array.from({ length: 6 }, () => call('user')));
    expect(results.filter((result) => result instanceof AppError).length).toBeGreaterThan(2);
  });

  it('give their place back when they fail', async () => {
    const admit = createAdmission({ atOnce: 1, patienceMs: 0 });
    const failing = async () => {
      throw new Error('no');
    };
    await expect(admit('nora', failing)).rejects.toThrow('no');
    await expect(admit('nora', async () => 1)).resolves.toBe(1);
  });
});
