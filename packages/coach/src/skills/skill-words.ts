import { stemmer } from 'stemmer';

/** One word of a text as the lexicon sees it, with its place in UTF-16 code units. */
export interface SkillWord {
  key: string;
  start: number;
  end: number;
  /** A comma, a full stop, a bracket, a new line or the like stands before it: no skill reaches across. */
  isBroken: boolean;
}

/** Letters and digits; `+` and `#` belong to the word before them, so that C, C++ and C# stay apart. */
const wordPattern = /[\p{L}\p{N}]+(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu;
/** Endings that change the meaning: people ("manager"), and "restful", which is not a rest. */
const keepsEnding = /(?:er|or|ist|ian|ant|ful|less|able|ability)s?$/;
/** Words whose stem belongs to another word of the trade. */
const unlike = new Set([
  'production',
  'accounting',
  'accountancy',
  'generally',
  'operating',
  'organization',
  'documentation',
  'marketing',
  'packaging',
  'programming',
  'solidity',
  'hospital',
  'hospitals',
  'digital',
  'assemblies',
  'quotes',
  'loads',
  'clean',
  'license',
  'licenses',
  'licensed',
]);
const keys = new Map<string, string>();
const keysLimit = 30_000;

/**
 * The form under which a word is looked up: lower case, and one key for "testing", "tests" and "test". People ("manager",
 * "designer") keep a key of their own: a manager of projects is not yet a skill in managing projects.
 */
export function skillKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const isPlain = lower.length > 4 && /^[a-z]+$/.test(lower);
  let key = lower;
  if (unlike.has(lower)) key = lower;
  else if (isPlain) key = keepsEnding.test(lower) ? lower.replace(/s$/, '') : stemmer(lower);
  else if (/^[a-z]{3}s$/.test(lower) && !lower.endsWith('ss')) key = lower.slice(0, -1);
  if (keys.size >= keysLimit) keys.clear();
  keys.set(word, key);
  return key;
}

/** What may stand inside a skill of several words: one space, a hyphen, a slash, a dot, an ampersand, an apostrophe. */
const joiners = new Set([' ', '-', '/', '.', '&', "'", '’', '‑', '–', ' & ', ' / ', ' - ', '  ', '\u00a0']);

function breaks(text: string, from: number, to: number): boolean {
  if (to - from === 1 && text.charCodeAt(from) === 32) return false;
  const gap = text.slice(from, to);
  if (joiners.has(gap)) return false;
  // A line that was wrapped inside a phrase goes on in lower case.
  return !(/^[ -]?\r?\n ?$/.test(gap) && /^\p{Ll}/u.test(text.slice(to, to + 2)));
}

/** Splits a text into words in linear time. */
export function skillWords(text: string): SkillWord[] {
  const words: SkillWord[] = [];
  let lastEnd = -1;
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    words.push({
      key: skillKey(match[0]),
      start,
      end,
      isBroken: lastEnd < 0 || breaks(text, lastEnd, start),
    });
    lastEnd = end;
  }
  return words;
}
