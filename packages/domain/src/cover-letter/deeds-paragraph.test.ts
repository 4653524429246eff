import { describe, expect, it } from 'vitest';
import { deedsParagraph } from './rules.ts';

const at = (place: string, isOver = false, isMore = false) => ({ lead: '', place, isOver, isMore });

describe('the replies as one paragraph', () => {
  it.each([
    ['I cut shrink by half', 'At Ryder, I cut shrink by half.'],
    ['ran the desk alone', 'At Ryder, I ran the desk alone.'],
    ['My drivers call me first', 'At Ryder, my drivers call me first.'],
    ['When the dock froze, I called the yard.', 'At Ryder, when the dock froze, I called the yard.'],
    // Where it was is said already.
    ['I ran the desk at Hertz.', 'I ran the desk at Hertz.'],
    ['I sold cakes for our church.', 'I sold cakes for our church.'],
    ['In 2019 I ran two shifts', 'In 2019 I ran two shifts.'],
  ])('says %j of a job at Ryder as %j', (reply, said) => {
    expect(deedsParagraph([at('Ryder')], [reply])).toBe(said);
  });

  it('names the place once, and again after a reply about another one', () => {
    const asks = [at('Ryder'), at('Ryder'), at('Ryder')];
    expect(deedsParagraph(asks, ['I ran two shifts.', 'I trained six men.', ''])).toBe(
      'At Ryder, I ran two shifts. I trained six men.',
    );
    expect(deedsParagraph(asks, ['I ran two shifts.', 'I sang at Hope Church.', 'I fixed the scale.'])).toBe(
      'At Ryder, I ran two shifts. I sang at Hope Church. At Ryder, I fixed the scale.',
    );
  });

  it('puts nothing of now into a job that is over', () => {
    expect(deedsParagraph([at('Ryder', true)], ['I drive the yard truck.'])).toBe('I drive the yard truck.');
    expect(deedsParagraph([at('Ryder', true)], ['I once drove the yard truck.'])).toBe(
      'At Ryder, I once drove the yard truck.',
    );
  });

  it('says "also" of a place that the letter speaks of', () => {
    expect(deedsParagraph([at('Ryder', false, true)], ['I trained six men.'])).toBe(
      'At Ryder, I also trained six men.',
    );
  });

  it('puts a reply behind its task, and begins with "also" only behind another task', () => {
    const asks = [
      { lead: 'You need someone to plan.', place: '' },
      { lead: 'You also need someone to lift.', place: '' },
    ];
    expect(deedsParagraph(asks, ['I planned.', 'I lifted.'])).toBe(
      'You need someone to plan. I planned. You also need someone to lift. I lifted.',
    );
    expect(deedsParagraph(asks, ['', 'I lifted.'])).toBe('You need someone to lift. I lifted.');
  });

  it.each([
    ['You need someone to fit tires.', 'I check each battery.', false],
    ['You need someone to lead change.', 'I called 60 shops for the toy drive.', false],
    ['You need someone to document faults.', 'I logged each bug with its fix.', true],
    ['You need someone to greet guests.', 'I greet everyone who comes in.', true],
  ])('quotes %j in front of %j: %s', (lead, reply, isQuoted) => {
    expect(deedsParagraph([{ lead, place: '' }], [reply])).toBe(isQuoted ? `${lead} ${reply}` : reply);
  });

  it('is empty without a reply', () => {
    expect(deedsParagraph([at('Ryder')], [' ', '...'])).toBe('');
    expect(deedsParagraph([], [])).toBe('');
  });
});
