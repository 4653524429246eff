import { formerAsks } from './former-asks.ts';
import { storyPoints, topicQuestionOf } from './line-topics.ts';
import type { BankQuestion } from './schema.ts';

/** Whole questions at experience that an ad asks for. {cut} is the line from that word on: "experience in plumbing". */
export const experienceFrames = {
  experience: [
    'Tell me about your {cut}. What did you do there?',
    'Tell me about your {cut}. What was the hardest part?',
  ],
  plus: ['Do you have any {cut}? Tell me about it.'],
  knowledge: ['Tell me about your experience with {cut}.'],
  skills: ['Tell me about your {cut}. Where have you used them?'],
} as const satisfies Record<string, readonly string[]>;

/** Questions of earlier sets. */
const formerFrames = {
  knowledge: [
    'How well do you know {cut}? Give me an example from your work.',
    'How have you used your knowledge of {cut} so far?',
  ],
} as const;

/** How a line was pointed at in earlier sets: stored sets still find their points here. */
const formerPointers: readonly string[] = [
  "You'd {cut} here.",
  'Part of this job is to {cut}.',
  "In this job you'd {cut}.",
  'This job involves {cut}.',
  'Part of the job is {cut}.',
  "You'd be responsible for {cut}.",
  "You'd need to be able to {cut}.",
  'The ad asks for "{cut}."',
  'The ad asks for a "{cut}."',
  'This job takes {cut}.',
  "You'd need {cut} here.",
  "We're looking for somebody {cut}.",
  'The ad lists "{cut}" as a plus.',
  'One line of the ad says, "{cut}."',
  'The ad says, "{cut}."',
  'The ad asks for the ability to {cut}.',
  "We're looking for {cut}.",
  'The ad asks for somebody "{cut}."',
];

/** What was asked behind a pointer at a requirement, each for a story. */
const formerRequirementAsks: readonly string[] = [
  'Tell me about yours.',
  'Where did you get yours, and what did you do there?',
  'How did you learn that, and where have you used it?',
  'Where have you used it, and what for?',
  'Which of those do you know best, and what have you done with it?',
  'Which of those have you used most, and what for?',
  'Which ones have you worked with, and what for?',
  "What's the best example of that from your own work?",
  'Where have you needed that, and how did it go?',
  'Do you have any of that? Tell me about it.',
  'Tell me about a time you needed that.',
];
const formerMotivationAsks: readonly string[] = [
  'How much of that have you done before? Give me an example.',
  'Where have you done something like that, and how did it go?',
  'Where did that last matter in your work, and what did you do?',
  'What have you done so far that comes closest to that?',
  "What would you bring to that from the work you've done?",
  'What do you already know about that, and what would be new to you?',
];

const craftPoints: readonly string[] = ['used-for', 'own-part', 'result'];
const motivationPoints = ['real-case', 'own-part'];

export interface FrameQuestion {
  id: string;
  kind: BankQuestion['kind'];
  points: readonly string[];
}

const byAsk = new Map<string, FrameQuestion>([
  ...formerAsks.flatMap(({ id, plan, story, points }) => [
    ...plan.map((text) => [text, { id: `ad.${id}.plan`, kind: 'situational', points }] as const),
    ...story.map(
      (text) => [text, { id: `ad.${id}.story`, kind: 'behavioural', points: storyPoints }] as const,
    ),
  ]),
  ...formerRequirementAsks.map(
    (text) => [text, { id: 'ad.skill', kind: 'behavioural', points: craftPoints }] as const,
  ),
  ...formerMotivationAsks.map(
    (text) => [text, { id: 'ad.why', kind: 'motivation', points: motivationPoints }] as const,
  ),
]);

const around = (frames: readonly string[]) => frames.map((frame) => frame.split('{cut}') as [string, string]);
const read = (frames: readonly string[], question: FrameQuestion) =>
  around(frames).map((parts) => [parts, question] as const);
const wholes: readonly (readonly [[string, string], FrameQuestion])[] = [
  ...[...Object.entries(experienceFrames), ...Object.entries(formerFrames)].flatMap(([id, frames]) =>
    read(frames, { id: `ad.${id}`, kind: 'behavioural', points: craftPoints }),
  ),
];
const pointed = around(formerPointers);

/** Whether a text is a frame with words in it. */
const isAround = (text: string, [before, after]: [string, string]) =>
  text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;

/** The id, kind and points of a question that is made of a line, by its text; undefined for any other text. */
export function frameQuestionOf(text: string): FrameQuestion | undefined {
  const whole = wholes.find(([parts]) => isAround(text, parts));
  if (whole) return whole[1];
  for (const [before, after] of pointed) {
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
