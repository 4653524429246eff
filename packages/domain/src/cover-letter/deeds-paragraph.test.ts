import { describe, expect, it } from 'vitest';
import { deedItems, deedsParagraph } from './rules.ts';

const at = (place: string, isOver = false) => ({ place, isOver });

describe('the replies', () => {
  it.each([
    ['I cut shrink by half', 'Cut shrink by half', 'At Ryder, I cut shrink by half.'],
    ['ran the desk alone', 'Ran the desk alone', 'At Ryder, I ran the desk alone.'],
    ['My drivers call me first', 'My drivers call me first', 'At Ryder, my drivers call me first.'],
    ['I have not missed a shift', 'I have not missed a shift', 'At Ryder, I have not missed a shift.'],
    ['I had 310 stops a day', 'Had 310 stops a day', 'At Ryder, I had 310 stops a day.'],
    ['I clean it before I go', 'Clean it before I go', 'At Ryder, I clean it before I go.'],
    [
      'I drive to St. Louis twice a week.',
      'Drive to St. Louis twice a week',
      'At Ryder, I drive to St. Louis twice a week.',
    ],
    [
      'yes i trained 3 people and im proud of it',
      "I trained 3 people and I'm proud of it",
      "At Ryder, I trained 3 people and I'm proud of it.",
    ],
    [
      '- i did the books, i still do',
      'I did the books, I still do',
      'At Ryder, I did the books, I still do.',
    ],
    [
      'Two cooks were sick. I did both.',
      'Two cooks were sick. I did both.',
      'At Ryder, two cooks were sick. I did both.',
    ],
    ['I ran it. I fixed it.', 'Ran it. Fixed it.', 'At Ryder, I ran it. I fixed it.'],
    ['Ryder called me first', 'Ryder called me first', 'Ryder called me first.'],
  ])('has %j as the line %j of a list, and else as %j', (reply, line, sentence) => {
    expect(deedItems([at('Ryder')], [reply])).toEqual([`• ${line}`]);
    expect(deedsParagraph([at('Ryder')], [reply])).toBe(sentence);
  });

  it.each([
    ["Haven't handled cash. I check savings in dollars.", 'Check savings in dollars'],
    ['every door was a quote. Dont remember the totals.', 'Every door was a quote'],
    ['No associates there. I went over the numbers daily.', 'Went over the numbers daily'],
    ['Not guests, but developers ask me for help.', 'Developers ask me for help'],
    ['I sorted the files by year, no exact figure', 'Sorted the files by year'],
    ['I was not on the team. But I read the logs.', 'Read the logs'],
    ['i cant sell it when the server doesnt run', "I can't sell it when the server doesn't run"],
    ['No accidents since 2011.', 'No accidents since 2011'],
    ['I have never missed a shift.', 'I have never missed a shift'],
    ['Nobody got hurt.', 'Nobody got hurt'],
    ["I don't leave before the floor is clean.", "Don't leave before the floor is clean"],
    ['I did the counts, and not one was off.', 'Did the counts, and not one was off'],
  ])('say of %j what somebody did: %j', (reply, line) => {
    expect(deedItems([at('Ryder')], [reply])).toEqual([`• ${line}`]);
  });

  it('say nothing where a reply only denies', () => {
    expect(deedItems([at('Ryder')], ['No', "I don't have a number.", 'Not really'])).toEqual([]);
  });

  it('name the place once, and tell of another one apart', () => {
    const asks = [at('Ryder'), at('Ryder'), at('Ryder'), at('Ryder')];
    expect(deedsParagraph(asks, ['I ran two shifts.', 'I trained six men.', ''])).toBe(
      'At Ryder, I ran two shifts. I trained six men.',
    );
    const replies = [
      'I ran two shifts.',
      'At Aldi I ran the baler.',
      'I fixed the scale.',
      'I did my papers in Word',
    ];
    const apart = 'At Aldi I ran the baler. I did my papers in Word.';
    expect(deedsParagraph(asks, replies)).toBe(`At Ryder, I ran two shifts. I fixed the scale.\n\n${apart}`);
    expect(deedItems(asks, replies)).toEqual(['• Ran two shifts', '• Fixed the scale']);
    expect(deedsParagraph(asks, replies, true)).toBe(apart);
    expect(deedsParagraph([at('')], ['I sang at Hope Church.'])).toBe('I sang at Hope Church.');
  });

  it('puts nothing of now into a job that is over', () => {
    expect(deedItems([at('Ryder', true)], ['I drive the yard truck.'])).toEqual([]);
    expect(deedItems([at('the Ryder Depot', true)], ['I drive the yard truck.'])).toEqual([]);
    expect(deedItems([at('Ryder', true)], ['I once drove the yard truck.'])).toHaveLength(1);
  });

  it('is empty without a reply', () => {
    expect(deedsParagraph([at('Ryder')], [' ', '...'])).toBe('');
    expect(deedsParagraph([], [])).toBe('');
    expect(deedItems([], [])).toEqual([]);
  });
});
