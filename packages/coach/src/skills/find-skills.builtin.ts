import type { Skill } from './define-skills.ts';
import { skillFamilies } from './lexicon.ts';
import { type SkillWord, skillKey, skillWords } from './skill-words.ts';
import { isIntroduced, isOtherwiseMeant, standsAlone, standsInList } from './word-senses.ts';

/** A skill of the lexicon in a text: `text.slice(start, end) === quote`, in UTF-16 code units. */
export interface SkillMention {
  skill: string;
  family: string;
  quote: string;
  start: number;
  end: number;
}

/** A way to write a skill. `exact` counts only as written; `near` needs company. */
interface Spelling {
  skill: Skill;
  written: string;
  isExact: boolean;
  near: ReadonlySet<string> | null;
}

interface Node {
  next: Map<string, Node>;
  spellings: Spelling[];
}

const newNode = (): Node => ({ next: new Map(), spellings: [] });

function add(root: Node, spelling: Spelling): void {
  let node = root;
  for (const word of skillWords(spelling.written)) {
    const next = node.next.get(word.key) ?? newNode();
    node.next.set(word.key, next);
    node = next;
  }
  if (node !== root) node.spellings.push(spelling);
}

function buildTrie(): Node {
  const root = newNode();
  for (const family of skillFamilies) {
    for (const skill of family.skills) {
      for (const spelling of [skill.name, ...skill.aliases]) {
        const exact = family.exact.get(spelling.toLowerCase());
        const near = family.near.get(spelling.toLowerCase());
        add(root, {
          skill,
          written: exact ?? spelling,
          isExact: exact !== undefined,
          near: near ? new Set(near.map((word) => skillKey(word))) : null,
        });
      }
    }
  }
  return root;
}

/** The words of an exact spelling compare with its separators ignored: "Node JS" is written like "Node.js". */
const plainSpelling = (text: string) => text.replace(/[\s.\-/'’]+/g, ' ').trim();

const nearWindow = 10;
/** An ordinary word keeps company in its own sentence; a name may find it in the next one. */
function hasCompany(words: readonly SkillWord[], from: number, to: number, spelling: Spelling): boolean {
  const near = spelling.near as ReadonlySet<string>;
  const mayCross = spelling.isExact;
  const first = Math.max(0, from - nearWindow);
  for (let at = from - 1; at >= first && (mayCross || !words[at + 1]?.isOpening); at -= 1) {
    if (near.has(words[at]?.key ?? '')) return true;
  }
  const last = Math.min(words.length, to + nearWindow);
  for (let at = to; at < last && (mayCross || !words[at]?.isOpening); at += 1) {
    if (near.has(words[at]?.key ?? '')) return true;
  }
  return false;
}

interface Reading {
  text: string;
  words: readonly SkillWord[];
  /** Where the last found skill ends; -1 before the first. */
  lastEnd: number;
  /** Guarded skills that the text has shown to mean: "Snowflake" once beside a warehouse is Snowflake everywhere. */
  shown: ReadonlySet<Skill>;
  /** Some guarded name was turned down. */
  hasDoubts: boolean;
}

/** A name of one word counts in that form only: "professional" is no professionalism, "initiatives" are no initiative. */
function isWritten(word: string, written: string): boolean {
  return word.toLowerCase() === written.toLowerCase().replace(/^\.|[.!]$/g, '');
}

/** "Information designed to help" names no information design, and what "an attorney prepared" is nobody's preparation. */
function isParticiple(words: string, written: string, before: string): boolean {
  if (/ed$/i.test(words) && !/ed$/i.test(written)) return true;
  const opens = /^\p{L}+ed\s/iu.test(words) && !/^\p{L}+ed\b/iu.test(written);
  return (
    opens && /\p{L}\s$/u.test(before) && !/(?:ly|\b(?:have|has|had|and|or|you|who|we|that))\s$/i.test(before)
  );
}

/** "High quality materials/plans" plan no materials. */
const isSlashed = (words: string, written: string) => words.includes('/') && !written.includes('/');

function accepts(reading: Reading, spelling: Spelling, from: number, to: number): boolean {
  const first = reading.words[from] as SkillWord;
  const end = (reading.words[to - 1] as SkillWord).end;
  if (spelling.isExact) {
    const written = reading.text.slice(first.start, end);
    if (written !== spelling.written && plainSpelling(written) !== plainSpelling(spelling.written))
      return false;
  }
  if (to - from === 1 && !isWritten(reading.text.slice(first.start, end), spelling.written)) return false;
  const before = reading.text.slice(Math.max(0, first.start - 20), first.start);
  if (to - from === 2 && isSlashed(reading.text.slice(first.start, end), spelling.written)) return false;
  if (to - from > 1 && isParticiple(reading.text.slice(first.start, end), spelling.written, before))
    return false;
  if (isOtherwiseMeant(reading.text, first.start, end)) return false;
  if (!spelling.near || (spelling.isExact && reading.shown.has(spelling.skill))) return true;
  if (hasCompany(reading.words, from, to, spelling)) return true;
  if (!spelling.isExact && standsAlone(reading.text, first.start, end)) return true;
  if (isIntroduced(reading.text, first.start)) return true;
  // "Angular Node Java": a list that lost its commas.
  if (spelling.isExact && reading.lastEnd >= 0 && reading.text.slice(reading.lastEnd, first.start) === ' ')
    return true;
  // A letter in a list may be anything: "C" is "constantly" in a table of physical demands.
  const isListed =
    spelling.written.length > 1 && standsInList(reading.text, reading.lastEnd, first.start, end);
  if (!isListed) reading.hasDoubts = true;
  return isListed;
}

/** Two skills may share a stem: the one that is written like the text wins, then the earlier one. */
function spellingAt(reading: Reading, node: Node, from: number, to: number): Spelling | undefined {
  const fitting = node.spellings.filter((one) => accepts(reading, one, from, to));
  if (fitting.length < 2) return fitting[0];
  const { start } = reading.words[from] as SkillWord;
  const written = reading.text.slice(start, (reading.words[to - 1] as SkillWord).end).toLowerCase();
  return fitting.find((one) => one.written.toLowerCase() === written) ?? fitting[0];
}

let trie: Node | undefined;

/** The longest accepted spelling that starts at a word; the number of its words, or null. */
function matchAt(reading: Reading, from: number): { spelling: Spelling; words: number } | null {
  trie ??= buildTrie();
  let node: Node | undefined = trie;
  let best: { spelling: Spelling; words: number } | null = null;
  for (let at = from; at < reading.words.length; at += 1) {
    const word = reading.words[at] as SkillWord;
    if (at > from && word.isBroken) break;
    node = node.next.get(word.key);
    if (!node) break;
    const spelling = spellingAt(reading, node, from, at + 1);
    if (spelling) best = { spelling, words: at + 1 - from };
  }
  return best;
}

function readMentions(reading: Reading): { mention: SkillMention; spelling: Spelling }[] {
  const { text, words } = reading;
  const found: { mention: SkillMention; spelling: Spelling }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = matchAt(reading, at);
    if (!match) continue;
    const { start } = words[at] as SkillWord;
    const { end } = words[at + match.words - 1] as SkillWord;
    const { name, family } = match.spelling.skill;
    found.push({
      mention: { skill: name, family, quote: text.slice(start, end), start, end },
      spelling: match.spelling,
    });
    reading.lastEnd = end;
    at += match.words - 1;
  }
  return found;
}

/**
 * Every skill of the lexicon in a text, in order, longest first, without overlaps. Linear in the length of the text; any
 * string is accepted.
 */
export function findSkills(text: string): SkillMention[] {
  const words = skillWords(text);
  const first: Reading = { text, words, lastEnd: -1, shown: new Set(), hasDoubts: false };
  const found = readMentions(first);
  const shown = new Set(
    found.filter(({ spelling }) => spelling.isExact && spelling.near).map(({ spelling }) => spelling.skill),
  );
  if (!first.hasDoubts || shown.size === 0) return found.map((one) => one.mention);
  return readMentions({ text, words, lastEnd: -1, shown, hasDoubts: false }).map((one) => one.mention);
}

const byName = new Map<string, Skill>();

/** The skill that a phrase names as a whole, or undefined: "postgres" is PostgreSQL, "my postgres" is nothing. */
export function skillNamed(phrase: string): Skill | undefined {
  if (byName.size === 0) {
    for (const family of skillFamilies) {
      for (const skill of family.skills) {
        for (const name of [skill.name, ...skill.aliases]) {
          const key = name.toLowerCase();
          if (!byName.has(key)) byName.set(key, skill);
        }
      }
    }
  }
  return byName.get(phrase.trim().toLowerCase());
}
