import {
  type Engine,
  type GeneratedQuestion,
  type GenerateQuestionsOutput,
  type ModelNoticeCode,
  modelNotice,
  type QuestionPhase,
  questionPhases,
  type SetNote,
} from '@greenroom/domain';
import { z } from 'zod';
import { bank } from '../../content/bank.ts';
import type { AskModel } from '../../model/connect-model.ts';
import { withoutOrders } from '../../model/orders.ts';
import { generateQuestionsPrompt } from '../../model/prompts/generate-questions.ts';
import type { OnProgress } from '../../progress.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { foreignLanguageOf } from '../../text/language.ts';
import { QuestionRequest, type ReadQuestionRequest } from '../requests.ts';
import { arcOf } from './arc.ts';
import { arrived, beingWritten } from './arriving.ts';
import { generateQuestions } from './generate-questions.builtin.ts';
import { type OnLaterSet, openEarly } from './open-early.ts';
import { fillPlaces } from './partly-written.ts';
import { memoryNotes, memoryParts, namesStory } from './remembered.ts';
import { listed, notesOf } from './source-of.ts';
import { goodPoints, WrittenPoints } from './written-points.ts';
import { asAsked, faultOf, stemsOf, WrittenQuestion } from './written-question.ts';

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

const WrittenLine = WrittenQuestion.extend({
  source_line: z.string().nullable(),
  // Points that don't fit cost the question nothing: without them it has those that are authored for what it asks.
  points: WrittenPoints,
});
type Written = z.infer<typeof WrittenLine>;
const WrittenSet = z.object({ questions: z.array(WrittenLine) });

/** What a set has to keep to. */
interface Order {
  arc: readonly QuestionPhase[];
  avoided: readonly string[];
  focus: string;
  isAd: boolean;
  /** How many questions must come from a line of the focus. */
  fromLines: number;
  /** English name of the language that the set is written in. */
  language: string;
  /** Titles of the user's stories, which no question may name. */
  stories: readonly string[];
}

const folded = (text: string) => evenSpaces(text).toLowerCase();
const isLineOf = (line: string, text: string) =>
  folded(line).length >= 8 && folded(text).includes(folded(line));

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

/** A line of an ad without the mark that makes it an item of a list. */
const plainLine = (line: string) => evenSpaces(line).replace(/^[-*•–·]\s+/, '');

const toQuestion = (written: Written, kind: 'ad' | 'focus', language: string): GeneratedQuestion => ({
  ...asAsked(written),
  points: goodPoints(written.points, written, language),
  reason: written.source_line === null ? null : { kind, line: plainLine(written.source_line) },
});

/** The set in the order of an interview. */
const inOrder = (questions: readonly GeneratedQuestion[]) =>
  [...questions].sort(
    (a, b) =>
      questionPhases.indexOf(a.phase ?? 'job') - questionPhases.indexOf(b.phase ?? 'job') ||
      a.level - b.level,
  );

/** What is good of what a model wrote, complete or cut off: whole questions without a fault that ask nothing that `beside` asks. */
function goodOnes(
  written: readonly unknown[],
  { avoided, focus, language, stories }: Order,
  beside: readonly GeneratedQuestion[],
): Written[] {
  const earlier = [...avoided, ...beside.map(({ question_text }) => question_text)].map(stemsOf);
  return written.flatMap((one) => {
    const { data } = WrittenLine.safeParse({ source_line: null, ...(one as object) });
    if (!data || faultOf(data, earlier, language) || namesStory(data.question_text, stories)) return [];
    if (data.source_line !== null && !isLineOf(data.source_line, focus)) return [];
    earlier.push(stemsOf(data.question_text));
    return [data];
  });
}

/** The texts behind ids of the bank; a text stands for itself. */
function textsOf(avoid: readonly string[]): string[] {
  const byId = new Map(bank.map(({ question }) => [question.id, question.text]));
  return avoid.slice(0, mostAvoided).map((item) => byId.get(item) ?? item.slice(0, 400));
}

const isAtResume = ({ reason }: GeneratedQuestion) => reason?.kind === 'resume';

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

function howFar(taken: number, total: number, isWriting: boolean): SetNote {
  if (taken === total) return { code: 'written' };
  return { code: isWriting ? 'still_writing' : 'partly_written', taken, total };
}

/** The built-in set with what the model wrote well in it; undefined where that is nothing. */
function partlyWritten(
  input: ReadQuestionRequest,
  fromBank: GenerateQuestionsOutput,
  written: readonly unknown[],
  order: Order,
  isWriting = false,
): Pick<GenerateQuestionsOutput, 'questions' | 'source'> | undefined {
  // The built-in questions are English: one set, one language.
  if (order.language !== 'English') return undefined;
  const good = goodOnes(written, order, fromBank.questions);
  const kind = order.isAd ? 'ad' : 'focus';
  const { questions, taken } = fillPlaces(
    fromBank.questions,
    good.map((one) => toQuestion(one, kind, order.language)),
  );
  if (taken === 0) return undefined;
  const asked = new Set(questions.flatMap(({ reason }) => reason?.line ?? []));
  const lines = fromBank.questions.flatMap(({ reason }) => (reason?.kind === 'ad' ? [reason.line] : []));
  const { unasked } = fromBank.source;
  return {
    questions,
    source: {
      ...fromBank.source,
      ...notesOf([howFar(taken, questions.length, isWriting), ...memoryNotes(input)]),
      ...(unasked ? { unasked: listed([...lines, ...unasked].filter((line) => !asked.has(line))) } : {}),
    },
  };
}

/**
 * As `generateQuestions`, written by a model for exactly this role and focus, checked like the bank: the count asked for, no
 * near-duplicates, nothing that may not be asked, ideal answers that answer. Where the model fails, what it wrote well is kept
 * and the bank fills the other places; where that is nothing, the bank's set with a notice. With `onLater`, an English set is returned
 * as soon as it can be begun, and told again as the others arrive.
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
  // Questions of the bank, which stand in until then, are English.
  const later = order.language === 'English' ? onLater : undefined;
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
    budgetMs: later
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
  const failed = (code: ModelNoticeCode) => soFar(false) ?? { ...fromBank, notice: modelNotice(code) };
  const whole = asking.then((outcome) => {
    if (!outcome.ok) return failed(outcome.code);
    progress(input.count);
    return wholeSet(outcome.value.questions, input, order, fromBank, engine);
  });
  if (!later) return whole;
  return openEarly({
    ...{ whole, soFar, onLater: later, openAfterMs, mostMs: watchedBudgetMs },
    arrived: () => written.length,
    fallback: () => failed('timeout'),
  });
}

/** A set that the model wrote whole, with the questions at the resume, which are ours. */
function wholeSet(
  written: readonly Written[],
  input: ReadQuestionRequest,
  order: Order,
  fromBank: GenerateQuestionsOutput,
  engine: Engine,
): GenerateQuestionsOutput {
  return {
    questions: inOrder([
      ...written.map((question) => toQuestion(question, order.isAd ? 'ad' : 'focus', order.language)),
      ...fromBank.questions.filter(isAtResume),
    ]),
    source: {
      family: 'model',
      title: input.jobRole.trim().slice(0, 120),
      exact: true,
      ...notesOf([{ code: 'written' }, ...memoryNotes(input)]),
      ...(order.isAd ? { unasked: [], confirm: fromBank.source.confirm } : {}),
    },
    engine,
  };
}
