import { Fragment } from 'react';
import type { TextRun } from '@/lib/coach-text.ts';

/** A text in runs, each in its own language. */
export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, lang }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text neither move nor change
    <Fragment key={at}>
      {at > 0 ? ' ' : ''}
      {lang ? <span lang={lang}>{text}</span> : text}
    </Fragment>
  ));
}
