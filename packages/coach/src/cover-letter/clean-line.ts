import { countWords } from '../job-ad/ad-phrases.ts';
import { isAlsoNoun, verbOf } from '../job-ad/ad-verbs.ts';
import { everydayStems } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';

const [fewestWords, mostWords] = [3, 30];
/** Words at which a piece of a line hangs. */
const hanging =
  /(?:\b(?:and|or|of|the|an?|to|for|with|in|on|at|by|as|that|which|from|into|about|through|including|using|via|per|our|my|their|its|between|who|is|are|be|any|all|such|while|when|where|across|e\.g|i\.e)|[,:(&/“"–—-])$/i;

const balanced = (text: string) =>
  ['()', '[]', '“”'].every(
    ([open = '', close = '']) => text.split(open).length === text.split(close).length,
  ) && (text.split('"').length - 1) % 2 === 0;

/** What is written for a table, a list or a screen and never said in a letter. */
const unsaid =
  /[|•●▪→►:;…\t*_<>=[\]{}~]|(?<![CFcf])#|https?\b|www\.|\S@\S|\s[–—-]\s|\b(?:w\/|b\/w|etc|e\.g|i\.e|viz|n\/a|tbd|aka|incl|excl|approx|dept|mgmt|govt)\b|\b(?:\p{Lu} ){3}|\p{Ll}\(|\)\p{L}|\s(?:[,)]|\.(?!\d))|\(\s|\.\s|[.!?],|\bto \p{Ll}{3,}ed\b|\/[\p{L}\d]+\/|\bmay, or\b|\bthe age \d|\s-\p{L}|\s['’]\s/iu;
/** A date that stands beside a line: "2019 - 2021", "(June 2020)", ", 2019". "In 2019" belongs to it. */
const looseDate =
  /(?<!\b(?:in|since|until|by|from|to|of|for|during|and|the|between|late|early|mid|through)(?: \p{Lu}\p{Ll}{2,8}\.?)?\s)\b(?:19|20)\d{2}\b(?!-\p{L})|\b\d{1,2}\/(?:19|20)?\d{2}\b/u;
/** A tail without a verb: ", 3 shift system". "About 60 a month" can be said. */
const looseTail = /,\s+\d[\d,.]*\+?\s+\p{L}+(?:\s+\p{L}+)*$/u;
/** Somebody who was not named yet: "Used their design system". */
const untoldOwner = /^(?:(?!\p{Ll}+s )\S+ ){1,4}their\b|\b(?:of|for|to|in|with) \p{Ll}+['’]s\b/u;
/** "Update office's list". */
const isBareOwner = (before: string, word: string) =>
  /^\p{Ll}+['’]s$/u.test(word) && (/^and$/.test(before) || verbOf(before)?.form === 'base');
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
  /^(?:about|around|roughly|nearly|and|or|but|so|then|which|who|whose|where|while|with|without|for|in|on|to|from|at|by|as|using|including|such|both|through|via|across|along|plus|especially|particularly|often|now|not|even|over|under|up|down|after|before|during|within|rather|all|each|both|most|half|\p{L}+(?:ing|ly))\b| (?:and|or) |^[^,]+(?:ed|ing) by\b/iu;

/** "runs Haas mills, Mazak lathes": a list without its "and". */
function lacksAnd(text: string): boolean {
  const last = text.replace(/\([^()]*\)/g, '').split(/,\s+/);
  return last.length > 1 && !goesOn.test(last.at(-1) ?? '');
}

/** Mostly in capitals, or with every word in one: a heading. */
function isHeading(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  // "REST", "APIs" and "SoapUI" are names; words of a heading have one capital.
  return (
    long.length > 2 && long.filter((word) => /^\p{Lu}\p{Ll}+\P{L}*$/u.test(word)).length * 3 > long.length * 2
  );
}

const units: Readonly<Record<string, string>> = { hr: 'hour', yr: 'year', mo: 'month', min: 'minute' };

/** A line as a letter writes it: "~2 months" is about two, and "&" between words is an "and". */
export const spelledOut = (text: string): string =>
  text
    .replace(/(?<=[\p{Ll})] )&(?= \p{L})/gu, 'and')
    .replace(/(?<=^|\s)~\s?(?=\d)/g, 'about ')
    .replace(/(?<=[$€£]\d[\d,.]*) (?=[KMB]\b)/gu, '')
    .replace(/(?<=\b(?:an?|the) \d+) (?=(?:hour|day|week|month|year) \p{Ll})/gu, '-')
    .replace(/(?<=\band )(?=[$€£]\d[\d,.]*[KMB]? budget\b)/gu, 'a ')
    .replace(/(?<=(?:\S+ ){4}\S+)\s+—\s+.*$/u, '')
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
  if (words.some((word, at) => isBareOwner(words[at - 1] ?? '', word))) return false;
  return !isHeading(words) && !gluedDeed.test(text) && !isGlued(words) && !isSplice(text) && !lacksAnd(text);
}
