import {
  type GeneratedQuestion,
  modelNotice,
  type QuestionPhase,
  questionPhases,
  type RequirementDraft,
} from '@greenroom/domain';
import { z } from 'zod';
import type { Coach } from '../coach.ts';
import { figureKeys } from '../facts/read-numbers.ts';
import { goodPoints, WrittenPoints } from '../interview/questions/written-points.ts';
import { asAsked, faultOf, stemsOf, WrittenQuestion } from '../interview/questions/written-question.ts';
import type { AskModel } from '../model/connect-model.ts';
import { withoutOrders } from '../model/orders.ts';
import { likelyQuestionsPrompt } from '../model/prompts/likely-questions.ts';
import { foreignLanguageOf } from '../text/language.ts';
import type { LikelyDraft } from './likely-questions.builtin.ts';
import type { Preparation, PrepareRequest } from './prepare-job.builtin.ts';

const budgetMs = 45_000;
const mostLines = 12;
const mostQuestions = 14;
const mostAvoided = 30;
/** An ideal answer, its question and its key points. */
const tokensPerQuestion = 850;

const WrittenLikely = WrittenQuestion.extend({ number: z.number(), points: WrittenPoints });
const Written = z.object({ questions: z.array(WrittenLikely) });
type Written = z.infer<typeof Written>['questions'][number];

/** A requirement that a question can be about, with its place in the request. */
interface Asked {
  requirement: RequirementDraft;
  at: number;
}

const rank = { 'must-have': 0, 'nice-to-have': 1, mentioned: 2 } as const;
const isAskedAbout = ({ kind }: RequirementDraft) => kind === 'duty' || kind === 'skill' || kind === 'trait';
const lineOf = ({ requirement: { line, name } }: Asked) => line || name;

/** What is asked about: musts first, in the order of the ad. */
const askedOf = ({ requirements }: PrepareRequest): Asked[] =>
  requirements
    .map((requirement, at) => ({ requirement, at }))
    .filter(({ requirement }) => isAskedAbout(requirement))
    .sort((a, b) => rank[a.requirement.importance] - rank[b.requirement.importance])
    .slice(0, mostLines);

const coreQuestionPhases: readonly QuestionPhase[] = ['job', 'trouble', 'people', 'judgment'];

/** Whether a question says only of the job what its line says. */
function isTrue(question: Written, line: string): boolean {
  const said = figureKeys(line);
  return [...figureKeys(question.question_text)].every((figure) => said.has(figure));
}

/** The questions that are good and true, one for each line. */
function goodOnes(
  written: readonly Written[],
  asked: readonly Asked[],
  avoided: readonly string[],
  language: string,
): LikelyDraft[] {
  const earlier = avoided.map(stemsOf);
  const taken = new Set<number>();
  return written.flatMap((question): LikelyDraft[] => {
    const about = asked[question.number - 1];
    if (!about || taken.has(question.number) || !coreQuestionPhases.includes(question.phase)) return [];
    if (faultOf(question, earlier, language) || !isTrue(question, lineOf(about))) return [];
    taken.add(question.number);
    earlier.push(stemsOf(question.question_text));
    const { line } = about.requirement;
    const made: GeneratedQuestion = {
      ...asAsked(question),
      points: goodPoints(question.points, question, language),
      reason: line === '' ? null : { kind: 'ad', line },
    };
    return [{ question: made, reason: { kind: line === '' ? 'role' : 'ad', line }, requirement: about.at }];
  });
}

const placeOf = ({ question }: LikelyDraft) => questionPhases.indexOf(question.phase ?? 'job');

/** The model's questions in place of ours about the same lines; ours from the role only where there is still room. */
function merged(base: readonly LikelyDraft[], made: readonly LikelyDraft[]): LikelyDraft[] {
  const covered = new Set(made.map(({ requirement }) => requirement));
  const rest = base.filter(({ requirement }) => requirement === null || !covered.has(requirement));
  const isFiller = ({ reason, requirement }: LikelyDraft) => reason.kind === 'role' && requirement === null;
  const kept = rest.filter((one) => !isFiller(one));
  const room = Math.max(0, mostQuestions - kept.length - made.length);
  const fillers = rest.filter(isFiller).slice(0, room);
  return [...kept, ...made, ...fillers].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * As `prepareJob`, with the questions about the ad written by a model. Opening, motivation, closing and the lines of the resume stay
 * ours: the model doesn't see the resume. Each question is about a line of the request, names no figure that its line lacks and passes
 * the checks of the bank; others are dropped. Where the model fails or writes nothing good, the built-in preparation with a notice.
 */
export async function prepareJobByModel(
  model: AskModel,
  builtIn: Coach,
  request: PrepareRequest,
): Promise<Preparation> {
  const base = await builtIn.prepareJob(request);
  const asked = askedOf(request);
  if (asked.length === 0) return base;
  const own = base.questions.filter(({ requirement }) => requirement === null);
  const avoided = [
    ...request.kept.slice(0, mostAvoided),
    ...own.map(({ question }) => question.question_text),
  ];
  const lines = asked.map((one, at) => `${at + 1}. ${withoutOrders(lineOf(one)).text.trim()}`).join('\n');
  const language = foreignLanguageOf(asked.map(lineOf).join('\n')) ?? 'English';
  const outcome = await model.ask({
    prompt: likelyQuestionsPrompt,
    schema: Written,
    parts: [
      { label: 'SET LANGUAGE', text: language },
      { label: 'ROLE', text: withoutOrders(request.title).text.trim() },
      { label: 'LINES', text: lines },
      { label: 'AVOID', text: avoided.join('\n') },
    ],
    budgetMs,
    maxOutputTokens: 1_500 + asked.length * tokensPerQuestion,
  });
  if (!outcome.ok) return { ...base, notice: modelNotice(outcome.code) };
  const made = goodOnes(outcome.value.questions, asked, avoided, language);
  if (made.length === 0) return { ...base, notice: modelNotice('bad_output') };
  return { ...base, questions: merged(base.questions, made), engine: model.engineOf(likelyQuestionsPrompt) };
}
