import { type Ask, aboutSelf, hasCase, isStory, ownExample, type Reading } from './ask-reading.ts';

const aboutUs =
  /^why\b.*\b(?:us|here|our|apply|applied|this (?:company|place|job|role|position|team|school|hotel|shop|store|clinic|hospital|practice))\b/;
const looksAhead =
  /\b(?:looking for|i want|i'd like|i'd love|next step|hope to|i'm ready|this (?:job|role|position|place|company)|your (?:company|team|shop|place)|here|hoping|hope|wanna|want to|goal|apply|applied|fit|calling|dream|job)\b/;
const trait =
  /\b(?:i'm|i am|i've always been|i'd say i'm|describe myself as|see myself as)(?: \w+){0,3} (?:reliable|honest|punctual|hard|hardworking|passionate|creative|positive|flexible|organized|organised|motivated|dedicated|perfectionist|worker|player|person|learner|leader|communicator|listener|sort of person|kind of person|caring|patient|friendly|careful|accurate|detail|calm|strong|good with|good at)\b/;

const adjective =
  /\b(?:reliable|honest|punctual|creative|positive|flexible|organized|organised|caring|patient|friendly|careful|accurate|calm|strong)\b/;
/** "I'm reliable" asks when that helped, "I'm a team player" when it showed. */
const asksForProof = (said: string) => {
  const claim = trait.exec(said)?.[0] ?? '';
  const found = /\ban?\b/.test(claim) ? null : adjective.exec(claim);
  if (found) return `When did being ${found[0]} help at work, and how?`;
  const noun = /\ban? (?:\w+ ){0,3}\w+$/.exec(claim)?.[0];
  return noun && !/\b(?:with|at|sort of|kind of|hard|detail)$/.test(noun)
    ? `When did you show that you're ${noun.replace(/ (?:real|really|very|pretty) /, ' ')}, and how?`
    : 'When did that show at work, and how?';
};

/** What an answer about oneself or about the employer leaves out: a reason, a number, a moment that shows it. */
export const selfAsks = {
  pay: {
    blank: 'What number do you have in mind?',
    at: 'start',
    frames: { thing: 'The number I have in mind is' },
    isOpen: ({ question, said }) =>
      /\b(?:salary|pay) expect|\bexpect to (?:earn|be paid)/.test(question) &&
      !/\d|thousand|hundred|\bnumber|\bfigure/.test(said),
  },
  whyNow: {
    blank: 'Why this job, and why now?',
    at: 'end',
    frames: {
      reason: 'I want this job',
      aim: 'I want',
      thing: 'What draws me is',
      verb: 'i',
      label: 'Why this job, and why now',
    },
    isOpen: ({ question, said }) => aboutSelf.test(question) && !looksAhead.test(said),
  },
  whyUs: {
    blank: 'What about this place made you apply?',
    at: 'end',
    frames: { reason: 'I applied', thing: 'What made me apply was', verb: 'i', label: 'What made me apply' },
    isOpen: ({ question, said }) => aboutUs.test(question) && !/\byour?\b|\bhere\b/.test(said),
  },
  opinion: {
    blank: 'When did you see that yourself, and what happened?',
    at: 'end',
    frames: { verb: 'i', label: 'One case', always: true },
    isOpen: (reading) =>
      /\b(?:what|how) do you (?:think|feel)\b|\bmean to you\b/.test(reading.question) &&
      !hasCase(reading) &&
      !ownExample.test(reading.said),
  },
  weakness: {
    blank: 'When did it last get in your way, and what did you do?',
    at: 'end',
    frames: { verb: 'i', label: 'One time', always: true },
    isOpen: (reading) => /\bweakness/.test(reading.question) && !ownExample.test(reading.said),
  },
  plans: {
    blank: 'What are you doing now to get there?',
    at: 'end',
    frames: { thing: 'What I do to get there is', verb: 'i', label: 'What I do to get there' },
    isOpen: ({ question, said }) =>
      /\bfive years\b/.test(question) && !/\b(?:course|class|already|started|training|certificat)/.test(said),
  },
  ours: {
    blank: 'What have you seen or used of ours yourself?',
    at: 'end',
    frames: { thing: 'What I know myself is', verb: 'i' },
    isOpen: ({ question, said }) =>
      /\bknow about (?:us|our|this)\b/.test(question) &&
      !/\bi (?:use|used|bought|tried|own|visited|met)\b/.test(said),
  },
  trait: {
    blank: ({ said }: Reading) => asksForProof(said),
    at: 'end',
    frames: { verb: 'i', label: 'One case', always: true },
    isOpen: (reading) => !isStory(reading) && trait.test(reading.said) && !ownExample.test(reading.said),
  },
  proudest: {
    blank: 'What are you proudest of so far?',
    at: 'end',
    frames: { thing: "I'm proudest of", verb: 'i', label: "What I'm proudest of" },
    isOpen: ({ question, said }) =>
      aboutSelf.test(question) && !/\b(?:proud|award|promot|achiev|grew|increased|\d+ percent)/.test(said),
  },
} as const satisfies Record<string, Ask>;
