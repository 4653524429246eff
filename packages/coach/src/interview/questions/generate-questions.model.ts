import { GeneratedQuestion, type GenerateQuestionsOutput, modelNotice } from '@greenroom/domain';
import { z } from 'zod';
import { bank } from '../../content/bank.ts';
import { isTaboo } from '../../content/question-taboos.ts';
import type { AskModel } from '../../model/connect-model.ts';
import { withoutOrders } from '../../model/orders.ts';
import { generateQuestionsPrompt } from '../../model/prompts/generate-questions.ts';
import type { OnProgress } from '../../progress.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { jaccard } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { QuestionRequest } from '../requests.ts';
import { scoreAnswerNow } from '../score-answer.builtin.ts';
import { generateQuestions, nearDuplicate } from './generate-questions.builtin.ts';

const setBudgetMs = 45_000;
const longestFocus = 6_000;
const mostAvoided = 30;
/** An ideal answer that our own rules cap is none. */
const worstIdealCap = 50;

const Written = z.object({
  questions: z.array(
    z.object({
      question_text: z.string(),
      ideal_answer: z.string(),
      kind: GeneratedQuestion.shape.kind,
      competency: z.string(),
      level: z.number(),
      hint: z.string(),
    }),
  ),
});
type Written = z.infer<typeof Written>['questions'][number];

const stemsOf = (text: string) => new Set(contentStems(readPassage(text)));
function faultOf(question: Written, earlier: readonly ReadonlySet<string>[]): string | undefined {
  const text = evenSpaces(question.question_text);
  const ideal = question.ideal_answer.trim();
  if (text.length < 15 || text.length > 400 || !/[?.]["”]?$/.test(text))
    return 'is no question of fitting length';
  if (isTaboo(text)) return 'asks what an interviewer may not ask';
  if (ideal.length < 150 || ideal.length > 3_000) return 'has an ideal answer of the wrong length';
  if (![1, 2, 3].includes(question.level)) return 'has a level other than 1, 2 or 3';
  if (evenSpaces(question.competency).length < 3 || evenSpaces(question.competency).length > 80)
    return 'names no competency';
  if (evenSpaces(question.hint).length > 300) return 'has a hint that is too long';
  const stems = stemsOf(text);
  if (earlier.some((other) => jaccard(other, stems) >= nearDuplicate)) return 'asks the same as another';
  const score = scoreAnswerNow({
    question: text,
    idealAnswer: ideal,
    answer: ideal,
    jobRole: '',
    interviewType: 'mixed',
  });
  const cap = Math.min(100, ...score.flags.flatMap((flag) => flag.cap ?? []));
  return score.scored && cap > worstIdealCap ? undefined : 'has an ideal answer that does not answer it';
}

function faultsOf(questions: readonly Written[], count: number, avoided: readonly string[]): string[] {
  if (questions.length !== count) return [`write exactly ${count} questions, not ${questions.length}`];
  const earlier = avoided.map(stemsOf);
  return questions.flatMap((question, at) => {
    const fault = faultOf(question, earlier);
    earlier.push(stemsOf(question.question_text));
    return fault ? [`question ${at + 1} ${fault}`] : [];
  });
}

const toQuestion = (written: Written): GeneratedQuestion => ({
  question_text: evenSpaces(written.question_text),
  ideal_answer: written.ideal_answer.trim(),
  bank_id: null,
  kind: written.kind,
  competency: evenSpaces(written.competency),
  level: GeneratedQuestion.shape.level.parse(written.level),
  hint: evenSpaces(written.hint),
});

/** How many questions of a set have arrived: the last one may still be on its way. */
function arrived(partial: unknown): number {
  const questions = (partial as { questions?: unknown } | undefined)?.questions;
  return Array.isArray(questions) ? Math.max(0, questions.length - 1) : 0;
}

/** The texts behind ids of the bank; a text stands for itself. */
function textsOf(avoid: readonly string[]): string[] {
  const byId = new Map(bank.map(({ question }) => [question.id, question.text]));
  return avoid.slice(0, mostAvoided).map((item) => byId.get(item) ?? item.slice(0, 400));
}

/**
 * As `generateQuestions`, written by a model for exactly this role and focus, checked like the bank: the count asked for, no
 * near-duplicates, nothing that may not be asked, ideal answers that answer. Where the model fails, the bank's set with a notice.
 */
export async function generateQuestionsByModel(
  model: AskModel,
  request: QuestionRequest,
  onProgress?: OnProgress,
): Promise<GenerateQuestionsOutput> {
  const read = QuestionRequest.safeParse(request ?? {});
  const input = read.success ? read.data : QuestionRequest.parse({});
  const fromBank = await generateQuestions(request);
  const avoided = textsOf(input.avoid ?? []);
  const role = withoutOrders(input.jobRole.slice(0, 200)).text.trim();
  const focus = withoutOrders((input.focus ?? '').slice(0, longestFocus)).text.trim();
  const order = `${input.count} questions\ninterview type: ${input.interviewType}\ndifficulty: ${input.difficulty}`;
  const progress = (done: number) => onProgress?.({ step: 'questions', done, total: input.count });
  progress(0);
  const outcome = await model.ask({
    prompt: generateQuestionsPrompt,
    schema: Written,
    parts: [
      { label: 'ORDER', text: order },
      { label: 'ROLE', text: role },
      ...(focus ? [{ label: 'FOCUS', text: focus }] : []),
      ...(avoided.length > 0 ? [{ label: 'AVOID', text: avoided.join('\n') }] : []),
      // Another interview, another set.
      { label: 'NUMBER OF THIS INTERVIEW', text: String(input.seed) },
    ],
    check: ({ questions }) => faultsOf(questions, input.count, avoided),
    ...(onProgress
      ? { onPartial: (partial: unknown) => progress(Math.min(input.count, arrived(partial))) }
      : {}),
    budgetMs: setBudgetMs,
    maxOutputTokens: 1_500 + input.count * 600,
  });
  if (!outcome.ok) return { ...fromBank, notice: modelNotice(outcome.code) };
  progress(input.count);
  const title = input.jobRole.trim().slice(0, 120);
  return {
    questions: outcome.value.questions.map(toQuestion).sort((a, b) => a.level - b.level),
    source: { family: 'model', title, exact: true, note: 'These questions were written for this interview.' },
    engine: model.engineOf(generateQuestionsPrompt),
  };
}
