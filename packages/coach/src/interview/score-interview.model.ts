import { type InterviewFeedback, type ModelNotice, modelNotice, type ScoredAnswer } from '@greenroom/domain';
import { findBankQuestion } from '../content/bank.ts';
import type { AskModel } from '../model/connect-model.ts';
import { scoreAnswerPrompt } from '../model/prompts/score-answer.ts';
import type { OnProgress } from '../progress.ts';
import { InterviewRequest } from './requests.ts';
import { rubricVersion } from './rubric/rubric.ts';
import { isDecidedByRule, scoreAnswerByModel } from './score-answer.model.ts';
import { reportOf, scoreInterview } from './score-interview.builtin.ts';

/** Calls at once: providers limit them, and a server of one's own has few hands. */
const atOnce = 4;
const answerBudgetMs = 25_000;
/** For the whole interview; past it the built-in engine scores. */
const interviewBudgetMs = 75_000;

type Input = ReturnType<typeof InterviewRequest.parse>;

interface Run {
  answers: ScoredAnswer[];
  notice: ModelNotice | undefined;
}

/** Scores the answers a few at a time and stops at the first that the model cannot score. */
async function scoreAll(model: AskModel, input: Input, onProgress: OnProgress | undefined): Promise<Run> {
  const endsAt = Date.now() + interviewBudgetMs;
  const answers: ScoredAnswer[] = [];
  const run: Run = { answers, notice: undefined };
  const total = input.answers.length;
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < total && !run.notice) {
      const at = next;
      next += 1;
      const answer = input.answers[at];
      if (!answer) return;
      const leftMs = endsAt - Date.now();
      const request = {
        question: answer.question_text,
        idealAnswer: answer.ideal_answer,
        answer: answer.user_answer,
        jobRole: input.jobRole,
        interviewType: input.interviewType,
        idealSeen: answer.idealSeen,
      };
      const score = await scoreAnswerByModel(model, request, Math.min(answerBudgetMs, Math.max(1, leftMs)));
      if (score.notice) run.notice ??= score.notice;
      answers[at] = {
        question_text: answer.question_text,
        user_answer: answer.user_answer,
        ideal_answer: answer.ideal_answer ?? findBankQuestion(answer.question_text)?.ideal ?? '',
        score,
      };
      done += 1;
      onProgress?.({ step: 'answers', done, total });
    }
  };
  onProgress?.({ step: 'answers', done, total });
  await Promise.all(Array.from({ length: atOnce }, work));
  return run;
}

/**
 * As `scoreInterview`, answer by answer with a model. One interview has one engine: where the model fails at any answer, the
 * built-in engine scores all of them and the notice says so. What the model had judged is kept for scoring again.
 */
export async function scoreInterviewByModel(
  model: AskModel,
  request: InterviewRequest,
  onProgress?: OnProgress,
): Promise<InterviewFeedback> {
  const read = InterviewRequest.safeParse(request ?? {});
  const input = read.success ? read.data : InterviewRequest.parse({});
  const { answers, notice } = await scoreAll(model, input, onProgress);
  if (notice) return { ...(await scoreInterview(request)), notice: modelNotice(notice.code) };
  // Rules alone decided every answer: the model judged none.
  if (answers.every(({ score }) => isDecidedByRule(score))) return scoreInterview(request);
  return reportOf(answers, model.engineOf(scoreAnswerPrompt, rubricVersion));
}
