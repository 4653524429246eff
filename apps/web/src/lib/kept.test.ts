import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readKept, writeKept } from './kept.ts';

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const Form = z.object({ name: z.string() });

describe('what the browser keeps', () => {
  it('comes back as it was, and null removes it', () => {
    const store = memory();
    writeKept('form', { name: 'Maya' }, store);
    expect(readKept('form', Form, store)).toEqual({ name: 'Maya' });
    writeKept('form', null, store);
    expect(readKept('form', Form, store)).toBeNull();
  });

  it.each(['not json', '{"name": 7}', ''])('counts %j as nothing', (text) => {
    expect(readKept('form', Form, memory({ form: text }))).toBeNull();
  });

  it('lets a full storage pass', () => {
    const full = {
      ...memory(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => writeKept('form', { name: 'Maya' }, full)).not.toThrow();
  });
});
