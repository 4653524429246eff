import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionError } from '@/lib/functions.ts';
import { restrictWrites, type Store } from '@/lib/kept.ts';
import { holdsCopy } from '@/lib/offline-copy.ts';
import { endSession } from '@/lib/private-data.ts';
import { keepMark, onWaitingMarks, sendMarks, type WaitingMark, waitingMarks } from './waiting-marks.ts';

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
beforeEach(() => vi.stubGlobal('localStorage', storage));
afterEach(() => {
  stored.clear();
  restrictWrites(null);
  vi.unstubAllGlobals();
});

const signOut = () => endSession({ onPurpose: true });

const leftOut = (pointId: string): WaitingMark => ({
  ...{ sessionId: 's', questionText: 'Q?', pointId, kind: 'left_out', start: 0, end: 0, unrelated: false },
});
const said = (pointId: string, start: number): WaitingMark => ({
  ...leftOut(pointId),
  ...{ kind: 'said', start, end: start + 4 },
});
const fails = (code: FunctionError['code']) => () => Promise.reject(new FunctionError(code, 'No.'));
const stores = async () => ({ outcome: 'stored' });

describe('a mark that the server does not have yet', () => {
  it('is still there after a reload, for its owner alone', () => {
    keepMark('anna', leftOut('upkeep'));
    expect([...stored.keys()]).toEqual(['greenroom.copy.anna.waiting-marks']);
    expect(waitingMarks('anna')).toEqual([leftOut('upkeep')]);
    expect(waitingMarks('ben')).toEqual([]);
  });

  it('is gone after signing out', () => {
    keepMark('anna', leftOut('upkeep'));
    signOut();
    expect(waitingMarks('anna')).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('is replaced by a later change in the same place', () => {
    keepMark('anna', leftOut('upkeep'));
    keepMark('anna', leftOut('readers'));
    keepMark('anna', { ...leftOut('upkeep'), kind: null });
    expect(waitingMarks('anna').map(({ pointId, kind }) => [pointId, kind])).toEqual([
      ['readers', 'left_out'],
      ['upkeep', null],
    ]);
  });

  it('waits in memory where the browser closes its storage', () => {
    const closed = { ...storage, setItem: () => expect.fail() };
    vi.stubGlobal('localStorage', closed);
    keepMark('cleo', leftOut('upkeep'));
    expect(waitingMarks('cleo')).toEqual([leftOut('upkeep')]);
  });

  it('tells its listeners about each change', () => {
    const changed = vi.fn();
    const stop = onWaitingMarks(changed);
    keepMark('anna', leftOut('upkeep'));
    stop();
    keepMark('anna', leftOut('readers'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('sending what waits', () => {
  it('sends each once, in order, and keeps nothing', async () => {
    keepMark('anna', leftOut('upkeep'));
    keepMark('anna', said('readers', 3));
    const sent: string[] = [];
    const refused = await sendMarks('anna', async ({ pointId }) => {
      sent.push(pointId);
      return { outcome: 'stored' };
    });
    expect([sent, refused]).toEqual([['upkeep', 'readers'], []]);
    expect(holdsCopy('anna', 'waiting-marks')).toBe(false);
  });

  it.each(['network', 'unavailable', 'not_signed_in', 'rate_limited', 'internal'] as const)(
    'keeps all after "%s", and sends them the next time',
    async (code) => {
      keepMark('anna', leftOut('upkeep'));
      keepMark('anna', leftOut('readers'));
      expect(await sendMarks('anna', fails(code))).toEqual([]);
      expect(waitingMarks('anna')).toHaveLength(2);
      await sendMarks('anna', stores);
      expect(waitingMarks('anna')).toEqual([]);
    },
  );

  it('drops what the server refuses for good, says so, and sends the rest', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    keepMark('anna', leftOut('gone'));
    keepMark('anna', leftOut('upkeep'));
    const send = ({ pointId }: WaitingMark) => (pointId === 'gone' ? fails('not_found')() : stores());
    expect(await sendMarks('anna', send)).toEqual([leftOut('gone')]);
    expect(waitingMarks('anna')).toEqual([]);
  });

  it('keeps words that have nothing to do with the question until others are picked, and sends them once', async () => {
    keepMark('anna', said('readers', 3));
    const send = vi.fn(async () => ({ outcome: 'unrelated' }));
    await sendMarks('anna', send);
    await sendMarks('anna', send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(waitingMarks('anna')).toEqual([{ ...said('readers', 3), unrelated: true }]);
    keepMark('anna', said('readers', 9));
    await sendMarks('anna', stores);
    expect(waitingMarks('anna')).toEqual([]);
  });

  it('leaves a change that was made while an earlier one was on its way', async () => {
    keepMark('anna', leftOut('upkeep'));
    await sendMarks('anna', async () => {
      keepMark('anna', { ...leftOut('upkeep'), kind: null });
      return { outcome: 'stored' };
    });
    expect(waitingMarks('anna').map(({ kind }) => kind)).toEqual([null]);
  });

  it('sends nothing more of somebody who has signed out meanwhile', async () => {
    keepMark('anna', leftOut('upkeep'));
    keepMark('anna', leftOut('readers'));
    const send = vi.fn(async () => {
      signOut();
      return { outcome: 'stored' };
    });
    await sendMarks('anna', send);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
