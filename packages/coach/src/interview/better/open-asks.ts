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

type Place = 'start' | 'end';
export interface Ask {
  blank: string | ((reading: Reading) => string);
  at: Place;
  isOpen(reading: Reading): boolean;
}

const ending =
  /\b(?:in the end|ended up|turned out|since then|so now|to this day|ever since|these days|afterwards|after that|finally|worked|improved|happy|dropped|went (?:up|down|from|back)|came back|thanked|saved|still|now|since|agreed|okay|fine|solved|fixed|got (?:it|the|better|fewer)|ever had|was gone|nothing was|nobody|no one|sent (?:it|us|me)|understood|apologized|passed|finished|review|no complaints)\b/;
const ownExample =
  /\b(?:once|i've (?:told|had|done|seen|dealt|handled|worked) .{0,30}\bbefore|i've had (?:that|this|one)|last \w+ (?:i|we)|there was a time|a time (?:when|i|we|a)|last (?:year|month|week|time|summer|winter|spring|fall)|one time|i (?:had|saw|caught)\b|i (?:did|was|made|learned) (?:one|it|that|this|a|an|the)|when i was|at my (?:last|old)|years ago|we had|my last|one of (?:my|our)|there (?:was|were)|happened to (?:me|us)|(?:i've|i have|we've) (?:\w+ )?(?:seen|had|done|been|got)|i remember|for example|yesterday|the other day)\b/;
const changed =
  /\b(?:now i|so now|since then|i now|these days|nowadays|from then on|i've learned|i learned|what i learned|taught me|next time|every time now|i try to|never again|i always .* now|ever since|working on|more careful|i changed|i added|and added|next time|differently)\b/;
/** The answer says it where it is asked for. */
const asksForChange = /\bchange\b|\bdifferently\b/;
const aboutFault = /\b(?:mistake|error|fail|failed|failure|weakness|regret|missed|criticism|wrong)\b/;
const aboutSelf =
  /\b(?:about|introduce) yourself\b|\byour (?:background|story|career|resume)\b|\bwho are you\b|\bknow about you\b/;
const aboutUs =
  /^why\b.*\b(?:us|here|our|apply|applied|this (?:company|place|job|role|position|team|school|hotel|shop|store|clinic|hospital|practice))\b/;
const looksAhead =
  /\b(?:looking for|i want|i'd like|i'd love|next step|hope to|i'm ready|this (?:job|role|position|place|company)|your (?:company|team|shop|place)|here|hoping|hope|wanna|want to|goal|apply|applied|fit|calling|dream|job)\b/;
const trait =
  /\b(?:i'm|i am|i've always been|i'd say i'm|describe myself as|see myself as)(?: \w+){0,3} (?:reliable|honest|punctual|hard|hardworking|passionate|creative|positive|flexible|organized|organised|motivated|dedicated|perfectionist|worker|player|person|learner|leader|communicator|listener|sort of person|kind of person|caring|patient|friendly|careful|accurate|detail|calm|strong|good with|good at)\b/;

const adjective =
  /\b(?:reliable|honest|punctual|creative|positive|flexible|organized|organised|caring|patient|friendly|careful|accurate|calm|strong)\b/;
/** "I'm reliable" asks for being reliable, "a team player" for that. */
const showsAs = (said: string) => {
  const claim = trait.exec(said)?.[0] ?? '';
  const found = /\ban?\b/.test(claim) ? null : adjective.exec(claim);
  return found ? `being ${found[0]} help` : 'that show';
};

const isStory = ({ kind }: Reading) => kind === 'behavioural';
/** A personal story mentions at least this many actions. */
const fewestDeeds = 2;
const isPast = (word = '') => pastVerbs.has(word) || /^(?:had|was|were)$|[^e]ed$/.test(word);
/** How many things the speaker did, not counting those verbs. */
const deedsIn = ({ words }: Reading, except = /^$/) =>
  words.filter(
    (word, at) =>
      /^(?:i|we)$/.test(word) &&
      words.slice(at + 1, at + 3).some((verb) => isPast(verb) && !except.test(verb)),
  ).length;
const hasCase = (reading: Reading) => deedsIn(reading) >= fewestDeeds;

/** "A caller insults you. What do you do?" describes a specific case; "How do you run an audit?" asks for the usual way and gets no blank. */
const happens =
  /^(?:a|an|the|two|your|someone|somebody|you|you're|you've|you'd|it's|there's|imagine|suppose|say|if) .*\b(?:what|how) |\b(?:if|when) (?:a|an|the|someone|somebody|you|your)\b/;
/** Asks what the user does or says, not what they think of it. */
const asksForDeed =
  /\b(?:what|how) (?:do|would|will|should|can|could) you (?!think\b|feel\b|like\b|enjoy\b|know\b|want\b|see\b)/;
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

/** Says when it was, or denies that it was: "Last month", "Not really". A reader found "When did this happen to you?" wrong there, 3 times of 6. */
const dated =
  /^(?:well |um )?(?:no|not|yes|yeah)\b|\b(?:can't think of|comes to mind|never happened|haven't had)\b|\b(?:last|ago|yesterday|recently|at the moment|right now|currently|there was|there were|one time|once|i've had|i had (?:a|an|one|this)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const toldInPast = 3;
/** "Sewer scope came back, buyer panicked": a story without "I". */
const isToldInPast = ({ words }: Reading) => words.filter((word) => isPast(word)).length >= toldInPast;

/** A longer story has its end somewhere, in words that aren't known: "How did it turn out?" was wrong 4 times of 6. */
const shortStory = 45;
/** Does it at work anyway. */
const often = /\b(?:where i work|i always|usually|normally|every (?:day|week|shift|time))\b/;

const stative =
  /^(?:liked|wanted|loved|enjoyed|thought|felt|had|was|were|needed|chose|decided|knew|preferred|hoped|always)$/;
/** "Sources change, so you have to build for that": what one learned, as a rule. */
const rule = /\byou (?:always )?(?:have to|need to|should|can't|never|learn)\b/;
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

/** What an answer can leave open, the most telling first. */
export const asks: readonly Ask[] = [
  {
    blank: 'When did this happen to you?',
    at: 'start',
    isOpen: (reading) =>
      isStory(reading) &&
      !aboutSelf.test(reading.question) &&
      !hasCase(reading) &&
      !isToldInPast(reading) &&
      !dated.test(reading.said),
  },
  {
    blank: 'What did you do yourself?',
    at: 'end',
    isOpen: (reading) => isStory(reading) && reading.story.plural >= 4 && reading.story.singular === 0,
  },
  {
    blank: 'How did it turn out?',
    at: 'end',
    isOpen: (reading) =>
      isStory(reading) &&
      (hasCase(reading) || isToldInPast(reading)) &&
      reading.words.length <= shortStory &&
      !reading.story.result &&
      !reading.story.lesson &&
      !ending.test(reading.said),
  },
  {
    blank: 'What do you do differently now?',
    at: 'end',
    isOpen: ({ question, kind, said, story }) =>
      /^(?:behavioural|statement)$/.test(kind) &&
      aboutFault.test(question) &&
      !asksForChange.test(question) &&
      !story.lesson &&
      !changed.test(said),
  },
  {
    blank: 'What number do you have in mind?',
    at: 'start',
    isOpen: ({ question, said }) =>
      /\b(?:salary|pay) expect|\bexpect to (?:earn|be paid)/.test(question) &&
      !/\d|thousand|hundred|\bnumber|\bfigure/.test(said),
  },
  {
    blank: 'Why this job, and why now?',
    at: 'end',
    isOpen: ({ question, said }) => aboutSelf.test(question) && !looksAhead.test(said),
  },
  {
    blank: 'What about this place made you apply?',
    at: 'end',
    isOpen: ({ question, said }) => aboutUs.test(question) && !/\byour?\b|\bhere\b/.test(said),
  },
  {
    blank: 'When did you see that yourself?',
    at: 'end',
    isOpen: (reading) =>
      /\b(?:what|how) do you (?:think|feel)\b|\bmean to you\b/.test(reading.question) &&
      !hasCase(reading) &&
      !ownExample.test(reading.said),
  },
  {
    blank: 'When did it last get in your way?',
    at: 'end',
    isOpen: (reading) => /\bweakness/.test(reading.question) && !ownExample.test(reading.said),
  },
  {
    blank: 'What are you doing now to get there?',
    at: 'end',
    isOpen: ({ question, said }) =>
      /\bfive years\b/.test(question) && !/\b(?:course|class|already|started|training|certificat)/.test(said),
  },
  {
    blank: 'What have you seen or used of ours yourself?',
    at: 'end',
    isOpen: ({ question, said }) =>
      /\bknow about (?:us|our|this)\b/.test(question) &&
      !/\bi (?:use|used|bought|tried|own|visited|met)\b/.test(said),
  },
  {
    blank: 'What changed, in numbers?',
    at: 'end',
    isOpen: (reading) =>
      isStory(reading) &&
      reading.facts === 0 &&
      hasCase(reading) &&
      /\b(?:proud|achieve|success|improve|goal)/.test(reading.question) &&
      reading.story.numbers.length === 0,
  },
  {
    blank: 'Has this happened to you? When, and how did it go?',
    at: 'end',
    isOpen: isAhead,
  },
  {
    blank: 'Have you done this before? How did it go?',
    at: 'end',
    isOpen: (reading) =>
      /\bwould you\b/.test(reading.question) && isUsualWay(reading) && !often.test(reading.said),
  },
  { blank: 'When did doing it this way pay off?', at: 'end', isOpen: isUsualWay },
  {
    blank: ({ said }) => `When did ${showsAs(said)} at work?`,
    at: 'end',
    isOpen: (reading) => !isStory(reading) && trait.test(reading.said) && !ownExample.test(reading.said),
  },
  {
    blank: 'What are you proudest of so far?',
    at: 'end',
    isOpen: ({ question, said }) => aboutSelf.test(question) && !/\d/.test(said) && !ownExample.test(said),
  },
  {
    blank: "What's one moment that shows this?",
    at: 'end',
    isOpen: (reading) =>
      /^(?:motivation|statement)$/.test(reading.kind) &&
      !isPlain.test(reading.question) &&
      lacksMoment(reading),
  },
  {
    blank: 'When did you use this at work?',
    at: 'end',
    isOpen: (reading) =>
      /^(?:case|knowledge)$/.test(reading.kind) &&
      !asksForSteps.test(reading.question) &&
      lacksMoment(reading),
  },
  {
    blank: 'What goes wrong most often here, and what do you do about it?',
    at: 'end',
    isOpen: (reading) => asksForSteps.test(reading.question) && !isStory(reading) && lacksMoment(reading),
  },
  {
    blank: 'What did you take from it?',
    at: 'end',
    isOpen: (reading) =>
      isStory(reading) &&
      !asksForChange.test(reading.question) &&
      reading.facts === 0 &&
      hasCase(reading) &&
      !reading.story.lesson &&
      !rule.test(reading.said) &&
      !changed.test(reading.said),
  },
  {
    blank: 'What did you do there?',
    at: 'end',
    isOpen: (reading) => worked.test(reading.question) && !isNo.test(reading.said) && deedsIn(reading) === 0,
  },
  {
    blank: 'What did you last learn from scratch, and how?',
    at: 'end',
    isOpen: (reading) => worked.test(reading.question) && isNo.test(reading.said) && deedsIn(reading) === 0,
  },
  { blank: ({ points }) => points[0] ?? '', at: 'end', isOpen: ({ points }) => points.length > 0 },
];
