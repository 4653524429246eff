import { plural, t } from '@lingui/core/macro';
import { deliveryChanges } from '../delivery-change.ts';
import type { AnswerReport, PastResult } from '../report.ts';

interface DeliveryThenAndNowProps {
  answers: readonly AnswerReport[];
  /** The user's own last interviews. */
  past: readonly PastResult[];
}

/** How an interview was spoken beside the user's own last ones; it says so where there is none to compare with. */
export function DeliveryThenAndNow({ answers, past }: DeliveryThenAndNowProps) {
  const deliveries = answers.map(({ delivery }) => delivery);
  const { sessions, rows } = deliveryChanges(past, deliveries);
  if (sessions === 0)
    return <p className="small soft">{t`Dictate again next time, and we'll show how your pace changes.`}</p>;
  const before = plural(sessions, {
    one: 'Your last spoken interview',
    other: 'Average of your last # spoken interviews',
  });
  return (
    <table className="rc then-now">
      <caption className="vh">{t`How you spoke, then and now`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Measure`}</th>
          <th scope="col">{before}</th>
          <th scope="col">{t`This time`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td className="num">{row.before}</td>
            <td className="num">{row.now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
