import {
  type Engine,
  type GeneratedQuestion,
  type GenerateQuestionsOutput,
  type QuestionPhase,
  questionPhases,
  type SetNote,
} from '@greenroom/domain';
import { z } from 'zod';
import { evenSpaces } from '../../text/even-spaces.ts';
import type { ReadQuestionRequest } from '../requests.ts';
import { fillPlaces } from './partly-written.ts';
import { memoryNotes, namesStory } from './remembered.ts';
import { listed, notesOf } from './source-of.ts';
import { goodPoints, WrittenPoints } from './written-points.ts';
import { asAsked, faultOf, stemsOf, WrittenQuestion } from './written-question.ts';

const WrittenLine = WrittenQuestion.extend({
  source_line: z.string().nullable(),
  // Points that don't fit cost the question nothing: without them it has those that are authored for what it asks.
  points: WrittenPoints,
});
export type Written = z.infer<typeof WrittenLine>;
export const WrittenSet = z.object({ questions: z.array(WrittenLine) });

/** What a set has to keep to. */
export interface Order {
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
export const isLineOf = (line: string, text: string) =>
  folded(line).length >= 8 && folded(text).includes(folded(line));

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

export const isAtResume = ({ reason }: GeneratedQuestion) => reason?.kind === 'resume';

type PartlyWritten = Pick<GenerateQuestionsOutput, 'questions' | 'source'>;

/** What a set says of how far it is: its places are the bank's until then, or there are fewer of them. */
function howFar(taken: number, total: number, isWriting: boolean, isAlone: boolean): SetNote {
  if (taken >= total) return { code: 'written' };
  if (isAlone) return { code: isWriting ? 'growing' : 'shorter', taken, total };
  return { code: isWriting ? 'still_writing' : 'partly_written', taken, total };
}

/** Where a set comes from that is the model's own. */
const ownSource = (input: ReadQuestionRequest, note: SetNote) => ({
  ...{ family: 'model', title: input.jobRole.trim().slice(0, 120), exact: true },
  ...notesOf([note, ...memoryNotes(input)]),
});

/** A set in another language has what the model wrote well and nothing else: the questions of the bank are English. */
function writtenAlone(
  input: ReadQuestionRequest,
  fromBank: GenerateQuestionsOutput,
  written: readonly unknown[],
  order: Order,
  isWriting: boolean,
): PartlyWritten | undefined {
  const good = goodOnes(written, order, []).slice(0, order.arc.length);
  if (good.length === 0) return undefined;
  const own = good.map((one) => toQuestion(one, 'focus', order.language));
  const isWhole = good.length === order.arc.length;
  const questions = isWhole ? [...own, ...fromBank.questions.filter(isAtResume)] : own;
  return { questions, source: ownSource(input, howFar(questions.length, input.count, isWriting, true)) };
}

/** The built-in set with what the model wrote well in it, or in another language that alone; undefined where that is nothing. */
export function partlyWritten(
  input: ReadQuestionRequest,
  fromBank: GenerateQuestionsOutput,
  written: readonly unknown[],
  order: Order,
  isWriting = false,
): PartlyWritten | undefined {
  if (order.language !== 'English') return writtenAlone(input, fromBank, written, order, isWriting);
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
      ...notesOf([howFar(taken, questions.length, isWriting, false), ...memoryNotes(input)]),
      ...(unasked ? { unasked: listed([...lines, ...unasked].filter((line) => !asked.has(line))) } : {}),
    },
  };
}

/** A set that the model wrote whole, with the questions at the resume, which are ours. */
export function wholeSet(
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
      ...ownSource(input, { code: 'written' }),
      ...(order.isAd ? { unasked: [], confirm: fromBank.source.confirm } : {}),
    },
    engine,
  };
}
