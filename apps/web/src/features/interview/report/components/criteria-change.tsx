import type { AnswerScore } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { criterionReasons } from '../change-reasons.ts';
import type { Retry } from '../report-queries.ts';
import { criterionChanges, signed } from '../retry.ts';

/** The criteria of two attempts as a table, with the reasons for each change. */
export function CriteriaChange({ retry, before }: { retry: Retry; before: AnswerScore | null }) {
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
            <th scope="row">
              {row.label}
              <span>{criterionReasons(retry.comparison, before, retry.score, row.id)}</span>
            </th>
            <td className="n">{row.before}</td>
            <td className="n">{row.after}</td>
            <td className={clsx('n', row.change > 0 && 'good')}>
              <b>{signed(row.change)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
