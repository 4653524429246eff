import {
  type AnswerScore,
  asIs,
  joined,
  type PointFinding,
  type ScoredAnswer,
  say,
  type Worded,
} from '@greenroom/domain';
import { cutBetweenWords } from '../../text/cut-between-words.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { wordedOf } from '../message-of.ts';
import { isInOtherLanguage } from './other-language.ts';
import { areasOf, weakestLifts } from './weakest-lifts.ts';

/** The one thing to do next; `answerIndex` names the answer, null for a new interview. */
export interface Action {
  title: Worded;
  text: Worded;
  answerIndex: number | null;
}

const questionLength = 90;
/** An answer from here on, of 100, needs no second try. */
export const goodAnswer = 75;

/** A question in quotes, cut where it is long. */
function quotedQuestion(text: string): Worded {
  const flat = evenSpaces(text);
  return asIs(`"${flat.length <= questionLength ? flat : `${cutBetweenWords(flat, questionLength)} ...`}"`);
}

/** A question without a scored answer: certain, and worth the most. One with a notice has an answer, which waits for the model. */
function answerOpen(answers: readonly ScoredAnswer[]): Action | undefined {
  const answerIndex = answers.findIndex(({ score }) => !score.scored && !score.notice);
  const open = answers[answerIndex];
  if (!open) return undefined;
  return {
    title: say('answer_question', { number: answerIndex + 1 }),
    text: joined(
      quotedQuestion(open.question_text),
      say(isInOtherLanguage(open) ? 'answered_in_other_language' : 'not_answered_yet'),
    ),
    answerIndex,
  };
}

/** An answer that a gate or a red flag caps: its reason is certain, with the words that show it. */
function answerCapped(answers: readonly ScoredAnswer[]): Action | undefined {
  const answerIndex = answers.findIndex(({ score }) => score.flags.some(({ cap }) => cap !== null));
  const capped = answers[answerIndex];
  const flag = capped?.score.flags.find(({ cap }) => cap !== null);
  if (!capped || !flag) return undefined;
  return {
    title: say('try_again', { number: answerIndex + 1 }),
    text: joined(quotedQuestion(capped.question_text), wordedOf(flag)),
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
function weakestArea({ dimensions: areas }: AnswerScore): Worded[] {
  const [low] = areasOf(areas);
  return low ? [say('lowest_area', { dimension: low, score: areas[low].score })] : [];
}

/** The lowest-scored answer: what its weakest area asks for, and what is certain about it, measured or by its score. */
function weakestAnswer(answers: readonly ScoredAnswer[]): Action | undefined {
  const answerIndex = answers.reduce(
    (low, { score }, at) => (score.overall < (answers[low]?.score.overall ?? 0) ? at : low),
    0,
  );
  const weakest = answers[answerIndex];
  if (!weakest || weakest.score.overall >= goodAnswer) return undefined;
  const { evidence } = weakest.score;
  const [lift] = weakestLifts(weakest.score);
  const measured = evidence.find(({ kind }) => kind === 'measured');
  const number = answerIndex + 1;
  const certain = measured ? [wordedOf(measured)] : weakestArea(weakest.score);
  return {
    title: lift ?? say('try_again', { number }),
    text: joined(say('for_question', { number }), quotedQuestion(weakest.question_text), ...certain),
    answerIndex,
  };
}

/** The one thing to do next: something certain, or a question. */
export function nextActionFor(answers: readonly ScoredAnswer[]): Action {
  const certain = answerOpen(answers) ?? answerCapped(answers);
  if (certain) return certain;
  const asked = mostWorthAsking(answers);
  const answer = asked && answers[asked.answerIndex];
  if (asked && answer) {
    const points = Math.max(1, Math.round(asked.point.worth));
    return {
      title: asIs(asked.point.ask),
      text: joined(
        say('for_question', { number: asked.answerIndex + 1 }),
        quotedQuestion(answer.question_text),
        say('point_out_or_add', { points }),
      ),
      answerIndex: asked.answerIndex,
    };
  }
  return (
    weakestAnswer(answers) ?? {
      title: say('another_round'),
      text: say('harder_round'),
      answerIndex: null,
    }
  );
}
