import type { LostPart, ResumeDocument } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { type Confidence, fieldRows, missingFields } from '../model.ts';
import type { StoredAnalysis } from '../stored-analysis.ts';

const looks: Record<Confidence, { tone: string; word: MessageDescriptor }> = {
  sure: { tone: 'good', word: msg`Sure` },
  likely: { tone: 'fair', word: msg`Likely` },
  doubtful: { tone: 'weak', word: msg`Doubtful` },
};

/** What a tracking system reads from the file: fields found, fields not found, and parts it may lose. */
export function ParserView({ parsed, document }: Pick<StoredAnalysis, 'parsed' | 'document'>) {
  const rows = fieldRows(parsed);
  const missing = missingFields(parsed);
  return (
    <>
      {missing.length > 0 || document.lost.length > 0 ? (
        <Losses missing={missing} lost={document.lost} />
      ) : (
        <p className="parser-whole">{t`Nothing was lost: every part of the file was read in its place.`}</p>
      )}
      {rows.length > 0 ? (
        <table className="read">
          <caption className="vh">{t`Fields that were read`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Field`}</th>
              <th scope="col">{t`Read as`}</th>
              <th scope="col">{t`How sure`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, value, confidence, place }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>
                  {value}
                  <span className="small muted">{place}</span>
                </td>
                <td className={looks[confidence].tone}>{t(looks[confidence].word)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <PlainText document={document} />
    </>
  );
}

function Losses({ missing, lost }: { missing: readonly string[]; lost: readonly LostPart[] }) {
  return (
    <ul className="lost">
      {missing.map((label) => (
        <li key={label}>
          <CircleAlert className="i" aria-hidden="true" />
          <p>
            <b>{t`${label} was not found.`}</b> {t`A recruiter who filters by it does not see you.`}
          </p>
        </li>
      ))}
      {lost.map(({ what, why, text }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be lost in the same words
        <li key={position}>
          <CircleAlert className="i" aria-hidden="true" />
          <div lang="en">
            <p>
              <b>{what}</b>
            </p>
            <p className="small soft">{why}</p>
            {text ? <p className="serif lost-text">{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PlainText({ document }: { document: ResumeDocument }) {
  return (
    <details className="plain-text">
      <summary className="b b3 sm">{t`The text as it was read`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t`The text as it was read`}>
        {document.text}
      </section>
    </details>
  );
}
