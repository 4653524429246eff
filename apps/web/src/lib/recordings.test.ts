import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRecordings } from './forget-recordings.ts';
import { isHeld } from './held-recordings.ts';
import { keepNewest, keepOrHoldPiece, removeTakes, soundOf, type Take, takesOf } from './recordings.ts';
import { storageKeys } from './storage-keys.ts';

const takeOf = (id: string, startedAt: number): Take => ({
  ...{ id, startedAt, sessionId: 's', question: 'Why?' },
  ...{ mimeType: 'audio/webm', fromSeconds: 0 },
});
const noRoom = new DOMException('', 'QuotaExceededError');

/** A database that can't be opened, as in some private windows. */
const closed = {
  deleteDatabase: () => undefined,
  open: () => {
    const request = { error: noRoom, onerror: null as (() => void) | null };
    queueMicrotask(() => request.onerror?.());
    return request;
  },
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', closed);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === storageKeys.owner ? 'u' : null),
  });
});
afterEach(() => {
  forgetRecordings();
  vi.unstubAllGlobals();
});

const say = async (take: Take, words: string[], onHeld = vi.fn()) => {
  for (const [index, word] of words.entries()) await keepOrHoldPiece(take, index, new Blob([word]), onHeld);
  return onHeld;
};

describe('a recording that the device has no room for', () => {
  it('is held in the page whole, and that is said once', async () => {
    const take = takeOf('one', 1);
    const onHeld = await say(take, ['one ', 'two ', 'three']);
    expect(onHeld).toHaveBeenCalledOnce();
    expect(onHeld).toHaveBeenCalledWith(noRoom);
    expect(isHeld(take)).toBe(true);
    expect(await takesOf('s', 'Why?')).toEqual([take]);
    const sound = await soundOf(take);
    expect(await sound.text()).toBe('one two three');
    expect(sound.type).toBe('audio/webm');
  });

  it('belongs to its answer alone', async () => {
    await say(takeOf('one', 1), ['one']);
    await expect(takesOf('s', 'Why not?')).rejects.toBe(noRoom);
  });

  it('is replaced by its retake, and can be removed', async () => {
    const [first, second] = [takeOf('one', 1), takeOf('two', 2)];
    await say(first, ['first']);
    await say(second, ['second']);
    await keepNewest('s', 'Why?');
    expect(await takesOf('s', 'Why?')).toEqual([second]);
    await removeTakes([second]);
    expect(isHeld(second)).toBe(false);
  });

  it('goes with everything else that is forgotten', async () => {
    const take = takeOf('one', 1);
    await say(take, ['one']);
    forgetRecordings();
    expect(isHeld(take)).toBe(false);
  });
});
