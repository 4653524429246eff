/** What an interview can be. The ranges are the specification's. */
export const interviewTypes = ['hr', 'technical', 'mixed', 'custom'] as const;
export type InterviewType = (typeof interviewTypes)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Where a question belongs in an interview, in the order they are asked. */
export const questionPhases = [
  'warm-up',
  'motivation',
  'job',
  'trouble',
  'people',
  'judgment',
  'closing',
] as const;
export type QuestionPhase = (typeof questionPhases)[number];

export const questionsRange = { min: 3, max: 15, step: 1, default: 5 } as const;
export const timeLimitRangeMinutes = { min: 15, max: 90, step: 15, default: 30 } as const;

/** A trial interview: the number of questions and the limits that the trial user does not choose. */
export const trialInterview = { questions: 2, timeLimitMinutes: 30, interviewType: 'mixed' } as const;

/** A recorded interview as employers use it: seconds to prepare, seconds to answer, and takes of one answer. */
export const recordedInterview = { prepareSeconds: 30, answerSeconds: 120, takes: 2 } as const;

/**
 * The longest recording that a model writes down at once, in seconds and in bytes. At the quality in which answers are recorded
 * five minutes take 1.2 MB.
 */
export const transcription = { seconds: 300, bytes: 3_000_000 } as const;

export const pauseValidityHours = 24;
export const pauseValidityMs = pauseValidityHours * 3_600_000;
export const completionBonusPoints = 50;
/** The longest answer that is stored and scored, in UTF-16 code units. */
export const answerMaxLength = 20_000;
/** Dictated speech shorter than this is not measured. */
export const shortestMeasuredSpeechSeconds = 30;
/** Speaking paces in words a minute: slower than `slow` and faster than `fast` are hard to follow. */
export const paceBands = { slow: 100, good: { from: 120, to: 160 }, fast: 185 } as const;
/** The remark on a result with a figure. Its quote is the only place of a result that is sure enough to time. */
export const measuredResultRemark = 'You put a number on the result.';
/** The longest question accepted from a client. */
export const questionMaxLength = 2_000;
export const jobRoleMaxLength = 120;
export const focusMaxLength = 20_000;

export const dimensions = [
  'technical_accuracy',
  'problem_solving',
  'communication_clarity',
  'relevant_experience',
  'cultural_fit',
] as const;
export type Dimension = (typeof dimensions)[number];
/** The words of the coach and of its receipts, which are English. */
export const dimensionLabels: Record<Dimension, string> = {
  technical_accuracy: 'Technical Accuracy',
  problem_solving: 'Problem Solving',
  communication_clarity: 'Communication Clarity',
  relevant_experience: 'Relevant Experience',
  cultural_fit: 'Working Style',
};

export const readinessLevels = [
  'not_ready',
  'needs_improvement',
  'junior_ready',
  'mid_ready',
  'senior_ready',
] as const;
export type Readiness = (typeof readinessLevels)[number];
/** Fewer answers than this are too few to judge how ready somebody is: then no level is named. */
export const answersForReadiness = 3;

/**
 * What a remark is. Since rubric 2.0: `strength` (seen, with its words), `measured` (a count anyone can repeat), `question`
 * (what wasn't found, asked), and `gap` (a red flag or a gaming gate, with its words). `tip` is found in reports of rubric 1.x.
 */
export const evidenceKinds = ['strength', 'gap', 'tip', 'measured', 'question'] as const;
