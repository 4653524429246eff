import { ratingsPerRequest } from '@greenroom/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ReviewServer, type SendFailure, sendReviews } from './send.ts';
import { keepReview, type UnsentReview, unsentReviews } from './unsent.ts';

const user = 'nora';
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

let minute = 0;
function given(itemId: string, answer?: string): UnsentReview {
  minute += 1;
  const review: UnsentReview = {
    ...{ id: `${itemId} ${minute}`, userId: user, itemId, kind: 'answer', rating: 'good' },
    ratedAt: new Date(Date.UTC(2026, 10, 24, 9, minute)).toISOString(),
    ...(answer === undefined ? {} : { answer, question: 'Why?' }),
  };
  keepReview(review);
  return review;
}

/** A server that fails on some items, and what arrived there. */
function serverWith(failures: Record<string, SendFailure> = {}) {
  const scored: string[] = [];
  const rated: string[] = [];
  const fail = (itemId: string) => {
    if (failures[itemId]) throw new Error(itemId);
  };
  const server: ReviewServer = {
    score: async ({ itemId }, answer) => {
      fail(itemId);
      scored.push(`${itemId}: ${answer}`);
    },
    rate: async (ratings) => {
      for (const { itemId } of ratings) fail(`rating ${itemId}`);
      rated.push(...ratings.map(({ itemId }) => itemId));
    },
    failureOf: (error) => failures[(error as Error).message] ?? 'failed',
  };
  return { server, scored, rated };
}
const left = () => unsentReviews(user);

describe('what was reviewed offline', () => {
  it('arrives in its order, and once', async () => {
    given('a', 'First.');
    given('b');
    given('a', 'Second.');
    const { server, scored, rated } = serverWith();
    await sendReviews(user, server);
    await sendReviews(user, server);
    expect(scored).toEqual(['a: First.', 'a: Second.']);
    expect(rated).toEqual(['a', 'b', 'a']);
    expect(left()).toEqual([]);
  });

  it('an answer that the server fails on holds up its own item alone', async () => {
    given('a', 'First.');
    given('b', 'Other.');
    given('a', 'Second.');
    const broken = serverWith({ a: 'failed' });
    await expect(sendReviews(user, broken.server)).rejects.toThrow('a');
    expect(broken.scored).toEqual(['b: Other.']);
    expect(broken.rated).toEqual(['a', 'b', 'a']);
    expect(left().map(({ answer, isRated }) => [answer, isRated])).toEqual([
      ['First.', true],
      ['Second.', true],
    ]);
    const mended = serverWith();
    await sendReviews(user, mended.server);
    expect(mended.scored).toEqual(['a: First.', 'a: Second.']);
    expect(mended.rated).toEqual([]);
    expect(left()).toEqual([]);
  });

  it('keeps the words of an answer that is refused for good, and sends them no more', async () => {
    given('gone', 'My words.');
    given('b', 'Other.');
    const { server, scored } = serverWith({ gone: 'refused' });
    await sendReviews(user, server);
    expect(scored).toEqual(['b: Other.']);
    expect(left()).toMatchObject([{ answer: 'My words.', question: 'Why?', isRefused: true, isRated: true }]);
    const later = serverWith();
    await sendReviews(user, later.server);
    expect([later.scored, later.rated]).toEqual([[], []]);
    expect(left()).toHaveLength(1);
  });

  it('gives an answer up to the user after five failures', async () => {
    given('a', 'My words.');
    const { server } = serverWith({ a: 'failed' });
    for (let time = 1; time < 5; time += 1) await expect(sendReviews(user, server)).rejects.toThrow();
    await sendReviews(user, server);
    expect(left()).toMatchObject([{ answer: 'My words.', isRefused: true }]);
  });

  it('stays whole without a network', async () => {
    given('a', 'First.');
    given('b');
    const { server, rated } = serverWith({ a: 'away' });
    await expect(sendReviews(user, server)).rejects.toThrow('a');
    expect(rated).toEqual([]);
    expect(left()).toHaveLength(2);
  });

  it('sends the ratings although answers have to wait', async () => {
    given('a', 'First.');
    given('b', 'Other.');
    const { server, scored, rated } = serverWith({ a: 'later' });
    await expect(sendReviews(user, server)).rejects.toThrow('a');
    expect(scored).toEqual([]);
    expect(rated).toEqual(['a', 'b']);
    expect(left().map(({ answer }) => answer)).toEqual(['First.', 'Other.']);
  });

  it('one rating that is refused holds up no other, and more go than one request takes', async () => {
    for (let at = 0; at <= ratingsPerRequest; at += 1) given(`item ${at}`);
    const { server, rated } = serverWith({ 'rating item 7': 'refused' });
    await sendReviews(user, server);
    expect(rated).toHaveLength(ratingsPerRequest);
    expect(left()).toEqual([]);
  });

  it('a rating that the server fails on stays, and the others go', async () => {
    given('a');
    given('b');
    const { server, rated } = serverWith({ 'rating a': 'failed' });
    await expect(sendReviews(user, server)).rejects.toThrow('rating a');
    expect(rated).toEqual(['b']);
    expect(left().map(({ itemId }) => itemId)).toEqual(['a']);
  });
});
