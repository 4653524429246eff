import {
  type Dimension,
  dimensionLabels,
  dimensions,
  type Engine,
  type InterviewFeedback,
  type Readiness,
  type ScoredAnswer,
} from '@greenroom/domain';
import { findBankQuestion } from '../content/bank.ts';
import { builtinEngine } from '../engine.ts';
import { narrativeOf } from './feedback/narrative.ts';
import { mostWorthAsking, nextActionFor } from './feedback/next-action.ts';
import { assessReadiness } from './feedback/readiness.ts';
import { verdictOf } from './feedback/verdict.ts';
import { InterviewRequest } from './requests.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { countsOf, sessionReceipt, times } from './scoring/session-receipt.ts';

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
  reason: string;
}

/** The interview in counts: nothing in it is a judgment. */
function paragraphOf({ answered }: Summary, answers: readonly ScoredAnswer[]): string {
  if (answered === 0) return "There's no answer to score yet.";
  const { words, points, situations, results } = countsOf(answers.map(({ score }) => score));
  const told = [
    situations > 0 ? `a real situation in ${times(situations, 'answer')}` : '',
    results > 0 ? `a result in ${times(results, 'answer')}` : '',
  ].filter(Boolean);
  return [
    `You answered ${answered} of ${answers.length} questions, ${words} words in all.`,
    points > 0 ? `We recognized ${times(points, 'thing')} an interviewer listens for.` : '',
    told.length > 0 ? `We recognized ${told.join(', and ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function nextStepsFor({ overall }: Summary, answers: readonly ScoredAnswer[]): string[] {
  const weakest = answers
    .map((answer, at) => ({ score: answer.score, at }))
    .sort((a, b) => a.score.overall - b.score.overall)[0];
  const again =
    weakest && weakest.score.overall < harderFrom
      ? [`Try question ${weakest.at + 1} again and compare the two.`]
      : [];
  const asked = mostWorthAsking(answers);
  const ask = asked ? [`Think about question ${asked.answerIndex + 1}: ${asked.point.ask}`] : [];
  const next =
    overall >= harderFrom
      ? 'Make your next interview one step harder.'
      : 'Do another interview like this one this week.';
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

function summarize(answers: readonly ScoredAnswer[]): Summary {
  const scores = {} as Record<Dimension, number>;
  for (const dimension of dimensions)
    scores[dimension] = mean(answers.map(({ score }) => score.dimensions[dimension].score));
  const overall = mean(answers.map(({ score }) => score.overall));
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

/** The report of an interview whose answers are scored: everything that follows from the scores alone. */
export function reportOf(answers: ScoredAnswer[], engine: Engine): InterviewFeedback {
  const summary = summarize(answers);
  const narrative = narrativeOf(answers);
  return {
    overallScore: summary.overall,
    ...summary.scores,
    strengths: narrative.strengths,
    improvements: narrative.improvements,
    overall: paragraphOf(summary, answers),
    verdict: verdictOf(answers),
    next_action: nextActionFor(answers),
    detailed_feedback: narrative,
    comprehensive_analysis: {
      ...summary.scores,
      readiness_assessment: summary.readiness,
      readiness_reason: summary.reason,
      score_breakdown: breakdownOf(summary, answers),
      detailed_feedback: narrative,
      next_steps: nextStepsFor(summary, answers),
    },
    receipt: sessionReceipt(
      answers.map(({ score }) => score),
      summary.overall,
    ),
    answers,
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
