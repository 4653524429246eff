import type { UnsupportedFact } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { markFacts } from '../edits.ts';

interface ImprovedTextProps {
  text: string;
  unsupported: readonly UnsupportedFact[];
}

/** The improved resume as text; words that no input supports are marked and explained. */
export function ImprovedText({ text, unsupported }: ImprovedTextProps) {
  const pieces = markFacts(text, unsupported);
  const marked = pieces.flatMap(({ fact }) => (fact ? [fact] : []));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="sheet up improved" aria-label={t`Text of the improved resume`} tabIndex={0}>
        {pieces.map(({ text: words, fact, start }) =>
          fact ? (
            <mark key={start} className="w">
              {words}
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </section>
      {marked.length > 0 ? (
        <ul className="lines untraced" lang="en">
          {marked.map(({ quote, reason, start }) => (
            <li key={`${start} ${quote}`}>
              <b>{quote}</b> {reason}
            </li>
          ))}
        </ul>
      ) : (
        <p className="small soft">
          {t`Every fact in this text was traced to your resume or to what you confirmed.`}
        </p>
      )}
    </>
  );
}
