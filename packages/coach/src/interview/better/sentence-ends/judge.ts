import { linearModel, sumOf } from '../../../text/linear-model.ts';
import { featuresOf, type Place } from './features.ts';
import model from './weights.json' with { type: 'json' };

const weights = linearModel(model.bias, model.weights);
const thresholds = new Map<string, number>(Object.entries(model.thresholds));

/** Whether people who transcribe speech would nearly surely end a sentence at a place; kinds of place without a threshold never pass. */
export function endsSentence(words: readonly string[], place: Place): boolean {
  const threshold = thresholds.get(words[place.at] ?? '');
  return threshold !== undefined && sumOf(weights, featuresOf(words, place)) >= threshold;
}
