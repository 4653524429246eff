import { countWords } from '../job-ad/ad-phrases.ts';
import { isAlsoNoun, verbOf } from '../job-ad/ad-verbs.ts';
import { everydayStems } from '../text/common-words.ts';
import { namesRole } from '../text/role-words.ts';
import { stemOf } from '../text/stem.ts';

const [fewestWords, mostWords] = [4, 30];
/** Words at which a piece of a line hangs. */
const hanging =
  /(?:\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|as|that|which|from|into|about|through|including|using|via|per|our|my|their|its|between|who|is|are|be|any|all|such|while|when|where|across|e\.g|i\.e)|[,:(&/“"–—-])$/i;

const balanced = (text: string) =>
  ['()', '[]', '“”'].every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length,
  ) && (text.split('"').length - 1) % 2 === 0;

/** What is written for a table, a list or a screen and never said in a letter. */
const unsaid =
  /[|•●▪→►:;…\t*_#<>=[\]{}~]|https?\b|www\.|\S@\S|\s[–—-]\s|\b(?:w\/|b\/w|etc|e\.g|i\.e|viz|n\/a|tbd|aka|incl|excl|approx|dept|mgmt|govt)\b|\b(?:\p{Lu} ){3}|\p{Ll}\(|\)\p{L}|\s[,.)]|\(\s|\.\s|[.!?],|\bto \p{Ll}{3,}ed\b|\/[\p{L}\d]+\/|\bmay, or\b|\s-\p{L}|\s['’]\s/iu;
/** A date that stands beside a line: "2019 - 2021", "(June 2020)", ", 2019". "In 2019" belongs to it. */
const looseDate =
  /(?<!\b(?:in|since|until|by|from|to|of|for|during|and|the|between|late|early|mid|through)(?: \p{Lu}\p{Ll}{2,8}\.?)?\s)\b(?:19|20)\d{2}\b(?!-\p{L})|\b\d{1,2}\/(?:19|20)?\d{2}\b/u;
/** Tails without a verb: ", about 4 million requests a day", ", 3 shift system". */
const looseTail =
  /,\s+(?:(?:about|around|over|circa|roughly|up to)\s+)?\d[\d,.]*\+?\s+\p{L}+(?:\s+\p{L}+)*$/u;
/** Somebody who was not named yet: "Used their design system". */
const untoldOwner = /^(?:\S+ ){1,4}their\b|\b(?:of|for|to|in|with) \p{Ll}+['’]s\b/u;
/** The plural and the third person: a letter is about the one who writes it. */
const otherPerson = /\b(?:[Ww]e|us|[Oo]ur|[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Yy]ou|[Yy]our)\b/;

const smallWord =
  /^(?:of|and|the|in|at|for|to|an?|with|on|by|or|from|as|via|using|into|under|between|per|its?|their|my|both|new)$/i;
const isEveryday = (word: string) =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
  (everydayStems.has(stemOf(word.toLowerCase())) || isAlsoNoun(word.toLowerCase()));

/** "trajectory optimization Reconstruction of the": a second line begins with its deed. */
const gluedDeed = /\p{Ll}{3} \p{Lu}\p{Ll}+(?:tion|ment|ance|sis|ed|ing) (?:of|and|for|the|in|with|a|an)\b/u;

/** Two lines that were read as one: "with a classmate Rental listings dashboard". */
function isGlued(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    if (at < 2 || !isEveryday(word) || !/^\p{Ll}{3,}$/u.test(before) || smallWord.test(before)) return false;
    return /^\p{Ll}/u.test(after) && verbOf(before) === undefined && !/(?:ed|ing)$/.test(before);
  });
}

/** Verbs that need an object: "Developed in Python" says of nothing that it was developed. */
const needsObject =
  /^(?:developed|built|created|designed|implemented|wrote|made|produced|deployed|integrated|automated|maintained|used|utilized|supported|achieved|increased|reduced|improved)\s+(?:in|with|using|by|on|at|through|via|under|from|during)\b/i;
/** Things of which there are several: without an article the line is a note, "Led team of five". */
const countable = new Set(
  'forklift jack truck van crane bus car vehicle ladder till proof concept roadmap member presence stack console step release prototype integration deployment upgrade migration team project system application app website webpage site page database dashboard tool platform process program programme model pipeline campaign budget strategy report server service store department feature module interface plan study survey unit product game library algorithm script company network committee event group class course club branch client customer office rollout pilot design style workflow checklist handover template layout logo brand newsletter blog channel portal plugin bot robot device machine engine package component system method technique solution initiative policy procedure protocol schedule shift kitchen restaurant shop warehouse region area territory portfolio account contract bid proposal presentation workshop session seminar conference exhibition shoot film video article book chapter paper thesis role position internship degree audit review assessment experiment trial test suite environment cluster queue cache index'.split(
    ' ',
  ),
);
/** "Crawler", "editor": what does a work is one of several too; stuff is not. */
const agent =
  /^(?!(?:labou?r|behaviou?r|water|power|paper|weather|copper|timber|rubber|leather|colou?r|lumber|cyber|other|further|outdoor|indoor|major|minor|senior|junior|prior|superior)$)\p{Ll}{3,}(?:er|or)$/u;
/** One of several, which needs an article: "team", "editor". */
export const isCountable = (word: string) => countable.has(word) || agent.test(word);
const determiner =
  /^(?:an?|the|my|our|their|its|this|that|these|those|each|every|all|any|both|no|some|several|many|multiple|various|numerous|new|more|over|about|up|one|two|three|four|five|six|seven|eight|nine|ten|twelve|another|half|\d.*|[$€£].*|\p{L}+['’]s|\p{L}+(?<!ou|s|u|i)s['’]?)$/iu;
const phraseEnd =
  /^(?:of|for|to|in|into|with|within|using|that|which|on|from|by|at|and|as|about|across|while|through|via|after|before|during|without|under|over|per|when|where)$/i;

/** "Assist Program Director in planning": a person behind the verb needs an article, or a name. */
const bareOfficer =
  /^\p{L}+ (?:\p{Lu}\p{Ll}+ ){0,2}(?:Director|Manager|Coordinator|Officer|Supervisor|Administrator|Assistant|Engineer|Lead|Head|Teacher|Nurse|Chef|Owner|President)\b/u;

/** Whether the first thing behind the verb is one of several and has no article. */
function lacksArticle(words: readonly string[]): boolean {
  const start = /^(?:and|&)$/i.test(words[1] ?? '') || /,$/.test(words[0] ?? '') ? 3 : 1;
  for (const [at, word] of words.slice(start, start + 7).entries()) {
    if (/^(?:and|&)$/i.test(word)) continue;
    if (determiner.test(word) || phraseEnd.test(word)) return false;
    const next = words[start + at + 1];
    const isEnd = /,$/.test(word) || next === undefined || phraseEnd.test(next) || /^\(|ing$/.test(next);
    if (isEnd && /^and$/i.test(next ?? '') && !isCountable(word.toLowerCase())) continue;
    if (isEnd) return isCountable(word.toLowerCase().replace(/,$/, ''));
  }
  return false;
}

/** "For ongoing teaching portfolio": an article is missing behind a preposition too. */
function lacksArticleWithin(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (
      !/^(?:for|in|with|to|of|at|on|from|into|through|by|via|using|under|over|within|during|about|between|among|around|towards?|without)$/i.test(
        word,
      )
    )
      return false;
    for (let next = at + 1; next < Math.min(at + 5, words.length); next += 1) {
      const [one = '', after] = [words[next], words[next + 1]];
      if (determiner.test(one) || !/^[\p{L}/-]+,?$/u.test(one) || phraseEnd.test(one)) return false;
      const isEnd = /,$/.test(one) || after === undefined || phraseEnd.test(after);
      if (isEnd) return next > at + 1 && isCountable(one.replace(/,$/, ''));
    }
    return false;
  });
}

/** "Started as electrician", "Worked as frontend developer": a trade needs its article too. */
function lacksTradeArticle(words: readonly string[]): boolean {
  const at = words.indexOf('as') + 1;
  if (at === 0 || at > 3 || determiner.test(words[at] ?? '')) return false;
  const end = words.findIndex(
    (word, position) => position >= at && (phraseEnd.test(word) || /,$/.test(word)),
  );
  const trade = words.slice(at, end < 0 ? undefined : end + Number(/,$/.test(words[end] ?? '')));
  const last = (trade.at(-1) ?? '').replace(/,$/, '');
  return (
    /^\p{Ll}+[^s]$/u.test(last) && trade.length <= 5 && (trade.length === 1 || namesRole(trade.join(' ')))
  );
}

/** Verbs that take "to" themselves; behind others it makes a passive that lost its "was": "Commissioned to redesign". */
const takesTo =
  /^(?:contributed|listened|managed|helped|adapted|responded|reported|attended|committed|presented|worked|moved|continued|learned|learnt|applied|spoke|catered|transitioned|returned|migrated|rose|sought|served|started|began|volunteered|travelled|traveled|went|came|led|partnered|collaborated|liaised|strived|strove|agreed|replied|tended|adhered|reached|added|switched|sold|wrote|gave)$/i;
const lostPassive = (words: readonly string[]) => words[1] === 'to' && !takesTo.test(words[0] ?? '');

const pastWord = /^\p{Ll}+(?:ed|ilt|ote|ade|ught|ran|led|won)$/u;
const asParticiple = /^(?:by|in|at|from|as|on|for|to)$/;
/** "designed a database, loaded listings, built a dashboard": three notes without an "and". */
function isSplice(text: string): boolean {
  const parts = text.replace(/\([^()]*\)/g, '').split(/,\s+/);
  const deeds = parts.slice(1).filter((part) => {
    const [first = '', second = ''] = part.split(' ');
    const isDeed = pastWord.test(first) && !asParticiple.test(second);
    return (
      (isDeed && second !== '') || (verbOf(first)?.form === 'base' && !isAlsoNoun(first) && second !== '')
    );
  });
  const last = parts.at(-1) ?? '';
  return deeds.length > 0 && !/^(?:and|or|then|which|while|who)\b| and /.test(last);
}

/** How a part behind the last comma goes on: ", using Python", ", with a team of five", ", now in every store". */
const goesOn =
  /^(?:and|or|but|so|then|which|who|whose|where|while|with|without|for|in|on|to|from|at|by|as|using|including|such|both|through|via|across|along|plus|especially|particularly|often|now|not|even|over|under|up|down|after|before|during|within|rather|all|each|both|most|half|\p{L}+(?:ing|ly))\b| (?:and|or) |^[^,]+(?:ed|ing) by\b/iu;

/** "runs Haas mills, Mazak lathes": a list without its "and". */
function lacksAnd(text: string): boolean {
  const last = text.replace(/\([^()]*\)/g, '').split(/,\s+/);
  return last.length > 1 && !goesOn.test(last.at(-1) ?? '');
}

/** Mostly in capitals, or with every word in one: a heading. */
function isHeading(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  return long.length > 2 && long.filter((word) => /^\p{Lu}/u.test(word)).length * 3 > long.length * 2;
}

const units: Readonly<Record<string, string>> = { hr: 'hour', yr: 'year', mo: 'month', min: 'minute' };

/** A line as a letter writes it: "~2 months" is about two, and "&" between words is an "and". */
export const spelledOut = (text: string): string =>
  text
    .replace(/(?<=[\p{Ll})] )&(?= \p{L})/gu, 'and')
    .replace(/(?<=^|\s)~\s?(?=\d)/g, 'about ')
    .replace(/\s+—\s+(?=\p{Ll})/gu, ', ')
    .replace(/(?<=\d\s)(hr|yr|mo|min)(s?)\b\.?/g, (_, unit: string, many: string) => `${units[unit]}${many}`);

/**
 * Whether a line can be put into a sentence whole: no table, list, heading, loose date, cut or glued piece in it. Strict on purpose:
 * a line that is left out is asked for, and one that reads badly costs the letter.
 */
export function isCleanLine(text: string): boolean {
  const words = text.split(' ');
  const count = countWords(text);
  if (count < fewestWords || count > mostWords || hanging.test(text) || !balanced(text)) return false;
  if (unsaid.test(text) || looseDate.test(text) || looseTail.test(text)) return false;
  if (otherPerson.test(text) || untoldOwner.test(text)) return false;
  if (!/^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\s+%°]+$/u.test(text)) return false;
  return !isHeading(words) && !gluedDeed.test(text) && !isGlued(words) && !isSplice(text) && !lacksAnd(text);
}

/** A deed that lacks what it was done to, an article or its "was": a note, and no clause. */
export function isNote(text: string): boolean {
  const words = text.split(' ');
  const clauses = text
    .split(/,? and (?=\p{Ll}+(?:ed|ilt|ote|ade|an|ed up) )/u)
    .map((clause) => clause.split(' '));
  return (
    needsObject.test(text) ||
    bareOfficer.test(text) ||
    lacksTradeArticle(words) ||
    clauses.some(lacksArticle) ||
    lacksArticleWithin(words) ||
    lostPassive(words)
  );
}
