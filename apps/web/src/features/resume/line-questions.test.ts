import { emptyResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { bulletsOf, withBullet } from './line-questions.ts';

const resume = {
  ...emptyResume(),
  work: [
    { position: 'Clerk', name: 'Fjord Labs', highlights: ['Filed forms'] },
    { position: 'Clerk', name: 'Harbour', highlights: ['Filed forms', 'Answered phones'] },
  ],
};

describe('the lines of a resume', () => {
  it('are changed at their own employer alone, even where another has the same words', () => {
    const [, second] = bulletsOf(resume);
    expect(second).toMatchObject({ entry: 1, at: 0, of: 'Clerk, Harbour' });
    const changed = second && withBullet(resume, second, 'Filed 40 forms a day');
    expect(changed?.work.map(({ highlights }) => highlights)).toEqual([
      ['Filed forms'],
      ['Filed 40 forms a day', 'Answered phones'],
    ]);
  });

  it('stay as they are where the line was edited since', () => {
    expect(withBullet(resume, { part: 'work', entry: 1, at: 1, line: 'Old words', of: '' }, 'New')).toBe(
      resume,
    );
  });
});
