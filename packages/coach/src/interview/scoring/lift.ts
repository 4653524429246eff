import { type Dimension, dimensions, type PointFinding } from '@greenroom/domain';
import type { AnswerReading } from '../matching/read-answer.ts';
import { partToldBy } from '../matching/reconcile.ts';
import { lengthBands, type SignalId, type SignalPlan, shortAnswer } from '../rubric/rubric.ts';
import type { Signals } from './signals.ts';

/** What to ask where nothing of a signal was recognized, and where some was; empty where there is nothing to ask. */
const questions: Readonly<Partial<Record<SignalId, readonly [none: string, some: string]>>> = {
  on_question: ['Can you answer the question in your first sentence?', ''],
  situation: ['Where and when was it?', ''],
  task: ['What was needed of you?', ''],
  action: ['What did you do yourself, step by step?', 'What else did you do yourself?'],
  result: ['How did it turn out?', 'Which number shows the result?'],
  method: ['What comes first, and what comes next?', 'Which step could you add?'],
  reasoning: ['Why this way, and not another?', 'Which other choice could you explain?'],
  check: ['How did you know that it worked?', ''],
  order: ['Can you say what came first, what came next and how it ended?', ''],
  clean_words: ['', 'Which hedge or stock phrase could you drop?'],
  specifics: ['Which number shows it: time, money, people?', 'Which other number or example shows it?'],
  credit: ['Who else had a part in it?', 'What else did the others add?'],
  lesson: ['What did you take from it, and where have you used it since?', ''],
  no_blame: ['', 'How would the others tell it?'],
};

function lengthText({ given, kind }: AnswerReading): string {
  const { enough, full } = lengthBands[kind];
  const words = given.tokens.length;
  if (words < enough * shortAnswer) return `You used ${words} words. There's room for about ${enough}.`;
  return words > full ? `You used ${words} words. Which of them could go?` : '';
}

function ownershipText({ story }: AnswerReading): string {
  return story.plural > 0 ? 'Where can you say "I" instead of "we"?' : 'What was your own part?';
}

/** What an answer is asked in one dimension, the dearest loss first. */
export interface LiftParts {
  plan: SignalPlan;
  measured: Signals;
  reading: AnswerReading;
  points: readonly PointFinding[];
}

/** A part of the story that was perhaps told: neither praised nor asked for. */
const isLeftAlone = (id: SignalId, { reading, points }: LiftParts): boolean =>
  reading.prepared.points.some((point, at) => partToldBy(point) === id && points[at]?.zone === 'perhaps');

function askFor(id: SignalId, parts: LiftParts, used: ReadonlySet<string>): string {
  const { measured, reading, points } = parts;
  const { value } = measured[id];
  if (value >= 1) return '';
  if (id === 'length') return lengthText(reading);
  if (id === 'ownership') return ownershipText(reading);
  if (id === 'key_points')
    return points.find(({ zone, ask, worth }) => zone === 'ask' && worth > 0 && !used.has(ask))?.ask ?? '';
  if (value === 0 && isLeftAlone(id, parts)) return '';
  return questions[id]?.[value > 0 ? 1 : 0] ?? '';
}

/**
 * What would lift each dimension: the question about what costs it most, no question twice. Empty where everything that it counts was
 * recognized.
 */
export function liftsOf(parts: LiftParts): Record<Dimension, string> {
  const used = new Set<string>();
  const lifts = {} as Record<Dimension, string>;
  for (const dimension of dimensions) {
    const losses = Object.entries(parts.plan[dimension])
      .map(([id, share]) => ({
        id: id as SignalId,
        lost: share * (1 - parts.measured[id as SignalId].value),
      }))
      .sort((one, other) => other.lost - one.lost);
    const texts = losses
      .map(({ id }) => askFor(id, parts, used))
      .filter((text) => text !== '' && !used.has(text));
    lifts[dimension] = texts[0] ?? '';
    used.add(lifts[dimension]);
  }
  return lifts;
}
