import { afterEach, describe, expect, it } from 'vitest';
import { takeMessages } from '@/lib/messages.ts';
import {
  durationMinutes,
  durationText,
  sharedSummary,
  speakingClarity,
  spokenResult,
  trialInterviewsLeft,
  typeLabel,
} from './model.ts';

describe('words of the specification', () => {
  it.each([
    [80, 'Excellent'],
    [79, 'Good'],
    [60, 'Good'],
    [59, 'Fair'],
  ])('speaking clarity at %d', (score, word) => {
    expect(speakingClarity(score)).toBe(word);
  });

  it('shows types by their label, and an unknown one with spaces for underscores', () => {
    expect(typeLabel('hr')).toBe('HR/Behavioral');
    expect(typeLabel('system_design_round')).toBe('system design round');
  });
});

describe('figures', () => {
  it('say of a duration under half a minute that it was short', () => {
    expect([0, 1, 12].map(durationText)).toEqual(['Under a minute', '1 minute', '12 minutes']);
  });

  it('duration is completed minus started in rounded minutes', () => {
    expect(durationMinutes('2026-11-21T10:00:00Z', '2026-11-21T10:13:31Z')).toBe(14);
    expect(durationMinutes('2026-11-21T10:00:00Z', null)).toBeNull();
    expect(durationMinutes('2026-11-21T10:00:00Z', '2026-11-21T09:00:00Z')).toBeNull();
  });

  it('free interviews left never go below none', () => {
    expect(trialInterviewsLeft({ usageCount: 1, usageLimit: 2 })).toBe(1);
    expect(trialInterviewsLeft({ usageCount: 5, usageLimit: 2 })).toBe(0);
  });

  it('a shared summary says the result in four lines', () => {
    const text = sharedSummary({
      jobRole: 'Nurse',
      interviewType: 'hr',
      difficulty: 'medium',
      score: 72,
      answered: 4,
      questions: 5,
      minutes: 14,
    });
    expect(text).toBe(
      'Mock interview: Nurse, HR/Behavioral, Medium\nScore: 72% (Good)\nAnswered 4 of 5 questions in 14 min\nRehearsed with Greenroom',
    );
  });

  it('a shared summary carries a name only where one is given', () => {
    const summary = {
      jobRole: 'Nurse',
      interviewType: 'hr',
      difficulty: 'easy',
      score: 72,
      answered: 1,
      questions: 1,
      minutes: null,
    };
    expect(sharedSummary({ ...summary, name: 'Maya' })).toMatch(/^Maya's mock interview: Nurse/);
    expect(sharedSummary({ ...summary, name: '' })).toMatch(/^Mock interview: Nurse/);
  });

  it('a result is read aloud when it is new, and not a day later', () => {
    const completedAt = '2026-03-01T10:00:00Z';
    const at = (time: string) => spokenResult(completedAt, 72, 'Show the result.', Date.parse(time));
    expect(at('2026-03-01T10:01:00Z')).toBe('You scored 72 percent: Good. Show the result.');
    expect(at('2026-03-02T10:00:00Z')).toBeNull();
    expect(spokenResult(null, 72, null, Date.parse(completedAt))).toBeNull();
  });

  it('what is read aloud stays English, what is shared speaks the chosen language', () => {
    takeMessages('es', 'es-419', {
      Good: 'Bueno',
      'Score: {score}% ({rated})': 'Puntaje: {score}% ({rated})',
    });
    const summary = { jobRole: 'Engineer', interviewType: 'mixed', difficulty: 'easy', score: 72 };
    expect(sharedSummary({ ...summary, answered: 2, questions: 3, minutes: null })).toContain(
      'Puntaje: 72% (Bueno)',
    );
    const now = '2026-03-01T10:00:00Z';
    expect(spokenResult(now, 72, null, Date.parse(now))).toBe('You scored 72 percent: Good.');
  });
});

afterEach(() => takeMessages('en', 'en-US', {}));
