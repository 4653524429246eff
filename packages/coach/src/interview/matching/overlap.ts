import { characterRuns } from '../../text/overlap.ts';
import type { Passage } from '../../text/passage.ts';
import type { StemIndex } from '../../text/stem-index.ts';
import { overlap as calibration } from '../rubric/calibration.ts';
import { relativeRarityOf } from './rarity.ts';

/** How much an answer says what a reference says, each 0 to 1. */
export interface Overlap {
  value: number;
  /** Share of the reference's rare words that the answer holds; words of the question count a quarter. */
  recall: number;
  /** Harmonic mean of recall and precision. */
  harmonic: number;
  /** Dice overlap of character runs. */
  characters: number;
}

const stemsOf = ({ tokens }: Passage) => new Set(tokens.map(({ stem }) => stem));

/** Dice overlap of character runs of the telling words: forgives endings and typos. */
function characterOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>, asked: ReadonlySet<string>) {
  const runsOf = (stems: ReadonlySet<string>) => {
    const telling = [...stems].filter(
      (stem) => !asked.has(stem) && relativeRarityOf(stem) > calibration.tellingRarity,
    );
    return characterRuns(telling.length > 0 ? telling : [...stems], calibration.characters);
  };
  const [left, right] = [runsOf(a), runsOf(b)];
  let shared = 0;
  let size = 0;
  for (const count of left.values()) size += count;
  for (const [run, count] of right) {
    size += count;
    shared += Math.min(count, left.get(run) ?? 0);
  }
  return size === 0 ? 0 : (2 * shared) / size;
}

/** Overlap of an answer with a reference answer. The one measure of it; see the calibration for what each part earns. */
export function readOverlap(
  answer: Passage,
  index: StemIndex,
  reference: Passage,
  questionStems: ReadonlySet<string>,
): Overlap {
  const weightOf = (stem: string) =>
    relativeRarityOf(stem) * (questionStems.has(stem) ? calibration.questionWord : 1);
  const [wanted, given] = [stemsOf(reference), stemsOf(answer)];
  const used = new Set<string>();
  let all = 0;
  let found = 0;
  for (const stem of wanted) {
    const weight = weightOf(stem);
    all += weight;
    const hit = index.find(stem);
    if (!hit) continue;
    found += weight * hit.strength;
    used.add(hit.stem);
  }
  let offered = 0;
  let accepted = 0;
  for (const stem of given) {
    const weight = weightOf(stem);
    offered += weight;
    if (used.has(stem)) accepted += weight;
  }
  const recall = all === 0 ? 0 : found / all;
  const precision = offered === 0 ? 0 : accepted / offered;
  const harmonic = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  const characters = characterOverlap(given, wanted, questionStems);
  const mean = (calibration.recallTimes * recall + harmonic + characters) / (calibration.recallTimes + 2);
  const length = found === 0 ? 0 : Math.min(1, answer.tokens.length / Math.max(1, reference.tokens.length));
  return {
    value: (1 - calibration.length) * Math.sqrt(mean) + calibration.length * length,
    recall,
    harmonic,
    characters,
  };
}
