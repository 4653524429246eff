import type { Evidence } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { remarkLooks } from '@/components/remark-looks.ts';
import { segmentAnswer } from '../evidence.ts';
import { remarkLang } from '../remark-language.ts';
import type { MarginNote } from '../report.ts';
import { RemarkChip } from './margin-book.tsx';

interface MarkedAnswerProps {
  answer: string;
  /** Proven remarks only. */
  remarks: readonly Evidence[];
  /** A remark chosen elsewhere on the page: its words come out and into sight. */
  shown?: MarginNote | null;
}

const yourWords = ({ quote }: Evidence) => t`Your words: ${quote}`;

/** An answer with the words that its remarks speak of. Choosing a remark brings its words out. */
export function MarkedAnswer({ answer, remarks, shown = null }: MarkedAnswerProps) {
  const [chosen, setChosen] = useState<Evidence | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    setChosen(shown.evidence);
    const place = remarks.indexOf(shown.evidence);
    frame.current?.querySelector<HTMLElement>(`[data-remark="${place}"]`)?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  }, [shown, remarks]);
  return (
    <div className="marked" ref={frame}>
      <p className="said" data-chosen={chosen ? true : undefined}>
        {segmentAnswer(answer, remarks).map(({ text, start, remarks: here }) => {
          const first = here.find((remark) => remark === chosen) ?? here[0];
          if (!first) return <span key={start}>{text}</span>;
          return (
            <mark
              key={start}
              className={clsx(
                remarkLooks[first.kind].mark,
                chosen !== null && here.includes(chosen) && 'chosen',
              )}
            >
              {text}
            </mark>
          );
        })}
      </p>
      <ul className="remarks">
        {remarks.map((remark, place) => (
          <li key={`${remark.criterion}-${remark.kind}-${remark.start}-${remark.message}`}>
            {remark.quote === '' ? (
              <span className="remark">
                <RemarkChip evidence={remark} />
                <span lang={remarkLang(remark)}>{remark.message}</span>
              </span>
            ) : (
              <button
                type="button"
                className="remark"
                data-stop
                data-remark={place}
                aria-pressed={remark === chosen}
                onClick={() => setChosen(remark === chosen ? null : remark)}
              >
                <RemarkChip evidence={remark} />
                <span lang={remarkLang(remark)}>{remark.message}</span>
                <span className="vh"> {yourWords(remark)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
