import { type KnownRole, knownRoles } from '../../content/role-questions.ts';
import { americanSpelling } from '../../text/spelling.ts';
import {
  compounds,
  decoration,
  leadingDecoration,
  looseHeads,
  narrowTitles,
  shortForms,
} from './role-words.ts';

/** A title without its decoration is worth a little less than the same title in full. */
export const stripped = 0.99;
const maxTitleWords = 12;

/** The words of a title, whole or without what says how senior or where. */
export interface Title {
  words: readonly string[];
  worth: number;
}

/** A role with its titles and signals, read once. */
export interface Known {
  role: KnownRole;
  titles: readonly Title[];
  signals: readonly string[];
}

/** One form for a word: one spelling, singular. Nothing is stemmed: an account manager is no accountant. */
function fold(word: string): string {
  const spelled = americanSpelling(word);
  return spelled.length > 4 && /[^s]s$/.test(spelled) ? spelled.slice(0, -1) : spelled;
}

/** The words of a title or a text, folded, compounds as one word. */
export function foldedWords(text: string): string[] {
  const plain = (text.toLowerCase().match(/[\p{L}\p{N}&]+[+#]*/gu) ?? []).flatMap((word) =>
    (shortForms.get(word) ?? word).split(' '),
  );
  const joined: string[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const pair = compounds.get(`${plain[at]} ${plain[at + 1]}`);
    joined.push(fold(pair ?? plain[at] ?? ''));
    if (pair) at += 1;
  }
  return joined;
}

/** The trade's own words of a title; a title of decoration alone stays as it is. */
function tradeWords(all: readonly string[]): string[] {
  const bare = all.filter((word) => !decoration.has(word));
  while (bare.length > 2 && leadingDecoration.has(bare[0] ?? '')) bare.shift();
  return bare.length > 0 ? bare : [...all];
}

const unique = (items: readonly string[]) => [...new Set(items)];

/** Every role that there are questions for. */
export const known: readonly Known[] = knownRoles.map((role) => ({
  role,
  titles: unique([role.title, ...role.titles]).flatMap((title) => {
    const all = foldedWords(title);
    const bare = tradeWords(all);
    const whole = { words: all, worth: 1 };
    return bare.length < all.length && bare.length > 1 ? [whole, { words: bare, worth: stripped }] : [whole];
  }),
  signals: unique(role.signals.map((signal) => foldedWords(signal).join(' '))),
}));

/** Number of roles with a word in a title: the more, the less the word tells. */
const spread = new Map<string, number>();
/** The roles with a word in a title: any other role has no title that could fit. */
export const holders = new Map<string, Known[]>();
for (const item of known) {
  for (const word of unique(item.titles.flatMap(({ words }) => words))) {
    spread.set(word, (spread.get(word) ?? 0) + 1);
    holders.set(word, [...(holders.get(word) ?? []), item]);
  }
}
const worth = (word: string) => 1 / (spread.get(word) ?? 1);
const vocabulary = [...spread.keys()];

/** One letter more, fewer or swapped; in long words also another. */
function isTypoOf(word: string, right: string): boolean {
  if (word.slice(0, 2) !== right.slice(0, 2) || Math.abs(word.length - right.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === right[from]) from += 1;
  if (word.length > right.length) return word.slice(from + 1) === right.slice(from);
  if (word.length < right.length) return word.slice(from) === right.slice(from + 1);
  const isSwap =
    word[from] === right[from + 1] &&
    word[from + 1] === right[from] &&
    word.slice(from + 2) === right.slice(from + 2);
  return isSwap || (word.length >= 8 && word.slice(from + 1) === right.slice(from + 1));
}

function corrected(word: string): string {
  if (word.length < 6 || spread.has(word)) return word;
  return vocabulary.find((right) => right.length >= 6 && isTypoOf(word, right)) ?? word;
}

function weightedJaccard(role: readonly string[], title: readonly string[]): number {
  const ofTitle = new Set(title);
  let shared = 0;
  let all = 0;
  for (const word of new Set([...role, ...title])) {
    const weight = worth(word);
    all += weight;
    if (ofTitle.has(word) && role.includes(word)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

function startsAt(role: readonly string[], title: readonly string[], from: number): boolean {
  return title.every((word, at) => role[from + at] === word);
}

/** How well a known title fits a typed one, 0 to 1. The last word of a title is the trade, the words before it say which. */
function titleFit(role: readonly string[], title: readonly string[]): number {
  const head = title[title.length - 1] ?? '';
  const roleHead = role[role.length - 1] ?? '';
  const isHead = roleHead === head;
  if (title.length === 1) {
    if (!isHead || role.length === 0) return 0;
    if (role.length === 1) return 1;
    return narrowTitles.has(head) ? 0 : 0.72 + 0.28 * weightedJaccard(role, title);
  }
  if (isHead) {
    if (role.length === title.length && startsAt(role, title, 0)) return 1;
    const isWhole = title.every((word) => role.includes(word));
    if (!isWhole && role.length === 1) return 0;
    const likeness = weightedJaccard(role, title);
    return isWhole ? 0.72 + 0.28 * likeness : 0.9 * likeness;
  }
  if (title.every((word) => role.includes(word))) {
    // "Product manager payments": the field stands behind the title.
    const isBehind = role.length - title.length <= 2 && startsAt(role, title, 0);
    return isBehind ? 0.6 + 0.2 * weightedJaccard(role, title) : 0;
  }
  if (role.length === 1 || !looseHeads.has(roleHead) || !looseHeads.has(head)) return 0;
  const field = role.slice(0, -1);
  const known = title.slice(0, -1);
  return field.length === known.length &&
    startsAt(field, known, 0) &&
    known.some((word) => worth(word) >= 0.2)
    ? 0.7
    : 0.8 * weightedJaccard(role, title);
}

/** "$16.50/hr" is no human resources. */
const pay =
  /[$£€]\s?\d[\d.,]*k?(?:\s?(?:-|–|to)\s?[$£€]?\d[\d.,]*k?)?(?:\s?(?:\/|per|an?)\s?(?:hr|hour|h|year|yr|week|day)\b)?/gi;

/** A title may carry a place or a team behind a comma, a dash or a bracket; the part that comes first names the trade. */
export function readings(jobRole: string): Title[] {
  const whole = jobRole.slice(0, 400).replace(pay, ' ');
  const first = whole
    .split(/[,;:|(/–—]|\s-\s|\s(?:at|for|in|with|within)\s/i)
    .find((part) => /\p{L}/u.test(part));
  const found = new Map<string, Title>();
  for (const text of [whole, first ?? '']) {
    const all = foldedWords(text).slice(0, maxTitleWords).map(corrected);
    const bare = { words: tradeWords(all), worth: stripped };
    for (const title of [{ words: all, worth: 1 }, bare]) {
      const key = title.words.join(' ');
      if (!found.has(key) || title.worth === 1) found.set(key, title);
    }
  }
  return [...found.values()];
}

/** How well the titles of a role fit a typed one, at best. */
export function bestFit(typed: readonly Title[], { titles }: Known): number {
  let best = 0;
  for (const { words, worth } of titles)
    for (const role of typed) best = Math.max(best, titleFit(role.words, words) * worth * role.worth);
  return best;
}
