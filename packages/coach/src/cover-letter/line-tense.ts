import { isAlsoAdjective, isAlsoNoun, verbOf } from '../job-ad/ad-verbs.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const irregular = new Map(
  'begin:began bind:bound break:broke breed:bred bring:brought build:built buy:bought cast:cast catch:caught choose:chose cut:cut deal:dealt dig:dug draw:drew drive:drove feed:fed find:found fly:flew forecast:forecast get:got give:gave grind:ground grow:grew hang:hung hold:held input:input keep:kept know:knew lay:laid lead:led lend:lent make:made meet:met oversee:oversaw pay:paid proofread:proofread put:put read:read rebuild:rebuilt reset:reset ride:rode ring:rang run:ran see:saw seek:sought sell:sold send:sent set:set shake:shook shoot:shot speak:spoke split:split spread:spread stand:stood sweep:swept take:took teach:taught tell:told think:thought understand:understood undertake:undertook underwrite:underwrote upsell:upsold weave:wove win:won withdraw:withdrew write:wrote rewrite:rewrote troubleshoot:troubleshot'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Verbs of two syllables that double their last letter. */
const doubled =
  /(?:fer|mit|trol|quip|format|gram|bug|outfit|retrofit|clog|recap)$|^[^aeiou]*[aeiou][bdgklmnprt]$/;

/** "Drive" as "drove", "plan" as "planned". */
function pastOfBase(base: string): string {
  const known = irregular.get(base);
  if (known) return known;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied');
  return `${base}${doubled.test(base) ? base.at(-1) : ''}ed`;
}

const bare = (word: string) => word.replace(/[,;]$/, '');
const behindVerb =
  /^(?:the|an?|all|my|our|up|out|over|and|new|every|each|monthly|weekly|daily|\d.*|\p{Ll}{3,}s)$/u;
const behindNoun = /^(?:of|for|in|to|and|or|from|by|with|at|on|are|is)$/;
const behindParallel = /^(?:the|an?|all|my|our|for|every|each|new|\d.*|\p{Ll}{3,}(?:s|ing|al|ly))$/u;
const opensVerb = /(?:,|;|^and|^or|^then)$/;

/**
 * A line of a resume in the tense of its job: "Provide service" of a job that is over is "Provided service", "Provides service" of one
 * that goes on is "Provide service". As it is where one of its verbs may be a noun.
 */
export function inTense(line: string, isCurrent: boolean): string {
  const words = line.split(' ');
  const first = verbOf(bare(words[0] ?? ''));
  if (!first || first.form === 'ing' || (isCurrent && first.form === 'base')) return line;
  // "Charge nurse two nights a week" is no deed.
  // "Leads safe handoffs" is one, where "Leads of the shop" isn't.
  const isThird = first.form === 's' && !behindNoun.test(words[1] ?? '');
  if (!isThird && isAlsoNoun(first.base) && !behindVerb.test(words[1] ?? '')) return line;
  const said: string[] = [];
  for (const [at, word] of words.entries()) {
    const verb = verbOf(bare(word));
    const isVerb = at === 0 || opensVerb.test(words[at - 1] ?? '');
    if (!isVerb || !verb || verb.form === 'ing') {
      said.push(word);
      continue;
    }
    const now = isCurrent ? verb.base : pastOfBase(verb.base);
    // Behind "and" it may be a thing, unless it has the form of the first.
    const isAlike = isThird && verb.form === 's' && behindParallel.test(words[at + 1] ?? '');
    if (at > 0 && !isAlike && (isAlsoNoun(verb.base) || isAlsoAdjective(verb.base))) return line;
    said.push(`${at === 0 ? capital(now) : now}${word.slice(bare(word).length)}`);
  }
  return said.join(' ');
}
