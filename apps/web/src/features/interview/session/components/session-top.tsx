import { t } from '@lingui/core/macro';
import { Eye, EyeOff, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, IconButton } from '@/components/button.tsx';
import { LogoMark } from '@/components/logo.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { formatClock } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { timeAnnouncement } from '../clock.ts';

interface SessionTopProps {
  /** From 0. */
  index: number;
  questionCount: number;
  secondsLeft: number;
  paused: boolean;
  /** Pausing is off once the time is up and while a strong answer is shown. */
  canPause: boolean;
  /** The interview is being completed: time matters no more. */
  over: boolean;
  /** A recorded interview shows the time of its steps; its own only where that gets short. */
  showsTime: boolean;
  /** The interviewer says the question: a screen reader arrives at its number. */
  asksNow: boolean;
  /** Pauses, or resumes. */
  onPause(): void;
}

/** The bar above an interview: where it stands, the time, and the way to stop the clock. */
export function SessionTop(props: SessionTopProps) {
  const { index, questionCount, paused, canPause, over, onPause } = props;
  const PauseIcon = paused ? Play : Pause;
  return (
    <header className="ses-top">
      <div className="wrap">
        <Link className="mark" to={paths.dashboard}>
          <LogoMark />
          <span className="mark-name">Greenroom</span>
        </Link>
        <Progress index={index} questionCount={questionCount} asksNow={props.asksNow} />
        {over ? null : (
          <div className="row sacts">
            {props.showsTime ? <TimeLeft seconds={props.secondsLeft} paused={paused} /> : null}
            <Button small disabled={!paused && !canPause} aria-keyshortcuts="P" onClick={onPause}>
              <PauseIcon className="i" aria-hidden="true" />
              <span className="pause-name">
                {paused ? t({ message: 'Resume', context: 'after a pause' }) : t`Pause`}
              </span>
            </Button>
          </div>
        )}
        <ThemeToggle />
      </div>
    </header>
  );
}

/** Where an interview stands; `index` counts from 0. */
export function questionOf(index: number, questions: number): string {
  const number = index + 1;
  return t`Question ${number} of ${questions}`;
}

type ProgressProps = Pick<SessionTopProps, 'index' | 'questionCount' | 'asksNow'>;

function Progress({ index, questionCount, asksNow }: ProgressProps) {
  const stateOf = (position: number) => (position < index ? 'on' : position === index ? 'now' : undefined);
  return (
    <div className="prog">
      <span className="num" tabIndex={-1} data-arrival={asksNow || undefined}>
        {questionOf(index, questionCount)}
      </span>
      <span
        className="segs"
        role="progressbar"
        aria-label={t`Questions answered`}
        aria-valuemin={0}
        aria-valuemax={questionCount}
        aria-valuenow={index}
      >
        {Array.from({ length: questionCount }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its position
          <i key={position} className={stateOf(position)} />
        ))}
      </span>
    </div>
  );
}

/** The time, which can be hidden; spoken at few moments only. */
function TimeLeft({ seconds, paused }: { seconds: number; paused: boolean }) {
  const [hidden, setHidden] = useState(false);
  const Icon = hidden ? Eye : EyeOff;
  return (
    <>
      <div className="clock" role="timer" aria-label={t`Time left`}>
        {hidden ? <span className="small muted">{t`Time hidden`}</span> : <b>{formatClock(seconds)}</b>}
        {hidden ? null : (
          <span className="small muted">
            {paused ? t`paused` : t({ message: 'left', context: 'beside the time' })}
          </span>
        )}
      </div>
      <IconButton label={hidden ? t`Show the time` : t`Hide the time`} onClick={() => setHidden(!hidden)}>
        <Icon className="i" aria-hidden="true" />
      </IconButton>
      <span className="vh" role="status">
        {paused ? '' : timeAnnouncement(seconds)}
      </span>
    </>
  );
}
