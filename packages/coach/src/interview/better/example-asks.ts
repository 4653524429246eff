import { type Ask, deedsIn, hasCase, isStory, ownExample, type Reading } from './ask-reading.ts';

/** "A caller insults you. What do you do?" describes a specific case; "How do you run an audit?" asks for the usual way and gets no blank. */
const happens =
  /^[^?]+[.!] [^.]*\b(?:what|how|where) (?:do|would) you |^(?:a|an|the|two|your|someone|somebody|you|you're|you've|you'd|it's|there's|imagine|suppose|say|if) .*\b(?:what|how) |\b(?:if|when) (?:a|an|the|someone|somebody|you|your)\b/;
/** Asks what the user does or says, not what they think of it. */
const asksForDeed =
  /\b(?:what|how|where) (?:do|would|will|should|can|could) you (?!think\b|feel\b|like\b|enjoy\b|know\b|want\b|see\b)/;
/** Says what they'd do, without a case of their own. */
const isAhead = (reading: Reading) =>
  /^(?:situational|case|motivation)$/.test(reading.kind) &&
  !isTold.test(reading.question) &&
  happens.test(reading.question) &&
  asksForDeed.test(reading.question) &&
  !hasCase(reading) &&
  !ownExample.test(reading.said);

/** "Say you're showing a new hire how to ...": a thing that is done, not one that happens. */
const isTold =
  /^(?:say|suppose|imagine) you're (?:showing|teaching|training|explaining|writing|planning|setting)\b/;
const usualWay = /\b(?:how (?:do|would) you|(?:walk|talk|take) me through|step by step|your approach)\b/;
const anyPast =
  /\b(?:was|were|had|did|once|last|ago|\d{4}|when i was|i've|we've|since then|(?:i|we) (?:\w+ )?\w*[^e]ed)\b/;
/** Steps that somebody asked for are the answer: no example is missing. */
const asksForSteps = /\b(?:step by step|(?:walk|talk|take) me through)\b/;
/** Says how it's done in general, and never that it was done. */
const isUsualWay = (reading: Reading) =>
  usualWay.test(reading.question) &&
  !asksForSteps.test(reading.question) &&
  !/\band (?:what|why)\b/.test(reading.question) &&
  !isStory(reading) &&
  !worked.test(reading.question) &&
  !anyPast.test(reading.said) &&
  !hasCase(reading);

/** Does it at work anyway. */
const often = /\b(?:where i work|i always|usually|normally|every (?:day|week|shift|time))\b/;

const stative =
  /^(?:liked|wanted|loved|enjoyed|thought|felt|had|was|were|needed|chose|decided|knew|preferred|hoped|always|set|put|cut|let|read|hit|shut)$/;
/** Says when or where something happened. */
const momentWords = /\b(?:once|last \w+|ago|(?:19|20)\d\d|when i was|since then|one day)\b/;
const isNo = /^(?:no|not|nope)\b|\bi (?:haven't|have not|have never|never)\b/;
/** "Have you worked with X? If not, how would you learn?" */
const worked = /^have you (?:worked|used)\b/;
/** Has nothing that happened: likes, reasons and habits alone. */
const lacksMoment = (reading: Reading) =>
  !isTold.test(reading.question) &&
  !isNo.test(reading.said) &&
  !worked.test(reading.question) &&
  !momentWords.test(reading.said) &&
  deedsIn(reading, stative) === 0 &&
  !ownExample.test(reading.said.replace(always, ''));
/** "I've always been good with kids" is no moment. */
const always = /\bi(?:'ve| have) always \w+/g;
/** Pay, dates and plans have no moment that shows them. */
const isPlain =
  /\b(?:salary|pay|earn|notice|start|available|questions|ask us|five years|know about|yourself|looking for)\b/;

/** What a general way of working leaves out: that it was done, when, and what can go wrong. */
export const exampleAsks = {
  case: {
    blank: 'Has this happened to you? When, and how did it go?',
    at: 'end',
    frames: { verb: 'i', label: 'One case', always: true },
    isOpen: isAhead,
  },
  before: {
    blank: 'Have you done this before? How did it go?',
    at: 'end',
    frames: { how: 'It went', verb: 'i', label: 'One case', always: true },
    isOpen: (reading) =>
      /\bwould you\b/.test(reading.question) && isUsualWay(reading) && !often.test(reading.said),
  },
  paidOff: {
    blank: 'When did this pay off, and how?',
    at: 'end',
    frames: { verb: 'i', label: 'One case', always: true },
    isOpen: isUsualWay,
  },
  moment: {
    blank: "What's one moment that shows this?",
    at: 'end',
    frames: { verb: 'i', label: 'One moment', always: true },
    isOpen: (reading) =>
      /^(?:motivation|statement)$/.test(reading.kind) &&
      !isPlain.test(reading.question) &&
      lacksMoment(reading),
  },
  used: {
    blank: 'When did you use this at work, and what for?',
    at: 'end',
    frames: { verb: 'i', label: 'One case', always: true },
    isOpen: (reading) =>
      /^(?:case|knowledge)$/.test(reading.kind) &&
      !asksForSteps.test(reading.question) &&
      lacksMoment(reading),
  },
  trouble: {
    blank: 'What goes wrong most often here, and what do you do about it?',
    at: 'end',
    frames: { label: 'What goes wrong most often', always: true },
    isOpen: (reading) => asksForSteps.test(reading.question) && !isStory(reading) && lacksMoment(reading),
  },
  pitfall: {
    blank: 'What do new people get wrong most often here?',
    at: 'end',
    frames: { label: 'What new people get wrong most often', always: true },
    isOpen: (reading) =>
      /\b(?:new hire|trainee|apprentice|new (?:colleague|coworker|employee|person)|somebody new|someone new)\b/.test(
        reading.question,
      ) &&
      !/\b(?:most often|most people|mistakes?|forget|wrong|skip)\b/.test(reading.said) &&
      !ownExample.test(reading.said) &&
      deedsIn(reading) === 0,
  },
  there: {
    blank: 'What did you do there?',
    at: 'end',
    frames: { aim: 'My job was', verb: 'i', label: 'What I did there' },
    isOpen: (reading) => worked.test(reading.question) && !isNo.test(reading.said) && deedsIn(reading) === 0,
  },
  learned: {
    blank: "What's the last thing you learned from scratch, and how did you do it?",
    at: 'end',
    frames: { verb: 'i', label: 'What I last learned from scratch' },
    isOpen: (reading) => worked.test(reading.question) && isNo.test(reading.said) && deedsIn(reading) === 0,
  },
} as const satisfies Record<string, Ask>;
