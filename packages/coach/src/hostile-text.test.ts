import { describe, expect, it } from 'vitest';
import {
  analyzeResume,
  improveResume,
  parseResume,
  scoreAnswer,
  scoreInterview,
  writeCoverLetter,
} from './index.ts';
import { processorMs } from './resume/fixtures/processor-time.ts';

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** Far more than an honest text of the size takes, far less than what grows with the square of its length. */
const enoughMs = 4_000;

/** Milliseconds of processor time: on a shared machine a text also waits for its turn. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = processorMs();
  await act();
  return processorMs() - startedAt;
}

describe('a text made to be slow is read like any other', () => {
  it.each(['a-', '1.', '555-', '2019-', 'a.', 'www.', 'a@', '+1 '])(
    'a resume of nothing but "%s"',
    async (piece) => {
      const bytes = new TextEncoder().encode(filled(piece, 90_000));
      const took = await timed(async () => {
        const reading = await parseResume({ bytes, fileName: 'cv.txt' });
        if (!reading.ok) throw new Error('a text is always read');
        await analyzeResume({ reading, jobRole: 'general' });
      });
      expect(took).toBeLessThan(enoughMs);
    },
  );

  it.each(['5 ', '~1', '1k ', '$1 ', '10 times '])('figures without end: "%s"', async (piece) => {
    const text = filled(piece, 20_000);
    const form = { name: 'Ada Byron', jobRole: 'Engineer', companyName: '', experience: '', skills: '' };
    const letter = { ...form, qualifications: text.slice(0, 5_000), jobDescription: text };
    const reading = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'cv.txt' });
    expect(await timed(() => writeCoverLetter(letter))).toBeLessThan(enoughMs / 2);
    if (!reading.ok) throw new Error('a text is always read');
    const improving = timed(() => improveResume({ reading, jobDescription: text, confirmed: [] }));
    expect(await improving).toBeLessThan(enoughMs);
  });

  it.each(['first, ', 'more ', 'a', 'not more '])(
    'answer, question and ideal answer of "%s"',
    async (piece) => {
      const text = filled(piece, 20_000);
      const answer = { question: text.slice(0, 2_000), idealAnswer: text.slice(0, 5_000), answer: text };
      await scoreAnswer({ ...answer, jobRole: 'Engineer', interviewType: 'mixed' });
      const again = await timed(() =>
        scoreAnswer({ ...answer, jobRole: 'Engineer', interviewType: 'mixed' }),
      );
      expect(again).toBeLessThan(enoughMs / 5);
    },
  );
});

describe('the scoring of a long interview', () => {
  it('lets others have their turn between two answers', async () => {
    const answers = Array.from({ length: 15 }, (_, index) => ({
      question_text: `What did you do about part ${index}?`,
      user_answer: filled('I measured it, and then we cut the time by 20 percent. ', 20_000),
    }));
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 0);
    await scoreInterview({ answers, jobRole: 'Engineer', interviewType: 'mixed' });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
  });
});
