import { describe, expect, it } from 'vitest';
import { evenly } from './even-time.ts';

const busy = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function took(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work().catch(() => undefined);
  return performance.now() - startedAt;
}

describe('an answer takes as long, whatever was there to do', () => {
  it.each([
    ['nothing', 0, 200],
    ['less than the floor', 60, 200],
    ['more than the floor, as on a busy server', 260, 400],
  ])('%s', async (_name, workMs, leastMs) => {
    const ms = await took(() => evenly(200, () => busy(workMs)));
    // Timers may be early by a fraction of a millisecond.
    expect(ms).toBeGreaterThan(leastMs - 2);
  });
  it('a failure', async () => {
    const ms = await took(() => evenly(200, () => Promise.reject(new Error('refused'))));
    expect(ms).toBeGreaterThan(198);
  });
  it('no floor, no wait', async () => {
    expect(await evenly(0, async () => 'at once')).toBe('at once');
  });
});
