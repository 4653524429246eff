import { type Difficulty, type InterviewType, type QuestionPhase, questionPhases } from '@greenroom/domain';
import type { BankQuestion } from '../../content/schema.ts';

/** A place in an interview: what kind of question it takes, and at which level. */
export interface Slot {
  phase: QuestionPhase;
  level: BankQuestion['level'];
  /** Asks about the arc (introduction, motivation, closing) and not about the work. */
  isFrame: boolean;
}

/** From this many questions on, an interview has motivation and closing as well as a warm-up. */
const wholeArc = 5;

/** The share of levels 1, 2 and 3 in a set. */
const levelMix: Record<Difficulty, readonly [number, number, number]> = {
  easy: [1, 0, 0],
  medium: [0.25, 0.5, 0.25],
  hard: [0, 0.25, 0.75],
};

/** What the core of an interview is made of, in turn. */
const everything: readonly QuestionPhase[] = [
  'job',
  'trouble',
  'people',
  'job',
  'judgment',
  'trouble',
  'job',
  'people',
];
const coreOf: Record<InterviewType, readonly QuestionPhase[]> = {
  technical: ['job', 'trouble', 'job', 'job', 'trouble'],
  hr: ['people', 'judgment', 'people', 'trouble', 'judgment'],
  mixed: everything,
  custom: everything,
};

/** Multiples of it, modulo 1, are spread evenly: each phase gets a fair mix of levels. */
const goldenRatio = 0.618;

function coreSlots(type: InterviewType, difficulty: Difficulty, count: number): Slot[] {
  const mix = levelMix[difficulty];
  const cycle = coreOf[type];
  const phases = Array.from({ length: count }, (_, at) => cycle[at % cycle.length] ?? 'job');
  phases.sort((a, b) => questionPhases.indexOf(a) - questionPhases.indexOf(b));
  return phases.map((phase, at) => {
    const place = ((at + 0.5) * goldenRatio) % 1;
    return { phase, level: place < mix[0] ? 1 : place < mix[0] + mix[1] ? 2 : 3, isFrame: false };
  });
}

const frame = (phase: QuestionPhase): Slot => ({ phase, level: 1, isFrame: true });

/**
 * The places of an interview in the order they are asked. Technical sets start with the candidate's own work, all others with a
 * warm-up; from five questions on, motivation follows it and the candidate's questions end it. One question alone is about the work.
 */
export function arcOf(type: InterviewType, difficulty: Difficulty, count: number): Slot[] {
  if (count <= 1) return coreSlots(type, difficulty, count);
  if (type === 'technical' || count < wholeArc)
    return [frame('warm-up'), ...coreSlots(type, difficulty, count - 1)];
  return [frame('warm-up'), frame('motivation'), ...coreSlots(type, difficulty, count - 3), frame('closing')];
}
