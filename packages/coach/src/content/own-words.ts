import type { BankQuestion } from './schema.ts';

/** What a line of a resume claims, as a skeptical interviewer would hear it. */
export type ClaimKind = 'award' | 'change' | 'volume' | 'trained' | 'led' | 'made' | 'did' | 'vague';

/** A way to ask about a line in its own words. {phrase} is what the line reader gives; nothing is inflected. */
export interface OwnWordsForm {
  kind: BankQuestion['kind'];
  type: BankQuestion['type'];
  competency: string;
  wordings: readonly string[];
  hint: string;
  /** Labels of shared points that a good answer makes. */
  points: readonly string[];
}

const story = 'Pick one real day: what happened, what you did, how it turned out.';

/** Forms for a topic of a custom focus, as the user wrote it. */
export const focusForm: OwnWordsForm = {
  kind: 'behavioural',
  type: 'technical',
  competency: 'focus',
  wordings: [
    'Let\'s talk about "{phrase}." Where have you dealt with that, and what did you do?',
    'Tell me about your experience with {phrase}.',
  ],
  hint: story,
  points: ['own-part', 'reason-why', 'result', 'lesson'],
};

/** Forms for a quality of a custom focus: nobody says "your experience with honesty". */
export const traitForm: OwnWordsForm = {
  ...focusForm,
  type: 'hr',
  wordings: [
    'Tell me about a time when {phrase} really mattered in your work. What did you do?',
    'When was {phrase} hard for you at work, and what did you do?',
  ],
};

/** Questions at a line of a resume that opens with a verb in the past, which is spoken as it is written. */
export const spokenClaims: Record<ClaimKind, readonly string[]> = {
  award: [
    'You were {phrase}. What did you do to earn that?',
    'You were {phrase}. What do you think they saw in you?',
  ],
  change: [
    'Your resume says you {phrase}. How did you measure that?',
    'Your resume says you {phrase}. What did you do that made the difference?',
    'Your resume says you {phrase}. How much of that was you?',
  ],
  volume: [
    'Your resume says you {phrase}. What did a day like that look like?',
    'Your resume says you {phrase}. How did you keep up?',
  ],
  trained: [
    'Your resume says you {phrase}. How did you know they were ready?',
    'Your resume says you {phrase}. Who was hardest to teach, and what did you do?',
  ],
  led: [
    'Your resume says you {phrase}. What did you have to tell one of them that was hard to say?',
    'Your resume says you {phrase}. What did you change about how they worked?',
  ],
  made: [
    'Your resume says you {phrase}. What problem were you trying to solve?',
    'Your resume says you {phrase}. What would you do differently today?',
  ],
  did: [
    'Your resume says you {phrase}. What was the hard part?',
    'Your resume says you {phrase}. Tell me more about that.',
  ],
  vague: [],
};

/** Questions at any other line of a resume, which is quoted. */
export const quotedClaims: Record<ClaimKind, readonly string[]> = {
  award: ['Your resume says, "{phrase}." What did you do to earn that?'],
  change: ['Your resume says, "{phrase}." How did you measure that?'],
  volume: ['Your resume says, "{phrase}." What did a day like that look like?'],
  trained: ['Your resume says, "{phrase}." How did you know they were ready?'],
  led: ['Your resume says, "{phrase}." What did you do yourself?'],
  made: ['Your resume says, "{phrase}." What problem did that solve?'],
  did: ['Your resume says, "{phrase}." Tell me more about that.'],
  vague: [
    'Your resume says, "{phrase}." What did that mean on a normal day?',
    'Your resume says, "{phrase}." Give me one example of that.',
  ],
};

/** Points of an answer about a claim. */
const claimPoints: Record<ClaimKind, readonly string[]> = {
  award: ['own-part', 'result', 'credit'],
  change: ['how-measured', 'before-after', 'own-part'],
  volume: ['used-for', 'own-part', 'how-measured'],
  trained: ['show-then-watch', 'checked-after', 'own-part'],
  led: ['own-part', 'reason-why', 'result'],
  made: ['reason-why', 'own-part', 'result'],
  did: ['own-part', 'reason-why', 'result'],
  vague: ['own-part', 'used-for', 'result'],
};

/** The kind and the points of every question that is made of the user's own words, by a pattern of its text. */
export const ownWordsPatterns: readonly {
  id: string;
  kind: BankQuestion['kind'];
  points: readonly string[];
  pattern: RegExp;
}[] = [
  { id: 'focus', ...focusForm },
  { id: 'focus', ...traitForm },
  ...(Object.keys(claimPoints) as ClaimKind[]).map((claim) => ({
    id: `resume.${claim}`,
    kind: 'behavioural' as const,
    points: claimPoints[claim],
    wordings: [...spokenClaims[claim], ...quotedClaims[claim]],
  })),
].flatMap(({ id, kind, points, wordings }) =>
  wordings.map((wording) => ({ id, kind, points, pattern: patternOf(wording) })),
);

function patternOf(wording: string): RegExp {
  const parts = wording.split('{phrase}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.{2,400}')}$`, 's');
}
