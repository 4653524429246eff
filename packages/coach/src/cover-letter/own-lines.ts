import { isAlsoNoun, verbOf } from '../job-ad/ad-verbs.ts';
import { actionVerbs, praiseBehind } from '../resume/wording-words.ts';
import { everydayStems } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';
import { plainLine } from './letter-names.ts';

const bullet = /^[\s•●▪◦‣∙·*➢✓✔►–—-]+/u;
/** Where a first sentence ends: not behind "e.g." or an initial. */
const sentenceEnd = /(?<=[\p{Ll}\d)%]{2}[.!?])\s+(?=[\p{Lu}\d“"])/u;
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|approx|inc|ltd|co|corp|no|dr|mr|mrs|ms|st|prof)\.$/i;
/** When it was, behind the line: ", 2019", " (2018 - 2020)". */
const dateBehind =
  /(?:,\s*|\s*\()(?:\p{Lu}\p{Ll}{2,8}\.?\s)?(?:19|20)\d{2}(?:\s*[–-]\s*(?:(?:\p{Lu}\p{Ll}{2,8}\.?\s)?(?:19|20)\d{2}|present|now))?\)?$/iu;

/** A paragraph, sentence by sentence. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.split(sentenceEnd)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences.splice(-1, 1, `${last} ${piece}`);
    else sentences.push(piece);
  }
  return sentences;
}

const [fewestWords, mostWords] = [3, 34];
/** Words at which a piece of a line hangs. */
const hanging =
  /(?:\b(?:and|or|of|the|an?|to|for|with|in|at|by|as|that|which|from|into|about|through|including|using|via|per|our|my|their|its|between|who|is|are|be|any|such|while|when|where|across|e\.g|i\.e)|[,:(&/“"–—-])$/i;
const isBalanced = (text: string) =>
  ['()', '[]', '“”'].every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length,
  ) && (text.split('"').length - 1) % 2 === 0;

/** What is written for a table or a screen. */
const unlisted =
  /[|•●▪→►\t*_<>={}~]|https?\b|www\.|\S@\S|\b(?:\p{Lu} ){3}|\p{Ll}\(|\)\p{L}|\s(?:[,)]|\.(?!\w))|\(\s/u;
/** "Technologies: React, Node": a label with its list. */
const labeled = /^[\p{L} /&-]{2,30}:/u;
/** "Designed, developed, tested, and merged": nobody knows what. */
const verbsAlone = /^(?:\p{L}+ed,? (?:and )?)+\p{L}+ed$/u;
/** What is told of the employer, or of what was said before. */
const aboutOthers =
  /^(?:in doing (?:so|this)|as a result|by doing (?:so|this)|resigned|the|this|these|those|an?|it|its|they|there|is|was|are|who|which)\b/i;

/** Mostly in capitals, or with every word in one: a heading. */
function isHeading(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  return (
    long.length > 2 && long.filter((word) => /^\p{Lu}\p{Ll}+\P{L}*$/u.test(word)).length * 3 > long.length * 2
  );
}

const smallWord =
  /^(?:of|and|the|in|at|for|to|an?|with|on|by|or|from|as|via|using|into|under|between|per|its?|their|my|both|new)$/i;
const isEveryday = (word: string) =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
  (everydayStems.has(stemOf(word.toLowerCase())) || isAlsoNoun(word.toLowerCase()));

/** Two lines that were read as one: "with a classmate Rental listings dashboard". */
const isGlued = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    if (at < 2 || !isEveryday(word) || !/^\p{Ll}{3,}$/u.test(before) || smallWord.test(before)) return false;
    return /^\p{Ll}/u.test(after) && verbOf(before) === undefined && !/(?:ed|ing)$/.test(before);
  });

/** Whether a text is a whole piece: nothing cut off, glued or laid out in it. */
export const isWhole = (text: string): boolean =>
  !hanging.test(text) && isBalanced(text) && !unlisted.test(text) && !isGlued(text.split(' '));

/** A line of a resume as a letter lists it, word for word; empty where it can't be listed. */
export function listedLine(line: string): string {
  const text = plainLine(line)
    .replace(bullet, '')
    .replace(/[\s.;,:…]+$/, '')
    .replace(dateBehind, '')
    .replace(praiseBehind, '')
    .trim();
  const [first = ''] = text.split(/;\s+/);
  const said = text.split(' ').length > mostWords ? first : text;
  const words = said.split(' ');
  const isListed =
    words.length >= fewestWords &&
    words.length <= mostWords &&
    /^[\p{Lu}\p{N}$€£]|^\p{Ll}+\p{Lu}/u.test(said) &&
    /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(said) &&
    !labeled.test(said) &&
    !verbsAlone.test(said) &&
    !/\band be \p{L}+/u.test(said) &&
    !aboutOthers.test(said) &&
    !isHeading(words) &&
    isWhole(said);
  return isListed ? said : '';
}

const irregularPast =
  /^(?:did|led|ran|won|wrote|built|taught|made|took|grew|kept|held|met|set|sold|cut|drove|oversaw|dealt|began|brought|came|went|spoke|gave|found|got|fed|sent|spent|shot|fought|put|rebuilt|rewrote|undertook|drew|flew|rode|bought|caught|chose|wove|sang|swam|bid|hit|split|became|understood|broke|hosted|rang|sat|stood|hung|swept|ate|froze|shook|threw|wore|lent|lit|laid|paid|read|bred|dug|left|heard|felt|knew|learnt|lost|said|saw|slept|stuck|thought|woke|co-led|co-wrote)$/i;
/** Participles that tell no deed where they open a line: "Experienced in", "Advanced knowledge of". */
const adjective =
  /^(?:advanced|experienced|skilled|dedicated|motivated|certified|licensed|limited|related|united|detailed|associated|interested|accomplished|seasoned|talented|combined|bilingual|required|needed|based|gifted|varied|renowned|unrelated|red|bed|need|speed|feed|seed|indeed)$/i;

/** Whether a word is a verb that tells what was done: "built", "Trained". */
export function isPast(word: string): boolean {
  const bare = word.toLowerCase().replace(/^co-/, '').replace(/,$/, '');
  if (adjective.test(bare)) return false;
  if (actionVerbs.has(bare) || irregularPast.test(bare)) return true;
  const stem = /^(.{2,})ed$/.exec(bare)?.[1];
  if (stem === undefined) return false;
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return bases.some((base) => verbOf(base)?.form === 'base') || /(?:at|iz|is|ify|ifi)ed$/.test(bare);
}

const adverb = /^(?:also|single-handedly|\p{L}{3,}ly)$/iu;
const asDuty = /^(?:responsible|accountable|in charge|member|head|part|one) (?:for|to|of)\b|^I\b/iu;
const ofDeed =
  /^(?!Department\b)(?:\p{L}{3,}(?:ation|ition|ction|tion|ment|ysis)|design|maintenance)(?: and \p{L}+)? of \S/iu;

/** "See 18 patients": a word that no list of verbs has, in front of what it is done to; "Level 2 support" is a thing. */
const countedDeed =
  /^(?!(?:level|grade|tier|phase|class|type|unit|stage|year|part|group|line|shift|step|top|over|about|around|nearly|under|only|average|all|first|total)\b)\p{Lu}\p{Ll}+ (?:the|all|every|each|two|three|\d[\d,.]*\+?) \p{Ll}/iu;

/** Whether a line opens with what was done, and isn't about an employer or a thing. */
export function opensWithDeed(line: string): boolean {
  const words = line.split(' ');
  const at = adverb.test(words[0] ?? '') ? 1 : 0;
  const isDone = (word = '') => isPast(word) || verbOf(word.replace(/,$/, '')) !== undefined;
  // "Cook, Hope Church" is somebody, "Recruit, hire and train" a deed.
  const isVerb = isDone(words[at]) && (!/,$/.test(words[at] ?? '') || isDone(words[at + 1]));
  return isVerb || asDuty.test(line) || ofDeed.test(line) || countedDeed.test(line);
}

/** Behind these a word with a capital is a name. */
const asksName =
  /^(?:the|an?|of|in|at|for|with|and|to|by|on|from|as|via|or|new|using|under|between|is|are|was|were|be|been)$/u;
const behindAnyVerb = /^(?:the|an?|all|my|after|out|up|down|off|over|\d.*|[$€£]\d.*|\p{Ll}{3,}s,?)$/iu;

/** A capital in the middle of a line, on a word that opens a deed: "at night shifts Wrote reports". */
function opensDeed(before: string, word: string, after: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || /[,:;(–—-]$/.test(before)) return false;
  if (/^\p{Lu}/u.test(before) || asksName.test(before) || after === 'of')
    return isPast(word) && behindAnyVerb.test(after);
  const isVerb = verbOf(word)?.form === 'base';
  return (
    /ed$/.test(word) ||
    /^Responsible$/.test(word) ||
    isPast(word) ||
    (isVerb && (/^\p{Ll}+$/u.test(before) || !isAlsoNoun(word.toLowerCase())))
  );
}

const fewestOfPart = 3;
const endsLine = /^(?!(?:its|this|us|various|previous)$)\p{Ll}{3,}s$|^(?:hour|shift|day|week|month|year)$/u;
/** A capital behind a plural or a time begins another line: "units per hour Safety committee rep". */
const opensLine = (before: string, word: string, after: string) =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(word) && endsLine.test(before) && /^\p{Ll}/u.test(after);

/** Lines without bullets may be read as one: "Patrolled the post Wrote reports" are two deeds. */
export function splitDeeds(line: string): string[] {
  const words = line.split(/\s+/);
  const deeds: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const around = [words[at - 1] ?? '', word, words[at + 1] ?? ''] as const;
    const [length, rest] = [deeds.at(-1)?.length ?? 0, words.length - at];
    const isStart =
      (length > 1 && opensDeed(...around)) ||
      (length >= fewestOfPart && rest >= fewestOfPart && opensLine(...around));
    if (isStart) deeds.push([]);
    deeds.at(-1)?.push(word);
  }
  return deeds.map((deed) => deed.join(' '));
}
