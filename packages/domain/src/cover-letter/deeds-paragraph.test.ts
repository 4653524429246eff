import { describe, expect, it } from 'vitest';
import { deedsParagraph } from './rules.ts';

const at = (place: string, isOver = false) => ({ lead: '', place, isOver });
const about = (task: string, place = '', isOver = false) => ({ task, lead: `“${task}”`, place, isOver });

describe('the replies as lists', () => {
  it.each([
    ['I cut shrink by half', 'I cut shrink by half.'],
    ['ran the desk alone', 'I ran the desk alone.'],
    ['My drivers call me first', 'My drivers call me first.'],
    ['yes i trained 3 people and im proud of it', "I trained 3 people and I'm proud of it."],
    ['- i did the books, i still do', 'I did the books, I still do.'],
    ['When the dock froze, I called the yard.', 'When the dock froze, I called the yard.'],
  ])('has %j as the line %j', (reply, line) => {
    expect(deedsParagraph([at('Ryder')], [reply])).toBe(`One thing from my work at Ryder:\n• ${line}`);
  });

  it('names the place once, and says replies about another one apart', () => {
    const asks = [at('Ryder'), at('Ryder'), at('Ryder')];
    expect(deedsParagraph(asks, ['I ran two shifts.', 'I trained six men.', ''])).toBe(
      'Two things from my work at Ryder:\n• I ran two shifts.\n• I trained six men.',
    );
    expect(deedsParagraph(asks, ['I ran two shifts.', 'I sang at Hope Church.', 'I fixed the scale.'])).toBe(
      'Two things from my work at Ryder:\n• I ran two shifts.\n• I fixed the scale.\n\nOne more thing:\n• I sang at Hope Church.',
    );
    expect(deedsParagraph([at('')], ['I sang at Hope Church.'])).toBe(
      'One thing you should know about me:\n• I sang at Hope Church.',
    );
  });

  it('puts nothing of now into a job that is over', () => {
    expect(deedsParagraph([at('Ryder', true)], ['I drive the yard truck.'])).not.toContain('Ryder');
    expect(deedsParagraph([at('Ryder', true)], ['I once drove the yard truck.'])).toContain('Ryder');
  });

  it('puts a reply behind the task that it answers', () => {
    const asks = [about('Plan the rota', 'Ryder'), about('Lift freight', 'Ryder'), at('Ryder')];
    expect(deedsParagraph(asks, ['I planned the rota.', 'I lifted freight.', 'I fixed the scale.'])).toBe(
      'On two points of your posting, from my work at Ryder:\n• “Plan the rota”: I planned the rota.\n• “Lift freight”: I lifted freight.\n\nOne more thing from there:\n• I fixed the scale.',
    );
  });

  it.each([
    ['Fit tires', 'I check each battery.', false],
    ['Lead change', 'I called 60 shops for the toy drive.', false],
    ['Document faults', 'I logged each bug with its fix.', true],
    ['Greet guests', 'I greet everyone who comes in.', true],
  ])('quotes %j in front of %j: %s', (task, reply, isQuoted) => {
    expect(deedsParagraph([about(task)], [reply]).includes(`“${task}”`)).toBe(isQuoted);
  });

  it('is empty without a reply', () => {
    expect(deedsParagraph([at('Ryder')], [' ', '...'])).toBe('');
    expect(deedsParagraph([], [])).toBe('');
  });
});
