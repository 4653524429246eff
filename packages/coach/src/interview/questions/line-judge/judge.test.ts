import { describe, expect, it } from 'vitest';
import { lineTopics, topicTexts } from '../../../content/line-topics.ts';
import { readAdLines } from '../ad-lines.ts';
import { candidatesFor } from '../candidates.ts';
import { readAd } from '../from-ad.ts';
import { matchLine } from '../line-topics.ts';
import { readForJudge } from './features.ts';
import { bestFitting } from './judge.ts';
import { stemsOf } from './topic-index.ts';
import model from './weights.json' with { type: 'json' };

const ad = `Office Manager - Fern & Field
Responsibilities
- Answer phones and greet visitors
- Process invoices and check them against orders
- Order supplies before they run out
- Glide over moonlit pastures
Requirements
- Ability to keep confidential information private
- Excellent organizational skills
- Excellent communication and organizational skills
Apply with your resume.`;

function fittingAt(text: string) {
  const { lines } = readAdLines(ad);
  const line = lines.find((one) => one.text === text);
  if (!line) throw new Error(`no line ${text}`);
  const stems = lines.flatMap((one) => stemsOf(one.text));
  const match = line.head === undefined ? undefined : matchLine(line.head);
  const reading = readForJudge(line, match, new Set(stemsOf(text)), {
    ad: new Set(stems),
    title: new Set(stemsOf('Office Manager')),
  });
  return bestFitting(reading, () => true);
}

describe('the judge of questions at a line', () => {
  it('finds the authored questions that fit, all of one topic', () => {
    const found = fittingAt('Process invoices and check them against orders');
    expect(found?.topic.id).toMatch(/invoice/);
    const all = (['ask', 'tell'] as const).flatMap((angle) => (found ? topicTexts(found.topic, angle) : []));
    for (const text of Object.values(found?.texts ?? {}).flat()) expect(all).toContain(text);
  });

  it('finds none for a line that nobody wrote a question for', () => {
    expect(fittingAt('Glide over moonlit pastures')).toBeUndefined();
  });

  it('finds one for a short requirement that opens with a habit', () => {
    expect(fittingAt('Excellent communication and organizational skills')?.topic.id).toBe('communication');
  });

  it('gives the same questions at every reading', () => {
    const read = () => readAd(ad, candidatesFor(undefined), 'mixed', 'Office Manager').questions;
    const texts = (questions: ReturnType<typeof read>) =>
      questions.map(({ candidates, reason }) => [reason.line, candidates.map((one) => one.texts(2))]);
    expect(texts(read())).toEqual(texts(read()));
    expect(read().length).toBeGreaterThan(1);
  });

  it('has weights for topics that exist', () => {
    const ids = new Set(lineTopics.map(({ id }) => id));
    const other = /^topic (?:shared|of line|of head|likeness|lead|first|in ad)$/;
    const named = Object.keys(model.weights).filter((name) => name.startsWith('topic ') && !other.test(name));
    expect(named.length).toBeGreaterThan(100);
    for (const name of named) expect(ids).toContain(name.split(' ')[1]);
  });
});
