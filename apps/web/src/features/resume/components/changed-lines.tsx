import { msg, t } from '@lingui/core/macro';
import { markKeywords } from '../ad-keywords.ts';
import type { LineChange } from '../line-changes.ts';

const words = {
  same: msg`Same`,
  changed: msg`Changed`,
  added: msg`Added`,
  removed: msg`Taken out`,
  moved: msg`Moved`,
} as const;
const tones = { same: '', changed: 'fair', added: 'good', removed: 'weak', moved: 'fair' } as const;

interface ChangedLinesProps {
  changes: readonly LineChange[];
  /** Words of the ad, marked on both sides. */
  keywords: readonly string[];
  /** The language that the resume is written in. */
  language: string;
}

/** Lines of the master beside those of the copy, with the words of the ad marked in both. */
export function ChangedLines({ changes, keywords, language }: ChangedLinesProps) {
  if (changes.length === 0) return null;
  return (
    <table className="copy-lines">
      <caption className="vh">{t`Lines in your master resume and in your copy`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`What happened`}</th>
          <th scope="col">{t`Your master resume`}</th>
          <th scope="col">{t`Your copy`}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <tr key={at} data-kind={change.kind}>
            <th scope="row">
              <span className={`chip ${tones[change.kind]}`}>{t(words[change.kind])}</span>
              <span className="small soft" lang={language}>
                {change.section}
              </span>
            </th>
            <Side
              label={t`Your master resume`}
              text={change.before}
              keywords={keywords}
              language={language}
            />
            <Side label={t`Your copy`} text={change.after} keywords={keywords} language={language} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SideProps extends Omit<ChangedLinesProps, 'changes'> {
  label: string;
  text: string | null;
}

function Side({ label, text, keywords, language }: SideProps) {
  return (
    <td data-label={label} className={text === null ? 'none' : undefined}>
      {text === null ? (
        <span className="soft">{t`Not here`}</span>
      ) : (
        <span lang={language} dir="auto">
          {markKeywords(text, keywords).map(({ text: piece, mark, start }) =>
            mark ? <mark key={start}>{piece}</mark> : <span key={start}>{piece}</span>,
          )}
        </span>
      )}
    </td>
  );
}
