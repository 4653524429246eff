import { describe, expect, it } from 'vitest';
import { arrived, beingWritten } from './arriving.ts';

const asked = 'Tell me about a shift on which two patients needed you at once.';

describe('a set of questions while it arrives', () => {
  it('shows a question as soon as its own text is whole', () => {
    const partial = {
      questions: [
        { question_text: 'Why us?', ideal_answer: 'Because.' },
        { question_text: asked, ideal_answer: '' },
      ],
    };
    expect(beingWritten(partial, 'English')).toBe(asked);
    expect(arrived(partial)).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined],
    ['no question yet', { questions: [] }],
    ['a question whose text may go on', { questions: [{ question_text: 'Tell me about a sh' }] }],
    [
      'a question that may not be asked',
      {
        questions: [
          { question_text: 'Are you married, and do you plan to have children?', ideal_answer: '' },
        ],
      },
    ],
    [
      'a question in another language',
      {
        questions: [
          {
            question_text: 'Cuéntame de una vez en que encontraste un error en tu trabajo.',
            ideal_answer: '',
          },
        ],
      },
    ],
    ['another shape', { questions: [null] }],
  ])('shows no words of %s', (_, partial) => {
    expect(beingWritten(partial, 'English')).toBeUndefined();
  });
});
