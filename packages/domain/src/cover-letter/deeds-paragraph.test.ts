import { describe, expect, it } from 'vitest';
import { deedItems, deedsParagraph } from './rules.ts';

const at = (place: string, isOver = false) => ({ place, isOver });

describe('the replies as lists', () => {
  it.each([
    ['I cut shrink by half', 'Cut shrink by half'],
    ['ran the desk alone', 'Ran the desk alone'],
    ['My drivers call me first', 'My drivers call me first'],
    ['I have not missed a shift', 'I have not missed a shift'],
    ['I drive to St. Louis twice a week.', 'Drive to St. Louis twice a week'],
    ['yes i trained 3 people and im proud of it', "I trained 3 people and I'm proud of it"],
    ['- i did the books, i still do', 'I did the books, I still do'],
    ['When the dock froze, I called the yard.', 'When the dock froze, I called the yard'],
    ['Two cooks were sick. I did both stations.', 'Two cooks were sick. I did both stations.'],
  ])('has %j as the line %j', (reply, line) => {
    expect(deedsParagraph([at('Ryder')], [reply])).toBe(`From my work at Ryder:\n• ${line}`);
    expect(deedItems([at('Ryder')], [reply])).toEqual([`• ${line}`]);
  });

  it('names the place once, and says replies about another one apart', () => {
    const asks = [at('Ryder'), at('Ryder'), at('Ryder')];
    expect(deedsParagraph(asks, ['I ran two shifts.', 'I trained six men.', ''])).toBe(
      'From my work at Ryder:\n• Ran two shifts\n• Trained six men',
    );
    const replies = ['I ran two shifts.', 'At Aldi I ran the baler.', 'I fixed the scale.'];
    expect(deedsParagraph(asks, replies)).toBe(
      'From my work at Ryder:\n• Ran two shifts\n• Fixed the scale\n\nAt Aldi I ran the baler.',
    );
    expect(deedItems(asks, replies)).toEqual(['• Ran two shifts', '• Fixed the scale']);
    expect(deedsParagraph(asks, replies, true)).toBe('At Aldi I ran the baler.');
    expect(deedsParagraph([at('')], ['I sang at Hope Church.'])).toBe(
      'What you should know about me:\n• Sang at Hope Church',
    );
  });

  it('puts nothing of now into a job that is over', () => {
    expect(deedItems([at('Ryder', true)], ['I drive the yard truck.'])).toEqual([]);
    expect(deedItems([at('Ryder', true)], ['I once drove the yard truck.'])).toHaveLength(1);
  });

  it('is empty without a reply', () => {
    expect(deedsParagraph([at('Ryder')], [' ', '...'])).toBe('');
    expect(deedsParagraph([], [])).toBe('');
    expect(deedItems([], [])).toEqual([]);
  });
});
