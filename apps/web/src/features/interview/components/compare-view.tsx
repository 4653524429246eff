import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check, Equal, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ScoreChip } from '@/components/score-chip.tsx';
import { said } from '@/lib/messages.ts';
import { type AnswerReport, engineLabel, fewRemarks, isSameEngine, proven } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { type ChangeLine, changeHeadline, changeLines, criterionChanges, signed } from '../retry.ts';
import { MarkedAnswer } from './marked-answer.tsx';

interface CompareViewProps {
  report: AnswerReport;
  retry: Retry;
  /** The result has just come in: it takes the focus, so that it is read out. */
  announce?: boolean;
}

/** An attempt beside the interview's own answer: what was won and lost, criterion by criterion, and both texts. */
export function CompareView({ report, retry, announce = false }: CompareViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  const after = proven(retry.answer, retry.score);
  const { overall, engine } = after;
  const before = overall - retry.comparison.overall;
  const madeBy = engineLabel(engine);
  const seam = !isSameEngine(retry.comparison.beforeEngine, engine);
  return (
    <div className="compare">
      <section className="compare-head">
        <h2 ref={heading} tabIndex={-1}>
          {changeHeadline(retry.comparison)}
        </h2>
        <p className="num">{t`${before} in the interview, ${overall} now.`}</p>
        {seam ? (
          <p className="flag">
            <Trans>
              The two scores were made by different engines or rubrics, so their difference is only a hint.
              Now: {madeBy}
            </Trans>
          </p>
        ) : null}
        {after.notice ? <p className="small soft">{said(after.notice.message)}</p> : null}
      </section>
      <ul className="changes">
        {changeLines(retry.comparison, after).map((line) => (
          <Change key={line.text} line={line} />
        ))}
      </ul>
      <Criteria retry={retry} />
      <div className="sides">
        <section aria-label={t`Your answer in the interview`}>
          <h3>
            {t`In the interview`} <ScoreChip score={report.score ?? 0} />
          </h3>
          {report.answer.trim() === '' ? (
            <p className="soft">{t`You did not answer this question.`}</p>
          ) : (
            <MarkedAnswer answer={report.answer} remarks={fewRemarks(report.detail?.evidence ?? [])} />
          )}
        </section>
        <section aria-label={t`Your answer now`}>
          <h3>
            {t`Now`} <ScoreChip score={overall} />
          </h3>
          {after.flags.map((flag) => (
            <p key={flag.id} className="flag" lang="en">
              {flag.message}
            </p>
          ))}
          <MarkedAnswer answer={retry.answer} remarks={fewRemarks(after.evidence)} />
        </section>
      </div>
    </div>
  );
}

const changeLooks = {
  won: { Icon: Check, tone: 'good', word: msg`Won:` },
  lost: { Icon: Minus, tone: 'weak', word: msg`Lost:` },
  same: { Icon: Equal, tone: 'muted', word: null },
} as const;

function Change({ line }: { line: ChangeLine }) {
  const { Icon, tone, word } = changeLooks[line.kind];
  return (
    <li>
      <Icon className={`i ${tone}`} aria-hidden="true" />
      <span>
        <span className="vh">{word === null ? '' : t(word)} </span>
        {line.text}
      </span>
    </li>
  );
}

function Criteria({ retry }: { retry: Retry }) {
  return (
    <table className="rc">
      <caption className="vh">{t`Score by criterion, before and now`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Criterion`}</th>
          <th scope="col" className="n">
            {t`Before`}
          </th>
          <th scope="col" className="n">
            {t`Now`}
          </th>
          <th scope="col" className="n">
            {t({ message: 'Change', context: 'of a score' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {criterionChanges(retry.score, retry.comparison).map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td className="n">{row.before}</td>
            <td className="n">{row.after}</td>
            <td className={clsx('n', row.change > 0 && 'good', row.change < 0 && 'weak')}>
              <b>{signed(row.change)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
