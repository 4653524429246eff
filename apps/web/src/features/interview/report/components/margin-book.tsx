import type { Evidence } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { remarkLooks } from '@/components/remark-looks.ts';
import { dimensionLabel } from '../../model.ts';
import { quoteInSentence } from '../evidence.ts';
import { remarkLang } from '../remark-language.ts';
import type { MarginNote } from '../report.ts';
import { answerAddress, noteHash } from '../retry-address.ts';

interface MarginBookProps {
  sessionId: string;
  notes: readonly MarginNote[];
}

/** Quotes in their sentences, each with its note in the margin, which leads to the whole answer. */
export function MarginBook({ sessionId, notes }: MarginBookProps) {
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
            <Link
              className="note"
              data-stop
              to={answerAddress(sessionId, answerIndex) + noteHash(evidence.start)}
            >
              <span className="chip good">
                <CircleCheck className="i" aria-hidden="true" />
                <span lang={remarkLang(evidence)}>{evidence.message}</span>
              </span>
              <span>
                {t`Question ${number}.`}
                <span className="vh"> {t`Show these words in the answer.`}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** What a remark is about, in the color and with the icon of its kind. */
export function RemarkChip({ evidence }: { evidence: Evidence }) {
  const { tone, Icon } = remarkLooks[evidence.kind];
  return (
    <span className={`chip ${tone}`}>
      <Icon className="i" aria-hidden="true" />
      {chipText(evidence)}
    </span>
  );
}

function chipText({ kind, criterion, pointId }: Evidence): string {
  // A point belongs to the question. Which criterion it counts for says nothing about it.
  if (kind === 'strength' && pointId) return t`Landed`;
  if (kind === 'question') return t`A question for you`;
  return kind === 'measured' ? t`Measured` : dimensionLabel(criterion);
}
