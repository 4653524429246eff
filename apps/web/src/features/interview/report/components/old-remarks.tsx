import type { AnswerScore } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Check, Minus } from 'lucide-react';

/** What an earlier rubric listed for an answer. Today's engine asks instead, so the list says how old it is. */
export function OldRemarks({ detail }: { detail: AnswerScore }) {
  const { covered, missed, evidence } = detail;
  const { rubricVersion } = detail.receipt;
  const notes = evidence.filter(({ quote }) => quote === '').map(({ message }) => message);
  if (covered.length + missed.length + notes.length === 0) return null;
  return (
    <section className="old-remarks">
      <h3>{t`From rubric ${rubricVersion}`}</h3>
      <p className="small soft">
        {t`This is an older report, so its lists may be wrong about what you said. Newer reports check with you.`}
      </p>
      <ul className="points" lang="en">
        {covered.map((point) => (
          <li key={point}>
            <Check className="i good" aria-label={t`Found:`} />
            {point}
          </li>
        ))}
        {[...missed, ...notes].map((point) => (
          <li key={point} className="muted">
            <Minus className="i" aria-label={t`Not found:`} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
