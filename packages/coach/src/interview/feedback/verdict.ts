import type { ScoredAnswer } from '@greenroom/domain';
import { evenSpaces } from '../../text/even-spaces.ts';

interface Finding {
  message: string;
  quote: string;
}

/** The first praise of each answer, the highest-scored answer first. */
function bestFindings(answers: readonly ScoredAnswer[]): Finding[] {
  const found = answers.flatMap(({ score }, at) =>
    score.evidence
      .filter(({ kind }) => kind === 'strength')
      .slice(0, 1)
      .map(({ message, quote }) => ({ message, quote, at, overall: score.overall })),
  );
  const ordered = found.sort((a, b) => b.overall - a.overall || a.at - b.at);
  return ordered
    .filter(({ message }, at) => ordered.findIndex((one) => one.message === message) === at)
    .slice(0, 2);
}

/** Words that a headline has room for. */
const shortQuote = 26;

/** Two findings in one sentence, or one with the words that show it; undefined where nothing was recognized for sure. */
function headline([first, second]: readonly Finding[]): string | undefined {
  if (!first) return undefined;
  if (second) {
    const isClause = /^You(?:'re|'ve)? /.test(second.message) && first.message.endsWith('.');
    const lower = second.message.charAt(0).toLowerCase() + second.message.slice(1);
    return isClause ? `${first.message.slice(0, -1)}, and ${lower}` : `${first.message} ${second.message}`;
  }
  const quote = evenSpaces(first.quote);
  const ended = /[.!?]$/.test(quote) ? quote : `${quote}.`;
  return quote.split(' ').length <= shortQuote ? `${first.message} "${ended}"` : first.message;
}

/** Answers that are nearer than this, in points of 100, went about as well. */
const clearLead = 10;

interface Ranked {
  number: number;
  overall: number;
}

/** The answers that went best and that have the most room, where one is clearly ahead. */
function bestAndWorst(answers: readonly ScoredAnswer[]): [best: Ranked, worst: Ranked] | undefined {
  const ranked = answers
    .map(({ score }, at): Ranked => ({ number: at + 1, overall: score.scored ? score.overall : 0 }))
    .sort((a, b) => b.overall - a.overall || a.number - b.number);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  return best && worst && best.overall - worst.overall >= clearLead ? [best, worst] : undefined;
}

/** What every answer shares, in numbers: for an interview of which nothing was recognized and no answer stands out. */
function counted(answers: readonly ScoredAnswer[]): string {
  const words = answers.reduce((sum, { score }) => sum + score.words, 0);
  const scored = answers.filter(({ score }) => score.scored).length;
  return `You answered ${scored} of ${answers.length} questions in ${words} words.`;
}

/** One finding about these answers: what was seen best, and which answer has the most room. Never a template over the score. */
export function verdictOf(answers: readonly ScoredAnswer[]): string {
  if (!answers.some(({ score }) => score.scored)) return "There's no answer to score in this interview yet.";
  const flagged = answers.findIndex(({ score }) => score.flags.some(({ id }) => id === 'red_flag'));
  const seen = headline(bestFindings(answers));
  if (flagged >= 0)
    return `${seen ?? counted(answers)} Look at question ${flagged + 1} first: one sentence in it is risky.`;
  const ends = bestAndWorst(answers);
  if (!ends) return seen ?? counted(answers);
  const [best, worst] = ends;
  return seen
    ? `${seen} Question ${worst.number} has the most room.`
    : `Question ${best.number} went best, and question ${worst.number} has the most room.`;
}
