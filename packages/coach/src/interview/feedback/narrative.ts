import {
  asIs,
  type Evidence,
  type InterviewFeedback,
  joined,
  type ScoredAnswer,
  say,
  type Worded,
} from '@greenroom/domain';
import { evenSpaces } from '../../text/even-spaces.ts';
import { wordedOf } from '../message-of.ts';
import { goodAnswer } from './next-action.ts';
import { weakestLifts } from './weakest-lifts.ts';

type Narrative = Record<keyof InterviewFeedback['detailed_feedback'], Worded[]>;

const perList = 5;

/** Remarks of one kind, one from each answer in turn, no message twice; a seen remark comes with its words. */
function sentencesOf(
  answers: readonly ScoredAnswer[],
  kind: Evidence['kind'],
  isBestFirst: boolean,
): Worded[] {
  const direction = isBestFirst ? -1 : 1;
  const ordered = answers
    .map((answer, at) => ({ remarks: answer.score.evidence.filter((one) => one.kind === kind), at, answer }))
    .sort((a, b) => direction * (a.answer.score.overall - b.answer.score.overall) || a.at - b.at);
  const seen = new Set<string>();
  const sentences: Worded[] = [];
  for (let round = 0; round < perList; round += 1) {
    for (const { remarks, at } of ordered) {
      const item = remarks.find(({ message }) => !seen.has(message));
      if (!item || sentences.length >= perList) continue;
      seen.add(item.message);
      const quote = kind === 'question' ? '' : evenSpaces(item.quote);
      const shown = quote ? [asIs(`"${quote}"`)] : [];
      sentences.push(joined(say('of_question', { number: at + 1 }), wordedOf(item), ...shown));
    }
  }
  return sentences;
}

function openQuestions(answers: readonly ScoredAnswer[]): Worded[] {
  const open = answers.flatMap(({ score }, at) => (score.scored ? [] : [at + 1]));
  const [first] = open;
  if (first === undefined) return [];
  return [
    open.length === 1
      ? say('open_question', { number: first })
      : say('open_questions', { numbers: open.join(', ') }),
  ];
}

/** The best answer by its score, where no words of any were praised. */
function bestAnswer(answers: readonly ScoredAnswer[]): Worded[] {
  const best = answers.reduce(
    (top, { score }, at) => (score.overall > (answers[top]?.score.overall ?? 0) ? at : top),
    0,
  );
  const overall = answers[best]?.score.overall ?? 0;
  return overall < goodAnswer ? [] : [say('went_well', { number: best + 1, score: overall })];
}

/** What would lift each low answer that nothing is asked of: the question of its lowest area. */
function liftsOf(answers: readonly ScoredAnswer[]): Worded[] {
  return answers.flatMap(({ score }, at) => {
    const isAsked = score.evidence.some(({ kind }) => kind === 'question' || kind === 'gap');
    const [lift] = weakestLifts(score);
    return score.scored && score.overall < goodAnswer && !isAsked && lift
      ? [joined(say('of_question', { number: at + 1 }), lift)]
      : [];
  });
}

/**
 * The four lists of the report: what was seen, what was flagged, what to ask yourself, and what was measured. A question is about
 * something that wasn't found; nothing says that it wasn't said.
 */
export function narrativeOf(answers: readonly ScoredAnswer[]): Narrative {
  const praised = sentencesOf(answers, 'strength', true);
  return {
    strengths: praised.length > 0 ? praised : bestAnswer(answers),
    weaknesses: [...openQuestions(answers), ...sentencesOf(answers, 'gap', false)],
    improvements: [...sentencesOf(answers, 'question', false), ...liftsOf(answers)].slice(0, perList),
    specific_recommendations: sentencesOf(answers, 'measured', false),
  };
}
