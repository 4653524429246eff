import type { AnswerMark } from './mark-contract.ts';

type Marked = Pick<AnswerMark, 'questionText' | 'counts' | 'worth'>;
type Scored = { question_text: string; score: { overall: number } };

/** An answer's score with what its user pointed out, 0 to 100; the stored score stays as it is. */
export function answerScoreWithMarks(answer: Scored, marks: readonly Marked[]): number {
  const added = marks
    .filter((mark) => mark.counts && mark.questionText === answer.question_text)
    .reduce((sum, mark) => sum + mark.worth, 0);
  return Math.min(100, Math.round(answer.score.overall + added));
}

/** The interview's score with marks, 0 to 100: the mean over its answers, as without them. */
export function overallWithMarks(
  feedback: { overallScore: number; answers: readonly Scored[] },
  marks: readonly Marked[],
): number {
  if (feedback.answers.length === 0 || !marks.some(({ counts }) => counts)) return feedback.overallScore;
  const added = feedback.answers.reduce(
    (sum, answer) => sum + answerScoreWithMarks(answer, marks) - answer.score.overall,
    0,
  );
  return Math.min(100, Math.round(feedback.overallScore + added / feedback.answers.length));
}
