import { type SignalId, signalIds } from '@greenroom/domain';
import type { AnswerReading } from '../matching/read-answer.ts';
import { substance as calibration } from '../rubric/calibration.ts';
import { type AnswerKind, isAboutOneself, lengthBands } from '../rubric/rubric.ts';
import { clamp, coverageOf, ownTelling } from './coverage.ts';
import type { Signals } from './signals.ts';

/** What carries an answer by itself; every other signal counts as far as one of these is there. */
const carriers: ReadonlySet<SignalId> = new Set([
  'key_points',
  'situation',
  'task',
  'action',
  'result',
  'on_question',
  'asked',
]);

/** What shuffled sentences cost. */
const orderSignals: ReadonlySet<SignalId> = new Set(['order', 'length']);

/** How much of the answer is there to be judged for its form, 0 to 1: form alone earns little. */
function substanceOf(kind: AnswerKind, signals: Signals): number {
  const { form, story: storyWorth, content, concrete } = calibration;
  const story =
    signals.situation.value * 0.15 +
    signals.task.value * 0.15 +
    signals.action.value * 0.4 +
    signals.result.value * 0.3;
  const points = signals.key_points.value;
  if (kind === 'behavioural') return clamp(form + storyWorth * story + content.behavioural * points);
  if (isAboutOneself(kind))
    return clamp(form + concrete.carries[kind] * signals.specifics.value + content[kind] * points);
  if (kind === 'questions')
    return clamp(form + calibration.asked * signals.asked.value + content.questions * points);
  return clamp(form + content.other * points);
}

/** An answer that is the ideal answer, nearly word for word, is at the top level by definition. */
const floorFrom = (closeness: number) => clamp((closeness - 0.7) / 0.2) * 0.97;

/**
 * What an answer keeps of its worth, 0 to 1: what anybody could say of themselves keeps little. Stories for a question that nobody
 * authored are left out: there it would cost .03 of the relevance AUC.
 */
function keptOf({ kind, isAuthored, concreteness }: AnswerReading): number {
  const { oneself, story, free } = calibration.general;
  const told = isAuthored ? story : free;
  const general = isAboutOneself(kind) ? oneself : kind === 'behavioural' ? told : 1;
  return general + (1 - general) * concreteness.value;
}

/**
 * What it is worth to be on the question: a share of every signal for an answer that is worked out, and a factor on the rest. A
 * reference decides by itself.
 */
function aboutOf(reading: AnswerReading, measured: Signals): { about: number; base: number } {
  if (reading.overlap || reading.kind === 'fact') return { about: 1, base: 0 };
  const { onQuestion, unrelated } = calibration;
  const value = measured.on_question.value;
  const told = clamp((2 * reading.wording.words) / lengthBands[reading.kind].enough);
  const origin = reading.isAuthored ? 'authored' : 'other';
  const [share, least] = [onQuestion[origin], unrelated[origin]];
  const low = Math.max(least, measured.asked.value, ownTelling(reading));
  const kept = keptOf(reading);
  return { about: kept * (low + (1 - low) * value), base: kept * share * value * told };
}

/**
 * Signals as they count, with so many points made: form follows substance, and everything follows how far the answer is about
 * its question.
 */
export function weighSignals(reading: AnswerReading, measured: Signals, made: number): Signals {
  const points = { ...measured.key_points, value: coverageOf(reading, made) };
  const plain = { ...measured, key_points: points };
  const substance = substanceOf(reading.kind, plain);
  const { about, base } = aboutOf(reading, measured);
  const floor = floorFrom(reading.closeness);
  const weighed = {} as Signals;
  for (const id of signalIds) {
    const { value, ...signal } = plain[id];
    const carried = about * (carriers.has(id) ? value : value * substance);
    const isLost = !reading.keepsOrder && orderSignals.has(id);
    weighed[id] = {
      ...signal,
      value: isLost ? 0 : clamp(Math.max(floor, base + (1 - base) * carried)),
    };
  }
  return weighed;
}
