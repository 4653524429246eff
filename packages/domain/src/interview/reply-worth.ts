import { wordsOf } from './reply-text.ts';
import { conjunctions, determiners, numberWord, pronouns } from './reply-words.ts';

const start = '^(?:(?:well|um|uh|honestly|sorry|oh|hm+|yes|yeah|no)[, ]+)*';
const unknown = new RegExp(
  `${start}(?:(?:i |we )?(?:really |honestly )?(?:do not|don'?t|can'?t|cannot|couldn'?t) (?:really )?(?:know|remember|recall|say|tell)|(?:i )?(?:never|didn'?t) counted?|(?:i have |i've )?no (?:idea|clue)|(?:i'?m |i am )?not (?:really |quite )?sure|idk|dunno|hard to say)\\b`,
);
const refusal = new RegExp(
  `${start}(?:i'd|i would|i)? ?(?:really )?(?:(?:rather|prefer(?: to)?) not|(?:don'?t|do not) (?:want|like|wish) to (?:say|add|share|talk|answer)|(?:have )?nothing (?:more |else )?to (?:add|say)|no comment)(?= |$)|^(?:skip|pass|n\\/?a|none|nothing)$`,
);
const pointsBack =
  /\b(?:like|as) (?:i|we) (?:already |just )?(?:said|mentioned|told|wrote)\b|\b(?:already|just) (?:said|mentioned|told|answered|wrote)\b|\bones? (?:that )?i (?:said|mentioned|told)\b|\bsee above\b|\bsame as (?:above|before)\b/;
/** "Already said, my first shop. I nearly quit": what follows is new. */
const saidBefore =
  /^(?:(?:i|we)(?:'ve)? )?(?:already|just) (?:said|mentioned|wrote|told you)(?: (?:it|that|this))?[,.]\s+(?=\S)/i;
/** "I don't know all of the codes, so I ask first", "I can't say who, but they renewed": goes on with what is known. */
const goesOn = /\b(?:(?:so|that's why) (?:i|we)|but (?:i|we|it|the|my|our|they|he|she))\b/;

/** Whether a sentence of a reply refuses, says that the speaker doesn't know, or points back at the answer. */
function saysNothing(sentence: string): boolean {
  const plain = wordsOf(sentence).join(' ');
  return refusal.test(plain) || pointsBack.test(plain) || (unknown.test(plain) && !goesOn.test(plain));
}

const stem = (word: string) => word.replace(/(?:ing|ed|es|s|'s)$/, '');
const common =
  /^(?:also|just|really|very|have|with|from|about|into|that's|it's|i'm|then|them|they|would|could|will|been|were|like)$/;
const tellingWords = (text: string) =>
  wordsOf(text).filter(
    (word) =>
      numberWord.test(word) ||
      (word.length > 3 &&
        !common.test(word) &&
        ![conjunctions, determiners, pronouns].some((known) => known.has(word))),
  );

const fewestTelling = 3;
const repeatedShare = 0.75;
/** Whether the answer has nearly all of what a sentence says. A new number is news. */
function repeats(sentence: string, said: ReadonlySet<string>): boolean {
  const words = tellingWords(sentence);
  const known = words.filter((word) => said.has(stem(word)));
  const isNews = words.some((word) => numberWord.test(word) && !said.has(stem(word)));
  return !isNews && words.length >= fewestTelling && known.length >= repeatedShare * words.length;
}

/** The sentences of a reply that add something to the answer, '' where none does. */
export function worthOf(reply: string, answer: string): string {
  const said = new Set(tellingWords(answer).map(stem));
  const sentences = reply
    .trim()
    .replace(saidBefore, '')
    .split(/(?<=[.!?])\s+/);
  const told = sentences.filter((sentence) => !saysNothing(sentence));
  // From its first new sentence on, a case is kept whole: the next sentence may be about what one repeats.
  const news = told.findIndex((sentence) => !repeats(sentence, said));
  const worth = news < 0 ? [] : told.slice(news);
  // What "and" went on from is gone.
  return worth.join(' ').replace(worth[0] === sentences[0] ? /^$/ : /^and\s+/i, '');
}
