import type { Dimension, InterviewType, Readiness } from '@greenroom/domain';

/** Changes whenever a weight, a level or a gate changes, so that an old receipt stays explainable. */
export const rubricVersion = '1.1';

export const dimensionWeights: Record<InterviewType, Record<Dimension, number>> = {
  technical: {
    technical_accuracy: 0.4,
    problem_solving: 0.25,
    communication_clarity: 0.15,
    relevant_experience: 0.15,
    cultural_fit: 0.05,
  },
  hr: {
    technical_accuracy: 0.1,
    problem_solving: 0.2,
    communication_clarity: 0.25,
    relevant_experience: 0.25,
    cultural_fit: 0.2,
  },
  mixed: {
    technical_accuracy: 0.25,
    problem_solving: 0.25,
    communication_clarity: 0.2,
    relevant_experience: 0.2,
    cultural_fit: 0.1,
  },
  custom: {
    technical_accuracy: 0.25,
    problem_solving: 0.25,
    communication_clarity: 0.2,
    relevant_experience: 0.2,
    cultural_fit: 0.1,
  },
};

/** The lowest score of levels 1 to 5. */
export const levelFloors = [0, 30, 50, 70, 85] as const;

/** The written levels, 1 to 5, of each dimension. */
export const levelTexts: Record<Dimension, readonly [string, string, string, string, string]> = {
  technical_accuracy: [
    'Wrong, or it contradicts the key points of the question.',
    'Touches one or two key points and leaves most of them out.',
    'Covers about half of the key points.',
    'Covers most key points correctly, with a gap or two.',
    'Covers all key points, with trade-offs, limits and a right example.',
  ],
  problem_solving: [
    'Shows no method.',
    'Names what was done, without an order or a reason.',
    'Gives ordered steps, but thin reasons.',
    'Gives a diagnosis and a reasoned choice; the check at the end is thin.',
    'Goes from diagnosis through options to a reasoned choice, checks it and prevents a repeat.',
  ],
  communication_clarity: [
    "Can't be followed, or repeats the question.",
    'Can be followed with effort: too short, too long or out of order.',
    'Understandable, in some order.',
    'Direct and ordered, of about the right length.',
    'Answers in the first sentence, keeps an order, has the right length and closes on a result.',
  ],
  relevant_experience: [
    'Gives no example, only self-description.',
    'Mentions an example without saying what was done in it.',
    'Gives a real example, but the own part or the result is unclear.',
    'Gives a specific example with own actions and a result.',
    'Gives a specific example with own actions and a measured result that fits the role.',
  ],
  cultural_fit: [
    'Blames others, or evades the question.',
    'Shows little of how you work with others.',
    'Works with others and owns a part of the work.',
    'Owns the work and gives others their credit.',
    'Owns the work, credits others, and uses a lesson later.',
  ],
};

/** What lifts an answer from level n to n + 1, at position n - 1. */
export const liftTexts: Record<Dimension, readonly [string, string, string, string]> = {
  technical_accuracy: [
    'Name at least one thing that the question is really about, in a full sentence.',
    'Add the key points that are still missing until half of them stand in your answer.',
    'Add the missing key points, each with one sentence on why it matters.',
    'Close the last gap, and add a trade-off or a limit and one example.',
  ],
  problem_solving: [
    'Say what you did, or would do, step by step.',
    'Put the steps in order and give a reason for the main one.',
    'Say how you found the cause and why you chose this way over another.',
    'Say how you checked that it worked and what you changed so that it does not come back.',
  ],
  communication_clarity: [
    'Answer in whole sentences, in your own words.',
    'Open with the answer itself, and give each step its own sentence.',
    'Bring the answer to the right length, and mark its order: first, then, as a result.',
    'Open with the answer in one sentence and close on the result.',
  ],
  relevant_experience: [
    'Pick one real case and say where it happened and what you did.',
    'Say what you yourself did, in verbs that start with "I".',
    'Finish with what changed because of it.',
    'Put a number on the result: time, money, people, percent.',
  ],
  cultural_fit: [
    'Say what you did about it rather than whose fault it was.',
    'Say which part was yours and who you worked with.',
    'Name what others contributed.',
    'Say what you learned and when you used it again.',
  ],
};

export interface ReadinessRule {
  level: Readiness;
  /** The lowest overall score. */
  overall: number;
  /** The lowest score that every dimension must reach. */
  everyDimension: number;
}

/** From the top down: the first rule that holds decides. */
export const readinessRules: readonly ReadinessRule[] = [
  { level: 'senior_ready', overall: 80, everyDimension: 55 },
  { level: 'mid_ready', overall: 70, everyDimension: 40 },
  { level: 'junior_ready', overall: 55, everyDimension: 0 },
  { level: 'needs_improvement', overall: 40, everyDimension: 0 },
  { level: 'not_ready', overall: 0, everyDimension: 0 },
];

/** Fewer real answers than this cap readiness at junior: there is too little to judge. */
export const answersForFullReadiness = 3;

/** How an answer is read, which decides what counts in it. */
export type AnswerKind =
  | 'behavioural'
  | 'situational'
  | 'motivation'
  | 'statement'
  | 'case'
  | 'knowledge'
  | 'fact';

export const signalIds = [
  'key_points',
  'on_question',
  'situation',
  'task',
  'action',
  'result',
  'method',
  'reasoning',
  'check',
  'opening',
  'sentences',
  'order',
  'length',
  'clean_words',
  'specifics',
  'ownership',
  'credit',
  'lesson',
  'no_blame',
] as const;
export type SignalId = (typeof signalIds)[number];

export const signalLabels: Record<SignalId, string> = {
  key_points: 'Key points of the question',
  on_question: 'Stays on the question',
  situation: 'Situation: where and when',
  task: 'Task: what was needed of you',
  action: 'Action: what you did',
  result: 'Result: what changed',
  method: 'Steps in order',
  reasoning: 'Reasons and choices',
  check: 'Check, follow-up or prevention',
  opening: 'Direct first sentence',
  sentences: 'Sentence length',
  order: 'Words that mark the order',
  length: 'Length of the answer',
  clean_words: 'Free of hedges, fillers and stock phrases',
  specifics: 'Numbers and named things',
  ownership: 'Own part told in "I"',
  credit: 'Credit to others',
  lesson: 'Lesson used later',
  no_blame: 'Free of blame',
};

/** The share of each signal in a dimension; the shares of a dimension add up to 1. */
export type SignalPlan = Record<Dimension, Partial<Record<SignalId, number>>>;

const storyPlan: SignalPlan = {
  technical_accuracy: { key_points: 0.6, on_question: 0.4 },
  problem_solving: { action: 0.4, reasoning: 0.25, result: 0.2, check: 0.15 },
  communication_clarity: {
    length: 0.3,
    sentences: 0.15,
    order: 0.15,
    opening: 0.15,
    clean_words: 0.1,
    result: 0.15,
  },
  relevant_experience: { situation: 0.12, task: 0.12, action: 0.32, result: 0.24, specifics: 0.2 },
  cultural_fit: { ownership: 0.35, credit: 0.2, lesson: 0.2, no_blame: 0.25 },
};

/** Action weighs .40 and result .30 of a story: the result is what people leave out most. */
export const signalPlans: Record<AnswerKind, SignalPlan> = {
  behavioural: storyPlan,
  situational: {
    technical_accuracy: { key_points: 0.8, on_question: 0.2 },
    problem_solving: { key_points: 0.35, method: 0.25, reasoning: 0.25, check: 0.15 },
    communication_clarity: { length: 0.3, sentences: 0.2, order: 0.2, opening: 0.15, clean_words: 0.15 },
    relevant_experience: { key_points: 0.45, method: 0.35, specifics: 0.2 },
    cultural_fit: { key_points: 0.3, credit: 0.25, ownership: 0.2, no_blame: 0.25 },
  },
  motivation: {
    technical_accuracy: { key_points: 0.6, on_question: 0.4 },
    problem_solving: { key_points: 0.35, reasoning: 0.4, action: 0.25 },
    communication_clarity: { length: 0.35, sentences: 0.2, opening: 0.2, clean_words: 0.25 },
    relevant_experience: { specifics: 0.35, action: 0.35, key_points: 0.3 },
    cultural_fit: { ownership: 0.3, key_points: 0.25, credit: 0.2, no_blame: 0.25 },
  },
  // Pay, plans, a weakness, oneself: a plain word on what was asked; neither a story nor credit to others belongs to it.
  statement: {
    technical_accuracy: { key_points: 0.6, on_question: 0.4 },
    problem_solving: { key_points: 0.6, reasoning: 0.4 },
    communication_clarity: { length: 0.35, sentences: 0.2, opening: 0.2, clean_words: 0.25 },
    relevant_experience: { key_points: 0.65, specifics: 0.35 },
    cultural_fit: { key_points: 0.5, ownership: 0.2, no_blame: 0.3 },
  },
  case: {
    technical_accuracy: { key_points: 1 },
    problem_solving: { key_points: 0.4, method: 0.25, reasoning: 0.25, check: 0.1 },
    communication_clarity: { length: 0.3, sentences: 0.2, order: 0.2, opening: 0.15, clean_words: 0.15 },
    relevant_experience: { key_points: 0.6, specifics: 0.4 },
    cultural_fit: { key_points: 0.7, no_blame: 0.3 },
  },
  knowledge: {
    technical_accuracy: { key_points: 1 },
    problem_solving: { key_points: 0.65, reasoning: 0.35 },
    communication_clarity: {
      key_points: 0.25,
      length: 0.25,
      sentences: 0.2,
      opening: 0.15,
      clean_words: 0.15,
    },
    relevant_experience: { key_points: 0.7, specifics: 0.3 },
    cultural_fit: { key_points: 0.8, no_blame: 0.2 },
  },
  // A question for a fact is answered by the fact: neither a story nor length may earn or cost anything.
  fact: {
    technical_accuracy: { key_points: 1 },
    problem_solving: { key_points: 1 },
    communication_clarity: { key_points: 0.85, clean_words: 0.15 },
    relevant_experience: { key_points: 1 },
    cultural_fit: { key_points: 1 },
  },
};

/** Words: below `none` and above `tooMuch` length earns nothing, from `enough` to `full` everything. */
export interface LengthBand {
  none: number;
  enough: number;
  full: number;
  tooMuch: number;
}

export const lengthBands: Record<AnswerKind, LengthBand> = {
  behavioural: { none: 15, enough: 85, full: 320, tooMuch: 650 },
  situational: { none: 12, enough: 60, full: 300, tooMuch: 600 },
  motivation: { none: 12, enough: 55, full: 260, tooMuch: 550 },
  statement: { none: 10, enough: 45, full: 260, tooMuch: 550 },
  case: { none: 15, enough: 70, full: 400, tooMuch: 800 },
  knowledge: { none: 6, enough: 40, full: 300, tooMuch: 650 },
  fact: { none: 0, enough: 1, full: 300, tooMuch: 650 },
};

/** The most that an answer can get once the gate has fired. */
export const gateCaps = {
  empty: 0,
  not_english: 0,
  no_words: 0,
  one_word: 15,
  echoed_question: 15,
  keyword_list: 15,
  shuffled_words: 15,
  repetition: 15,
  gibberish: 15,
  injection: 15,
  off_topic: 15,
  negated: 25,
  /** At most; the more the answer is about the question, the higher it lies. */
  beside_point: 99,
  pasted_ideal: 60,
} as const;
export type GateId = keyof typeof gateCaps;
