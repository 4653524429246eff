import type { ScoredAnswer } from '@greenroom/domain';
import { mostWorthAsking } from './next-action.ts';

/** The first praise of each answer, the highest-scored answer first. */
function bestFindings(answers: readonly ScoredAnswer[]): string[] {
  const found = answers.flatMap(({ score }, at) =>
    score.evidence
      .filter(({ kind }) => kind === 'strength')
      .slice(0, 1)
      .map(({ message }) => ({ message, at, overall: score.overall })),
  );
  const ordered = found.sort((a, b) => b.overall - a.overall || a.at - b.at).map(({ message }) => message);
  return [...new Set(ordered)].slice(0, 2);
}

/** "You let them speak first. You kept to facts." as one sentence. */
function joined([first = '', second]: readonly string[]): string {
  if (second === undefined) return first;
  const isClause = /^You(?:'re|r|'ve)? /.test(second) && first.endsWith('.');
  return isClause ? `${first.slice(0, -1)}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}` : `${first} ${second}`;
}

/** What every answer shares, in numbers: for an interview in which nothing was recognized. */
function counted(answers: readonly ScoredAnswer[]): string {
  const words = answers.reduce((sum, { score }) => sum + score.words, 0);
  const scored = answers.filter(({ score }) => score.scored).length;
  return `You answered ${scored} of ${answers.length} questions in ${words} words.`;
}

/** One finding about these answers: what was seen best, and the question that is worth the most. Never a template over the score. */
export function verdictOf(answers: readonly ScoredAnswer[]): string {
  if (!answers.some(({ score }) => score.scored)) return "There's no answer to score in this interview yet.";
  const flagged = answers.findIndex(({ score }) => score.flags.some(({ id }) => id === 'red_flag'));
  const best = bestFindings(answers);
  const opening = best.length > 0 ? joined(best) : counted(answers);
  if (flagged >= 0) return `${opening} Look at question ${flagged + 1} first: one sentence in it is risky.`;
  const asked = mostWorthAsking(answers);
  return asked ? `${opening} Next, in question ${asked.answerIndex + 1}: ${asked.point.ask}` : opening;
}
