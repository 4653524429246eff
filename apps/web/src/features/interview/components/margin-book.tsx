import type { Evidence } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { remarkLooks } from '@/components/remark-looks.ts';
import { quoteInSentence } from '../evidence.ts';
import { dimensionLabel } from '../model.ts';
import type { MarginNote } from '../report.ts';

interface MarginBookProps {
  notes: readonly MarginNote[];
  /** Opens the answer that a note stands in, at its words. */
  onShow(note: MarginNote): void;
}

/** Quotes in their sentences, each with its note in the margin. */
export function MarginBook({ notes, onShow }: MarginBookProps) {
  return (
    <ol className="book">
      {notes.map((note) => {
        const { answerIndex, answer, evidence } = note;
        const number = answerIndex + 1;
        const { before, quote, after } = quoteInSentence(answer, evidence);
        return (
          <li key={`${answerIndex}-${evidence.criterion}-${evidence.start}-${evidence.message}`}>
            <p className="said">
              {before}
              <mark className={remarkLooks[evidence.kind].mark}>{quote}</mark>
              {after}
            </p>
            <button type="button" className="note" data-stop onClick={() => onShow(note)}>
              <RemarkChip evidence={evidence} />
              <span>
                {t`Question ${number}.`} <span lang="en">{evidence.message}</span>
                <span className="vh"> {t`Show these words in the answer.`}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The criterion a remark speaks of, in the colour and with the icon of its kind. */
export function RemarkChip({ evidence }: { evidence: Evidence }) {
  const { tone, Icon } = remarkLooks[evidence.kind];
  return (
    <span className={`chip ${tone}`}>
      <Icon className="i" aria-hidden="true" />
      {dimensionLabel(evidence.criterion)}
    </span>
  );
}
