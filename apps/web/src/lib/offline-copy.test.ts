import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FunctionError } from './functions.ts';
import type { Store } from './kept.ts';
import { askOrCopy, keepCopy, readCopy } from './offline-copy.ts';

const Plan = z.object({ plan: z.string() });
const dayMs = 86_400_000;
const stored = new Map<string, string>();
const storage: Store = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
  key: (position) => [...stored.keys()][position] ?? null,
  get length() {
    return stored.size;
  },
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('a copy on this device', () => {
  it('is read by its owner, for a week, and not once its shape is another', () => {
    keepCopy('anna', 'access', { plan: 'trial' });
    expect(readCopy('anna', 'access', Plan)).toEqual({ plan: 'trial' });
    expect(readCopy('ben', 'access', Plan)).toBeNull();
    expect(readCopy('anna', 'access', Plan, Date.now() + 8 * dayMs)).toBeNull();
    expect(readCopy('anna', 'access', z.object({ other: z.string() }))).toBeNull();
  });
});

describe('asking the server', () => {
  const ask = (copy: { plan: string } | null, act: () => Promise<{ plan: string }>) =>
    askOrCopy(copy, act, (answer) => keepCopy('anna', 'access', answer));
  const fails = (error: unknown) => () => Promise.reject(error);
  const lost = new FunctionError('network', "We couldn't reach the server.");

  it('keeps the answer, which counts over the copy', async () => {
    expect(await ask({ plan: 'old' }, async () => ({ plan: 'new' }))).toEqual({ plan: 'new' });
    expect(readCopy('anna', 'access', Plan)).toEqual({ plan: 'new' });
  });

  it('answers the copy where no answer came, and fails without one', async () => {
    expect(await ask({ plan: 'old' }, fails(lost))).toEqual({ plan: 'old' });
    expect(await ask({ plan: 'old' }, fails(new TypeError('Failed to fetch')))).toEqual({ plan: 'old' });
    await expect(ask(null, fails(lost))).rejects.toBe(lost);
  });

  it('does not hide a refusal behind the copy', async () => {
    const refusal = new FunctionError('not_signed_in', 'Please sign in.');
    await expect(ask({ plan: 'old' }, fails(refusal))).rejects.toBe(refusal);
  });

  it('does not ask while the browser says that there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await ask({ plan: 'old' }, async () => ({ plan: 'new' }))).toEqual({ plan: 'old' });
  });
});
