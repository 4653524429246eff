import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { modelNoticeText } from '@/components/model-notice-text.ts';
import { ScoreChip } from '@/components/score-chip.tsx';
import { changeRows } from '../change-reasons.ts';
import { remarkLang } from '../remark-language.ts';
import { type AnswerReport, engineLabel, fewRemarks, isSameEngine, proven } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { compareHeadline } from '../retry.ts';
import { ChangeList } from './change-list.tsx';
import { CriteriaChange } from './criteria-change.tsx';
import { Leap } from './leap.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { ReasonList } from './reason-list.tsx';

interface CompareViewProps {
  report: AnswerReport;
  retry: Retry;
  /** What the user put on the list: coaching questions. */
  list: readonly string[];
  /** The result has just come in: it takes the focus, so that it is read out. */
  announce?: boolean;
}

/** An attempt beside the interview's own answer: the plain reasons, both texts, and the criteria behind them. */
export function CompareView({ report, retry, list, announce = false }: CompareViewProps) {
  const after = proven(retry.answer, retry.score);
  const { overall } = after;
  const { comparison } = retry;
  const before = overall - comparison.overall;
  const isSame = isSameEngine(comparison.beforeEngine, after.engine);
  const { rows, others } = isSame
    ? changeRows(comparison, report.detail, after, list)
    : { rows: [], others: [] };
  return (
    <div className="compare">
      {isSame ? <Leap before={before} now={overall} /> : null}
      <CompareHead retry={retry} isSame={isSame} announce={announce} />
      <ReasonList rows={rows} />
      <ChangeList title={rows.length === 0 ? t`What changed` : t`Other differences`} lines={others} />
      <div className="sides">
        <section className="old" aria-label={t`Your answer in the interview`}>
          <h3>
            {t`In the interview`} <ScoreChip score={report.score ?? 0} />
          </h3>
          {report.answer.trim() === '' ? (
            <p className="soft">{t`You didn't answer this question.`}</p>
          ) : (
            <MarkedAnswer answer={report.answer} remarks={fewRemarks(report.detail?.evidence ?? [])} />
          )}
          <Length words={report.detail?.words} />
        </section>
        <section aria-label={t`Your answer now`}>
          <h3>
            {t`Now`} <ScoreChip score={overall} />
          </h3>
          {after.flags.map((flag) => (
            <p key={flag.id} className="flag" lang={remarkLang(flag)}>
              {flag.message}
            </p>
          ))}
          <MarkedAnswer answer={retry.answer} remarks={fewRemarks(after.evidence)} />
          <Length words={after.words} />
        </section>
      </div>
      {isSame ? (
        <details className="why">
          <summary>
            {t`Why ${overall}?`}
            <ChevronDown className="i chev" aria-hidden="true" />
          </summary>
          <CriteriaChange retry={retry} before={report.detail} />
        </details>
      ) : null}
    </div>
  );
}

type CompareHeadProps = Pick<CompareViewProps, 'retry' | 'announce'> & { isSame: boolean };

/** The difference in a few words; two engines are named instead, and not compared. */
function CompareHead({ retry, isSame, announce }: CompareHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  const { score, comparison } = retry;
  const { overall } = score;
  const [then, now] = [engineLabel(comparison.beforeEngine), engineLabel(score.engine)];
  return (
    <section className="compare-head">
      <h2 ref={heading} tabIndex={-1}>
        {isSame ? compareHeadline(overall, comparison.overall) : t`${overall} now`}
      </h2>
      {isSame ? null : (
        <p className="soft">
          <Trans>
            Two different engines or rubrics scored these answers, so we don't compare the numbers. Then:{' '}
            {then} Now: {now}
          </Trans>
        </p>
      )}
      {score.notice ? <p className="small soft">{modelNoticeText(score.notice)}</p> : null}
    </section>
  );
}

function Length({ words }: { words: number | undefined }) {
  if (words === undefined) return null;
  return <p className="len">{plural(words, { one: '# word.', other: '# words.' })}</p>;
}
