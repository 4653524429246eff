import { lineAsks, plainAsk, steadyStory } from './line-asks.ts';
import { storyPoints, topicQuestionOf } from './line-topics.ts';
import type { BankQuestion } from './schema.ts';

/** How a line's words are pointed at, by their shape. {cut} is read out word for word. */
export const pointers = {
  base: ["You'd {cut} here.", 'Part of this job is to {cut}.', "In this job you'd {cut}."],
  ing: ['This job involves {cut}.', 'Part of the job is {cut}.'],
  charge: ["You'd be responsible for {cut}."],
  able: ["You'd need to be able to {cut}."],
  noun: ['The ad asks for "{cut}."'],
  /** Nouns that need an article: "proven track record". */
  countable: ['The ad asks for a "{cut}."'],
  /** Nouns that need no article. */
  mass: ['This job takes {cut}.', "You'd need {cut} here."],
  person: ["We're looking for somebody {cut}."],
  plus: ['The ad lists "{cut}" as a plus.'],
  /** Words that are written and never said: the line is quoted. */
  quoted: ['One line of the ad says, "{cut}."', 'The ad says, "{cut}."'],
} as const satisfies Record<string, readonly string[]>;
export type Pointer = keyof typeof pointers;

/** In earlier sets. */
const formerPointers: readonly string[] = [
  'The ad asks for the ability to {cut}.',
  "We're looking for {cut}.",
  'The ad asks for somebody "{cut}."',
];

/** Whole questions around a line's words, by their shape: an interviewer asks them without reading the ad aloud. */
export const wholeFrames = {
  base: {
    plan: [],
    story: [
      'When did you last have to {cut}, and how did it go?',
      'Tell me about a time you had to {cut}. What made it hard?',
    ],
  },
  able: {
    plan: [],
    story: [
      'When did you last have to {cut}, and how did it go?',
      'Tell me about a time you had to {cut}. What made it hard?',
    ],
  },
  ing: {
    plan: ['How do you go about {cut}?'],
    story: ["What's your experience with {cut}? Give me one example."],
  },
} as const satisfies Partial<Record<Pointer, { plan: readonly string[]; story: readonly string[] }>>;

/** Whole questions at "experience ...", from that word on. */
export const experienceFrames: readonly string[] = [
  'Tell me about your {cut}. What did you do there?',
  'Tell me about your {cut}. What was the hardest part?',
];

/** What is asked for in nouns: what somebody has done, knows, or is like. Each is a story. */
export const requirementAsks = {
  experience: ['Tell me about yours.', 'Where did you get yours, and what did you do there?'],
  knowledge: ['How did you learn that, and where have you used it?', 'Where have you used it, and what for?'],
  several: [
    'Which of those do you know best, and what have you done with it?',
    'Which of those have you used most, and what for?',
  ],
  tools: ['Which ones have you worked with, and what for?'],
  skill: [
    "What's the best example of that from your own work?",
    'Where have you needed that, and how did it go?',
  ],
  plus: ['Do you have any of that? Tell me about it.'],
} as const satisfies Record<string, readonly string[]>;

/**
 * What somebody brings to a line that is the heart of the job. Why they want it isn't asked at a line: a judge rated that 2.5 of 5, and all other
 * questions at lines 4.0, since nobody wants a small task or a requirement.
 */
export const motivationAsks: readonly string[] = [
  'How much of that have you done before? Give me an example.',
  'Where have you done something like that, and how did it go?',
];
/** The same at what the ad asks for. */
export const tasteAsks: readonly string[] = ['Where did that last matter in your work, and what did you do?'];

/** Asked in earlier sets: whoever opens one finds the points of its questions. */
const formerMotivationAsks: readonly string[] = [
  'What have you done so far that comes closest to that?',
  "What would you bring to that from the work you've done?",
  'What do you already know about that, and what would be new to you?',
];
const formerSkillAsks: readonly string[] = ['Tell me about a time you needed that.'];
const formerStoryAsks: readonly string[] = [
  'Tell me about a time you caught something that could have become a real problem.',
  'Tell me about something you found that changed what people did next.',
];
const formerPlainAsks = {
  situational: ['Walk me through how you go about that.', 'What matters most in doing that well?'],
  behavioural: [
    "What have you done that's closest to that?",
    'Tell me about the last time you did something like that.',
  ],
} as const;

const craftPoints: readonly string[] = ['used-for', 'own-part', 'result'];
const motivationPoints = ['real-case', 'own-part'];

export interface FrameQuestion {
  id: string;
  kind: BankQuestion['kind'];
  points: readonly string[];
}

const byAsk = new Map<string, FrameQuestion>([
  ...[...lineAsks, plainAsk].flatMap(({ id, plan, story, points }) => [
    ...plan.map((text) => [text, { id: `ad.${id}.plan`, kind: 'situational', points }] as const),
    ...story.map(
      (text) => [text, { id: `ad.${id}.story`, kind: 'behavioural', points: storyPoints }] as const,
    ),
  ]),
  ...Object.entries(requirementAsks).flatMap(([id, texts]) =>
    texts.map((text) => [text, { id: `ad.${id}`, kind: 'behavioural', points: craftPoints }] as const),
  ),
  ...formerSkillAsks.map(
    (text) => [text, { id: 'ad.skill', kind: 'behavioural', points: craftPoints }] as const,
  ),
  ...[...steadyStory, ...formerStoryAsks].map(
    (text) => [text, { id: 'ad.plain.story', kind: 'behavioural', points: storyPoints }] as const,
  ),
  ...formerPlainAsks.situational.map(
    (text) => [text, { id: 'ad.plain.plan', kind: 'situational', points: plainAsk.points }] as const,
  ),
  ...formerPlainAsks.behavioural.map(
    (text) => [text, { id: 'ad.plain.story', kind: 'behavioural', points: storyPoints }] as const,
  ),
  ...[...motivationAsks, ...tasteAsks, ...formerMotivationAsks].map(
    (text) => [text, { id: 'ad.why', kind: 'motivation', points: motivationPoints }] as const,
  ),
]);
const around = (frames: readonly string[]) => frames.map((frame) => frame.split('{cut}') as [string, string]);
const wholes: readonly (readonly [[string, string], FrameQuestion])[] = [
  ...Object.values(wholeFrames).flatMap(({ plan, story }) => [
    ...around(plan).map(
      (parts) => [parts, { id: 'ad.plain.plan', kind: 'situational', points: plainAsk.points }] as const,
    ),
    ...around(story).map(
      (parts) => [parts, { id: 'ad.plain.story', kind: 'behavioural', points: storyPoints }] as const,
    ),
  ]),
  ...around(experienceFrames).map(
    (parts) => [parts, { id: 'ad.experience', kind: 'behavioural', points: craftPoints }] as const,
  ),
];
const openings = around([...Object.values(pointers).flat(), ...formerPointers]);

/** The id, kind and points of a question that points at a line, by its text; undefined for any other text. */
export function frameQuestionOf(text: string): FrameQuestion | undefined {
  const whole = wholes.find(
    ([[before, after]]) =>
      text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length,
  );
  if (whole) return whole[1];
  for (const [before, after] of openings) {
    if (!text.startsWith(before)) continue;
    const end = text.lastIndexOf(`${after} `);
    for (let at = end; at > before.length; at = text.lastIndexOf(`${after} `, at - 1)) {
      const ask = text.slice(at + after.length + 1);
      const question = byAsk.get(ask) ?? topicQuestionOf(ask);
      if (question) return question;
    }
  }
  return undefined;
}
