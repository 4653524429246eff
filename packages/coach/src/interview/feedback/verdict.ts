import { joined, type Said, type ScoredAnswer, say, type Worded } from '@greenroom/domain';
import { evenSpaces } from '../../text/even-spaces.ts';
import { isInOtherLanguage } from './other-language.ts';

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
function counted(answers: readonly ScoredAnswer[]): Worded {
  const words = answers.reduce((sum, { score }) => sum + score.words, 0);
  const scored = answers.filter(({ score }) => score.scored).length;
  return say('answered_so_many', { scored, all: answers.length, words });
}

/** A verdict with what was seen in its English; by code it stands by itself, because what was seen is in the words of its author. */
const withSeen = (seen: string, rest: readonly Worded[], alone: Said): Worded => ({
  text: [seen, ...rest.map(({ text }) => text)].join(' '),
  said: alone,
});

/**
 * One finding about these answers: what was seen best, and which answer has the most room. Never a template over the score. By code
 * it says which answers went best and which to work on.
 */
export function verdictOf(answers: readonly ScoredAnswer[]): Worded {
  if (!answers.some(({ score }) => score.scored))
    return say(answers.some(isInOtherLanguage) ? 'not_in_english' : 'nothing_to_score');
  const flagged = answers.findIndex(({ score }) => score.flags.some(({ id }) => id === 'red_flag'));
  const seen = headline(bestFindings(answers));
  if (flagged >= 0) {
    const look = say('look_first', { number: flagged + 1 });
    const whole = joined(counted(answers), look);
    return seen === undefined ? whole : withSeen(seen, [look], whole.said);
  }
  const ends = bestAndWorst(answers);
  const plain = ends
    ? say('best_and_most_room', { best: ends[0].number, worst: ends[1].number })
    : counted(answers);
  if (seen === undefined) return plain;
  return withSeen(seen, ends ? [say('most_room', { number: ends[1].number })] : [], plain.said);
}
