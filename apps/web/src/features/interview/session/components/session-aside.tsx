import { type Dimension, dimensions } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { LampAndChairDrawing } from '@/components/drawings.tsx';
import { dimensionLabel } from '../../model.ts';

const looksFor: Record<Dimension, MessageDescriptor> = {
  technical_accuracy: msg`Covers what's asked and gets it right`,
  problem_solving: msg`Steps, options, and why this one`,
  communication_clarity: msg`A direct opening, a clear structure, a real ending`,
  relevant_experience: msg`What you did, and what it changed`,
  cultural_fit: msg`Ownership, credit, a lesson learned`,
};

/** What an answer is scored on, beside the question. */
export function SessionAside() {
  return (
    <aside aria-labelledby="cues">
      <h2 className="label" id="cues">
        {t`What this answer is scored on`}
      </h2>
      <ul className="cues">
        {dimensions.map((dimension) => (
          <li key={dimension}>
            <b>{dimensionLabel(dimension)}</b>
            {t(looksFor[dimension])}
          </li>
        ))}
      </ul>
      <LampAndChairDrawing />
    </aside>
  );
}
