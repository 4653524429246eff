import { plural, t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/lib/paths.ts';
import type { ComingJob } from '../now.ts';
import { placeText, stateText, type Unfinished, untilText } from '../unfinished.ts';
import { NextJob } from './next-job.tsx';
import { NowFrame, NowSheet } from './now-frame.tsx';

interface NowUnfinishedProps {
  interview: Unfinished;
  next: ComingJob | null;
  nowMs: number;
  today: string;
}

/** The interview that isn't finished: the question, what was typed last, and the way back. */
export function NowUnfinished({ interview, next, nowMs, today }: NowUnfinishedProps) {
  const { id, question, lastWords } = interview;
  return (
    <NowFrame headline={placeText(interview)} sub={stateText(interview, nowMs)}>
      <NowSheet side={next ? <NextJob coming={next} today={today} isAfter /> : null}>
        <Segments {...interview} />
        {question === null ? null : (
          <h2 className="pq" lang="en">
            {question}
          </h2>
        )}
        {lastWords === '' ? null : (
          <p className="draft">
            {lastWords}
            <span className="caret" aria-hidden="true" />
          </p>
        )}
        <div className="go">
          <ButtonLink variant="primary" to={paths.interviewSession(id)} state={{ resume: true }}>
            {t`Continue`}
          </ButtonLink>
          <span className="small soft">{untilText(interview, nowMs)}</span>
        </div>
      </NowSheet>
    </NowFrame>
  );
}

function Segments({ index, questions }: Unfinished) {
  const stateOf = (position: number) => (position < index ? 'on' : position === index ? 'now' : undefined);
  const label = t`${index} of ${plural(questions, { one: '# question', other: '# questions' })} answered`;
  return (
    <span className="segs" role="img" aria-label={label}>
      {Array.from({ length: questions }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its position
        <i key={position} className={stateOf(position)} />
      ))}
    </span>
  );
}
