import type { BankQuestion } from './schema.ts';

/** What a line of a job ad asks for, where a question can be made of its words. */
export type AskedKind = 'duty' | 'able' | 'years' | 'credential' | 'skill' | 'trait' | 'condition';

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

/** Forms for lines of a job ad that no authored question fits. */
export const adForms: Record<AskedKind, OwnWordsForm> = {
  duty: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'the work',
    wordings: [
      "The ad says you'd {phrase}. How have you done that before?",
      'Part of this job is to {phrase}. How would you go about it?',
      "In this job you'd {phrase}. Tell me about a time you did something like that.",
    ],
    hint: story,
    points: ['own-part', 'reason-why', 'result', 'lesson'],
  },
  able: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'the work',
    wordings: [
      "You'd need to {phrase}. What have you done that shows you can?",
      'When did you last have to {phrase}? Tell me about it.',
    ],
    hint: story,
    points: ['own-part', 'result', 'lesson'],
  },
  years: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'experience',
    wordings: [
      'The ad asks for "{phrase}." What would you point to?',
      'The ad asks for "{phrase}." Which part of your background covers that best?',
    ],
    hint: 'Name where and when, then one example that proves it.',
    points: ['used-for', 'own-part', 'result'],
  },
  credential: {
    kind: 'motivation',
    type: 'hr',
    competency: 'credentials',
    wordings: [
      'The ad lists "{phrase}." Where do you stand on that?',
      'The ad lists "{phrase}." Do you have that, or how soon could you?',
    ],
    hint: 'Say what you have and since when. If something is open, say your plan.',
    points: ['where-i-stand', 'gap-plan'],
  },
  skill: {
    kind: 'behavioural',
    type: 'technical',
    competency: 'tools',
    wordings: [
      'The ad mentions {phrase}. Where have you used that, and for what?',
      'The ad mentions {phrase}. How well do you know that? Give me an example.',
    ],
    hint: 'Say honestly how well, and give one example.',
    points: ['used-for', 'honest-level', 'result'],
  },
  trait: {
    kind: 'behavioural',
    type: 'hr',
    competency: 'working style',
    wordings: [
      'The ad asks for "{phrase}." Tell me about a day at work that shows it.',
      'The ad asks for "{phrase}." When did a boss or a coworker last see that in you?',
    ],
    hint: story,
    points: ['own-part', 'reason-why', 'result'],
  },
  condition: {
    kind: 'motivation',
    type: 'hr',
    competency: 'fit',
    wordings: [
      'The ad says, "{phrase}." Is there anything about that we should talk about?',
      'It says in the ad, "{phrase}." Does that work for you?',
    ],
    hint: "Say plainly what works and what doesn't.",
    points: ['where-i-stand', 'gap-plan'],
  },
};

/** Motivation asked at a duty of the ad. */
export const adMotivation: OwnWordsForm = {
  kind: 'motivation',
  type: 'hr',
  competency: 'motivation',
  wordings: [
    "In this job you'd {phrase}. What makes you want to do that?",
    "A big part of this job is to {phrase}. Why is that something you'd like to do?",
  ],
  hint: 'Give a reason of yours, and what you have done that is close to it.',
  points: ['own-reason', 'link-to-job', 'hard-part', 'one-detail'],
};

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
  ...Object.entries(adForms).map(([id, form]) => ({ id: `ad.${id}`, ...form })),
  { id: 'ad.motivation', ...adMotivation },
  { id: 'focus', ...focusForm },
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
