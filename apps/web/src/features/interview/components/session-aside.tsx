import { type Dimension, dimensionLabels, dimensions } from '@greenroom/domain';
import { LampAndChairDrawing } from '@/components/drawings.tsx';

const looksFor: Record<Dimension, string> = {
  technical_accuracy: 'Covers what is asked, correctly',
  problem_solving: 'Steps, options, and why this one',
  communication_clarity: 'A direct start, an order, an ending',
  relevant_experience: 'What you did, and what it changed',
  cultural_fit: 'Ownership, credit, a lesson learned',
};

/** What an answer is scored on, beside the question. */
export function SessionAside() {
  return (
    <aside aria-labelledby="cues">
      <h2 className="label" id="cues">
        What this answer is scored on
      </h2>
      <ul className="cues">
        {dimensions.map((dimension) => (
          <li key={dimension}>
            <b>{dimensionLabels[dimension]}</b>
            {looksFor[dimension]}
          </li>
        ))}
      </ul>
      <LampAndChairDrawing />
    </aside>
  );
}
