import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import type { ReasonRow } from '../change-reasons.ts';
import { signed } from '../retry.ts';

/** Why the score changed: points for each reason. They add up to the difference. */
export function ReasonList({ rows }: { rows: readonly ReasonRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="chg reasons">
      <h3>{t`Why the score changed`}</h3>
      <ul>
        {rows.map(({ id, points, text, lines, seen, lang }) => (
          <li key={id}>
            <b className={points > 0 ? 'num good' : 'num'}>{signed(points)}</b>
            <span>
              <b>{text}</b>
              {lines.map((line) => (
                <Fragment key={`${line.text}-${line.note}`}>
                  <span className="w" lang={line.isCoachs ? (line.lang ?? 'en') : undefined}>
                    {line.text}
                  </span>
                  {line.note === '' ? null : <span className="w">{line.note}</span>}
                </Fragment>
              ))}
              {seen === '' ? null : (
                <span className="w" lang={lang}>
                  {seen}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
