import { countWords } from '../../job-ad/ad-phrases.ts';
import { isAlsoNoun, type VerbForm, verbOf } from '../../job-ad/ad-verbs.ts';
import { askability } from './askability.ts';
import type { LineCut } from './cut-line.ts';
import { isWholeName, withArticle } from './lost-article.ts';
import { plainDuty } from './plain-duty.ts';

/** A duty as one says it, in both forms; one of them is missing where the words can't be turned. */
export interface DutyPhrase {
  /** "prepare estimates" */
  base: string | undefined;
  /** "preparing estimates" */
  ing: string | undefined;
  /** The verbs that it opens with, in their base form. */
  verbs: readonly string[];
}

const doubled =
  /^(?:[^aeiou]*[aeiou][^aeiouwxy]|begin|refer|submit|transfer|commit|control|permit|admit|equip)$/;

/** "prepare" as "preparing". */
function ingOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return doubled.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const determiner = /^(?:the|an?|all|any|their|its|our|your|each|every)$/i;

/** The verbs that a phrase opens with, one after another: "load and unload | trailers". */
function openingVerbs(words: readonly string[], form: 'base' | 'ing'): number {
  let end = 0;
  while (end < words.length) {
    const word = words[end] as string;
    const verb = verbOf(word.replace(/,$/, ''));
    // Behind a verb and "and", what ends in "-ing" is one as well.
    const isSure =
      form === 'ing' ||
      end === 0 ||
      word.endsWith(',') ||
      !isAlsoNoun(verb?.base ?? '') ||
      determiner.test(words[end + 1] ?? '');
    const isVerb = verb?.form === form && isSure;
    if (!isVerb) break;
    end += 1;
    const isMore = word.endsWith(',') || /^(?:and|or)$/.test(words[end] ?? '');
    if (!isMore) break;
    if (/^(?:and|or)$/.test(words[end] ?? '')) {
      const next = verbOf((words[end + 1] ?? '').replace(/,$/, ''));
      if (next?.form !== form) break;
      end += 1;
    }
  }
  return end;
}

/** The same words with their verbs in the other form; undefined where a later verb can't be told from a noun. */
function turned(text: string, from: 'base' | 'ing'): string | undefined {
  const words = text.split(' ');
  const end = openingVerbs(words, from);
  // "Identify and | meet goals": the second may be a noun.
  const isOpen = /^(?:and|or)$/.test(words[end - 1] ?? '');
  if (end === 0 || isOpen) return undefined;
  for (let at = 0; at < words.length; at += 1) {
    const [, bare = '', comma = ''] = /^(.*?)(,?)$/.exec(words[at] as string) ?? [];
    const verb = verbOf(bare);
    const [before = '', last = ''] = at < 2 ? ['', words[at - 1]] : words.slice(at - 2, at);
    const isJoined = /(?:,|^and|^or)$/.test(last) || (/^(?:and|or)$/.test(before) && /ly$/.test(last));
    if (at >= end && from === 'ing' && isJoined && /ing$/.test(bare)) return undefined;
    if (verb?.form !== from) continue;
    if (at >= end && !isJoined) continue;
    if (at >= end && isAlsoNoun(verb.base)) {
      // "Identify risks and design for safety": a verb, or a thing that is for safety.
      if (/^(?:for|with|against)$/.test(words[at + 1] ?? '')) return undefined;
      continue;
    }
    words[at] = (from === 'ing' ? verb.base : ingOf(verb.base)) + comma;
  }
  return words.join(' ');
}

/** A longer phrase is cut where it goes on with why, how and for whom. */
const easyWords = 8;
const fewestLeft = 3;
const leastWorth = 2;
const goesOn =
  /,? (?:to (?!the\b|an?\b|our\b|all\b)\p{L}+|for|in order to|regarding|concerning|compliant with|consistent with|within|across|through(?:out)?|using|via|based on|per|by|with|that|which|as well as|on behalf of|related to|relating to) /giu;

/** A further thing to do: "review contracts | and advise the team". */
const nextTask = /(?:,| and| or) (?:(?:and|or) )?(?:\p{L}+ly )?(\p{L}+)(?= (\p{L}+))/giu;
const isSurelyVerb = (word: string, next: string, form: VerbForm) => {
  const verb = verbOf(word);
  if (verb?.form !== form) return false;
  return form === 'ing' || !isAlsoNoun(verb.base) || determiner.test(next);
};
const isWhole = (text: string) => isWholeName(text.split(' ').at(-1) ?? '');
/** "Configure systems | and processing others": a task in the wrong form. "Hiring and training plans" are things. */
const isWrongForm = (word: string, before: string, form: VerbForm) =>
  form === 'base' && verbOf(word)?.form === 'ing' && !/ing$/iu.test(before) && isWhole(before);
/** "Conduct research | and draft documents": a noun would leave what is in front of it open. */
const isLikelyVerb = (word: string, before: string, all: string, form: VerbForm) =>
  form === 'base' && verbOf(word)?.form === 'base' && isWhole(before) && /s$/.test(all);

/** "Review contracts" can go in front of another task, "operate, clean" can't. */
const namesObject = (text: string, form: 'base' | 'ing') => {
  const words = text.split(' ');
  return openingVerbs(words, form) < words.length;
};

/** What is done first; behind it comes another task. */
function firstOf(text: string, form: 'base' | 'ing'): string {
  const next = [...text.matchAll(nextTask)].find(({ 0: found, index, 1: word = '', 2: after = '' }) => {
    const before = text.slice(0, index);
    const isTask =
      isSurelyVerb(word, after, form) ||
      isWrongForm(word, before, form) ||
      (/^ and /.test(found) && isLikelyVerb(word, before, text, form));
    return isTask && namesObject(before, form);
  });
  const first = next ? head(text, next.index) : text;
  const comma = first.indexOf(',');
  // "analyze requirements, stories": a list that was cut inside.
  const isOpen = comma > 0 && !/\b(?:and|or)\b/.test(first.slice(comma));
  return isOpen ? first.slice(0, comma) : first;
}

/** "Create graphics in concert | with the team", "errors associated | with it": words that wait for the rest. */
const waits = /\bin \p{L}+$|(?<!\b(?:s|f|n|w|br|sp|bl))\p{L}ed$/iu;
/** Nobody talks for its own sake: what it is for has to stay. */
const talks = /^(?:confer|consult|speak|talk|meet|liais|correspond)/i;
const isPurpose = (rest: string) => /^ (?:to|for) /.test(rest);
/** Of more things than one can keep in mind, the first: "complaints, shortages, or grievances". */
const listAtEnd = /(?<=\p{L}), (?:[\p{L}-]+, )*(?:and|or) [\p{L}-]+$/u;

const head = (text: string, end: number) => text.slice(0, end).replace(/[\s,]+$/, '');

/** The beginning that says enough, where the whole is too long to say in one breath. */
function short(text: string, shape: LineCut['shape']): string {
  if (countWords(text) <= easyWords) return text;
  const isTalk = talks.test(text);
  const beginnings = [...text.matchAll(goesOn)]
    .filter(({ index }) => !(isTalk && isPurpose(text.slice(index))))
    .map(({ index }) => head(text, index))
    .filter((one) => countWords(one) >= fewestLeft && countWords(one) <= easyWords && !waits.test(one))
    .filter((one) => (askability({ text: one, shape })?.worth ?? 0) >= leastWorth);
  return beginnings.at(-1) ?? text.replace(listAtEnd, '');
}

/** Short enough, without "all" in front of what it is done to, and with the article that it lost. */
function sayable(text: string, shape: LineCut['shape']): string {
  const words = short(text, shape).split(' ');
  const end = openingVerbs(words, shape === 'ing' ? 'ing' : 'base');
  const isAll = end > 0 && words[end] === 'all' && !/^(?:of|the|that|\d.*)$/.test(words[end + 1] ?? '');
  const said = isAll ? words.toSpliced(end, 1).join(' ') : words.join(' ');
  return withArticle(said) ?? said;
}

/** What somebody does as an interviewer would say it: without praise, and no longer than one breath. */
export function dutyPhrase({ text, shape }: LineCut): DutyPhrase {
  const form = shape === 'ing' ? 'ing' : 'base';
  const said = sayable(firstOf(plainDuty(text), form), shape);
  const words = said.split(' ');
  const verbs = words
    .slice(0, openingVerbs(words, form))
    .flatMap((word) => verbOf(word.replace(/,$/, ''))?.base ?? []);
  return shape === 'ing'
    ? { base: turned(said, 'ing'), ing: said, verbs }
    : { base: said, ing: turned(said, 'base'), verbs };
}
