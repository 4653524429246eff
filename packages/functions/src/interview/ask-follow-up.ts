import { type FollowUp, Refusal, takesFollowUp } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { findOpenPoints } from './memory-store.ts';
import { asAnswered } from './merge-answers.ts';
import { answerRequest } from './score-session.ts';
import { findQuestions, noteFollowUp, requireSession } from './store.ts';

/**
 * The follow-up to an answer of a live interview whose user switched follow-ups on; null where nothing is left to ask. Asked again for the
 * same question, it answers the same. Refuses with `not_found` where session or question is not the caller's, and with `conflict` once
 * the interview is completed.
 */
export const askFollowUp = defineFunction('ask-follow-up', {
  access: 'user',
  elevated: 'what an interview asks is written by the server side only',
  async run({ input, callerDb, serviceDb, coach }) {
    const session = await requireSession(callerDb, input.sessionId);
    if (session.status === 'completed') throw new Refusal('interview_completed');
    const questions = await findQuestions(callerDb, session.id);
    const index = questions.findIndex(({ question_text }) => question_text === input.questionText);
    const question = questions[index];
    if (!question) throw new Refusal('question_not_found');
    const answered = asAnswered(question, input.answer);
    if (answered.followUp) return { followUp: answered.followUp };
    if (!session.follow_ups || session.practice || !takesFollowUp(questions, index))
      return { followUp: null };
    const open = await findOpenPoints(coach, callerDb);
    const probe = await coach.probeFor({ ...answerRequest(coach, session, answered), open });
    // A question that fits any answer may ask for what was just said.
    if (!probe || probe.isGeneral) return { followUp: null };
    const { text, lang, quote, engine } = probe;
    const followUp: FollowUp = { text, lang, quote, engine, after: input.answer.length };
    return { followUp: await noteFollowUp(serviceDb, session.id, question.question_text, followUp) };
  },
});
