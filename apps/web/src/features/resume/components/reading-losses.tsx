import { isDoubtfulReading, type LostPart, type ParsedResume, type ResumeDocument } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { missingFields } from '../model.ts';

interface LossesProps {
  parsed: ParsedResume;
  lost: readonly LostPart[];
}

/** What a tracking system may lose of the file: fields that nobody found, and parts that it may not read. */
export function Losses({ parsed, lost }: LossesProps) {
  const missing = missingFields(parsed);
  const isWhole = (parsed.coverage?.unassigned.length ?? 0) === 0 && !isDoubtfulReading(parsed.coverage);
  if (missing.length + lost.length === 0 && !isWhole) return null;
  if (missing.length + lost.length === 0)
    return (
      <p className="parser-whole">{t`Nothing was lost: every part of the file was read in its place.`}</p>
    );
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

interface PlainTextProps {
  document: ResumeDocument;
  /** Whether the user's corrections are in it. */
  isCorrected: boolean;
}

/** The text in the order in which it was read. */
export function PlainText({ document, isCorrected }: PlainTextProps) {
  const name = isCorrected ? t`The text with your corrections` : t`The text as it was read`;
  return (
    <details className="plain-text">
      <summary className="b b3 sm">{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={name}>
        {document.text}
      </section>
    </details>
  );
}
