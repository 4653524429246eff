import { describe, expect, it } from 'vitest';
import { toldDeeds, withDeeds } from './told-deeds.ts';

const at = (place: string, isOver = false) => ({ lead: '', place, isOver });
const about = (task: string, place = 'Ryder') => ({ task, lead: `“${task}”`, place, isOver: false });
const list = 'At Ryder (Driver, since 2020):';

describe('the replies in a letter', () => {
  it.each([
    ['I cut shrink by half', 'I cut shrink by half.'],
    ['ran the desk alone', 'I ran the desk alone.'],
    ['use Windows at my desk', 'I use Windows at my desk.'],
    ['My drivers call me first', 'My drivers call me first.'],
    ['yes i trained 3 people and im proud of it', "I trained 3 people and I'm proud of it."],
    ['- i did the books, i still do', 'I did the books, I still do.'],
    ['i drove for ryder for six years', 'I drove for Ryder for six years.'],
    ['When the dock froze, I called the yard at Ryder.', 'When the dock froze, I called the yard at Ryder.'],
  ])('have %j as the line %j', (reply, line) => {
    expect(toldDeeds([at('Ryder')], [reply], list)).toEqual({ lines: [line], more: '' });
  });

  it('of another place, or without a place, are sentences of their own', () => {
    const asks = [at('Ryder'), at('Ryder'), at('Ryder')];
    const deeds = ['I ran two shifts.', 'I sang at Hope Church.', 'I fixed the scale at the schools.'];
    expect(toldDeeds(asks, deeds, list)).toEqual({
      lines: ['I ran two shifts.', 'I fixed the scale at the schools.'],
      more: 'I sang at Hope Church.',
    });
    expect(toldDeeds([at(''), at('')], ['I sang.', 'ran the choir'], '')).toEqual({
      lines: [],
      more: 'I sang. I ran the choir.',
    });
  });

  it('of now are not in a job that is over', () => {
    expect(toldDeeds([at('Ryder', true)], ['I drive the yard truck.'], list).lines).toEqual([]);
    expect(toldDeeds([at('Ryder', true)], ['I once drove the yard truck.'], list).lines).toHaveLength(1);
  });

  it('that answer a task come first, behind it', () => {
    const asks = [at('Ryder'), about('Plan the rota'), about('Lift freight')];
    expect(
      toldDeeds(asks, ['I fixed the scale.', 'I planned the rota.', 'I lifted freight.'], list).lines,
    ).toEqual([
      '“Plan the rota”: I planned the rota.',
      '“Lift freight”: I lifted freight.',
      'I fixed the scale.',
    ]);
  });

  it.each([
    ['Fit tires', 'I check each battery.', false],
    ['Lead change', 'I called 60 shops for the toy drive.', false],
    ['Document faults', 'I logged each bug with its fix.', true],
    ['Greet guests', 'I greet everyone who comes in.', true],
  ])('have %j in front of %j: %s', (task, reply, isQuoted) => {
    expect(toldDeeds([about(task)], [reply], list).lines[0]?.includes(`“${task}”`)).toBe(isQuoted);
  });

  it('are none without words', () => {
    expect(toldDeeds([at('Ryder')], [' ', '...'], list)).toEqual({ lines: [], more: '' });
    expect(toldDeeds([], [], list)).toEqual({ lines: [], more: '' });
  });

  it('open the list of their place, and leave the letter as it was when they are emptied', () => {
    const none = { lines: [], more: '' };
    const told = { lines: ['I ran two shifts.'], more: 'I sang at Hope Church.' };
    const where = { lead: list, anchors: ['Sincerely'] };
    for (const letter of [`Dear all,\n\n${list}\n• Drove\n\nSincerely`, 'Dear all,\n\nSincerely']) {
      const filled = withDeeds(letter, none, told, where);
      expect(filled).toContain(`${list}\n• I ran two shifts.\n`);
      expect(filled).toContain('\n\nI sang at Hope Church.\n\nSincerely');
      expect(withDeeds(filled, told, none, where)).toBe(letter);
    }
  });
});
