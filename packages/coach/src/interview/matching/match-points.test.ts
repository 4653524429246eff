import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '../../content/key-points-schema.ts';
import { readPassage } from '../../text/passage.ts';
import { readingsOf } from '../reading/plain-reading.ts';
import { zones } from '../rubric/calibration.ts';
import { matchPoints } from './match-points.ts';
import { prepareQuestion } from './prepare-points.ts';

/** A question made for this test, so that editing the bank can't break it. */
const text = 'A customer left angry. What did you do afterwards?';
const question: AuthoredQuestion = {
  id: 'angry-customer',
  points: [
    {
      label: 'contact made again',
      ask: 'How did you get back to them?',
      praise: 'You went back to the customer yourself.',
      says: [
        'I called her the next morning',
        'I wrote him a note and apologized',
        'I ran after them to the door',
        'when he came in again I went over to his table',
        'I looked up her number and rang her',
        'I asked if I could make it up to them',
      ],
      anchors: [
        'call|ring|phone|write|text|email|visit|run after|go over + him|her|them|customer|guest|next|morning|later|door',
        'apologize|say sorry|make it up + him|her|them|customer|guest|in person|mistake',
      ],
    },
    {
      label: 'nobody left alone',
      ask: 'Who else was waiting?',
      praise: 'You kept an eye on the others.',
      says: [
        'I did not leave the others waiting',
        'nobody else had to wait for it',
        'I asked a colleague to take the other tables',
        'I made sure the queue kept moving',
        'the rest of the guests were looked after',
        'someone covered my section meanwhile',
      ],
      anchors: [
        'not:leave|not:keep|nobody|no one + waiting|wait|alone|others|guests',
        'colleague|someone|team + cover|take|look after + table|section|guests|others',
      ],
    },
  ],
  redFlags: [
    {
      label: 'laughs at the customer',
      why: 'Talking about a customer with contempt makes people wonder how you treat the next one.',
      anchors: ['customer|guest|she|he + stupid|idiot|crazy|hysterical'],
    },
  ],
};
const prepared = prepareQuestion(text, question);
const match = (answer: string) => {
  return matchPoints(readingsOf(readPassage(answer)), prepared);
};
const zonesOf = (answer: string) => match(answer).points.map(({ zone }) => zone);
const isFound = (zone: string | undefined) => zone === 'seen' || zone === 'counted';

describe('key points', () => {
  it.each([
    'I phoned the guest the next morning and said sorry for the mistake.',
    'She was gone by then, so I looked up her number and rang her and I apologized to her.',
    'so um I ran after them to the door and I asked if I could make it up to them',
  ])('finds the point in %j', (answer) => {
    expect(isFound(zonesOf(answer)[0])).toBe(true);
  });

  it.each([
    ['nothing on it', 'I like working with people, and I learn fast.'],
    ['the denial of it', 'I did not call her and I never wrote to him.'],
    ['what is taken back', 'I called her the next morning. But that is not needed.'],
    ['the coaching question given back', 'First I worked on this: how did you get back to them.'],
    ['the label given back', 'I worked on contact made again.'],
  ])('finds nothing in %s', (_, answer) => {
    expect(isFound(zonesOf(answer)[0])).toBe(false);
  });

  it('asks for a denied word where the anchor says so', () => {
    const waiting = (answer: string) => match(answer).points[1]?.likelihood ?? 0;
    expect(waiting('I did not leave the others waiting.')).toBeGreaterThan(
      waiting('I left the others waiting.'),
    );
  });

  it('quotes the sentence of a clause, which readers find right more often than the clause alone', () => {
    const answer =
      'It was late, and I called her the next morning to say sorry, because it was my fault. I slept.';
    const span = match(answer).points[0]?.span;
    expect(span?.quote).toBe(
      'It was late, and I called her the next morning to say sorry, because it was my fault',
    );
    expect(answer.slice(span?.start, span?.end)).toBe(span?.quote);
  });

  it('quotes at most 30 words, whole clauses, without a connective in front', () => {
    const long =
      'The kitchen was full of smoke that night and the door was stuck and nobody had a key for it at all';
    const span = match(`${long}, and I called her the next morning to say sorry, because it was my fault.`)
      .points[0]?.span;
    expect(span?.quote).toMatch(/^(?:the door|nobody|I called her)\b.*\bit was my fault$/);
    expect(span?.quote.split(' ').length).toBeLessThanOrEqual(30);
  });

  it('asks only for what left no trace', () => {
    expect(zonesOf('I like working with people.')).toEqual(['ask', 'ask']);
    for (const { zone, likelihood } of match('I wrote him a note.').points)
      expect(zone === 'ask').toBe(likelihood < zones.ask);
  });

  it('asks nobody about a point that the question does not suggest, and counts it where it is made', () => {
    const [point] = question.points;
    const quiet = prepareQuestion(text, { ...question, unasked: point ? [point] : [] });
    const matchQuietly = (answer: string) => matchPoints(readingsOf(readPassage(answer)), quiet).points;
    expect(matchQuietly('I like working with people.').map(({ zone }) => zone)).toEqual(['perhaps', 'ask']);
    const made = 'I called her the next morning and apologized for what had happened at the table.';
    expect(matchQuietly(made)[0]?.likelihood).toBe(match(made).points[0]?.likelihood);
  });
});

describe('the words that a praise quotes', () => {
  const [contact, others] = question.points;
  const points = contact && others ? [{ ...contact, anchors: ['sorry', ...contact.anchors] }, others] : [];
  const wide: AuthoredQuestion = { ...question, points };
  const first = (answer: string) =>
    matchPoints(readingsOf(readPassage(answer)), prepareQuestion(text, wide)).points[0];

  it('hold a whole anchor or most of an authored clause', () => {
    expect(
      first(
        'I called her the next morning and wrote him a note, and apologized to both in person for the mistake. I asked a colleague to take the other tables meanwhile, and the rest of the guests were looked after.',
      ),
    ).toMatchObject({
      zone: 'seen',
      span: { quote: expect.stringContaining('I called her') },
    });
  });

  it('are none where single words of the point are scattered over the answer', () => {
    const scattered =
      'I was at the door. It was a busy morning. A number was on the table. We were sorry about the noise. Somebody else had a note. The visit of the inspector was later that week, and my phone was off until noon.';
    expect(first(scattered)?.zone).not.toBe('seen');
  });
});

describe('red flags', () => {
  it.each([
    ['The guest was crazy, honestly.', 1],
    ['I would never say that the guest was stupid.', 0],
    ['Some guests are in a hurry, and the menu was crazy long.', 0],
    ['', 0],
  ])('%j has %i', (answer, count) => {
    expect(match(answer).flags).toHaveLength(count);
  });
});
