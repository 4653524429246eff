import { conjunctions, determiners, isFiniteVerb, pronouns, timeNames } from './reply-words.ts';

/** The words beside a blank. */
export interface ReplyPlace {
  before: string;
  next: string;
  /** The answer as it was given: what it says already is asked again. */
  answer?: string;
}

/** Plain words, lower case. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => word !== '');

/** What opens a spoken reply and says nothing. */
export const lead =
  /^(?:(?:yes|yeah|yea|yep|yup|aye|well|sure|ok|okay|um|uh|so|like|sir|ma'am)\b|(?:kind|sort) of(?=[,.]))[\s,.]+(?=\S)/i;

/** Words that open a time or a place. */
export const isTimeWord = (word: string) =>
  /^(?:last|in|on|at|during|around|back|since|yesterday|recently|early|late|once|earlier|when|while|after|before|this|about|from|over|right|just|every|next|within)$/.test(
    word,
  );

/** "Last year" inside a sentence; "I", names and "IT" stay. */
export function lowered(text: string): string {
  const first = (text.split(/\s/)[0] ?? '').replace(/,$/, '');
  const isOwn = /^I(?:'|’|$)|\p{Lu}.*\p{Lu}|\d/u.test(first) || timeNames.has(first.toLowerCase());
  const isKnown = isTimeWord(first.toLowerCase()) || isFiniteVerb(first.toLowerCase()) || /ing$/.test(first);
  const isPlain =
    isKnown || [determiners, conjunctions, pronouns].some((words) => words.has(first.toLowerCase()));
  return !isOwn &&
    (isPlain || /^(?:To|By|With|Not|Never|Always|Very|Better|Well|Great|Fine|Good)$/.test(first))
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
}
