import { featuresOf, type Place } from './features.ts';
import model from './weights.json' with { type: 'json' };

const weights = new Map<string, number>(Object.entries(model.weights));
const thresholds = new Map<string, number>(Object.entries(model.thresholds));

/** Whether people who transcribe speech would nearly surely end a sentence at a place; kinds of place without a threshold never pass. */
export function endsSentence(words: readonly string[], place: Place): boolean {
  const threshold = thresholds.get(words[place.at] ?? '');
  if (threshold === undefined) return false;
  let sum = model.bias;
  for (const name of featuresOf(words, place)) sum += weights.get(name) ?? 0;
  return sum >= threshold;
}
