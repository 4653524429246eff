import type { Dimension, InterviewType, Readiness, SignalId } from '@greenroom/domain';

/** Changes whenever a weight, a level or a gate changes, so that an old receipt stays explainable. */
export const rubricVersion = '2.14';

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

/** How an answer is read, which decides what counts in it. */
export type AnswerKind =
  | 'behavioural'
  | 'situational'
  | 'motivation'
  | 'statement'
  | 'questions'
  | 'case'
  | 'knowledge'
  | 'fact';

/** The share of each signal in a dimension; the shares of a dimension add up to 1. */
export type SignalPlan = Record<Dimension, Partial<Record<SignalId, number>>>;

const storyPlan: SignalPlan = {
  technical_accuracy: { key_points: 0.6, on_question: 0.4 },
  problem_solving: { action: 0.4, reasoning: 0.25, result: 0.2, check: 0.15 },
  communication_clarity: {
    length: 0.55,
    order: 0.2,
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
    communication_clarity: { length: 0.6, order: 0.25, clean_words: 0.15 },
    relevant_experience: { key_points: 0.45, method: 0.35, specifics: 0.2 },
    cultural_fit: { key_points: 0.3, credit: 0.25, ownership: 0.2, no_blame: 0.25 },
  },
  motivation: {
    technical_accuracy: { key_points: 0.25, on_question: 0.25, specifics: 0.5 },
    problem_solving: { key_points: 0.15, reasoning: 0.25, action: 0.2, specifics: 0.4 },
    communication_clarity: { length: 0.5, clean_words: 0.2, order: 0.3 },
    relevant_experience: { specifics: 0.5, action: 0.35, key_points: 0.15 },
    cultural_fit: { ownership: 0.25, key_points: 0.1, specifics: 0.25, credit: 0.15, no_blame: 0.25 },
  },
  // Pay, plans, a weakness, oneself: a plain word on what was asked; neither a story nor credit to others belongs to it.
  statement: {
    technical_accuracy: { key_points: 0.45, on_question: 0.25, specifics: 0.3 },
    problem_solving: { key_points: 0.5, reasoning: 0.3, specifics: 0.2 },
    communication_clarity: { length: 0.6, clean_words: 0.2, order: 0.2 },
    relevant_experience: { key_points: 0.5, specifics: 0.5 },
    cultural_fit: { key_points: 0.4, specifics: 0.1, ownership: 0.2, no_blame: 0.3 },
  },
  // What the candidate asks at the end: neither reasons nor a story belongs to it.
  questions: {
    technical_accuracy: { asked: 0.5, key_points: 0.3, on_question: 0.2 },
    problem_solving: { asked: 0.6, key_points: 0.4 },
    communication_clarity: { asked: 0.3, length: 0.5, clean_words: 0.2 },
    relevant_experience: { asked: 0.6, key_points: 0.4 },
    cultural_fit: { asked: 0.4, key_points: 0.3, no_blame: 0.3 },
  },
  case: {
    technical_accuracy: { key_points: 1 },
    problem_solving: { key_points: 0.4, method: 0.25, reasoning: 0.25, check: 0.1 },
    communication_clarity: { length: 0.6, order: 0.25, clean_words: 0.15 },
    relevant_experience: { key_points: 0.6, specifics: 0.4 },
    cultural_fit: { key_points: 0.7, no_blame: 0.3 },
  },
  knowledge: {
    technical_accuracy: { key_points: 1 },
    problem_solving: { key_points: 0.65, reasoning: 0.35 },
    communication_clarity: {
      key_points: 0.25,
      length: 0.6,
      clean_words: 0.15,
    },
    relevant_experience: { key_points: 0.7, specifics: 0.3 },
    cultural_fit: { key_points: 0.8, no_blame: 0.2 },
  },
  // A fact, and whatever is held against a reference answer: neither a story nor length may earn or cost anything.
  fact: {
    technical_accuracy: { key_points: 1 },
    problem_solving: { key_points: 1 },
    communication_clarity: { key_points: 1 },
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
  questions: { none: 6, enough: 30, full: 200, tooMuch: 450 },
  case: { none: 15, enough: 70, full: 400, tooMuch: 800 },
  knowledge: { none: 6, enough: 40, full: 300, tooMuch: 650 },
  fact: { none: 0, enough: 1, full: 300, tooMuch: 650 },
};

/** Share of a full answer's words under which it is short enough to say so: one word more helps nobody. */
export const shortAnswer = 0.8;

/** Who they are and why they came: told, not known. */
export const isAboutOneself = (kind: AnswerKind): kind is 'motivation' | 'statement' =>
  kind === 'motivation' || kind === 'statement';
