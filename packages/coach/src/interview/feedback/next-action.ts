import type { InterviewFeedback, ScoredAnswer } from '@greenroom/domain';
import { cutBetweenWords } from '../text/cut-between-words.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import type { SignalId } from './rubric.ts';

type NextAction = InterviewFeedback['next_action'];

/** What an answer is taken to be worth while no other answer of the interview shows it. */
const typicalWithoutAny = 50;

const missing: Partial<Record<SignalId, { title: string; text: string }>> = {
  key_points: { title: 'Cover the missing key points', text: 'key points are missing' },
  result: { title: 'Add the result', text: 'the result, best with a number, is missing' },
  action: { title: 'Say what you did', text: 'your own actions are thin' },
  situation: { title: 'Place the story', text: 'the situation is missing' },
  task: { title: 'Name your task', text: 'what was asked of you is missing' },
  reasoning: { title: 'Give your reasons', text: 'the reasons for your choice are thin' },
  method: { title: 'Lay out the steps', text: 'the steps are not laid out in order' },
  check: { title: 'Say how you checked', text: 'how you checked the outcome is missing' },
  specifics: { title: 'Add numbers and names', text: 'numbers and names are thin' },
  ownership: { title: 'Show your own part', text: 'your own part is unclear' },
  credit: { title: 'Bring in the others', text: 'the people you worked with are missing' },
  lesson: { title: 'Close on the lesson', text: 'the lesson is missing' },
  length: { title: 'Bring it to the right length', text: 'the length is off' },
};

interface Gain {
  answerIndex: number;
  signal: SignalId;
  points: number;
}

/** What each missing thing is worth in its answer, in points of that answer's score. */
function gainsOf(answer: ScoredAnswer, answerIndex: number): Gain[] {
  const gains = new Map<SignalId, number>();
  for (const line of answer.score.receipt.lines) {
    const id = line.id.slice(line.id.indexOf('.') + 1) as SignalId;
    if (line.id.startsWith('cap.') || !missing[id]) continue;
    gains.set(id, (gains.get(id) ?? 0) + line.weight - line.points);
  }
  return [...gains].map(([signal, points]) => ({ answerIndex, signal, points }));
}

function shortQuestion(text: string): string {
  const flat = evenSpaces(text);
  if (flat.length <= 90) return flat;
  return `${cutBetweenWords(flat, 90)} ...`;
}

const pointsText = (points: number) => (points === 1 ? '1 point' : `${points} points`);

function answerOpen(
  answers: readonly ScoredAnswer[],
  typical: number,
): { action: NextAction; points: number } | undefined {
  const answerIndex = answers.findIndex((answer) => !answer.score.scored);
  const open = answers[answerIndex];
  if (!open) return undefined;
  const points = Math.round(typical / answers.length);
  return {
    points,
    action: {
      title: `Answer question ${answerIndex + 1}`,
      text: `Question ${answerIndex + 1}, "${shortQuestion(open.question_text)}", has no scored answer. One as good as your others is worth ${pointsText(points)} of your overall score.`,
      answerIndex,
    },
  };
}

function answerCapped(
  answers: readonly ScoredAnswer[],
  typical: number,
): { action: NextAction; points: number } | undefined {
  const isCapped = (answer: ScoredAnswer) =>
    answer.score.scored && answer.score.receipt.lines.some((line) => line.id.startsWith('cap.'));
  const answerIndex = answers.findIndex(isCapped);
  const capped = answers[answerIndex];
  if (!capped) return undefined;
  const points = Math.max(1, Math.round(Math.max(0, typical - capped.score.overall) / answers.length));
  return {
    points,
    action: {
      title: `Answer question ${answerIndex + 1} again`,
      text: `Question ${answerIndex + 1}, "${shortQuestion(capped.question_text)}": ${capped.score.flags[0]?.message ?? ''} One as good as your others is worth ${pointsText(points)} of your overall score.`,
      answerIndex,
    },
  };
}

/** The one thing to do next: the gap whose closing is worth the most points, computed from the receipts. */
export function nextActionFor(answers: readonly ScoredAnswer[]): NextAction {
  const judged = answers.filter((answer) => answer.score.scored);
  const full = judged.filter(
    (answer) => !answer.score.receipt.lines.some((line) => line.id.startsWith('cap.')),
  );
  const typical =
    full.length === 0
      ? typicalWithoutAny
      : full.reduce((sum, item) => sum + item.score.overall, 0) / full.length;
  const whole = [answerOpen(answers, typical), answerCapped(answers, typical)]
    .filter((item) => item !== undefined)
    .sort((a, b) => b.points - a.points)[0];
  const best = answers
    .flatMap((answer, at) => (full.includes(answer) ? gainsOf(answer, at) : []))
    .sort((a, b) => b.points - a.points)[0];
  const points = Math.round((best?.points ?? 0) / Math.max(1, answers.length));
  if (whole && whole.points >= points) return whole.action;
  const item = best && missing[best.signal];
  const answer = best && answers[best.answerIndex];
  if (!best || !item || !answer || points < 1) {
    return {
      title: 'Take a harder interview',
      text: 'No single gap is worth a whole point any more. Set the difficulty one step up.',
      answerIndex: null,
    };
  }
  const left =
    best.signal === 'key_points' && answer.score.missed[0] ? ` (first: ${answer.score.missed[0]})` : '';
  return {
    title: `${item.title} in question ${best.answerIndex + 1}`,
    text: `In question ${best.answerIndex + 1}, "${shortQuestion(answer.question_text)}", ${item.text}${left}. That is worth up to ${pointsText(points)} of your overall score.`,
    answerIndex: best.answerIndex,
  };
}
