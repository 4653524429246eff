import {
  type AnswerScore,
  type InterviewFeedback,
  type ModelNotice,
  type ModelNoticeCode,
  modelNotice,
  type ScoredAnswer,
} from '@greenroom/domain';
import { findBankQuestion } from '../content/bank.ts';
import type { AskModel } from '../model/connect-model.ts';
import { scoreAnswerPrompt } from '../model/prompts/score-answer.ts';
import type { OnProgress } from '../progress.ts';
import { type AnswerRequest, InterviewRequest } from './requests.ts';
import { rubricVersion } from './rubric/rubric.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { isWithheld, scoreAnswerByModel } from './score-answer.model.ts';
import { reportOf, scoreInterview } from './score-interview.builtin.ts';

/** Calls at once. Providers limit them, and a small server slows down, so we send more only after a quick answer. */
const atOnce = { first: 2, quick: 4 } as const;
const quickMs = 20_000;
/** A judgement takes about 750 tokens. A small server writes ten a second, or five for each of two calls. */
const answerBudgetMs = 180_000;
/** For the whole interview; past it the built-in engine scores what is left. Most of it is scored by then, while the interview runs. */
const interviewBudgetMs = (answers: number) => Math.max(90_000, answers * 75_000);
/** Faults that the next answer would meet too. */
const lasting: readonly ModelNoticeCode[] = [
  'refused_key',
  'unreachable',
  'bad_request',
  'resting',
  'budget_minute',
  'budget_day',
];

type Input = ReturnType<typeof InterviewRequest.parse>;

function requestOf(
  { jobRole, interviewType, difficulty }: Input,
  { question_text, ideal_answer, user_answer, ...about }: Input['answers'][number],
) {
  const texts = { question: question_text, idealAnswer: ideal_answer, answer: user_answer };
  return { ...texts, ...about, jobRole, interviewType, difficulty };
}

/** Scores the answers a few at a time. One that the model can't score is scored built in, and costs the others nothing. */
async function scoreAll(
  model: AskModel,
  input: Input,
  onProgress: OnProgress | undefined,
): Promise<ScoredAnswer[]> {
  const startedAt = Date.now();
  const endsAt = startedAt + interviewBudgetMs(input.answers.length);
  const answers: ScoredAnswer[] = [];
  const total = input.answers.length;
  let stopped: ModelNotice | undefined;
  let next = 0;
  let done = 0;
  const scoreOne = async (answer: Input['answers'][number]): Promise<AnswerScore> => {
    const request = requestOf(input, answer);
    const leftMs = endsAt - Date.now();
    if (stopped || leftMs <= 0) {
      const base = scoreAnswerNow(request);
      return isWithheld(base) ? base : { ...base, notice: stopped ?? modelNotice('timeout') };
    }
    const score = await scoreAnswerByModel(model, request, Math.min(answerBudgetMs, leftMs));
    if (score.notice && lasting.includes(score.notice.code)) stopped ??= score.notice;
    return score;
  };
  const workers: Promise<void>[] = [];
  const hire = (hands: number) => {
    while (workers.length < hands) workers.push(work());
  };
  const work = async () => {
    while (next < total) {
      const at = next;
      next += 1;
      const answer = input.answers[at];
      if (!answer) return;
      answers[at] = {
        question_text: answer.question_text,
        user_answer: answer.user_answer,
        ideal_answer: answer.ideal_answer ?? findBankQuestion(answer.question_text)?.ideal ?? '',
        score: await scoreOne(answer),
      };
      done += 1;
      onProgress?.({ step: 'answers', done, total });
      if (Date.now() - startedAt < quickMs) hire(atOnce.quick);
    }
  };
  onProgress?.({ step: 'answers', done, total });
  hire(atOnce.first);
  // Workers may hire others on the way.
  for (let at = 0; at < workers.length; at += 1) await workers[at];
  return answers;
}

/** The tokens of all answers; none where the model was asked for nothing. */
function spentOn(answers: readonly ScoredAnswer[]): Pick<InterviewFeedback, 'tokens'> {
  const spent = answers.flatMap(({ score }) => score.tokens ?? []);
  if (spent.length === 0) return {};
  const sum = (direction: 'input' | 'output') => spent.reduce((all, one) => all + one[direction], 0);
  return { tokens: { input: sum('input'), output: sum('output') } };
}

/**
 * Asks the model about one answer before the report is asked for. The result is kept where the report will look, so that the same request
 * is answered at once; nothing is returned, and a failure costs nothing but the time.
 */
export async function scoreAheadByModel(model: AskModel, request: AnswerRequest): Promise<void> {
  await scoreAnswerByModel(model, request, answerBudgetMs);
}

/**
 * As `scoreInterview`, answer by answer with a model. An answer that the model can't score is scored built in and says so; the
 * report then has a notice, and scoring again asks only for what is missing. Where the model judged none, the report is built in.
 */
export async function scoreInterviewByModel(
  model: AskModel,
  request: InterviewRequest,
  onProgress?: OnProgress,
): Promise<InterviewFeedback> {
  const read = InterviewRequest.safeParse(request ?? {});
  const input = read.success ? read.data : InterviewRequest.parse({});
  const answers = await scoreAll(model, input, onProgress);
  const notice = answers.find(({ score }) => score.notice)?.score.notice;
  const more = { ...(notice ? { notice } : {}), ...spentOn(answers) };
  const isJudged = answers.some(({ score }) => score.engine.kind === 'model');
  if (!isJudged) return { ...(await scoreInterview(request)), ...more };
  return {
    ...reportOf(answers, model.engineOf(scoreAnswerPrompt, rubricVersion)),
    ...more,
  };
}
