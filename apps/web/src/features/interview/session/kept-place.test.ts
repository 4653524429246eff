import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstDraft, saveDraft } from './draft.ts';
import { keptPlace } from './kept-place.ts';
import { saveSnapshot } from './snapshot.ts';

const nowMs = Date.parse('2026-11-30T12:00:00Z');
const [user, id] = ['user', 'session'];
const draft = {
  ...firstDraft({ deadlineAt: nowMs + 600_000, pausedAt: null }, nowMs),
  index: 1,
  current: '  Half an answer ',
};
const snapshot = {
  sessionId: id,
  isPaused: true,
  timeLeft: 540,
  currentQuestionIndex: 1,
  answers: ['First', ''],
  currentAnswer: 'Half',
  questions: [
    { question_text: 'One?', ideal_answer: '' },
    { question_text: 'Two?', ideal_answer: '' },
  ],
  jobRole: 'Nurse',
  timestamp: nowMs - 1_000,
  onServer: false,
};

describe('where this browser left an interview', () => {
  const before = globalThis.localStorage;
  beforeEach(() => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    };
    Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true });
  });
  afterEach(() => Object.defineProperty(globalThis, 'localStorage', { value: before, configurable: true }));

  it('is nowhere where nothing is kept', () => {
    expect(keptPlace(user, id, nowMs)).toBeNull();
  });

  it('is what the draft says of a running one', () => {
    saveDraft(id, draft);
    expect(keptPlace(user, id, nowMs)).toEqual({
      index: 1,
      question: null,
      words: 'Half an answer',
      secondsLeft: 600,
      pausedAt: null,
      savedAt: nowMs,
    });
  });

  it('takes question and time from the snapshot of a paused one', () => {
    saveDraft(id, draft);
    saveSnapshot(snapshot);
    const place = { question: 'Two?', words: 'Half an answer', secondsLeft: 540, pausedAt: nowMs - 1_000 };
    expect(keptPlace(user, id, nowMs)).toMatchObject(place);
    saveSnapshot({ ...snapshot, onServer: true });
    expect(keptPlace(user, id, nowMs)).toMatchObject({ ...place, pausedAt: null });
  });
});
