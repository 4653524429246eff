import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawShareCard } from './share-card.ts';

const card = { before: 90, now: 91, question: '', name: '', host: 'greenroom.example', isSame: false };

/** The texts that a card with these scores has. */
async function textsOf(scores: { before: number; now: number }): Promise<string[]> {
  const texts: string[] = [];
  const context = new Proxy<Record<string, unknown>>(
    { fillText: (text: string) => texts.push(text), measureText: () => ({ width: 0 }) },
    { get: (own, name) => own[String(name)] ?? (() => undefined) },
  );
  await drawShareCard({ getContext: () => context } as unknown as HTMLCanvasElement, { ...card, ...scores });
  return texts;
}

beforeEach(() => void vi.stubGlobal('document', { fonts: { load: async () => [] } }));
afterEach(() => vi.unstubAllGlobals());

describe('the card of a win', () => {
  it.each([
    [90, 91, '+1 point'],
    [62, 91, '+29 points'],
  ])('from %i to %i says %s', async (before, now, gain) => {
    const texts = await textsOf({ before, now });
    expect(texts).toContain(gain);
    expect(texts).toEqual(expect.arrayContaining([String(before), String(now)]));
  });
});
