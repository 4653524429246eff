import { type Engine, type Evidence, type ModelNotice, provenOnly } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { EngineLine } from '@/components/engine-line.tsx';
import { remarkOnPage } from '@/lib/coach-score.ts';
import { remarkLang } from '../remark-language.ts';
import { RemarkChip } from './margin-book.tsx';

interface StrongAnswerProps {
  answer: string;
  strongAnswer: string;
  /** The language of both (BCP 47). */
  lang: string;
  evidence: readonly Evidence[];
  rating: number | null;
  /** Who made the remarks. */
  engine: Engine | undefined;
  notice: ModelNotice | undefined;
}

/** An answer beside one that scores well, with what landed in it and what was missing. */
export function StrongAnswer(props: StrongAnswerProps) {
  const { answer, strongAnswer, lang, evidence, rating, engine, notice } = props;
  const remarks = provenOnly(answer, evidence).map(remarkOnPage);
  return (
    <>
      <div className="side-by-side">
        <section>
          <h2 className="label">
            {rating === null ? t`Your answer` : t`Your answer (you rated it ${rating} out of 5)`}
          </h2>
          <p className="said" lang={lang}>
            {answer}
          </p>
        </section>
        {strongAnswer === '' ? null : (
          <section>
            <h2 className="label">{t`An answer that scores well`}</h2>
            <p className="said" lang={lang}>
              {strongAnswer}
            </p>
          </section>
        )}
      </div>
      {remarks.length === 0 ? null : (
        <section className="short-remarks">
          <h2 className="label">{t`What stands out in your answer`}</h2>
          <ul>
            {remarks.map((remark) => (
              <li key={`${remark.kind}-${remark.start}-${remark.message}`}>
                <RemarkChip evidence={remark} />
                <span>
                  <span lang={remarkLang(remark)}>{remark.message}</span>
                  {remark.quote === '' ? null : (
                    <q className="said" lang={lang}>
                      {remark.quote}
                    </q>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <EngineLine engine={engine} notice={notice} />
        </section>
      )}
    </>
  );
}
