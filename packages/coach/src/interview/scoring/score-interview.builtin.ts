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
import { narrativeOf } from './narrative.ts';
import { nextActionFor } from './next-action.ts';
import { assessReadiness, readinessWords } from './readiness.ts';
import { InterviewRequest } from './requests.ts';
import { levelFloors, liftTexts } from './rubric.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { sessionReceipt } from './session-receipt.ts';

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

interface Summary {
  overall: number;
  scores: Record<Dimension, number>;
  best: Dimension;
  weakest: Dimension;
  answered: number;
  readiness: Readiness;
}

function verdictOf(
  { overall, best, weakest, answered, readiness, scores }: Summary,
  questions: number,
): string {
  if (answered === 0) return 'No answer could be scored in this interview.';
  const level = readinessWords[readiness];
  const of = answered < questions ? ` with ${answered} of ${questions} questions answered` : '';
  if (scores[best] - scores[weakest] < 5)
    return `${overall} of 100${of}: ${level}, at one level in all five dimensions.`;
  return `${overall} of 100${of}: ${level}, strongest in ${dimensionLabels[best]}, weakest in ${dimensionLabels[weakest]}.`;
}

function paragraphOf(summary: Summary, answers: readonly ScoredAnswer[], role: string): string {
  if (summary.answered === 0)
    return 'There is nothing to judge yet: no question has an answer that could be scored.';
  const stories = answers.filter(({ score }) => score.scored && (score.star.situation || score.star.action));
  const withResult = stories.filter(({ score }) => score.star.result).length;
  const covered = answers.reduce((sum, { score }) => sum + score.covered.length, 0);
  const all = covered + answers.reduce((sum, { score }) => sum + score.missed.length, 0);
  const parts = [
    `You answered ${summary.answered} of ${answers.length} questions${role ? ` for ${role}` : ''} and reached ${summary.overall} of 100.`,
    all > 0 ? `Your answers cover ${covered} of ${all} key points.` : '',
    stories.length > 0 ? `${withResult} of ${stories.length} real cases end on a result.` : '',
    `${dimensionLabels[summary.best]} carries you most (${summary.scores[summary.best]}); ${dimensionLabels[summary.weakest]} holds you back most (${summary.scores[summary.weakest]}).`,
  ];
  const capped = answers.filter(({ score }) =>
    score.receipt.lines.some((line) => line.id.startsWith('cap.')),
  ).length;
  if (capped > 0)
    parts.push(
      `${capped === 1 ? 'One answer was' : `${capped} answers were`} capped by a rule; the receipt shows which.`,
    );
  return parts.filter(Boolean).join(' ');
}

function liftFor(dimension: Dimension, score: number): string | undefined {
  const level = levelFloors.findLastIndex((floor) => score >= floor);
  const lift = liftTexts[dimension][level];
  return lift && `${dimensionLabels[dimension]} (${score}): ${lift}`;
}

function nextStepsFor(summary: Summary, answers: readonly ScoredAnswer[]): string[] {
  const byScore = [...dimensions].sort((a, b) => summary.scores[a] - summary.scores[b]);
  const lifts = byScore
    .slice(0, 2)
    .flatMap((dimension) => liftFor(dimension, summary.scores[dimension]) ?? []);
  const weakest = answers
    .map((answer, at) => ({ answer, at }))
    .sort((a, b) => a.answer.score.overall - b.answer.score.overall)[0];
  const again =
    weakest && weakest.answer.score.overall < 80
      ? [
          `Answer question ${weakest.at + 1} again (${weakest.answer.score.overall} of 100) and compare the two attempts.`,
        ]
      : [];
  const harder =
    summary.overall >= 80
      ? ['Take the next interview one step harder.']
      : ['Take another interview of the same kind this week.'];
  return [...again, ...lifts, ...harder];
}

function breakdownOf(summary: Summary, answers: readonly ScoredAnswer[]): Record<string, number> {
  const breakdown: Record<string, number> = {};
  for (const dimension of dimensions) breakdown[dimensionLabels[dimension]] = summary.scores[dimension];
  const covered = answers.reduce((sum, { score }) => sum + score.covered.length, 0);
  const all = covered + answers.reduce((sum, { score }) => sum + score.missed.length, 0);
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
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

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

function summarise(answers: readonly ScoredAnswer[]): Summary & { reason: string } {
  const scores = {} as Record<Dimension, number>;
  for (const dimension of dimensions)
    scores[dimension] = mean(answers.map(({ score }) => score.dimensions[dimension].score));
  const overall = mean(answers.map(({ score }) => score.overall));
  const real = answers.filter(
    ({ score }) => score.scored && !score.flags.some((flag) => flag.cap !== null && flag.cap <= 25),
  );
  const { level, reason } = assessReadiness(overall, scores, real.length);
  return {
    overall,
    scores,
    best: dimensions.reduce((high, dimension) => (scores[dimension] > scores[high] ? dimension : high)),
    weakest: dimensions.reduce((low, dimension) => (scores[dimension] < scores[low] ? dimension : low)),
    answered: answers.filter(({ score }) => score.scored).length,
    readiness: level,
    reason,
  };
}

/** The report of an interview whose answers are scored: everything that follows from the scores alone. */
export function reportOf(answers: ScoredAnswer[], jobRole: string, engine: Engine): InterviewFeedback {
  const summary = summarise(answers);
  const narrative = narrativeOf(answers);
  return {
    overallScore: summary.overall,
    ...summary.scores,
    strengths: narrative.strengths,
    improvements: narrative.improvements,
    overall: paragraphOf(summary, answers, jobRole.trim()),
    verdict: verdictOf(summary, answers.length),
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
  return reportOf(await scoreAll(input), input.jobRole, builtinEngine);
}
