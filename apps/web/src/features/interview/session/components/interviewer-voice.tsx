import { t } from '@lingui/core/macro';
import { Square, Volume2, VolumeX } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { canSpeak } from '@/lib/voice.ts';
import type { Interviewer } from '../use-interviewer.ts';

/** What the interviewer says, with the words still to come set lighter while the voice tells how far it is. */
export function Caption({ text, spokenTo }: { text: string; spokenTo: number | null }) {
  if (spokenTo === null) return text;
  return (
    <>
      {text.slice(0, spokenTo)}
      <span className="unsaid">{text.slice(spokenTo)}</span>
    </>
  );
}

/** Says the question again or stops saying it. In an interview by voice it can be turned off for all questions. */
export function InterviewerVoice({ interviewer, byVoice }: { interviewer: Interviewer; byVoice: boolean }) {
  const { available, speaking, start, stop, asksAloud, setAsksAloud } = interviewer;
  if (!available) {
    return byVoice ? (
      <p className="small soft">
        {canSpeak()
          ? t`Your device has no voice for this language, so you'll need to read the question yourself.`
          : t`This browser can't read text aloud, so you'll need to read the question yourself.`}
      </p>
    ) : null;
  }
  return (
    <div className="row asked">
      <Button small variant="quiet" aria-keyshortcuts="H" onClick={speaking ? stop : start}>
        {speaking ? (
          <Square className="i" aria-hidden="true" />
        ) : (
          <Volume2 className="i" aria-hidden="true" />
        )}
        {speaking ? t`Stop` : t`Hear the question`}
      </Button>
      {byVoice ? (
        <Button small variant="quiet" onClick={() => setAsksAloud(!asksAloud)}>
          {asksAloud ? (
            <VolumeX className="i" aria-hidden="true" />
          ) : (
            <Volume2 className="i" aria-hidden="true" />
          )}
          {asksAloud ? t`Stop reading aloud` : t`Read questions aloud`}
        </Button>
      ) : null}
      {speaking ? <span className="small muted">{t`The clock is paused.`}</span> : null}
    </div>
  );
}
