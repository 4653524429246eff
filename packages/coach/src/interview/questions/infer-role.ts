import { type KnownRole, knownRoles } from '../../content/role-questions.ts';
import { evenSpaces } from '../../text/even-spaces.ts';
import { americanSpelling } from '../../text/spelling.ts';
import {
  compounds,
  decoration,
  fieldFamilies,
  leadingDecoration,
  looseHeads,
  narrowTitles,
  shortForms,
} from './role-words.ts';

/** A title without its decoration is worth a little less than the same title in full. */
const stripped = 0.99;
/** Below this, there are no questions for the role, and the set says so. */
const threshold = 0.5;
const fieldConfidence = 0.7;
const perSignal = 0.13;
const signalLimit = 0.6;
/** What a role's title is worth in the first words of a job text, and further on in its opening. */
const titleInText = { first: 0.5, opening: 0.3 };
const openingWords = { first: 15, opening: 60 };
const maxTitleWords = 12;
const maxHeadlineWords = 10;
/** A headline names a role from this fit on, and is worth so much of a typed title. */
const headline = { fit: 0.72, worth: 0.6 };

export interface RoleMatch {
  /** The role whose questions fit; undefined when none fits well enough. */
  role: KnownRole | undefined;
  confidence: number;
  /** The typed title is one of the role's own, apart from seniority and place; otherwise it is the closest there is. */
  exact: boolean;
}

/** The words of a title, whole or without what says how senior or where. */
interface Title {
  words: readonly string[];
  worth: number;
}

interface Known {
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
function foldedWords(text: string): string[] {
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

const known: readonly Known[] = knownRoles.map((role) => ({
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
const holders = new Map<string, Known[]>();
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
  if (role.length === 0) return 0;
  if (role.length === title.length && startsAt(role, title, 0)) return 1;
  const likeness = weightedJaccard(role, title);
  const head = title[title.length - 1] ?? '';
  const roleHead = role[role.length - 1] ?? '';
  if (title.length === 1) {
    const isSpecialist = roleHead === head && !narrowTitles.has(head);
    return isSpecialist ? 0.72 + 0.28 * likeness : 0;
  }
  if (title.every((word) => role.includes(word))) {
    if (roleHead === head) return 0.72 + 0.28 * likeness;
    // "Product manager payments": the field stands behind the title.
    return startsAt(role, title, 0) && role.length - title.length <= 2 ? 0.6 + 0.2 * likeness : 0;
  }
  if (role.length === 1) return 0;
  if (roleHead === head) return 0.9 * likeness;
  if (!looseHeads.has(roleHead) || !looseHeads.has(head)) return 0;
  const field = role.slice(0, -1);
  const known = title.slice(0, -1);
  return field.length === known.length &&
    startsAt(field, known, 0) &&
    known.some((word) => worth(word) >= 0.2)
    ? 0.7
    : 0.8 * likeness;
}

/** A title may carry a place or a team behind a comma, a dash or a bracket; the part that comes first names the trade. */
function readings(jobRole: string): Title[] {
  const whole = jobRole.slice(0, 400);
  const first = whole
    .split(/[,;:|(/–—]|\s-\s|\s(?:at|for|in|with|within)\s/i)
    .find((part) => /\p{L}/u.test(part));
  return [whole, first ?? ''].flatMap((text) => {
    const all = foldedWords(text).slice(0, maxTitleWords).map(corrected);
    return [
      { words: all, worth: 1 },
      { words: tradeWords(all), worth: stripped },
    ];
  });
}

/** How well the titles of a role fit a typed one, at best. */
function bestFit(typed: readonly Title[], { titles }: Known): number {
  let best = 0;
  for (const { words, worth } of titles)
    for (const role of typed) best = Math.max(best, titleFit(role.words, words) * worth * role.worth);
  return best;
}

/** Runs of one to four words of a text. */
function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    for (let size = 1; size <= 4 && at + size <= words.length; size += 1)
      runs.add(words.slice(at, at + size).join(' '));
  return runs;
}

/** The runs of words of a job text, of its opening and of its first words. */
interface JobText {
  runs: ReadonlySet<string>;
  opening: ReadonlySet<string>;
  first: ReadonlySet<string>;
}

/** How much a pasted text speaks of a role: its signals as whole phrases, its titles named near the start. */
function textFit({ runs, opening, first }: JobText, item: Known): number {
  if (runs.size === 0) return 0;
  const signals = item.signals.filter((signal) => runs.has(signal)).length;
  const names = item.titles.filter(({ words }) => words.length > 1).map(({ words }) => words.join(' '));
  const named = names.some((name) => first.has(name))
    ? titleInText.first
    : names.some((name) => opening.has(name))
      ? titleInText.opening
      : 0;
  return Math.min(signalLimit, signals * perSignal) + named;
}

/** The first line of a job ad is its title where it is short. */
function headlineOf(jobText: string): Title[] {
  const [first = ''] = jobText.trimStart().slice(0, 400).split('\n', 1);
  return first.split(/\s+/).length <= maxHeadlineWords ? readings(first) : [];
}

function fieldOf(jobRole: string): string | undefined {
  return fieldFamilies.get(evenSpaces(jobRole.toLowerCase()));
}

/** The role for a free-typed title or a pasted job text. Deterministic; ties go to the earlier role. */
export function inferRole(jobRole: string, jobText = ''): RoleMatch {
  const field = fieldOf(jobRole);
  const typed = readings(jobRole);
  const heads = headlineOf(jobText);
  const near = new Set(
    [...typed, ...heads].flatMap(({ words }) => words).flatMap((word) => holders.get(word) ?? []),
  );
  const words = foldedWords(jobText.slice(0, 20_000));
  const text = {
    runs: runsOf(words),
    opening: runsOf(words.slice(0, openingWords.opening)),
    first: runsOf(words.slice(0, openingWords.first)),
  };
  let best: RoleMatch = { role: undefined, confidence: 0, exact: false };
  for (const item of known) {
    const byTitle = Math.max(
      item.role.id === field ? fieldConfidence : 0,
      near.has(item) ? bestFit(typed, item) : 0,
    );
    const byHead = near.has(item) ? bestFit(heads, item) : 0;
    const byText = textFit(text, item) + (byHead >= headline.fit ? byHead * headline.worth : 0);
    const confidence = Math.max(byText, byTitle === 0 ? 0 : byTitle + byText / 3);
    if (confidence > best.confidence)
      best = { role: item.role, confidence, exact: byTitle >= stripped * stripped };
  }
  const confidence = Math.min(1, best.confidence);
  return confidence >= threshold ? { ...best, confidence } : { role: undefined, confidence, exact: false };
}
