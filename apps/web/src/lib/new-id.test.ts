import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

describe('a new id', () => {
  it('is a UUID of version 4 that no other has', () => {
    expect(newId()).toMatch(version4);
    expect(newId()).not.toBe(newId());
  });

  it('is one on a page without https too, where the browser makes none', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(newId()).toMatch(version4);
    expect(newId()).not.toBe(newId());
  });
});
