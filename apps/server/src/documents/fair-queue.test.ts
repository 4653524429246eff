import { Refusal } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue over named lanes whose calls end when they are told to. */
function queueOf(lanes: readonly string[], maxCalls = 20, maxPerCaller = 6) {
  const queue = createFairQueue({
    lanes,
    isFull: (calls) => calls >= maxCalls,
    refuse: () => new Refusal('reading_busy'),
    maxPerCaller,
  });
  const started: string[] = [];
  const ends = new Map<string, (fails?: boolean) => void>();
  const add = (caller: string | null, name: string) => {
    const call = queue.add(caller, () => {
      started.push(name);
      return new Promise((resolve, reject) =>
        ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name))),
      );
    });
    return call.catch((error: unknown) => error);
  };
  const end = async (name: string, fails = false) => {
    ends.get(name)?.(fails);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, started, add, end };
}

describe('the queue of the threads', () => {
  it('never gives one caller all lanes, however many calls it has', async () => {
    const { started, add, end } = queueOf(['first', 'second']);
    for (const name of ['ann 1', 'ann 2', 'ann 3']) void add('ann', name);
    expect(started).toEqual(['ann 1']);
    void add('ben', 'ben 1');
    expect(started).toEqual(['ann 1', 'ben 1']);
    await end('ben 1');
    expect(started).toEqual(['ann 1', 'ben 1']);
    await end('ann 1', true);
    expect(started).toEqual(['ann 1', 'ben 1', 'ann 2']);
  });

  it('takes callers in turn where there is one lane, and who came first among equals', async () => {
    const { started, add, end } = queueOf(['only']);
    for (const [caller, name] of [
      ['ann', 'ann 1'],
      ['ann', 'ann 2'],
      ['ben', 'ben 1'],
    ] as const)
      void add(caller, name);
    await end('ann 1');
    await end(started[1] as string);
    expect(started).toEqual(['ann 1', 'ben 1', 'ann 2']);
  });

  it('refuses what a caller has too much of, and what is too much for all', async () => {
    const { queue, add, end } = queueOf(['only'], 3, 2);
    void add('ann', 'ann 1');
    void add('ann', 'ann 2');
    expect(await add('ann', 'ann 3')).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 });
    void add('ben', 'ben 1');
    expect(await add('cem', 'cem 1')).toMatchObject({ code: 'unavailable' });
    expect(queue.calls()).toBe(3);
    await end('ann 1');
    void add('cem', 'cem 2');
    expect(queue.calls()).toBe(3);
  });

  it('gives the work of nobody every lane', () => {
    const { started, add } = queueOf(['first', 'second']);
    void add(null, 'one');
    void add(null, 'two');
    expect(started).toEqual(['one', 'two']);
  });
});
