import type { GeneratedQuestion, InterviewType } from '@greenroom/domain';
import { jaccard } from '../../text/overlap.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import type { Slot } from './arc.ts';
import type { Candidate } from './candidates.ts';

/** Two questions that share this much of their stems ask the same. */
export const nearDuplicate = 0.45;

/** What the user was asked before. */
export interface Memory {
  /** How recently a candidate was asked, 0 (never) to 1 (just now). */
  recency: (candidate: Candidate) => number;
  /** The same for one wording. */
  saidLately: (text: string) => number;
}

/** At most so many texts are compared word by word. */
const mostTexts = 80;

/** Reads ids and texts of questions that were asked, the latest first. */
export function rememberAsked(avoid: readonly string[]): Memory {
  const places = new Map<string, number>();
  for (const [at, item] of avoid.entries())
    if (!places.has(item)) places.set(item, 1 - at / (avoid.length + 1));
  const texts = [...places]
    .filter(([item]) => /\s/.test(item))
    .slice(0, mostTexts)
    .map(([text, at]) => ({ stems: new Set(contentStems(readPassage(text.slice(0, 400)))), at }));
  const known = new Map<Candidate, number>();
  const recency = (candidate: Candidate) =>
    Math.max(
      places.get(candidate.id) ?? 0,
      ...texts.filter(({ stems }) => jaccard(stems, candidate.stems) >= nearDuplicate).map(({ at }) => at),
    );
  return {
    saidLately: (text) => places.get(text) ?? 0,
    recency: (candidate) => {
      const value = known.get(candidate) ?? recency(candidate);
      known.set(candidate, value);
      return value;
    },
  };
}

/** A question of a set before it is worded for the wire. */
export interface Chosen {
  candidate: Candidate;
  slot: Slot;
  text: string;
  reason: GeneratedQuestion['reason'];
}

export interface Choice {
  type: InterviewType;
  memory: Memory;
  /** Between 0 and 1 for each candidate: what the text that the user gave asks for. */
  fit: (candidate: Candidate) => number;
  random: () => number;
  /** For somebody new to the job, who has no story of its work yet. */
  isNew?: boolean;
}

/** The weights of what speaks against a candidate. Asked before outweighs everything; then come kind, level and closeness to the job. */
const cost = {
  asked: 60,
  askedLately: 60,
  phase: 5,
  type: 8,
  level: 2,
  wrongLevel: 4,
  sector: 1,
  any: 7,
  competency: 1.2,
  fit: 6,
  chance: 1.6,
  presumed: 12,
};

/** A story that one can have before the first job: from training, or of anything one has done. */
const beforeJob = /\b(?:learning|training|trained|school|class|course|studies|apprentice\w*|internship)\b/i;

/** Whether a candidate asks for a story that only people who have done the job can tell. */
const presumesJob = ({ kind, scope, texts }: Candidate) =>
  kind === 'behavioural' && scope !== 'any' && !texts(1).some((text) => beforeJob.test(text));

/** What speaks against a candidate whatever the slot. */
function baseCost(candidate: Candidate, choice: Choice): number {
  const lately = choice.memory.recency(candidate);
  const wanted = choice.type === 'technical' ? 'technical' : choice.type === 'hr' ? 'hr' : undefined;
  // A story from the work fits an HR interview as well.
  const fitsType =
    wanted === undefined ||
    candidate.type === wanted ||
    (wanted === 'hr' && candidate.kind === 'behavioural');
  return (
    (lately > 0 ? cost.asked + lately * cost.askedLately : 0) +
    (fitsType ? 0 : cost.type) +
    (candidate.scope === 'any' ? cost.any : candidate.scope === 'sector' ? cost.sector : 0) -
    choice.fit(candidate) * cost.fit +
    (choice.isNew && presumesJob(candidate) ? cost.presumed : 0) +
    choice.random() * cost.chance
  );
}

function slotCost(candidate: Candidate, slot: Slot, chosen: readonly Chosen[]): number {
  const sameCompetency = chosen.filter((one) => one.candidate.competency === candidate.competency).length;
  const distance = Math.min(
    ...(candidate.suits ?? candidate.levels).map((level) => Math.abs(level - slot.level)),
  );
  return (
    (candidate.phase === slot.phase ? 0 : cost.phase) +
    distance * cost.level +
    (distance > 1 ? cost.wrongLevel : 0) +
    sameCompetency * cost.competency
  );
}

/** Whether a set has a question on the same topic, or one that asks the same. */
export const isTaken = (candidate: Candidate, chosen: readonly Chosen[]) =>
  chosen.some(
    (one) =>
      one.candidate.topic === candidate.topic ||
      jaccard(one.candidate.stems, candidate.stems) >= nearDuplicate,
  );

/** The level of a candidate that is closest to what a slot asks for. */
export function levelFor({ levels }: Candidate, { level }: Slot): Slot['level'] {
  return [...levels].sort((a, b) => Math.abs(a - level) - Math.abs(b - level))[0] ?? level;
}

/** The first words of a text: two questions of a set don't begin alike where it can be helped. */
const beginningOf = (text: string) => text.toLowerCase().split(/\s+/).slice(0, 3).join(' ');
/** The same for the last words: questions at lines of one kind share what they ask. */
const endingOf = (text: string) => text.toLowerCase().split(/\s+/).slice(-5).join(' ');

/** The wording of a candidate that was said longest ago, with another beginning than the others of the set where there is one. */
export function wordingOf(
  candidate: Candidate,
  slot: Slot,
  chosen: readonly Chosen[],
  choice: Choice,
): string {
  const used = new Set(chosen.flatMap(({ text }) => [beginningOf(text), endingOf(text)]));
  const priced = candidate.texts(levelFor(candidate, slot)).map((text) => ({
    text,
    price:
      choice.memory.saidLately(text) * 4 +
      Number(used.has(beginningOf(text))) * 2 +
      Number(used.has(endingOf(text))) * 3 +
      choice.random(),
  }));
  return priced.sort((a, b) => a.price - b.price)[0]?.text ?? '';
}

/** The best question for each slot, in the slots' order; a slot that nothing is left for stays empty. */
export function choose(
  candidates: readonly Candidate[],
  slots: readonly Slot[],
  before: readonly Chosen[],
  choice: Choice,
): Chosen[] {
  const chosen = [...before];
  const priced = candidates.map((candidate) => ({ candidate, base: baseCost(candidate, choice) }));
  const added: Chosen[] = [];
  for (const slot of slots) {
    let best: Candidate | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const { candidate, base } of priced) {
      const price = base + slotCost(candidate, slot, chosen);
      if (price < lowest && !isTaken(candidate, chosen)) {
        lowest = price;
        best = candidate;
      }
    }
    if (!best) continue;
    const one = { candidate: best, slot, text: wordingOf(best, slot, chosen, choice), reason: null };
    chosen.push(one);
    added.push(one);
  }
  return added;
}
