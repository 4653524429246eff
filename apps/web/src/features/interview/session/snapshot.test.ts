import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '@/lib/kept.ts';
import { clockWith } from './clock.ts';
import { firstDraft, loadDraft, removeOldDrafts, saveDraft } from './draft.ts';
import {
  chooseResumable,
  loadSnapshot,
  type PauseSnapshot,
  removeAllSnapshots,
  saveSnapshot,
} from './snapshot.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const hour = 3_600_000;
let records: Map<string, string>;
let store: Store;

beforeEach(() => {
  records = new Map();
  store = {
    get length() {
      return records.size;
    },
    key: (position) => [...records.keys()][position] ?? null,
    getItem: (key) => records.get(key) ?? null,
    setItem: (key, text) => void records.set(key, text),
    removeItem: (key) => void records.delete(key),
  };
});

const snapshot = (sessionId: string, ageHours: number): PauseSnapshot => ({
  sessionId,
  isPaused: true,
  timeLeft: 900,
  currentQuestionIndex: 1,
  answers: ['a', ''],
  currentAnswer: 'half',
  questions: [{ question_text: 'First?', ideal_answer: 'Ideal' }],
  jobRole: 'Nurse',
  timestamp: now - ageHours * hour,
  onServer: true,
});

describe('the snapshot of a paused interview', () => {
  it('comes back as it was saved', () => {
    saveSnapshot(snapshot('one', 1), store);
    expect([...records.keys()]).toEqual(['greenroom.interview.one']);
    expect(loadSnapshot('one', now, store)).toMatchObject(snapshot('one', 1));
  });

  it.each([
    ['24 hours old', snapshot('one', 24)],
    ['from the future', snapshot('one', -1)],
    ['of another session', { ...snapshot('one', 1), sessionId: 'two' }],
    ['with a negative time', { ...snapshot('one', 1), timeLeft: -5 }],
  ])('is discarded when it is %s', (_, record) => {
    records.set('greenroom.interview.one', JSON.stringify({ version: 1, ...record }));
    expect(loadSnapshot('one', now, store)).toBeNull();
    expect(records.size).toBe(0);
  });

  it.each(['', '{', 'null', '[]', '{"version":1}'])('is discarded when it reads %j', (text) => {
    records.set('greenroom.interview.one', text);
    expect(loadSnapshot('one', now, store)).toBeNull();
  });

  it('is not kept, and nothing breaks, where storage is full or closed', () => {
    const full = {
      ...store,
      length: 0,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveSnapshot(snapshot('one', 0), full)).toBe(false);
    expect(saveSnapshot(snapshot('one', 0), null)).toBe(false);
    expect(loadSnapshot('one', now, null)).toBeNull();
  });
});

describe('the interview offered for resuming', () => {
  it('is the most recent one that the server holds as paused; the others are removed', () => {
    for (const one of [snapshot('older', 5), snapshot('newer', 2), snapshot('gone', 1)]) {
      saveSnapshot(one, store);
    }
    records.set('greenroom.interview.broken', '{');
    records.set('greenroom.theme', 'dark');
    expect(chooseResumable(['older', 'newer'], now, store)?.sessionId).toBe('newer');
    expect([...records.keys()]).toEqual(['greenroom.interview.newer', 'greenroom.theme']);
  });

  it('is none when no snapshot fits', () => {
    saveSnapshot(snapshot('old', 30), store);
    expect(chooseResumable(['old'], now, store)).toBeNull();
    expect(records.size).toBe(0);
  });

  it('starting anew removes all snapshots and nothing else', () => {
    saveSnapshot(snapshot('one', 1), store);
    saveDraft('one', firstDraft(clockWith(60, now), now), store);
    removeAllSnapshots(store);
    expect([...records.keys()]).toEqual(['greenroom.interview-draft.one']);
  });
});

describe('the draft of a running interview', () => {
  it('comes back as it was saved, and is nothing when edited into another shape', () => {
    const draft = { ...firstDraft(clockWith(60, now), now), current: 'half', answers: ['a'], unsent: [0] };
    saveDraft('one', draft, store);
    expect(loadDraft('one', store)).toMatchObject(draft);
    records.set('greenroom.interview-draft.one', '{"version":1,"index":-1}');
    expect(loadDraft('one', store)).toBeNull();
  });

  it('is swept away after two weeks', () => {
    saveDraft('old', firstDraft(clockWith(60, now), now - 15 * 24 * hour), store);
    saveDraft('new', firstDraft(clockWith(60, now), now - hour), store);
    removeOldDrafts(now, store);
    expect([...records.keys()]).toEqual(['greenroom.interview-draft.new']);
  });
});
