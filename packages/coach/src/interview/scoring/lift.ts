import {
  asIs,
  type Dimension,
  dimensions,
  type PointFinding,
  type SignalId,
  say,
  type Worded,
} from '@greenroom/domain';
import type { AnswerReading } from '../matching/read-answer.ts';
import { partToldBy } from '../matching/reconcile.ts';
import { lengthBands, type SignalPlan, shortAnswer } from '../rubric/rubric.ts';
import type { Signals } from './signals.ts';

/** What to ask where nothing of a signal was recognized, and where some was. */
const questions: Readonly<Partial<Record<SignalId, { none?: Worded; some?: Worded }>>> = {
  on_question: { none: say('ask_answer_first') },
  situation: { none: say('ask_situation') },
  task: { none: say('ask_task') },
  action: { none: say('ask_action'), some: say('ask_more_action') },
  result: { none: say('ask_result'), some: say('ask_result_number') },
  method: { none: say('ask_steps'), some: say('ask_more_steps') },
  reasoning: { none: say('ask_reason'), some: say('ask_more_reasons') },
  check: { none: say('ask_check') },
  order: { none: say('ask_order') },
  clean_words: { some: say('ask_fewer_hedges') },
  specifics: { none: say('ask_number'), some: say('ask_more_numbers') },
  credit: { none: say('ask_credit'), some: say('ask_more_credit') },
  lesson: { none: say('ask_lesson') },
  no_blame: { some: say('ask_their_side') },
};

function lengthText({ given, kind }: AnswerReading): Worded | undefined {
  const { enough, full } = lengthBands[kind];
  const words = given.tokens.length;
  if (words < enough * shortAnswer) return say('ask_longer', { words, enough });
  return words > full ? say('ask_shorter', { words }) : undefined;
}

function ownershipText({ story }: AnswerReading): Worded {
  return say(story.plural > 0 ? 'ask_i_not_we' : 'ask_own_part');
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

function askFor(id: SignalId, parts: LiftParts, used: ReadonlySet<string>): Worded | undefined {
  const { measured, reading, points } = parts;
  const { value } = measured[id];
  if (value >= 1) return undefined;
  if (id === 'length') return lengthText(reading);
  if (id === 'ownership') return ownershipText(reading);
  if (id === 'key_points') {
    const open = points.find(({ zone, ask, worth }) => zone === 'ask' && worth > 0 && !used.has(ask));
    return open && asIs(open.ask);
  }
  if (value === 0 && isLeftAlone(id, parts)) return undefined;
  return questions[id]?.[value > 0 ? 'some' : 'none'];
}

/**
 * What would lift each dimension: the question about what costs it most, no question twice. Undefined where everything that it counts
 * was recognized.
 */
export function liftsOf(parts: LiftParts): Record<Dimension, Worded | undefined> {
  const used = new Set<string>();
  const lifts = {} as Record<Dimension, Worded | undefined>;
  for (const dimension of dimensions) {
    const losses = Object.entries(parts.plan[dimension])
      .map(([id, share]) => ({
        id: id as SignalId,
        lost: share * (1 - parts.measured[id as SignalId].value),
      }))
      .sort((one, other) => other.lost - one.lost);
    const asked = losses.flatMap(({ id }) => askFor(id, parts, used) ?? []);
    const lift = asked.find(({ text }) => text !== '' && !used.has(text));
    lifts[dimension] = lift;
    if (lift) used.add(lift.text);
  }
  return lifts;
}
