import {
  asIs,
  type Dimension,
  dimensionLabels,
  dimensions,
  type Engine,
  type InterviewFeedback,
  joined,
  type Readiness,
  type Said,
  type ScoredAnswer,
  say,
  type Worded,
} from '@greenroom/domain';
import { findBankQuestion } from '../content/bank.ts';
import { builtinEngine } from '../engine.ts';
import { narrativeOf } from './feedback/narrative.ts';
import { mostWorthAsking, nextActionFor } from './feedback/next-action.ts';
import { assessReadiness } from './feedback/readiness.ts';
import { verdictOf } from './feedback/verdict.ts';
import { saidOf } from './message-of.ts';
import { InterviewRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { countsOf, sessionReceipt } from './scoring/session-receipt.ts';

type Range = NonNullable<ScoredAnswer['score']['range']>;

/** From here on the next interview may be a harder one. */
const harderFrom = 80;
/** A cap this low is a gate against gaming: such an answer says nothing about readiness. */
const gamingCap = 25;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

interface Summary {
  overall: number;
  scores: Record<Dimension, number>;
  answered: number;
  readiness: Readiness | null;
  reason: Worded;
}

/** The interview in counts: nothing in it is a judgment. */
function paragraphOf({ answered }: Summary, answers: readonly ScoredAnswer[]): Worded {
  if (answered === 0) return say('no_answer_yet');
  const { words, points, situations, results } = countsOf(answers.map(({ score }) => score));
  return joined(
    say('answered_in_all', { scored: answered, all: answers.length, words }),
    ...(points > 0 ? [say('things_in_all', { count: points })] : []),
    ...(situations + results > 0 ? [say('story_in_all', { situations, results })] : []),
  );
}

function nextStepsFor({ overall }: Summary, answers: readonly ScoredAnswer[]): Worded[] {
  const weakest = answers
    .map((answer, at) => ({ score: answer.score, at }))
    .sort((a, b) => a.score.overall - b.score.overall)[0];
  const again =
    weakest && weakest.score.overall < harderFrom ? [say('try_and_compare', { number: weakest.at + 1 })] : [];
  const asked = mostWorthAsking(answers);
  const ask = asked
    ? [joined(say('think_about', { number: asked.answerIndex + 1 }), asIs(asked.point.ask))]
    : [];
  const next = say(overall >= harderFrom ? 'one_step_harder' : 'another_this_week');
  return [...again, ...ask, next];
}

function breakdownOf(summary: Summary, answers: readonly ScoredAnswer[]): Record<string, number> {
  const breakdown: Record<string, number> = {};
  for (const dimension of dimensions) breakdown[dimensionLabels[dimension]] = summary.scores[dimension];
  const covered = answers.reduce((sum, { score }) => sum + score.covered.length, 0);
  const all = answers.reduce((sum, { score }) => sum + (score.points?.length ?? 0), 0);
  if (all > 0) breakdown['Key Points Covered'] = Math.round((100 * covered) / all);
  const stories = answers.filter(({ score }) => score.scored && (score.star.situation || score.star.action));
  if (stories.length > 0) {
    breakdown['Story Structure'] = mean(
      stories.map(
        ({ score: { star } }) =>
          [star.situation, star.task, star.action, star.result].filter(Boolean).length * 25,
      ),
    );
  }
  return breakdown;
}

/** Lets others have their turn: fifteen long answers in one go would hold up everybody else. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function scoreAll(request: ReturnType<typeof InterviewRequest.parse>): Promise<ScoredAnswer[]> {
  const scored: ScoredAnswer[] = [];
  for (const answer of request.answers) {
    if (scored.length > 0) await nextTurn();
    scored.push({
      question_text: answer.question_text,
      user_answer: answer.user_answer,
      ideal_answer: answer.ideal_answer ?? findBankQuestion(answer.question_text)?.ideal ?? '',
      score: scoreAnswerNow({
        question: answer.question_text,
        idealAnswer: answer.ideal_answer,
        answer: answer.user_answer,
        jobRole: request.jobRole,
        interviewType: request.interviewType,
        idealSeen: answer.idealSeen,
      }),
    });
  }
  return scored;
}

/** The answers whose mean is the score. One in a language that only the model reads waits for it, where the model judged others. */
function countedIn(answers: readonly ScoredAnswer[]): readonly ScoredAnswer[] {
  const counted = answers.filter(
    ({ score }) => !(score.notice && score.flags.some(({ id }) => id === 'not_english')),
  );
  return counted.length > 0 ? counted : answers;
}

function summarize(answers: readonly ScoredAnswer[]): Summary {
  const counted = countedIn(answers);
  const scores = {} as Record<Dimension, number>;
  for (const dimension of dimensions)
    scores[dimension] = mean(counted.map(({ score }) => score.dimensions[dimension].score));
  const overall = mean(counted.map(({ score }) => score.overall));
  const real = answers.filter(
    ({ score }) => score.scored && !score.flags.some(({ cap }) => cap !== null && cap <= gamingCap),
  );
  const { level, reason } = assessReadiness(overall, scores, real.length);
  const answered = answers.filter(({ score }) => score.scored).length;
  return { overall, scores, answered, readiness: level, reason };
}

const leastSureFirst = ['low', 'medium', 'high'] as const;

/**
 * An interview is as sure as the middle one of its scored answers, the less sure of two, and shows a range when that is low. One answer
 * among eight that was hardly recognized moves the score by a point, which is not "low confidence".
 */
function confidenceOf(answers: readonly ScoredAnswer[], overall: number) {
  const known = answers.flatMap(({ score }) => (score.scored && score.confidence ? [score.confidence] : []));
  const sorted = leastSureFirst.flatMap((one) => known.filter((other) => other === one));
  const confidence = sorted[Math.ceil(sorted.length / 2) - 1];
  if (!confidence) return {};
  // Each answer's range counts as one of the interview's answers.
  const mean = (distance: (range: Range, score: number) => number) => {
    const distances = answers.map(({ score }) => (score.range ? distance(score.range, score.overall) : 0));
    return Math.max(1, Math.round(distances.reduce((sum, one) => sum + one, 0) / answers.length));
  };
  const range = {
    low: Math.max(0, overall - mean(({ low }, score) => score - low)),
    high: Math.min(100, overall + mean(({ high }, score) => high - score)),
  };
  return confidence === 'low' ? { confidence, range } : { confidence };
}

/** The lines of a report by code, under their English. */
const saidIn = (lines: readonly Worded[]): Record<string, Said> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const said = saidOf(line);
      return said ? [[line.text, said]] : [];
    }),
  );

const textOf = ({ text }: Worded) => text;

/** The report of an interview whose answers are scored: everything that follows from the scores alone. */
export function reportOf(answers: ScoredAnswer[], engine: Engine): InterviewFeedback {
  const summary = summarize(answers);
  const lists = narrativeOf(answers);
  const narrative = {
    strengths: lists.strengths.map(textOf),
    weaknesses: lists.weaknesses.map(textOf),
    improvements: lists.improvements.map(textOf),
    specific_recommendations: lists.specific_recommendations.map(textOf),
  };
  const overall = paragraphOf(summary, answers);
  const verdict = verdictOf(answers);
  const { title, text, answerIndex } = nextActionFor(answers);
  const steps = nextStepsFor(summary, answers);
  return {
    overallScore: summary.overall,
    ...summary.scores,
    strengths: narrative.strengths,
    improvements: narrative.improvements,
    overall: overall.text,
    verdict: verdict.text,
    next_action: { title: title.text, text: text.text, answerIndex },
    detailed_feedback: narrative,
    comprehensive_analysis: {
      ...summary.scores,
      readiness_assessment: summary.readiness,
      readiness_reason: summary.reason.text,
      score_breakdown: breakdownOf(summary, answers),
      detailed_feedback: narrative,
      next_steps: steps.map(textOf),
    },
    receipt: sessionReceipt(
      countedIn(answers).map(({ score }) => score),
      summary.overall,
    ),
    answers,
    said: saidIn([...Object.values(lists).flat(), ...steps, overall, verdict, title, text, summary.reason]),
    ...confidenceOf(answers, summary.overall),
    engine,
  };
}

/**
 * Scores a whole interview: the mean over its questions, an unanswered one counting 0, with one next action, remarks that quote,
 * readiness by the rubric's rules and a receipt that adds up. Pure; any input gives a valid result.
 */
export async function scoreInterview(request: InterviewRequest): Promise<InterviewFeedback> {
  const read = InterviewRequest.safeParse(request ?? {});
  const input = read.success ? read.data : InterviewRequest.parse({});
  return reportOf(await scoreAll(input), builtinEngine);
}
