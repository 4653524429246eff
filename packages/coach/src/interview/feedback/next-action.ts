import {
  type AnswerScore,
  dimensionLabels,
  type InterviewFeedback,
  type PointFinding,
  type ScoredAnswer,
} from '@greenroom/domain';
import { cutBetweenWords } from '../../text/cut-between-words.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { areasOf, weakestLifts } from './weakest-lifts.ts';

type NextAction = InterviewFeedback['next_action'];

const questionLength = 90;
/** An answer from here on, of 100, needs no second try. */
export const goodAnswer = 75;

function shortQuestion(text: string): string {
  const flat = evenSpaces(text);
  return flat.length <= questionLength ? flat : `${cutBetweenWords(flat, questionLength)} ...`;
}

const pointsText = (points: number) => (points === 1 ? '1 point' : `${points} points`);

/** A question without a scored answer: certain, and worth the most. */
function answerOpen(answers: readonly ScoredAnswer[]): NextAction | undefined {
  const answerIndex = answers.findIndex(({ score }) => !score.scored);
  const open = answers[answerIndex];
  if (!open) return undefined;
  return {
    title: `Answer question ${answerIndex + 1}`,
    text: `"${shortQuestion(open.question_text)}" has no scored answer yet. Give it a try.`,
    answerIndex,
  };
}

/** An answer that a gate or a red flag caps: its reason is certain, with the words that show it. */
function answerCapped(answers: readonly ScoredAnswer[]): NextAction | undefined {
  const answerIndex = answers.findIndex(({ score }) => score.flags.some(({ cap }) => cap !== null));
  const capped = answers[answerIndex];
  const flag = capped?.score.flags.find(({ cap }) => cap !== null);
  if (!capped || !flag) return undefined;
  return {
    title: `Try question ${answerIndex + 1} again`,
    text: `"${shortQuestion(capped.question_text)}" ${flag.message}`,
    answerIndex,
  };
}

interface Asked {
  point: PointFinding;
  answerIndex: number;
}

/** The coaching question whose answer is worth the most. */
export function mostWorthAsking(answers: readonly ScoredAnswer[]): Asked | undefined {
  const asked = answers.flatMap(({ score }, answerIndex) =>
    (score.points ?? [])
      .filter(({ zone, worth }) => zone === 'ask' && worth > 0)
      .map((point) => ({ point, answerIndex })),
  );
  return asked.reduce<Asked | undefined>(
    (best, one) => (!best || one.point.worth > best.point.worth ? one : best),
    undefined,
  );
}

/** The area that scored lowest, with its score: certain, whatever was said. */
function weakestArea({ dimensions: areas }: AnswerScore): string {
  const [low] = areasOf(areas);
  return low ? `${dimensionLabels[low]} is its lowest area, at ${areas[low].score} of 100.` : '';
}

/** The lowest-scored answer: what its weakest area asks for, and what is certain about it, measured or by its score. */
function weakestAnswer(answers: readonly ScoredAnswer[]): NextAction | undefined {
  const answerIndex = answers.reduce(
    (low, { score }, at) => (score.overall < (answers[low]?.score.overall ?? 0) ? at : low),
    0,
  );
  const weakest = answers[answerIndex];
  if (!weakest || weakest.score.overall >= goodAnswer) return undefined;
  const { evidence } = weakest.score;
  const [lift] = weakestLifts(weakest.score);
  const measured = evidence.find(({ kind }) => kind === 'measured');
  return {
    title: lift ?? `Try question ${answerIndex + 1} again`,
    text: `That's for question ${answerIndex + 1}, "${shortQuestion(weakest.question_text)}" ${measured?.message ?? weakestArea(weakest.score)}`,
    answerIndex,
  };
}

/** The one thing to do next: something certain, or a question. */
export function nextActionFor(answers: readonly ScoredAnswer[]): NextAction {
  const certain = answerOpen(answers) ?? answerCapped(answers);
  if (certain) return certain;
  const asked = mostWorthAsking(answers);
  const answer = asked && answers[asked.answerIndex];
  if (asked && answer) {
    const worth = Math.max(1, Math.round(asked.point.worth));
    return {
      title: asked.point.ask,
      text: `That's for question ${asked.answerIndex + 1}, "${shortQuestion(answer.question_text)}" If you said it, point it out. If not, add a sentence. It's worth up to ${pointsText(worth)} in that answer.`,
      answerIndex: asked.answerIndex,
    };
  }
  return (
    weakestAnswer(answers) ?? {
      title: 'Ready for another round?',
      text: 'Nice work. Try a fresh set of questions, or make it harder.',
      answerIndex: null,
    }
  );
}
