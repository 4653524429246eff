import { type GenerateQuestionsOutput, type ModelNoticeCode, modelNotice } from '@greenroom/domain';
import { bank } from '../../content/bank.ts';
import type { AskModel } from '../../model/connect-model.ts';
import { withoutOrders } from '../../model/orders.ts';
import { generateQuestionsPrompt } from '../../model/prompts/generate-questions.ts';
import type { OnProgress } from '../../progress.ts';
import { foreignLanguageOf } from '../../text/language.ts';
import { QuestionRequest, type ReadQuestionRequest } from '../requests.ts';
import { arcOf } from './arc.ts';
import { arrived, beingWritten } from './arriving.ts';
import { generateQuestions } from './generate-questions.builtin.ts';
import { type OnLaterSet, openEarly } from './open-early.ts';
import { memoryParts, namesStory } from './remembered.ts';
import { faultOf, stemsOf } from './written-question.ts';
import {
  isAtResume,
  isLineOf,
  type Order,
  partlyWritten,
  type Written,
  WrittenSet,
  wholeSet,
} from './written-set.ts';

const setBudgetMs = 45_000;
/** Somebody watches, and can go on without the model. The clock gets two minutes back at most. */
const watchedBudgetMs = 110_000;
/** A set whose first question is written by then is opened, and the others come in while the user answers. */
const openAfterMs = 10_000;
/** For each question of a set that is written while the interview goes on: 850 tokens at ten a second. */
const laterQuestionMs = 85_000;
/** An ideal answer, its question and its key points. */
const tokensPerQuestion = 850;
const longestFocus = 6_000;
const mostAvoided = 30;
/** With fewer questions in another language, an interview is better off with the bank's in English. */
const fewestAlone = 2;

function faultsOf(
  questions: readonly Written[],
  { arc, avoided, focus, fromLines, language, stories }: Order,
): string[] {
  if (questions.length !== arc.length)
    return [`write exactly ${arc.length} questions, not ${questions.length}`];
  const earlier = avoided.map(stemsOf);
  const faults = questions.flatMap((question, at) => {
    const fault = faultOf(question, earlier, language);
    earlier.push(stemsOf(question.question_text));
    if (fault) return [`question ${at + 1} ${fault}`];
    if (namesStory(question.question_text, stories)) return [`question ${at + 1} names one of STORIES`];
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

/** The texts behind ids of the bank; a text stands for itself. */
function textsOf(avoid: readonly string[]): string[] {
  const byId = new Map(bank.map(({ question }) => [question.id, question.text]));
  return avoid.slice(0, mostAvoided).map((item) => byId.get(item) ?? item.slice(0, 400));
}

function orderOf(input: ReadQuestionRequest, fromBank: GenerateQuestionsOutput, spoken?: string): Order {
  const focus = withoutOrders((input.focus ?? '').slice(0, longestFocus)).text.trim();
  // Lines of the resume are asked by the built-in engine: the model doesn't get to see it.
  const atResume = fromBank.questions.filter(isAtResume).length;
  const slots = arcOf(input.interviewType, input.difficulty, input.count);
  const core = slots.filter(({ isFrame }) => !isFrame).slice(atResume);
  const isAd = fromBank.source.unasked !== undefined;
  return {
    arc: slots.filter((slot) => slot.isFrame || core.includes(slot)).map(({ phase }) => phase),
    avoided: textsOf(input.avoid ?? []),
    focus,
    isAd,
    fromLines: isAd ? Math.min(Math.ceil(input.count / 2), core.length) : 0,
    language: foreignLanguageOf(focus) ?? spoken ?? 'English',
    stories: input.memory?.stories ?? [],
  };
}

function partsOf(input: ReadQuestionRequest, { arc, avoided, focus, isAd, fromLines, language }: Order) {
  const order = [
    `${arc.length} questions`,
    `interview type: ${input.interviewType}`,
    `difficulty: ${input.difficulty}`,
    `phases in this order: ${arc.join(', ')}`,
    `questions from a line of FOCUS: ${isAd ? `at least ${fromLines}` : 'where one fits'}`,
  ].join('\n');
  return [
    { label: 'ORDER', text: order },
    // Not `LANGUAGE`: an ad in another language than the page's is asked in its own.
    { label: 'SET LANGUAGE', text: language },
    { label: 'ROLE', text: withoutOrders(input.jobRole.slice(0, 200)).text.trim() },
    ...(focus ? [{ label: 'FOCUS', text: focus }] : []),
    ...(avoided.length > 0 ? [{ label: 'AVOID', text: avoided.join('\n') }] : []),
    ...memoryParts(input),
    // Another interview, another set.
    { label: 'NUMBER OF THIS INTERVIEW', text: String(input.seed) },
  ];
}

/**
 * As `generateQuestions`, written by a model for exactly this role and focus, checked like the bank: the count asked for, no
 * near-duplicates, nothing that may not be asked, ideal answers that answer. Where the model fails, what it wrote well is kept
 * and the bank fills the other places; where that is nothing, the bank's set with a notice. A set in another language has no questions
 * of the bank beside its own and is shorter then. With `onLater`, a set is returned as soon as it can be begun, and told again as the others arrive.
 */
export async function generateQuestionsByModel(
  model: AskModel,
  request: QuestionRequest,
  onProgress?: OnProgress,
  onLater?: OnLaterSet,
): Promise<GenerateQuestionsOutput> {
  const read = QuestionRequest.safeParse(request ?? {});
  const input = read.success ? read.data : QuestionRequest.parse({});
  const fromBank = await generateQuestions(request);
  const order = orderOf(input, fromBank, model.language);
  const progress = (done: number, words?: string) =>
    onProgress?.({ step: 'questions', done, total: input.count, ...(words ? { words } : {}) });
  let written: readonly unknown[] = [];
  const keep = (questions: readonly unknown[]) => {
    if (questions.length >= written.length) written = questions;
  };
  progress(0);
  const asking = model.ask({
    prompt: generateQuestionsPrompt,
    schema: WrittenSet,
    parts: partsOf(input, order),
    check: ({ questions }) => {
      keep(questions);
      return faultsOf(questions, order);
    },
    ...(onProgress
      ? {
          onPartial: (partial: unknown) => {
            keep(arrived(partial));
            const words = beingWritten(partial, order.language);
            progress(Math.min(input.count, arrived(partial).length), words);
          },
        }
      : {}),
    budgetMs: onLater
      ? watchedBudgetMs + input.count * laterQuestionMs
      : onProgress
        ? watchedBudgetMs
        : setBudgetMs,
    maxOutputTokens: 1_500 + input.count * tokensPerQuestion,
  });
  const engine = model.engineOf(generateQuestionsPrompt);
  const soFar = (isWriting: boolean) => {
    const partly = partlyWritten(input, fromBank, written, order, isWriting);
    return partly && { ...partly, engine };
  };
  const failed = (code: ModelNoticeCode) => {
    const partly = soFar(false);
    const isEnough =
      order.language === 'English' || (partly?.questions.length ?? 0) >= Math.min(fewestAlone, input.count);
    return partly && isEnough ? partly : { ...fromBank, notice: modelNotice(code) };
  };
  const whole = asking.then((outcome) => {
    if (!outcome.ok) return failed(outcome.code);
    progress(input.count);
    return wholeSet(outcome.value.questions, input, order, fromBank, engine);
  });
  if (!onLater) return whole;
  return openEarly({
    ...{ whole, soFar, onLater, openAfterMs, mostMs: watchedBudgetMs },
    arrived: () => written.length,
    fallback: () => failed('timeout'),
  });
}
