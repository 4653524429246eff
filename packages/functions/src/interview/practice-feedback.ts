import { AppError, type Evidence } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { findQuestions, requireSession, roleOf } from './store.ts';

const remarksShown = { strength: 1, gap: 2, tip: 1 } as const;

/** The most telling remarks: one on what landed, two on what is missing, one on what to try; no criterion twice. */
function shortList(evidence: readonly Evidence[], answer: string): Evidence[] {
  const proven = evidence.filter(
    ({ quote, start, end }) => quote === '' || answer.slice(start, end) === quote,
  );
  return (['strength', 'gap', 'tip'] as const).flatMap((kind) => {
    const ofKind = proven.filter((remark) => remark.kind === kind);
    const firstOfEach = ofKind.filter(
      (remark, at) => ofKind.findIndex(({ criterion }) => criterion === remark.criterion) === at,
    );
    return firstOfEach.slice(0, remarksShown[kind]);
  });
}

/**
 * What Practice says after an answer: the follow-up that aims at the largest gap, a few remarks with their quotes, and
 * a strong answer. Nothing is stored. Refuses with `not_found` where session or question is not the caller's, with
 * `no_access` in a Live interview, and with `conflict` once the interview is completed.
 */
export const practiceFeedback = defineFunction('practice-feedback', {
  access: 'user',
  async run({ input, callerDb, coach }) {
    const session = await requireSession(callerDb, input.sessionId);
    if (!session.practice)
      throw new AppError('no_access', 'A live interview gives its feedback at the end, in the report.');
    if (session.status === 'completed')
      throw new AppError('conflict', 'This interview is completed already.');
    const questions = await findQuestions(callerDb, session.id);
    const question = questions.find(({ question_text }) => question_text === input.questionText);
    if (!question) throw new AppError('not_found', 'This question is not part of the interview.');
    const request = {
      question: question.question_text,
      answer: input.answer,
      idealAnswer: question.ideal_answer,
      ...roleOf(session),
    };
    const [probe, score] = await Promise.all([coach.probeFor(request), coach.scoreAnswer(request)]);
    return {
      probe,
      strongAnswer: question.ideal_answer,
      evidence: shortList(score.evidence, input.answer),
      engine: score.engine,
      notice: score.notice,
    };
  },
});
