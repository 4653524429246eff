import { fewOfEachKind, provenOnly, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { findOpenPoints } from './memory-store.ts';
import { asAnswered } from './merge-answers.ts';
import { answerRequest } from './score-session.ts';
import { findQuestions, requireSession } from './store.ts';

/** A few remarks: what landed, a red flag, a count, and one question about what wasn't found. */
const remarksShown = { strength: 2, gap: 1, tip: 1, measured: 1, question: 1 } as const;

/**
 * What Practice says after an answer: the follow-up that aims at the largest gap, a few remarks with their quotes, and
 * a strong answer. Nothing is stored. Refuses with `not_found` where session or question is not the caller's, with
 * `no_access` in a Live interview, and with `conflict` once the interview is completed.
 */
export const practiceFeedback = defineFunction('practice-feedback', {
  access: 'user',
  async run({ input, callerDb, coach }) {
    const session = await requireSession(callerDb, input.sessionId);
    if (!session.practice) throw new Refusal('feedback_at_the_end');
    if (session.status === 'completed') throw new Refusal('interview_completed');
    const questions = await findQuestions(callerDb, session.id);
    const question = questions.find(({ question_text }) => question_text === input.questionText);
    if (!question) throw new Refusal('question_not_found');
    // As the report will ask, so that a model judges the answer once.
    const request = answerRequest(coach, session, asAnswered(question, input.answer));
    const open = await findOpenPoints(coach, callerDb);
    const [probe, score] = await Promise.all([
      coach.probeFor({ ...request, open }),
      coach.scoreAnswer(request),
    ]);
    return {
      probe,
      strongAnswer: question.ideal_answer,
      evidence: fewOfEachKind(provenOnly(input.answer, score.evidence), remarksShown),
      engine: score.engine,
      notice: score.notice,
    };
  },
});
