import { linearModel, sumOf } from '../../../text/linear-model.ts';
import type { Passage } from '../../../text/passage.ts';
import { wordFeatures } from '../word-features.ts';
import model from './weights.json' with { type: 'json' };

const weights = linearModel(model.bias, model.weights);

/**
 * Whether a passage speaks of work rather than of football or the weather, as log odds: a logistic regression over its words (README beside
 * this file). It doesn't know the question.
 */
export const readWorkTalk = ({ tokens }: Passage): number =>
  sumOf(weights, wordFeatures(tokens)) / model.unit;
