import { recordedInterview } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { EngineLine } from '@/components/engine-line.tsx';
import type { Opening } from '../../opening.ts';
import { DeviceSelect } from '../../speech/components/device-select.tsx';
import { SelfView } from '../../speech/components/self-view.tsx';
import { WhoHears } from '../../speech/components/who-hears.tsx';
import { setNoteOf } from '../set-note.ts';
import type { RecordedMode } from '../use-recorded.ts';
import { SessionBadges } from './session-badges.tsx';

interface RecordedGateProps {
  opening: Opening;
  index: number;
  mode: RecordedMode;
}

/** Before a recorded question: the camera is chosen or not, and a press opens the microphone. The question isn't shown yet. */
export function RecordedGate({ opening, index, mode }: RecordedGateProps) {
  const { capture, recorded, advance, write } = mode;
  const { session, source, engine, notice } = opening;
  const note = setNoteOf(source);
  const isFirst = index === 0 && recorded.secondsToPrepare === recordedInterview.prepareSeconds;
  return (
    <main id="main" className="wrap take">
      <div className="lead">
        <SessionBadges session={session} />
        <h1>{isFirst ? t`Ready to record?` : t`Ready to continue?`}</h1>
        <p className="soft">{prepareText(recorded.secondsToPrepare)}</p>
        {isFirst && note ? (
          <p className="source-note" lang={note.lang}>
            {note.text}
          </p>
        ) : null}
        {isFirst && (engine?.kind === 'model' || notice) ? (
          <EngineLine engine={engine} notice={notice} />
        ) : null}
        <div className="row wr acts">
          <Button variant="primary" busy={capture.isOpening} onClick={advance}>
            {capture.isOpening ? null : <Play className="i" aria-hidden="true" />}
            {t`Start`}
          </Button>
          {capture.isDeaf ? <Button onClick={write}>{t`Answer in writing`}</Button> : null}
        </div>
        <p className="small soft">{t`Your microphone turns on when you press Start. The camera is up to you.`}</p>
        {mode.dictates ? <WhoHears language={opening.source.lang} /> : null}
        {mode.words ? <HeardLater sentTo={mode.words.sentTo} /> : null}
        <DeviceSelect capture={capture} dictates={mode.dictates} />
      </div>
      <SelfView
        capture={capture}
        isRecording={false}
        note={t`Nothing has been recorded yet. When you record, it stays on this device.`}
      />
    </main>
  );
}

/** Where nothing writes along, but a model can afterwards. */
const HeardLater = ({ sentTo }: { sentTo: string }) => (
  <p className="small soft">
    {t`After each answer you can have ${sentTo} transcribe it. Nothing is sent until you ask for that.`}
  </p>
);

function prepareText(seconds: number): string {
  const time = plural(seconds, { one: '# second', other: '# seconds' });
  return t`You get ${time} to prepare and two minutes to answer. You can record each answer once more.`;
}
