import {
  type GeneratedQuestion,
  type GenerateQuestionsOutput,
  modelNotice,
  type QuestionPhase,
  questionPhases,
} from '@greenroom/domain';
import { z } from 'zod';
import { bank } from '../../content/bank.ts';
import type { AskModel } from '../../model/connect-model.ts';
import { withoutOrders } from '../../model/orders.ts';
import { generateQuestionsPrompt } from '../../model/prompts/generate-questions.ts';
import type { OnProgress } from '../../progress.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { foreignLanguageOf } from '../../text/language.ts';
import { QuestionRequest } from '../requests.ts';
import { arcOf } from './arc.ts';
import { generateQuestions } from './generate-questions.builtin.ts';
import { asAsked, faultOf, stemsOf, WrittenQuestion } from './written-question.ts';

const setBudgetMs = 45_000;
const longestFocus = 6_000;
const mostAvoided = 30;

const Written = z.object({
  questions: z.array(WrittenQuestion.extend({ source_line: z.string().nullable().default(null) })),
});
type Written = z.infer<typeof Written>['questions'][number];

/** What a set has to keep to. */
interface Order {
  arc: readonly QuestionPhase[];
  avoided: readonly string[];
  focus: string;
  /** How many questions must come from a line of the focus. */
  fromLines: number;
  /** English name of the language that the set is written in. */
  language: string;
}

const folded = (text: string) => evenSpaces(text).toLowerCase();
const isLineOf = (line: string, text: string) =>
  folded(line).length >= 8 && folded(text).includes(folded(line));

function faultsOf(
  questions: readonly Written[],
  { arc, avoided, focus, fromLines, language }: Order,
): string[] {
  if (questions.length !== arc.length)
    return [`write exactly ${arc.length} questions, not ${questions.length}`];
  const earlier = avoided.map(stemsOf);
  const faults = questions.flatMap((question, at) => {
    const fault = faultOf(question, earlier, language);
    earlier.push(stemsOf(question.question_text));
    if (fault) return [`question ${at + 1} ${fault}`];
    if (question.phase !== arc[at]) return [`question ${at + 1} has to be of the phase ${arc[at]}`];
    const line = question.source_line;
    return line !== null && !isLineOf(line, focus)
      ? [`question ${at + 1} names a line that FOCUS does not have`]
      : [];
  });
  const traced = questions.filter(({ source_line }) => source_line !== null).length;
  return traced < fromLines
    ? [...faults, `at least ${fromLines} questions must come from a line of FOCUS`]
    : faults;
}

const toQuestion = (written: Written, kind: 'ad' | 'focus'): GeneratedQuestion => ({
  ...asAsked(written),
  reason: written.source_line === null ? null : { kind, line: evenSpaces(written.source_line) },
});

/** The set in the order of an interview. */
const inOrder = (questions: readonly GeneratedQuestion[]) =>
  [...questions].sort(
    (a, b) =>
      questionPhases.indexOf(a.phase ?? 'job') - questionPhases.indexOf(b.phase ?? 'job') ||
      a.level - b.level,
  );

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
  // Lines of the resume are asked by the built-in engine: the model doesn't get to see it.
  const fromResume = fromBank.questions.filter(({ reason }) => reason?.kind === 'resume');
  const slots = arcOf(input.interviewType, input.difficulty, input.count);
  const core = slots.filter(({ isFrame }) => !isFrame).slice(fromResume.length);
  const arc = slots.filter((slot) => slot.isFrame || core.includes(slot)).map(({ phase }) => phase);
  const isAd = fromBank.source.unasked !== undefined;
  const fromLines = isAd ? Math.min(Math.ceil(input.count / 2), core.length) : 0;
  const order = [
    `${arc.length} questions`,
    `interview type: ${input.interviewType}`,
    `difficulty: ${input.difficulty}`,
    `phases in this order: ${arc.join(', ')}`,
    `questions from a line of FOCUS: ${isAd ? `at least ${fromLines}` : 'where one fits'}`,
  ].join('\n');
  const language = foreignLanguageOf(focus) ?? model.language ?? 'English';
  const progress = (done: number) => onProgress?.({ step: 'questions', done, total: input.count });
  progress(0);
  const outcome = await model.ask({
    prompt: generateQuestionsPrompt,
    schema: Written,
    parts: [
      { label: 'ORDER', text: order },
      // Not `LANGUAGE`: an ad in another language than the page's is asked in its own.
      { label: 'SET LANGUAGE', text: language },
      { label: 'ROLE', text: role },
      ...(focus ? [{ label: 'FOCUS', text: focus }] : []),
      ...(avoided.length > 0 ? [{ label: 'AVOID', text: avoided.join('\n') }] : []),
      // Another interview, another set.
      { label: 'NUMBER OF THIS INTERVIEW', text: String(input.seed) },
    ],
    check: ({ questions }) => faultsOf(questions, { arc, avoided, focus, fromLines, language }),
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
    questions: inOrder([
      ...outcome.value.questions.map((question) => toQuestion(question, isAd ? 'ad' : 'focus')),
      ...fromResume,
    ]),
    source: {
      family: 'model',
      title,
      exact: true,
      note: 'These questions were written for this interview.',
      ...(isAd ? { unasked: [], confirm: fromBank.source.confirm } : {}),
    },
    engine: model.engineOf(generateQuestionsPrompt),
  };
}
