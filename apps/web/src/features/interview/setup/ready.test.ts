import { describe, expect, it } from 'vitest';
import { readReady, requestOf } from './ready.ts';

const jobId = 'c0000000-0000-4000-8000-000000000001';
const ids = Array.from({ length: 7 }, (_, end) => `c0000000-0000-4000-8000-00000000001${end}`);

describe('the ready screen', () => {
  it('opens with a job title, and with nothing else that is not of its shape', () => {
    expect(readReady({ jobRole: ' Barista ' })).toEqual({ jobRole: 'Barista' });
    for (const state of [
      null,
      undefined,
      'Barista',
      {},
      { jobRole: ' ' },
      { jobRole: 'x', job: { id: 'no id' } },
    ]) {
      expect(readReady(state)).toBeNull();
    }
  });

  it('starts the shortest interview there is, at the level that the title names', () => {
    const request = requestOf({ jobRole: 'Senior nurse' }, null);
    expect(request).toMatchObject({
      jobRole: 'Senior nurse',
      questionsCount: 3,
      timeLimit: 15,
      difficulty: 'hard',
    });
    expect(request).not.toHaveProperty('job');
  });

  it('asks exactly the chosen questions, with time for each', () => {
    expect(requestOf({ jobRole: 'Nurse', job: { id: jobId, questionIds: ids } }, null)).toMatchObject({
      job: { id: jobId, questionIds: ids },
      questionsCount: 7,
      timeLimit: 45,
    });
  });

  it('keeps the profile’s way of answering', () => {
    const preferences = { experience_level: 'entry', preferred_mode: 'voice' };
    expect(requestOf({ jobRole: 'Nurse' }, preferences)).toMatchObject({ difficulty: 'easy', mode: 'voice' });
  });
});
