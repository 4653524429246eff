import { describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

function stage(maxKeys?: number) {
  let now = 1_000_000;
  const limiter = createRateLimiter({ clock: () => now, maxKeys });
  return {
    limiter,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

describe('the rate limiter', () => {
  it('allows the limit and refuses the next with the seconds to wait', async () => {
    const { limiter, pass } = stage();
    for (let i = 0; i < 3; i++) expect(await limiter.take('a', 3, 60)).toEqual({ allowed: true });
    pass(15);
    expect(await limiter.take('a', 3, 60)).toEqual({ allowed: false, retryAfterSeconds: 45 });
    expect(await limiter.take('b', 3, 60)).toEqual({ allowed: true });
  });

  it('slides: no window of that length ever holds more than the limit', async () => {
    const { limiter, pass } = stage();
    const allowedAt: number[] = [];
    for (let second = 0; second < 300; second += 7) {
      if ((await limiter.take('a', 4, 60)).allowed) allowedAt.push(second);
      pass(7);
    }
    for (const start of allowedAt) {
      expect(allowedAt.filter((time) => time >= start && time < start + 60).length).toBeLessThanOrEqual(4);
    }
    expect(allowedAt.length).toBeGreaterThan(12);
  });

  it('waits at most the window after a clock that ran a day ahead was set back', async () => {
    const { limiter, pass } = stage();
    pass(29 * 3_600);
    for (let i = 0; i < 3; i++) await limiter.take('a', 3, 900);
    pass(-29 * 3_600);
    expect(await limiter.take('a', 3, 900)).toEqual({ allowed: false, retryAfterSeconds: 900 });
    pass(900);
    expect(await limiter.take('a', 3, 900)).toEqual({ allowed: true });
  });

  it('does not follow a wall clock that is set forward', async () => {
    const limiter = createRateLimiter();
    await limiter.take('a', 1, 900);
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * 3_600_000);
    expect((await limiter.take('a', 1, 900)).allowed).toBe(false);
    wall.mockRestore();
  });

  it('does not prolong the wait when asked on', async () => {
    const { limiter, pass } = stage();
    await limiter.take('a', 1, 60);
    for (let i = 0; i < 5; i++) {
      pass(11);
      await limiter.take('a', 1, 60);
    }
    pass(5);
    expect(await limiter.take('a', 1, 60)).toEqual({ allowed: true });
  });

  it('counts ahead and takes back, so that parallel attempts cannot slip through', async () => {
    const { limiter } = stage();
    const taken = await Promise.all(Array.from({ length: 50 }, () => limiter.take('a', 10, 60)));
    expect(taken.filter((answer) => answer.allowed)).toHaveLength(10);
    await limiter.refund('a');
    expect((await limiter.take('a', 10, 60)).allowed).toBe(true);
    expect((await limiter.take('a', 10, 60)).allowed).toBe(false);
    await limiter.refund('never seen');
  });

  it('keeps its memory bounded: the idlest keys go first', async () => {
    const { limiter } = stage(100);
    for (let i = 0; i < 100; i++) await limiter.take(`key ${i}`, 1, 60);
    await limiter.take('key 100', 1, 60);
    expect((await limiter.take('key 99', 1, 60)).allowed).toBe(false);
    expect((await limiter.take('key 100', 1, 60)).allowed).toBe(false);
    expect((await limiter.take('key 0', 1, 60)).allowed).toBe(true);
  });
});
