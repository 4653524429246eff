import { questionPhases } from '@greenroom/domain';
import type { Slot } from './arc.ts';
import type { Candidate } from './candidates.ts';
import { type Choice, type Chosen, choose, isTaken, wordingOf } from './choose.ts';
import type { FromText } from './from-texts.ts';

/** What a set is made from. */
export interface Ingredients {
  slots: readonly Slot[];
  /** Warm-up, motivation and closing. */
  frame: readonly Candidate[];
  candidates: readonly Candidate[];
  /** Questions at lines of the job ad or at topics of the focus, the best first; at least half of the set where there are enough. */
  fromText: readonly FromText[];
  /** Motivation asked at a line of the ad, for sets whose core is too small for half. */
  motivations: readonly FromText[];
  /** Questions at lines of the resume. */
  fromResume: readonly FromText[];
  choice: Choice;
}

/** From this many questions on, two of them are at the resume. */
const longSet = 8;

/** Fills slots with questions at lines of a text: one that was not asked lately first, each in a slot of its phase where one is free. */
function takeFromText(
  offers: readonly FromText[],
  count: number,
  free: Slot[],
  before: readonly Chosen[],
  choice: Choice,
): Chosen[] {
  const added: Chosen[] = [];
  const { recency } = choice.memory;
  const staleness = ({ candidates }: FromText) => Math.min(...candidates.map(recency));
  for (const { candidates, reason } of [...offers].sort((a, b) => staleness(a) - staleness(b))) {
    if (added.length >= count || free.length === 0) break;
    const taken = [...before, ...added];
    const open = candidates.filter((candidate) => !isTaken(candidate, taken));
    const fits = (candidate: Candidate) =>
      free.findIndex(({ phase, level }) => phase === candidate.phase && candidate.levels.includes(level));
    const priced = open.map((candidate) => ({
      candidate,
      price: recency(candidate) * 4 + Number(fits(candidate) < 0) * 2 + choice.random(),
    }));
    const candidate = priced.sort((a, b) => a.price - b.price)[0]?.candidate;
    if (!candidate) continue;
    const [slot] = free.splice(Math.max(0, fits(candidate)), 1);
    if (!slot) break;
    added.push({ candidate, slot, text: wordingOf(candidate, slot, taken, choice), reason });
  }
  return added;
}

const placeOf = ({ slot, candidate }: Chosen) =>
  questionPhases.indexOf(slot.isFrame ? slot.phase : candidate.phase);

/** Chooses a question for every slot and puts them in the order of an interview. */
export function compose(ingredients: Ingredients): Chosen[] {
  const { slots, frame, candidates, fromText, motivations, fromResume, choice } = ingredients;
  const half = fromText.length > 0 ? Math.ceil(slots.length / 2) : 0;
  const core = slots.filter(({ isFrame }) => !isFrame);
  const chosen = takeFromText(fromText, Math.min(half, core.length), core, [], choice);
  const isShort = chosen.length < half;
  // Where the ad has left one slot, it stays for a question of the role.
  const isRoom = core.length > 1 || fromText.length === 0;
  const resumeCount = slots.length >= longSet ? 2 : Number(isRoom);
  chosen.push(...takeFromText(fromResume, resumeCount, core, chosen, choice));
  for (const slot of slots.filter(({ isFrame }) => isFrame)) {
    const unused = motivations.filter(
      ({ reason }) => !chosen.some((one) => one.reason?.line === reason.line),
    );
    const asked =
      isShort && slot.phase === 'motivation' ? takeFromText(unused, 1, [slot], chosen, choice) : [];
    const own = frame.filter(({ phase }) => phase === slot.phase);
    chosen.push(...(asked.length > 0 ? asked : choose(own, [slot], chosen, choice)));
  }
  chosen.push(...choose(candidates, core, chosen, choice));
  return chosen.sort((a, b) => placeOf(a) - placeOf(b) || a.slot.level - b.slot.level);
}
