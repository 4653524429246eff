import {
  type Ask,
  aboutSelf,
  asksForChange,
  changed,
  deedsIn,
  hasCase,
  isPast,
  isStory,
  ownExample,
  type Reading,
} from './ask-reading.ts';

const ending =
  /\b(?:in the end|ended up|turned out|since then|so now|to this day|ever since|these days|afterwards|after that|finally|worked|improved|happy|dropped|went (?:up|down|from|back)|came back|thanked|saved|still|now|since|agreed|okay|fine|solved|fixed|got (?:it|the|better|fewer)|ever had|was gone|nothing was|nobody|no one|sent (?:it|us|me)|understood|apologized|passed|finished|review|no complaints)\b/;
const aboutFault = /\b(?:mistake|error|fail|failed|failure|weakness|regret|missed|criticism|wrong)\b/;

/** Says when it was, or denies that it was: "Last month", "Not really". A reader found "When did this happen to you?" wrong there, 3 times of 6. */
const dated =
  /^(?:well |um )?(?:no|not|yes|yeah)\b|\b(?:can't think of|comes to mind|never happened|haven't had)\b|\b(?:last|ago|yesterday|recently|at the moment|right now|currently|there was|there were|one time|once|i've had|i had (?:a|an|one|this)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const toldInPast = 3;
/** "Sewer scope came back, buyer panicked": a story without "I". */
const isToldInPast = ({ words }: Reading) => words.filter((word) => isPast(word)).length >= toldInPast;

/** A longer story has its end somewhere, in words that aren't known: "How did it turn out?" was wrong 4 times of 6. */
const shortStory = 45;
/** "Sources change, so you have to build for that": what one learned, as a rule. */
const rule =
  /\byou (?:always )?(?:have to|need to|should|can't|never|learn)\b|\b(?:is|are) (?:\w+ )?(?:important|key|essential|everything)\b/;

/** Asks how somebody works, so that an example has an effect to tell of. */
const asksForWay = /\bhow (?:do|would|have) you\b|\bapproach\b|\bstrateg|\byour process\b/;
/** Says in the past tense what happened, by whichever words. */
const isTold = (reading: Reading) => isStory(reading) && (hasCase(reading) || isToldInPast(reading));

/** What a story leaves out: its case, the speaker's part, its end, what changed. */
export const storyAsks = {
  time: {
    blank: 'When did this happen, and what did you do?',
    at: 'end',
    frames: { verb: 'i', label: 'One case', always: true },
    isOpen: (reading) =>
      isStory(reading) &&
      !aboutSelf.test(reading.question) &&
      !hasCase(reading) &&
      !isToldInPast(reading) &&
      !dated.test(reading.said),
  },
  part: {
    blank: 'What did you do yourself?',
    at: 'end',
    frames: { thing: 'My part was', aim: 'My job was', verb: 'i', label: 'My part' },
    isOpen: (reading) => isStory(reading) && reading.story.plural >= 4 && reading.story.singular === 0,
  },
  end: {
    blank: 'How did it turn out?',
    at: 'end',
    frames: { how: 'It went', thing: 'The result was', verb: 'it', label: 'How it turned out' },
    isOpen: (reading) =>
      isTold(reading) &&
      reading.words.length <= shortStory &&
      !reading.story.result &&
      !reading.story.lesson &&
      !ending.test(reading.said),
  },
  change: {
    blank: 'What do you do differently now?',
    at: 'end',
    frames: {
      aim: 'Now I make sure',
      thing: 'What I do differently now is',
      label: 'What I do differently now',
    },
    isOpen: ({ question, kind, said, story }) =>
      /^(?:behavioural|statement)$/.test(kind) &&
      aboutFault.test(question) &&
      !asksForChange.test(question) &&
      !story.lesson &&
      !changed.test(said),
  },
  numbers: {
    blank: 'What changed, in numbers?',
    at: 'end',
    frames: { how: 'It went', thing: 'In numbers, that was', verb: 'it', label: 'In numbers' },
    isOpen: (reading) =>
      isStory(reading) &&
      reading.facts === 0 &&
      hasCase(reading) &&
      /\b(?:proud|achieve|success|improve|goal)/.test(reading.question) &&
      reading.story.numbers.length === 0,
  },
  lesson: {
    blank: 'What did you take from it?',
    at: 'end',
    frames: { aim: 'I learned', thing: 'What I took from it is', verb: 'i', label: 'What I took from it' },
    isOpen: (reading) =>
      isStory(reading) &&
      !asksForChange.test(reading.question) &&
      reading.facts === 0 &&
      hasCase(reading) &&
      !reading.story.lesson &&
      !rule.test(reading.said) &&
      !changed.test(reading.said),
  },
  proof: {
    blank: 'How could you tell that it worked?',
    at: 'end',
    frames: { thing: 'I could tell from', reason: 'I could tell', verb: 'it', label: 'How I could tell' },
    isOpen: (reading) =>
      isTold(reading) &&
      reading.facts === 0 &&
      reading.story.numbers.length === 0 &&
      !aboutFault.test(reading.question),
  },
  effect: {
    blank: 'What changed because of it?',
    at: 'end',
    frames: { how: 'It went', thing: 'What changed is', verb: 'it', label: 'What changed' },
    isOpen: (reading) =>
      !isStory(reading) &&
      asksForWay.test(reading.question) &&
      reading.facts === 0 &&
      reading.story.numbers.length === 0 &&
      ownExample.test(reading.said) &&
      deedsIn(reading) > 0 &&
      !ending.test(reading.said),
  },
} as const satisfies Record<string, Ask>;
