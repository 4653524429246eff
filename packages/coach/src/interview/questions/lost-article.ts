import { isAlsoNoun, verbOf } from '../../job-ad/ad-verbs.ts';

const determiner =
  /^(?:an?|the|all|any|each|every|our|your|their|its|this|these|both|no|new|other|more|most|many|some|several|different|daily|weekly|monthly|annual)$|['’]s?$|^\d/i;
/** What is said without an article in one. */
const uncounted =
  /(?:s|ing|ity|acy|receipt|upkeep|turnover|ness|ance|ence|ware|ship|age|ics|data|people|children|food|cash|inventory|equipment|information|feedback|support|content|staff|personnel|research|stock|freight|material|revenue|growth|documentation|care|work|progress|debris|trash|waste|money|business|time|space|communication|medication|blood|water|wire|concrete|labor|code|access|security|risk|demand|production|payroll|mail|paperwork|traffic|health|management|procurement|development|compliance|safety|merchandise|linen|furniture|paint|lumber|power|air|oil|fuel|soil|snow|video|audio|copy|print|media|art|music|law|English|Spanish|maintenance|construction|education|nutrition|transportation|installation|administration|innovation|automation|collaboration|participation|satisfaction|retention|prevention|sanitation|distribution|recruitment|employment|deployment|talent|volume|quality|budget control|inventory control|quality control|cost|speed|customer service|service|credit|debt|tax|trust|rapport|engagement|morale|awareness|adherence)$/i;
const sides =
  /(?:^| )(?:of|for|from|to|in|on|at|with|by|into|onto|across|through|and|or|as|per|between|under|over|during|within|against|before|after|about) /g;
/** Titles that only names of people go without an article. */
const post = /^(?:VP|CEO|CFO|COO|CTO|CIO|President|Manager|Director|Supervisor)$/;
const someones =
  /(?<!\b(?:the|our|your|an?|each|every|their) )\b(?:company|organization|client|customer|department|store|employee|patient|student)['’]s/i;

/** Whether a word can end what something is done to: "records", "research"; not "customer" of "customer and order records". */
export const isWholeName = (word: string): boolean => uncounted.test(word);

interface Name {
  words: string[];
  /** Where it begins. */
  at: number;
}

/** What a duty is done to and with, without the words between. */
function namesIn(text: string): Name[] {
  const [first = '', second = ''] = text.split(' ');
  const start = first.length + 1 + (/ly$/.test(first) ? second.length + 1 : 0);
  const object = text.slice(start);
  const names: Name[] = [];
  let at = 0;
  const add = (end: number) =>
    names.push({ words: object.slice(at, end).split(' ').filter(Boolean), at: start + at });
  for (const { 0: side, index } of object.matchAll(sides)) {
    add(index);
    at = index + side.length;
  }
  add(object.length);
  return names;
}

/** "Book" alone is something to do, and in "order book" a thing. */
const isVerb = (word: string, isAlone: boolean) => {
  const verb = verbOf(word);
  return verb !== undefined && (isAlone || verb.form !== 'base' || !isAlsoNoun(verb.base));
};

/** Whether one would say "the" or "a" in front of it. */
function hasLost({ words }: Name): boolean {
  const last = words.at(-1)?.replace(/,$/, '');
  if (!last || words.some((word) => determiner.test(word))) return false;
  if (/[a-z]ss$/.test(last) || post.test(last)) return true;
  return !(
    uncounted.test(last) ||
    isVerb(last, words.length === 1) ||
    /^\p{Lu}|ly$|(?<!(?:f|sh|b|we|bre|spe))ed$|^(?:date|up|down|out|off|in)$/u.test(last)
  );
}

/** "Remove debris from job site", "company's results": words that lost their articles. */
export const hasLostArticle = (text: string): boolean => someones.test(text) || namesIn(text).some(hasLost);

/** What there is one of, so that one says "the": the list of what may have lost its article is too wide to put one in front of each. */
const ofOne =
  /^(?:team|process|department|book|table|calendar|schedule|ledger|log|register|queue|inbox|website|database|floor|line|desk|board|committee|system|program|plan|budget|policy|project|store|office|site|warehouse|kitchen|shop|facility|building|room|lobby|area|environment|group|client|supervisor|manager|director|lab|laboratory|workflow|pipeline|cycle|lifecycle|portfolio|backlog|roadmap|territory|region|campaign)$/;
const mostWords = 3;

/** A duty with the one article that it lost: "monitor the order book"; undefined where it lost none, or more. */
export function withArticle(text: string): string | undefined {
  const [lost, ...others] = namesIn(text).filter(hasLost);
  if (!lost || others.length > 0 || someones.test(text)) return undefined;
  const { words, at } = lost;
  const last = words.at(-1) as string;
  // "Design and maintain | charge table".
  const isTask = /(?:,|\band|\bor) $/.test(text.slice(0, at)) && verbOf(words[0] as string) !== undefined;
  const name = isTask ? words.slice(1) : words;
  // "Customer and | sales team" are two of one kind.
  const isShared = !isTask && /\b(?:and|or) $/.test(text.slice(0, at));
  if (name.length === 0 || name.length > mostWords || isShared) return undefined;
  if (!(ofOne.test(last) || post.test(last)) || name.some((word) => word.endsWith(','))) return undefined;
  const start = at + (isTask ? (words[0] as string).length + 1 : 0);
  return `${text.slice(0, start)}the ${text.slice(start)}`;
}
