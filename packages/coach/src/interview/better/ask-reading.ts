import type { BetterReply } from '@greenroom/domain';
import type { Story } from '../reading/story.ts';
import { pastVerbs } from '../reading/story-words.ts';
import type { AnswerKind } from '../rubric/rubric.ts';

/** What is read once of an answer, to see what it leaves open. */
export interface Reading {
  question: string;
  kind: AnswerKind;
  story: Story;
  /** Numbers that are asked for in the text already. */
  facts: number;
  /** The words, lower case, one space between them. */
  said: string;
  words: readonly string[];
  /** What the coach would ask about the question itself: points that left no trace in the answer, the most telling first. */
  points: readonly string[];
}

/** A blank for a whole sentence, and when it is asked. */
export interface Ask {
  blank: string | ((reading: Reading) => string);
  at: 'start' | 'end';
  /** How a reply that isn't a sentence becomes one. */
  frames: BetterReply['frames'] | ((reading: Reading) => BetterReply['frames']);
  isOpen(reading: Reading): boolean;
}

/** A case of the speaker's own. */
export const ownExample =
  /\b(?:(?<!\b(?:at|it|them|him|her|this|that) )once(?! (?:i|we|he|she|they|it|you|the|a|that|this|it's|more)\b)|i've (?:told|had|done|seen|dealt|handled|worked) .{0,30}\bbefore|i've had (?:that|this|one)|last \w+ (?:i|we)|there was a time|a time (?:when|i|we|a)|last (?:year|month|week|time|summer|winter|spring|fall)|one time|i (?:had|saw|caught)\b|i (?:did|was|made|learned) (?:one|it|that|this|a|an|the)|when i was|at my (?:last|old)|years ago|we had|my last|one of (?:my|our)|there (?:was|were)|happened to (?:me|us)|(?:i've|i have|we've) (?:\w+ )?(?:seen|had|done|been|got)|i remember|for (?:example|instance) (?:i|we|my|our|at|in|last|once|when)|(?:had|did|saw|tried) (?:this|that|it|one) (?:once|twice|before)|yesterday|the other day)\b/;
/** Says what is done differently since. */
export const changed =
  /\b(?:now i|so now|since then|i now|these days|nowadays|from then on|i've learned|i learned|what i learned|taught me|next time|every time now|i try to|never again|i always .* now|ever since|working on|more careful|i changed|i added|and added|next time|differently|after that i|from that (?:day|point)|i started to|i make sure|nowadays)\b/;
/** The answer says it where it is asked for. */
export const asksForChange = /\bchange\b|\bdifferently\b/;
export const aboutSelf =
  /\b(?:about|introduce) yourself\b|\byour (?:background|story|career|resume)\b|\bwho are you\b|\bknow about you\b/;

export const isStory = ({ kind }: Reading) => kind === 'behavioural';
/** A personal story mentions at least this many actions. */
const fewestDeeds = 2;
export const isPast = (word = '') => pastVerbs.has(word) || /^(?:had|was|were)$|[^e]ed$/.test(word);
/** How many things the speaker did, not counting those verbs. */
export const deedsIn = ({ words }: Reading, except = /^$/) =>
  words.filter(
    (word, at) =>
      /^(?:i|we)$/.test(word) &&
      words[at - 1] !== 'if' &&
      words.slice(at + 1, at + 3).some((verb) => isPast(verb) && !except.test(verb)),
  ).length;
export const hasCase = (reading: Reading) => deedsIn(reading) >= fewestDeeds;
