import { describe, expect, it } from 'vitest';
import { addWords, createWordTimer, type SpokenWord, stillSpoken } from './spoken-words.ts';

const result = (position: number, transcript: string, isFinal = false) =>
  new Map([[position, { transcript, isFinal }]]);
const word = (text: string, startSeconds = 0): SpokenWord => ({
  word: text,
  startSeconds,
  endSeconds: startSeconds + 0.4,
});

describe('the times of dictated words', () => {
  it('follow the moments at which the words came in, and are told once they are settled', () => {
    const timer = createWordTimer(0);
    expect(timer.hear(result(0, 'I'), 1)).toEqual([]);
    expect(timer.hear(result(0, 'I led the'), 1.6)).toEqual([]);
    expect(timer.hear(result(0, 'I led the launch', true), 2)).toEqual([
      { word: 'I', startSeconds: 0.55, endSeconds: 1 },
      { word: 'led', startSeconds: 1, endSeconds: 1.3 },
      { word: 'the', startSeconds: 1.3, endSeconds: 1.6 },
      { word: 'launch', startSeconds: 1.6, endSeconds: 2 },
    ]);
  });

  it('show a long wait before a word as a pause', () => {
    const timer = createWordTimer(0);
    timer.hear(result(0, 'first', true), 1);
    const [second] = timer.hear(result(1, 'second', true), 6);
    expect(second).toEqual({ word: 'second', startSeconds: 5.55, endSeconds: 6 });
  });

  it('take the last wording of a result, and each result once', () => {
    const timer = createWordTimer(10);
    timer.hear(result(0, 'I let a launch'), 12);
    const words = timer.hear(result(0, 'I led lunch', true), 12.5);
    expect(words.map((one) => one.word)).toEqual(['I', 'led', 'lunch']);
    expect(timer.hear(result(0, 'I led lunch', true), 13)).toEqual([]);
    for (const one of words) {
      expect(one.startSeconds).toBeGreaterThanOrEqual(10);
      expect(one.endSeconds).toBeGreaterThanOrEqual(one.startSeconds);
    }
  });

  it('never run backwards, also where everything comes at once', () => {
    const timer = createWordTimer(0);
    const words = timer.hear(result(0, 'one two three four five six', true), 0.6);
    const moments = words.flatMap((one) => [one.startSeconds, one.endSeconds]);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(moments[0]).toBeGreaterThanOrEqual(0);
  });

  it('stay with an answer while half of the dictated words stand in it', () => {
    const words = ['I', 'led', 'the', 'launch'].map((text) => word(text));
    expect(stillSpoken(words, 'I led this launch, on time.')).toEqual(words);
    expect(stillSpoken(words, 'Something typed instead')).toEqual([]);
    expect(stillSpoken(words, '')).toEqual([]);
  });

  it('fit into the column that holds them', () => {
    const words = addWords(
      [],
      Array.from({ length: 3_000 }, (_, at) => word('x'.repeat(500), at)),
    );
    expect(JSON.stringify({ approximate: true, words }, null, 1).length).toBeLessThan(200_000);
    expect(JSON.stringify({ approximate: true, words }).length).toBeLessThan(95_000);
  });
});
