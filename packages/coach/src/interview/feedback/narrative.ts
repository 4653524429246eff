import type { InterviewFeedback, ScoredAnswer } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';

type Narrative = InterviewFeedback['detailed_feedback'];

const perList = 5;

interface Sentence {
  text: string;
  question: number;
}

/** Answers with their places, the most telling for a kind of remark first. */
function inOrder(answers: readonly ScoredAnswer[], kind: 'strength' | 'gap' | 'tip') {
  const direction = kind === 'strength' ? -1 : 1;
  return answers
    .map((answer, at) => ({ answer, at }))
    .sort((a, b) => direction * (a.answer.score.overall - b.answer.score.overall) || a.at - b.at);
}

/** Remarks of one kind as sentences that quote, no message twice; words quoted elsewhere in the report are not quoted again. */
function sentencesOf(
  answers: readonly ScoredAnswer[],
  kind: 'strength' | 'gap' | 'tip',
  quoted: Set<string>,
  room: number,
): Sentence[] {
  const ordered = inOrder(answers, kind);
  const seen = new Set<string>();
  const sentences: Sentence[] = [];
  for (let round = 0; round < room; round += 1) {
    for (const { answer, at } of ordered) {
      const item = answer.score.evidence.find(
        (evidence) => evidence.kind === kind && !seen.has(evidence.message),
      );
      if (!item || sentences.length >= room) continue;
      seen.add(item.message);
      const quote = evenSpaces(item.quote);
      const isNew = quote !== '' && !quoted.has(`${at} ${quote}`);
      quoted.add(`${at} ${quote}`);
      sentences.push({
        question: at,
        text: `Question ${at + 1}: ${item.message}${isNew ? ` ("${quote}")` : ''}`,
      });
    }
  }
  return sentences;
}

function openQuestions(answers: readonly ScoredAnswer[]): number[] {
  return answers.flatMap((answer, at) => (answer.score.scored ? [] : [at + 1]));
}

function openGaps(open: readonly number[]): string[] {
  if (open.length === 0) return [];
  const named = open.length === 1 ? `Question ${open[0]} has` : `Questions ${open.join(', ')} have`;
  return [`${named} no scored answer and count${open.length === 1 ? 's' : ''} 0.`];
}

/** The key points that an answer left out, as one thing to do. */
function missedPoints(answers: readonly ScoredAnswer[]): string[] {
  return inOrder(answers, 'tip').flatMap(({ answer, at }) => {
    const [first, second] = answer.score.missed;
    if (!answer.score.scored || !first) return [];
    const points = second ? `"${first}" and "${second}"` : `"${first}"`;
    return [`Question ${at + 1}: rehearse the answer once more with ${points} in it.`];
  });
}

/** The four lists of the report: what carried, what was missing, what to change in the answers, and what to practise. */
export function narrativeOf(answers: readonly ScoredAnswer[]): Narrative {
  const quoted = new Set<string>();
  const strengths = sentencesOf(answers, 'strength', quoted, perList);
  const gaps = sentencesOf(answers, 'gap', quoted, perList);
  const tips = sentencesOf(answers, 'tip', quoted, perList * 2);
  const open = openQuestions(answers);
  const textsOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text);
  const half = Math.min(perList, Math.ceil(tips.length / 2));
  const practise = [...textsOf(tips.slice(half)), ...missedPoints(answers)];
  return {
    strengths: textsOf(strengths),
    weaknesses: [
      ...(open.length > 0 ? [`${open.length} of ${answers.length} questions stayed open.`] : []),
      ...textsOf(gaps),
    ],
    improvements: [...openGaps(open), ...textsOf(tips.slice(0, half))],
    specific_recommendations: practise.slice(0, perList),
  };
}
