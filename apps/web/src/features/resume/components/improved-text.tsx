import type { UnsupportedFact } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { FactList, FactMarks } from '@/components/unsupported-facts.tsx';
import { markFacts } from '../mark-facts.ts';

interface ImprovedTextProps {
  text: string;
  unsupported: readonly UnsupportedFact[];
}

/** The improved resume as text; words that no input supports are marked and explained. */
export function ImprovedText({ text, unsupported }: ImprovedTextProps) {
  const pieces = markFacts(text, unsupported);
  const marked = pieces.flatMap(({ mark }) => mark ?? []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="sheet up improved" aria-label={t`Text of the improved resume`} tabIndex={0}>
        <FactMarks pieces={pieces} />
      </section>
      {marked.length > 0 ? (
        <FactList facts={marked} className="untraced" />
      ) : (
        <p className="small soft">{t`Every fact here comes from your resume or from what you confirmed.`}</p>
      )}
    </>
  );
}
