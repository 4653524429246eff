import { hitRate, Refusal } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { type OtherQuestion, requireJob, saveAfterwardsRecord } from './store.ts';

/** A question that came up has the words of whoever asked it: nobody knows a sample answer or its key points. */
const otherQuestion = (text: string): OtherQuestion => ({
  question_text: text,
  ideal_answer: '',
  kind: 'behavioural',
  competency: 'your interview',
  level: 2,
  hint: 'They asked you this. Say it the way you would say it now.',
  phase: 'job',
});

/**
 * Stores what came of an interview: what came up, how it felt, what followed. Can be sent again, for the outcome above all. New questions
 * become questions to practice. Refuses with `not_found`.
 */
export const saveAfterwards = defineFunction('save-afterwards', {
  access: 'user',
  elevated: 'questions of a job are written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, now }) {
    const { job } = await requireJob(callerDb, input.jobId);
    const asked = job.questions.map(({ id, question_text: question, reason_kind: kind }) => ({
      ...{ id, question },
      isPredicted: kind !== 'came-up',
    }));
    const { predicted, came, others, cameUp } = hitRate(asked, input.cameUp, input.others);
    const { feeling, outcome, shares } = input;
    const savedAt = new Date(now()).toISOString();
    // What came up and wasn't predicted, new or stored by an earlier call.
    const known = asked.filter(({ id, isPredicted }) => !isPredicted && cameUp.includes(id));
    const afterwards = {
      ...{ feeling, outcome, shares, predicted, came, savedAt },
      others: [...known.map(({ question }) => question), ...others],
    };
    const isSaved = await saveAfterwardsRecord(serviceDb, user.id, job.id, {
      cameUp,
      others: others.map((text) => ({
        ...otherQuestion(text),
        ideal_answer: coach.idealAnswerTo(text) ?? '',
      })),
      afterwards,
    });
    if (!isSaved) throw new Refusal('job_not_found');
    return afterwards;
  },
});
