import type { Delivery, DictatedWords } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { formatClock } from '@/lib/format.ts';
import { type PaceStretch, paceStretches } from '../delivery.ts';
import type { DeliveryRemark } from '../delivery-remarks.ts';

/** The pace that fills the height of the timeline, in words a minute. */
const fullPace = 240;

interface DeliveryTimelineProps {
  delivery: Delivery;
  spoken: DictatedWords;
  /** Moments that are marked on it. */
  remarks: readonly DeliveryRemark[];
  /** The moment that is being played, in the time of the words. Left out where nothing is played. */
  playedSeconds?: number;
}

/** The pace of a dictated answer over its time, with its pauses and fillers; the same figures as a table behind it. */
export function DeliveryTimeline({ delivery, spoken, remarks, playedSeconds }: DeliveryTimelineProps) {
  const startSeconds = spoken.words[0]?.startSeconds ?? 0;
  const stretches = paceStretches(spoken);
  const at = (seconds: number) => `${(100 * seconds) / Math.max(1, delivery.durationSeconds)}%`;
  const since = (seconds: number) => Math.max(0, seconds - startSeconds);
  return (
    <figure className="timeline">
      <div className="tl" aria-hidden="true">
        <span className="tl-good" />
        {remarks.map(({ kind, fromSeconds, toSeconds }) =>
          kind === 'steady' ? null : (
            <em
              key={fromSeconds}
              data-kind={kind}
              style={{ left: at(fromSeconds), width: at(toSeconds - fromSeconds) }}
            />
          ),
        )}
        {stretches.map((stretch) => (
          <i
            key={stretch.fromSeconds}
            style={
              {
                left: at(stretch.fromSeconds),
                width: at(stretch.toSeconds - stretch.fromSeconds),
                height: `${Math.min(100, (100 * stretch.wordsPerMinute) / fullPace)}%`,
              } as CSSProperties
            }
          />
        ))}
        {delivery.longPauses.map((pause) => (
          <b
            key={pause.atSeconds}
            style={{ left: at(since(pause.atSeconds)), width: at(pause.lengthSeconds) }}
          />
        ))}
        {delivery.fillers.map((filler) => (
          <u key={filler.atSeconds} style={{ left: at(since(filler.atSeconds)) }} />
        ))}
        {playedSeconds === undefined ? null : (
          <span
            className="tl-now"
            style={{ left: at(Math.min(since(playedSeconds), delivery.durationSeconds)) }}
          />
        )}
      </div>
      <div className="scale num" aria-hidden="true">
        <span>0:00</span>
        <span>{formatClock(delivery.durationSeconds)}</span>
      </div>
      <figcaption className="small muted">
        <Trans>
          Bars: words per minute, every 10 seconds (the shaded band is 120 to 160). Gaps: pauses over 2
          seconds. Dots: filler words.
        </Trans>
      </figcaption>
      <TimelineTable {...{ stretches, delivery, since }} />
    </figure>
  );
}

interface TimelineTableProps {
  stretches: readonly PaceStretch[];
  delivery: Delivery;
  since(seconds: number): number;
}

function paceText({ wordsPerMinute, toSeconds }: PaceStretch): string {
  const end = formatClock(toSeconds);
  return t`${wordsPerMinute} words per minute until ${end}`;
}

function TimelineTable({ stretches, delivery, since }: TimelineTableProps) {
  const moments = [
    ...stretches.map((one) => ({ at: one.fromSeconds, text: paceText(one) })),
    ...delivery.longPauses.map(({ atSeconds, lengthSeconds }) => ({
      at: since(atSeconds),
      text: t`Pause of ${lengthSeconds} seconds`,
    })),
    ...delivery.fillers.map(({ atSeconds, word }) => ({ at: since(atSeconds), text: t`Filler: ${word}` })),
  ].sort((one, other) => one.at - other.at);
  return (
    <details className="more">
      <summary>
        {t`The timeline as a table`}
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      <table className="rc">
        <thead>
          <tr>
            <th scope="col">{t`At`}</th>
            <th scope="col">{t`What`}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map(({ at, text }) => (
            <tr key={`${at}-${text}`}>
              <td className="num">{formatClock(at)}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
