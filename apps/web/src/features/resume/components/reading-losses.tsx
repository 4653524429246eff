import { isDoubtfulReading, type ParsedResume, type ResumeDocument } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { isTextIntact, missingFields } from '../model.ts';

interface LossesProps {
  parsed: ParsedResume;
  document: ResumeDocument;
}

/** What a tracking system may lose of the file: fields that nobody found, and parts that it may not read. */
export function Losses({ parsed, document }: LossesProps) {
  const missing = missingFields(parsed);
  const { lost } = document;
  if (missing.length + lost.length === 0) {
    const isFine = isTextIntact(document) && !isDoubtfulReading(parsed.coverage);
    return isFine ? <p className="parser-whole">{t`We found no hidden or scrambled text.`}</p> : null;
  }
  return (
    <ul className="lost">
      {missing.map((label) => (
        <li key={label}>
          <CircleAlert className="i" aria-hidden="true" />
          <p>
            <b>{t`We didn't find: ${label}.`}</b> {t`Recruiters often filter by it.`}
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
  const name = isCorrected ? t`The text with your corrections` : t`The text as we read it`;
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
