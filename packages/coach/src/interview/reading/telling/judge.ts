import { linearModel, sumOf } from '../../../text/linear-model.ts';
import type { Passage } from '../../../text/passage.ts';
import { pairFeatures } from '../word-features.ts';
import model from './weights.json' with { type: 'json' };

const weights = linearModel(model.bias, model.weights);

/**
 * How well a passage tells, as log odds around 0 for the middle of answers: a logistic regression over its words and pairs of words (README
 * beside this file). It knows neither the question nor the trade.
 */
export const readTelling = ({ tokens }: Passage): number => sumOf(weights, pairFeatures(tokens)) / model.unit;
