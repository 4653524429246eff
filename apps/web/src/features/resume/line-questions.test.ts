import { emptyResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { bulletsOf, withBullet, withReplyKept } from './line-questions.ts';

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

describe('the replies of a resume', () => {
  const about = { line: 'Filed forms', of: 'Clerk, Harbour' };

  it('are kept with their line, the latest of each', () => {
    const once = withReplyKept(resume, about, ' about 40 a day ');
    const twice = withReplyKept(once, about, 'I filed 50 a day');
    expect(once.replies).toEqual([{ ...about, reply: 'about 40 a day' }]);
    expect(twice.replies).toEqual([{ ...about, reply: 'I filed 50 a day' }]);
  });

  it('are none of an empty one, and at most 40', () => {
    expect(withReplyKept(resume, about, '  ')).toBe(resume);
    const many = Array.from({ length: 45 }, (_, at) => ({ line: `Line ${at}`, of: '' })).reduce(
      (content, one) => withReplyKept(content, one, 'I did it'),
      resume as ReturnType<typeof withReplyKept>,
    );
    expect(many.replies).toHaveLength(40);
    expect(many.replies?.at(-1)?.line).toBe('Line 44');
  });
});
