import { describe, expect, it } from 'vitest';
import { forgetCheckout, rememberCheckout, startedCheckout } from './started-checkout.ts';
import { storageKeys } from './storage-keys.ts';

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the page that was left for a checkout', () => {
  it('is remembered until it is forgotten', () => {
    const store = memory();
    expect(startedCheckout(store)).toBeNull();
    rememberCheckout('/resume?tab=improve', undefined, store);
    expect(startedCheckout(store)).toEqual({ from: '/resume?tab=improve' });
    forgetCheckout(store);
    expect(startedCheckout(store)).toBeNull();
  });

  it('is remembered with what it was opened with', () => {
    const store = memory();
    rememberCheckout('/interview/setup', { jobRole: 'Nurse "on call"' }, store);
    expect(startedCheckout(store)).toEqual({
      from: '/interview/setup',
      state: { jobRole: 'Nurse "on call"' },
    });
  });

  it.each(['1', '{"from":"//elsewhere.example"}', '{"from":"https://elsewhere.example"}'])(
    'is no other site, and nothing that an older version stored: %s',
    (stored) => {
      const store = memory({ [storageKeys.checkout]: stored });
      expect(startedCheckout(store)).toEqual({ from: '' });
    },
  );
});
