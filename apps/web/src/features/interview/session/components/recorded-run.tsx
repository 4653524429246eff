import { recordedInterview } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';
import { formatClock, formatMegabytes } from '@/lib/format.ts';
import { SelfView } from '../../speech/components/self-view.tsx';
import { clockWith } from '../clock.ts';
import { useCountdown } from '../use-countdown.ts';
import type { Interviewer } from '../use-interviewer.ts';
import type { RecordedMode } from '../use-recorded.ts';
import { InterviewerVoice } from './interviewer-voice.tsx';

const { answerSeconds } = recordedInterview;
/** From here on an answer should come to its end. */
const endingAtSeconds = 95;
const jotMaxLength = 120;
const stopped = clockWith(0, 0);

interface RecordedRunProps {
  mode: RecordedMode;
  interviewer: Interviewer;
  head: ReactNode;
}

/** Preparing and answering: both have a clock, and both end by themselves. */
export function RecordedRun({ mode, interviewer, head }: RecordedRunProps) {
  const { recorded, capture, advance, endStep } = mode;
  const isRecording = recorded.step === 'recording';
  const seconds = useCountdown(recorded.clock ?? stopped, endStep);
  return (
    <>
      <div className="lead">
        {head}
        {isRecording ? (
          <TimeUsed seconds={answerSeconds - seconds} />
        ) : (
          <>
            <TimeToPrepare seconds={seconds} />
            <InterviewerVoice interviewer={interviewer} byVoice />
          </>
        )}
        <Jot mode={mode} />
        <div className="row acts">
          <Button variant="primary" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={advance}>
            {isRecording ? t`Finish answer` : t`Start now`}
            <ArrowRight className="i" aria-hidden="true" />
          </Button>
        </div>
      </div>
      <SelfView
        capture={capture}
        isRecording={isRecording}
        note={
          isRecording
            ? whereText(mode)
            : t`Nothing has been recorded yet. When you record, it stays on this device.`
        }
      />
    </>
  );
}

/** Says where the current take is kept. */
function whereText({ bytes, isHeld }: RecordedMode): string {
  const size = formatMegabytes(bytes);
  return isHeld ? t`In this tab only, ${size} so far.` : t`Saved on this device only, ${size} so far.`;
}

function TimeToPrepare({ seconds }: { seconds: number }) {
  return (
    <div className="prep">
      <p className="big num" role="timer" aria-label={t`Seconds to prepare`}>
        {seconds}
      </p>
      <div>
        <p className="bt">{t`seconds to prepare`}</p>
        <p className="soft small">{t`Then you have two minutes. You can record it once more.`}</p>
      </div>
    </div>
  );
}

function TimeUsed({ seconds }: { seconds: number }) {
  const used = formatClock(seconds);
  const all = formatClock(answerSeconds);
  const ending = formatClock(endingAtSeconds);
  const place = (at: number) => ({ '--at': `${(100 * at) / answerSeconds}%` }) as CSSProperties;
  return (
    <div className="run">
      <div className="tm">
        <b className="num" role="timer" aria-label={t`Time used`}>
          {used}
        </b>
        <span className="soft num">{t`of ${all}`}</span>
        <span className="rec">
          <i aria-hidden="true" />
          {t`Recording`}
        </span>
      </div>
      <div className="tbar" role="img" aria-label={t`${used} of ${all} used`}>
        <i style={place(seconds)} />
        <b style={place(endingAtSeconds)} />
      </div>
      <div className="tbar-ends num" aria-hidden="true">
        <span>{formatClock(0)}</span>
        <span className="mid" style={place(endingAtSeconds)}>{t`${ending}. Start wrapping up.`}</span>
        <span>{all}</span>
      </div>
    </div>
  );
}

/** A few words written while preparing, which stay in sight while answering. */
function Jot({ mode: { recorded, jot } }: { mode: RecordedMode }) {
  if (recorded.step !== 'recording')
    return (
      <div className="jot">
        <TextField
          label={t`Three words to hold on to`}
          value={recorded.jot}
          maxLength={jotMaxLength}
          autoComplete="off"
          onChange={({ target }) => jot(target.value)}
        />
      </div>
    );
  if (recorded.jot.trim() === '') return null;
  return (
    <p className="jotted">
      <span className="label">{t`Your words`}</span>
      {recorded.jot}
    </p>
  );
}
