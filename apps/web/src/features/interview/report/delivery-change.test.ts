import type { AnswerScore, Delivery } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { deliveryChanges } from './delivery-change.ts';

const dimension = { score: 60, level: 3, levelText: 'Clear.', lift: null };
const score: AnswerScore = {
  overall: 60,
  dimensions: {
    ...{ technical_accuracy: dimension, problem_solving: dimension, communication_clarity: dimension },
    ...{ relevant_experience: dimension, cultural_fit: dimension },
  },
  ...{ evidence: [], flags: [], covered: [], missed: [], words: 150, scored: true },
  receipt: { rubricVersion: '2', lines: [], total: 60 },
  star: { situation: true, task: true, action: true, result: true },
  engine: { kind: 'builtin', name: 'builtin', version: '2' },
};
const delivery = (over: Partial<Delivery> = {}): Delivery => ({
  ...{ measured: true, reason: null, durationSeconds: 60, words: 150, wordsPerMinute: 150, pace: 'good' },
  ...{ longPauses: [], fillers: [], fillersPerMinute: 0, hedges: 0, notes: [] },
  ...over,
});
const past = (...deliveries: (Delivery | null)[]) => ({
  feedback: {
    answers: deliveries.map((one) => ({
      ...{ question_text: 'Q?', user_answer: 'A.', ideal_answer: 'B.', score, delivery: one },
    })),
  },
});

describe('how one spoke, then and now', () => {
  it('compares with the average of the own spoken interviews only', () => {
    const quick = delivery({ wordsPerMinute: 170, longPauses: [{ atSeconds: 9, lengthSeconds: 6.2 }] });
    const um = { word: 'um', atSeconds: 4 };
    const now = delivery({ fillers: [um, um], fillersPerMinute: 2 });
    expect(
      deliveryChanges([past(quick), past(delivery({ wordsPerMinute: 160 })), past(null)], [now]),
    ).toEqual({
      sessions: 2,
      rows: [
        { label: 'Words per minute', before: '165', now: '150' },
        { label: 'Longest silence', before: '3 s', now: 'none over 2 s' },
        { label: 'Pauses over 2 seconds, per minute', before: '0.5', now: '0' },
        { label: 'Filler words per minute', before: '0', now: '2' },
      ],
    });
  });

  it('leaves out fillers that count as not measured', () => {
    const unknown = delivery({ fillersPerMinute: null });
    const { rows } = deliveryChanges([past(unknown)], [delivery()]);
    expect(rows.map(({ label }) => label)).not.toContain('Filler words per minute');
  });

  it('compares how much the volume varies where both were measured, and nowhere else', () => {
    const steady = delivery({ volumeSpreadDb: 3.2 });
    const { rows } = deliveryChanges([past(delivery({ volumeSpreadDb: 6.4 })), past(delivery())], [steady]);
    expect(rows.at(-1)).toEqual({ label: 'How much your volume varies', before: '6.4 dB', now: '3.2 dB' });
    const labels = deliveryChanges([past(delivery())], [steady]).rows.map(({ label }) => label);
    expect(labels).not.toContain('How much your volume varies');
  });

  it.each([
    ['nothing earlier', []],
    ['nothing earlier that was spoken', [past(null), { feedback: null }]],
    ['nothing earlier that was measured', [past(delivery({ measured: false, wordsPerMinute: null }))]],
  ])('has nothing to compare with: %s', (_, earlier) => {
    expect(deliveryChanges(earlier, [delivery()])).toEqual({ sessions: 0, rows: [] });
  });
});
