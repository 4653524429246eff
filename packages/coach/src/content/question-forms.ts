import type { QuestionPhase } from '@greenroom/domain';
import type { Beat } from './profile-schema.ts';
import type { BankQuestion } from './schema.ts';

type Level = BankQuestion['level'];

/**
 * A way to ask about a beat. A form never inflects a word: it places whole phrases that the profile's author wrote in the grammar
 * that the slot needs. It applies to a beat that has every field in `needs`.
 */
export interface QuestionForm {
  id: string;
  beat: Beat['kind'];
  phase: QuestionPhase;
  kind: BankQuestion['kind'];
  type: BankQuestion['type'];
  competency: string;
  /** Dotted paths into the beat. */
  needs: readonly string[];
  levels: readonly Level[];
  /** Sentences with {slots}; {ask} is one of the closing questions that the scene names, {learner} whom the profile's people teach. */
  wordings: readonly string[];
  /** Wordings for one level in place of the others. */
  levelWordings?: Partial<Record<Level, readonly string[]>>;
  /** Where the points stand, and shared points that every answer to this form makes. */
  points: { from: string; add: readonly string[] };
  /** Where the ideal answer stands, with authored sentences around it. */
  ideal: { before?: string; from: string; after?: string };
  followUps: readonly string[];
  hint: string;
}

/** Closing questions for a scene. */
export const asks: Record<NonNullable<Beat['asks']>, readonly string[]> = {
  do: ['What do you do?', 'How do you handle it?'],
  emergency: ['What do you do?', 'Talk me through what you do.'],
  first: ['What do you do first?', "What's the first thing you do?"],
  say: ['What do you say?', 'How do you respond?'],
  order: ['What do you do first, and what can wait?', 'Where do you start, and why?'],
  decide: ['What do you do, and why?', 'How do you decide?'],
  'keep-up': ['How do you keep up with that?', 'What helps you keep that up on a bad day?'],
  reach: ['How would you get there?', 'What would you do to get there?'],
  improve: ['How would you go about fixing that?', 'Where would you start?'],
  ensure: ['How do you make sure of that?', 'What do you do about it?'],
  part: ["What's your part in that?", 'How can you help with that?'],
  lead: ['What do you do?', 'How do you handle it?'],
};

/** All levels: 1 new to the job, 2 some years in it, 3 leads. */
export const every: readonly Level[] = [1, 2, 3];
/** The same for people who lead: a scene asks them for what comes after, for others, and for what speaks against it. */
export const leadingAsks: Partial<typeof asks> = {
  do: [
    'What do you do, and how do you keep it from happening again?',
    'How do you handle it, and what would you change afterward?',
  ],
  first: ['What do you do first, and what do you leave to others?'],
  say: ['What do you say, and what do you do afterward?'],
  order: ['What comes first, what waits, and what do you hand over?'],
  decide: ['What do you do, and what speaks against it?'],
  reach: ['How would you get there, and where would you draw the line?'],
  improve: ['How would you go about fixing that, and how would you know it worked?'],
};

const experienced: readonly Level[] = [2, 3];

const routine = { beat: 'routine', phase: 'job', kind: 'situational', type: 'technical' } as const;
const plan = (add: readonly string[] = []) => ({
  points: { from: 'points', add },
  ideal: { from: 'plan' },
});
const sceneForm = {
  needs: ['scene', 'plan'],
  kind: 'situational',
  levels: every,
  wordings: ['{scene} {ask}'],
  ...plan(),
} as const;
const afterPlan = ['What would you do if that did not work?', 'How would you know that it worked?'];
const afterStory = ['What would you do differently today?', 'What did the others say about it?'];
const planHint = 'Go through it in the order you would do it, and say why.';
const storyHint = 'Pick one real day: what happened, what you did, how it turned out.';

export const forms: readonly QuestionForm[] = [
  {
    ...routine,
    id: 'walk-through',
    competency: 'know-how',
    needs: ['do', 'plan'],
    levels: [1, 2],
    wordings: [
      'Walk me through how you {do}.',
      'How do you {do}? Take me through it step by step.',
      'Talk me through how you {do}, from start to finish.',
    ],
    levelWordings: {
      1: [
        'How would you {do}? Take me through it step by step.',
        'Suppose you have to {do}. What do you do first, and what comes after?',
      ],
    },
    ...plan(),
    followUps: ['Which of those steps do people get wrong?', 'What do you check before you call it done?'],
    hint: planHint,
  },
  {
    ...routine,
    id: 'teach',
    competency: 'teaching',
    needs: ['do', 'plan'],
    levels: [3],
    wordings: [
      'How would you teach {learner} to {do}?',
      "Say you're showing {learner} how to {do}. What do they have to get right?",
    ],
    points: { from: 'points', add: ['show-then-watch'] },
    ideal: {
      before: 'I show it once, slowly, and say why each step matters.',
      from: 'plan',
      after: 'Then they do it, and I watch them do it until they no longer look at me.',
    },
    followUps: ['How do you know they have really got it?', 'What if they keep making the same mistake?'],
    hint: 'Say what they must get right, and how you let them try it.',
  },
  {
    ...routine,
    id: 'check',
    kind: 'knowledge',
    competency: 'know-how',
    needs: ['check.is', 'check.plan'],
    levels: [1, 2],
    wordings: ['How can you tell {check.is}?', 'How do you know {check.is}?'],
    points: { from: 'check.points', add: [] },
    ideal: { from: 'check.plan' },
    followUps: ['When have you been wrong about that?', 'What do you do if you are not sure?'],
    hint: 'Say what you look at, listen to or measure.',
  },
  {
    ...routine,
    id: 'shortcut',
    competency: 'standards',
    needs: ['skip.do', 'skip.plan'],
    levels: every,
    wordings: [
      "Some people {skip.do}. What's wrong with that?",
      "I've seen people {skip.do}. What do you think about that?",
    ],
    levelWordings: { 3: ['Some people on your team {skip.do}. What do you tell them?'] },
    points: { from: 'skip.points', add: [] },
    ideal: { from: 'skip.plan' },
    followUps: ['What would you say to a coworker who does that?', 'Is there ever a good reason for it?'],
    hint: 'Say what can happen, and what you do when time is short.',
  },
  {
    ...routine,
    id: 'hard-part',
    competency: 'know-how',
    needs: ['hard.doing', 'hard.plan'],
    levels: experienced,
    wordings: [
      "What's the hardest part of {hard.doing}, and how do you deal with it?",
      "What's the hardest part of {hard.doing}?",
    ],
    points: { from: 'hard.points', add: [] },
    ideal: { from: 'hard.plan' },
    followUps: ['When did that last go wrong for you?', 'What made you better at it?'],
    hint: 'Name the hard part plainly, and then what you do about it.',
  },
  {
    ...sceneForm,
    id: 'order',
    beat: 'pile',
    phase: 'job',
    type: 'technical',
    competency: 'priorities',
    followUps: ['Who do you tell, and what do you say?', 'What if somebody insists on being first?'],
    hint: 'Say what comes first, what waits, and why.',
  },
  {
    ...sceneForm,
    id: 'results',
    levels: experienced,
    beat: 'measure',
    phase: 'job',
    type: 'technical',
    competency: 'results',
    followUps: afterPlan,
    hint: 'Say how you would find the reason before you change anything.',
  },
  {
    id: 'tool',
    beat: 'tool',
    phase: 'job',
    kind: 'situational',
    type: 'technical',
    competency: 'tools',
    needs: ['things', 'plan'],
    levels: [1, 2],
    wordings: [
      'What experience do you have with {things}?',
      'How well do you know your way around {things}?',
    ],
    levelWordings: { 1: ['Have you worked with {things} before? If not, how would you learn?'] },
    ...plan(['honest-level', 'used-for']),
    followUps: ['What went wrong with one of them?', 'Which would be new to you?'],
    hint: 'Say honestly what you know, and give one example.',
  },
  {
    id: 'term',
    beat: 'word',
    phase: 'job',
    kind: 'knowledge',
    type: 'technical',
    competency: 'know-how',
    needs: ['ask', 'plan'],
    levels: [1, 2],
    wordings: ['{ask}'],
    ...plan(),
    followUps: ['Where have you seen that in practice?', 'How would you explain it to a customer?'],
    hint: 'Explain it in plain words, and add where you have met it.',
  },
  {
    id: 'improve',
    beat: 'improve',
    phase: 'job',
    kind: 'situational',
    type: 'technical',
    competency: 'improvement',
    needs: ['what', 'plan'],
    levels: [3],
    wordings: [
      'If it were your call, what would you change about {what}, and where would you start?',
      "You've seen {what}. What works, and what would you change?",
    ],
    ...plan(['suggest-small']),
    followUps: ['Who would be against it?', 'How would you know that it helped?'],
    hint: 'Pick one change, small enough to try, and say how you would try it.',
  },
  {
    ...sceneForm,
    id: 'trouble-now',
    beat: 'trouble',
    phase: 'trouble',
    type: 'technical',
    competency: 'problem solving',
    followUps: afterPlan,
    hint: planHint,
  },
  {
    id: 'trouble-past',
    beat: 'trouble',
    phase: 'trouble',
    kind: 'behavioural',
    type: 'technical',
    competency: 'problem solving',
    needs: ['past', 'story', 'storyPoints'],
    levels: experienced,
    wordings: [
      'Tell me about a time {past}. What did you do?',
      'When was the last time {past}? What did you do?',
    ],
    levelWordings: {
      3: ['Tell me about a time {past}. What did you do, and what did you learn from it?'],
    },
    points: { from: 'storyPoints', add: ['result'] },
    ideal: { from: 'story' },
    followUps: afterStory,
    hint: storyHint,
  },
  {
    id: 'mistake',
    beat: 'mistake',
    phase: 'trouble',
    kind: 'behavioural',
    type: 'hr',
    competency: 'ownership',
    needs: ['where', 'story'],
    levels: experienced,
    wordings: [
      'Tell me about a mistake you made {where}. What did you do about it?',
      "What's a mistake you made {where} that you still think about?",
    ],
    points: { from: 'points', add: ['owned-mistake', 'since-then'] },
    ideal: { from: 'story' },
    followUps: ['Who did you tell, and when?', 'How do you know that it will not happen again?'],
    hint: 'Own it in one sentence, then say what you did and what you do now.',
  },
  {
    ...sceneForm,
    id: 'person-now',
    beat: 'person',
    phase: 'people',
    type: 'hr',
    competency: 'people',
    followUps: ['What do you do if that makes it worse?', 'When would you bring somebody else in?'],
    hint: 'Use the words you would really say.',
  },
  {
    id: 'person-past',
    beat: 'person',
    phase: 'people',
    kind: 'behavioural',
    type: 'hr',
    competency: 'people',
    needs: ['memory', 'story', 'storyPoints'],
    levels: experienced,
    wordings: ['Tell me about {memory}.', "I'd like to hear about {memory}. What happened?"],
    points: { from: 'storyPoints', add: ['result'] },
    ideal: { from: 'story' },
    followUps: afterStory,
    hint: storyHint,
  },
  {
    id: 'pressure',
    beat: 'never',
    phase: 'judgment',
    kind: 'situational',
    type: 'hr',
    competency: 'integrity',
    needs: ['push', 'plan'],
    levels: every,
    wordings: ['{push} {ask}'],
    ...plan(),
    followUps: ['What if they insist?', 'Who else needs to know?'],
    hint: 'Say what you would do, and the words you would use.',
  },
  {
    id: 'coworker',
    beat: 'never',
    phase: 'judgment',
    kind: 'situational',
    type: 'hr',
    competency: 'integrity',
    needs: ['seen.doing', 'seen.plan'],
    levels: every,
    wordings: [
      'You see a coworker {seen.doing}. What do you do?',
      'What would you do if you saw a coworker {seen.doing}?',
    ],
    levelWordings: { 3: ['You see somebody on your team {seen.doing}. What do you do?'] },
    points: { from: 'seen.points', add: ['talk-first', 'then-report'] },
    ideal: { from: 'seen.plan' },
    followUps: ['What if that coworker is your friend?', 'When would you go to your manager?'],
    hint: 'Say what you would say to them, and when you would go further.',
  },
  {
    ...sceneForm,
    id: 'dilemma',
    beat: 'dilemma',
    phase: 'judgment',
    type: 'hr',
    competency: 'judgment',
    followUps: ['What would change your mind?', 'Who would you talk to first?'],
    hint: 'Say what you weigh, and then decide.',
  },
  {
    ...sceneForm,
    id: 'lead',
    beat: 'lead',
    phase: 'judgment',
    type: 'hr',
    levels: [3],
    competency: 'leadership',
    followUps: ['What if nothing changes after that?', 'How do you keep it fair for the others?'],
    hint: 'Say what you do yourself, and what you leave to them.',
  },
];
