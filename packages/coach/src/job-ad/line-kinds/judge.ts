import { linearModel, sumsOf } from '../../text/linear-model.ts';
import { featuresOf, type LineText } from './features.ts';
import model from './weights.json' with { type: 'json' };

/** What a line is to an applicant; `job` are the facts of the job itself, such as its hours, and `heading` a label without a line. */
export type LineKind =
  | 'duty'
  | 'requirement'
  | 'condition'
  | 'job'
  | 'benefit'
  | 'employer'
  | 'process'
  | 'heading'
  | 'other';

const kinds = model.kinds as LineKind[];
const weights = linearModel(model.bias, model.weights);

function kindAt(lines: readonly LineText[], at: number): LineKind {
  const sums = sumsOf(weights, featuresOf(lines, at));
  return kinds[sums.indexOf(Math.max(...sums))] as LineKind;
}

/**
 * What each line of a job ad is to an applicant, by a multinomial logistic regression over words (README beside this file). The same text always
 * gives the same kinds.
 */
export const kindsOfLines = (lines: readonly LineText[]): LineKind[] =>
  lines.map((_, at) => kindAt(lines, at));
