import type { Dimension } from './catalog.ts';

/** The written levels, 1 to 5, of each dimension: what a model judges by. The built-in engine says what it recognized instead. */
export const writtenLevels: Record<Dimension, readonly [string, string, string, string, string]> = {
  technical_accuracy: [
    'You touch on little of what the question asks.',
    'You make one or two of the key points.',
    'You make about half of the key points.',
    'You make most of the key points and get them right, with a gap or two.',
    'You make all the key points, with trade-offs, limits and a good example.',
  ],
  problem_solving: [
    "There aren't any steps to follow yet.",
    "You say what you did. The order and the reasons aren't clear yet.",
    'You go step by step, with a reason here and there.',
    'You find the cause and say why you chose what you did.',
    'You go from the cause through the options to a choice, say why, and check that it worked.',
  ],
  communication_clarity: [
    'This is hard to follow.',
    'This takes some effort to follow: it breaks off, wanders or is out of order.',
    'People can follow you, and there is some order to it.',
    "You're direct, you go in order, and you stay on the question.",
    'You answer in the first sentence, stay in order and end on the result.',
  ],
  relevant_experience: [
    'This is general so far. A real example would help.',
    "You mention an example. What happened in it isn't clear yet.",
    'You give a real example, with part of the story.',
    'You give a specific example, with what you did and how it turned out.',
    'You give a specific example, with what you did and the result in numbers.',
  ],
  cultural_fit: [
    'You put the blame on others, or talk around the question.',
    'You say a little about how you work with others.',
    'You work with others and own part of the work.',
    'You own the work and give others credit.',
    'You own the work, give others credit and later put what you learned to use.',
  ],
};

/** What lifts an answer from level n to n + 1, at position n - 1: a question, so that it holds whatever the answer says. */
export const writtenLifts: Record<Dimension, readonly [string, string, string, string]> = {
  technical_accuracy: [
    'What would an interviewer most want to hear from you here?',
    'What would you add if you had one more minute?',
    'Why does each of your points matter here?',
    'When would you do it differently, and why?',
  ],
  problem_solving: [
    'What did you do, or what would you do, step by step?',
    'What came first, and why?',
    'How did you find the cause, and why did you fix it that way?',
    'How did you know that it worked?',
  ],
  communication_clarity: [
    'How would you say this to a colleague?',
    'Can you answer the question in your first sentence?',
    'Can you say what came first, what came next and how it ended?',
    'Can you end on the result?',
  ],
  relevant_experience: [
    'Which real situation could you tell them about?',
    'What did you do yourself?',
    'How did it turn out?',
    'Is there a number that shows it: time, money, people?',
  ],
  cultural_fit: [
    'What did you do about it yourself?',
    'What was your part, and who did you work with?',
    'What did others add?',
    'What did you learn from it, and when have you used it since?',
  ],
};

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
  'order',
  'length',
  'clean_words',
  'specifics',
  'ownership',
  'credit',
  'lesson',
  'no_blame',
  'asked',
] as const;
export type SignalId = (typeof signalIds)[number];

export const signalLabels: Record<SignalId, string> = {
  key_points: 'Key points of the question',
  on_question: 'Stays on the question',
  situation: 'Situation: where and when',
  task: 'Task: what was expected of you',
  action: 'Action: what you did',
  result: 'Result: what changed',
  method: 'Steps in order',
  reasoning: 'Reasons and choices',
  check: 'Check, follow-up or prevention',
  order: 'Words like first, then and finally',
  length: 'Length of the answer',
  clean_words: 'Free of hedges and stock phrases',
  specifics: 'Numbers and examples',
  ownership: 'Your part, told with “I”',
  credit: 'Credit to others',
  lesson: 'Lesson used later',
  no_blame: 'Free of blame',
  asked: 'Questions you ask about the work',
};
