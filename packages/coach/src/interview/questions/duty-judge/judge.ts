import type { DutyForm } from '../../../content/duty-forms.ts';
import { linearModel, sumOf } from '../../../text/linear-model.ts';
import { type Duty, ofDuty, ofForm } from './features.ts';
import model from './weights.json' with { type: 'json' };

const weights = linearModel(0, model.weights);
const bias = model.bias - model.threshold;

/** How well each way to ask fits a duty, 0 at the threshold: whether an interviewer who reads the line would ask it in these words. */
export function fitsOf(duty: Duty, forms: readonly DutyForm[]): { form: DutyForm; fit: number }[] {
  const base = bias + sumOf(weights, ofDuty(duty));
  return forms.map((form) => ({ form, fit: base + sumOf(weights, ofForm(duty, form.id)) }));
}
