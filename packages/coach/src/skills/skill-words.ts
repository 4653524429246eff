/** One word of a text as the lexicon sees it, with its place in UTF-16 code units. */
export interface SkillWord {
  key: string;
  start: number;
  end: number;
  /** A comma, a full stop, a bracket, a new line or the like stands before it: no skill reaches across. */
  isBroken: boolean;
  /** A sentence or a line starts here. */
  isOpening: boolean;
}

/** Letters and digits; `+` and `#` belong to the word before them, so that C, C++ and C# stay apart. */
const wordPattern = /[\p{L}\p{N}]+(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu;
/** Endings of words that an inflection would join with another trade: "engineering" is not what an engineer is called. */
const unlike = new Set([
  'accounting',
  'billing',
  'boarding',
  'building',
  'engineering',
  'facing',
  'filing',
  'marketing',
  'nursing',
  'operating',
  'packaging',
  'piping',
  'programming',
  'refined',
  'refining',
]);
const keys = new Map<string, string>();
const keysLimit = 30_000;

/** "planning", "planned" and "plan" without the ending; "selling" keeps its double letter, as "sell" does. */
function withoutEnding(lower: string): string {
  const plural = lower
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh|z)es$/, '')
    .replace(/(?<=[a-z]{3}[^siu]|[aeiou][^aeiousiu][^siu])s$/, '');
  const bare = plural.replace(/(?<=[aeiouy][a-z]*[^aeiou])(?:ing|ed)$/, '');
  return bare === plural ? plural.replace(/e$/, '') : bare.replace(/([bdgmnprt])\1$/, '$1');
}

/**
 * The form under which a word is looked up: lower case, and one key for the forms of one word ("manage", "manages",
 * "managed", "managing"). Words that are only related keep keys apart: "management", "manager", "professional" and
 * "professionalism", "refine" and "refinery".
 */
export function skillKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const isPlain = lower.length > 3 && /^[a-z]+$/.test(lower) && !unlike.has(lower);
  const key = isPlain ? withoutEnding(lower) : lower;
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
    const isBroken = lastEnd < 0 || breaks(text, lastEnd, start);
    const isOpening = isBroken && /[.!?;•\n]/.test(text.slice(Math.max(0, lastEnd), start));
    words.push({ key: skillKey(match[0]), start, end, isBroken, isOpening });
    lastEnd = end;
  }
  return words;
}
