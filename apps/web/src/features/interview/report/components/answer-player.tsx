import { t } from '@lingui/core/macro';
import { Download, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { Button, IconButton } from '@/components/button.tsx';
import { ConfirmDelete } from '@/components/confirm-delete.tsx';
import { formatClock, formatMegabytes } from '@/lib/format.ts';
import { isHeld } from '@/lib/held-recordings.ts';
import { saveBlob } from '@/lib/save-file.ts';
import { PlayedWords } from '../../speech/components/played-words.tsx';
import { TakeMedia } from '../../speech/components/take-media.tsx';
import { neighbour, playbackRates, spokenSentences } from '../../speech/playback.ts';
import { type Sound, usePlayer, useSounds } from '../../speech/use-player.ts';
import { deliveryRemarks } from '../delivery-remarks.ts';
import type { AnswerReport } from '../report.ts';
import { DeliveryRemarkList } from './delivery-remark-list.tsx';
import { DeliveryTimeline } from './delivery-timeline.tsx';

interface AnswerPlayerProps {
  sessionId: string;
  report: AnswerReport;
}

/** The recording of an answer beside its words, where this device has one. */
export function AnswerPlayer({ sessionId, report }: AnswerPlayerProps) {
  const { sounds, remove } = useSounds(sessionId, report.question);
  if (sounds.length === 0) return null;
  const bytes = sounds.reduce((sum, { blob }) => sum + blob.size, 0);
  const size = formatMegabytes(bytes);
  return (
    <section className="player" aria-labelledby="listen">
      <h2 id="listen" tabIndex={-1} data-stop>
        {t`Listen again`}
      </h2>
      <Player sounds={sounds} report={report} />
      <p className="small soft">
        {sounds.some(({ take }) => isHeld(take))
          ? t`In this tab only, ${size}. Download it to keep it.`
          : t`This recording is on this device only, ${size}.`}
      </p>
      <div className="row">
        <Button small onClick={() => saveAll(sounds)}>
          <Download className="i" aria-hidden="true" />
          {t`Download`}
        </Button>
        <ConfirmDelete
          small
          label={t`Delete`}
          title={t`Delete this recording?`}
          text={t`It's only on this device, so we can't restore it. Your words stay in the report.`}
          onDelete={() => void remove()}
        />
      </div>
    </section>
  );
}

/** A file for each part: an answer has several where recording was stopped and begun again. */
export function saveAll(sounds: readonly Sound[]): void {
  for (const [at, { blob }] of sounds.entries()) {
    const part = sounds.length > 1 ? `-${at + 1}` : '';
    saveBlob(`answer${part}.${endingOf(blob)}`, blob);
  }
}

/** How the name of a recording ends. */
function endingOf({ type }: Blob): string {
  if (!type.includes('mp4')) return 'webm';
  return type.startsWith('video/') ? 'mp4' : 'm4a';
}

/** How far a press goes in a recording whose words have no times. */
const skipSeconds = 5;

interface PlayerProps {
  sounds: readonly Sound[];
  report: AnswerReport;
}

function Player({ sounds, report }: PlayerProps) {
  const { lang } = report;
  const words = report.spoken?.words ?? [];
  // Remarks count from the first word, and the player from the press on record.
  const startSeconds = words[0]?.startSeconds ?? 0;
  const remarks = deliveryRemarks(report);
  const moments = remarks.map((remark) => ({ ...remark, fromSeconds: startSeconds + remark.fromSeconds }));
  const player = usePlayer(sounds);
  const { seconds, playing, part, toggle, jump, skip, rate, changeRate } = player;
  const sentences = spokenSentences(words);
  const back = neighbour(sentences, seconds, 'back') ?? 0;
  const forward = neighbour(sentences, seconds, 'forward');
  // Not every model says when a word was spoken.
  const isTimed = sentences.length > 0;
  const PlayIcon = playing ? Pause : Play;
  return (
    <>
      <TakeMedia player={player} />
      <div className="row">
        <IconButton
          label={isTimed ? t`Back one sentence` : t`Back ${skipSeconds} seconds`}
          onClick={() => (isTimed ? jump(back) : skip(-skipSeconds))}
        >
          <SkipBack className="i" aria-hidden="true" />
        </IconButton>
        <Button small onClick={toggle}>
          <PlayIcon className="i" aria-hidden="true" />
          {playing
            ? t({ message: 'Pause', context: 'a recording' })
            : t({ message: 'Play', context: 'a recording' })}
        </Button>
        <IconButton
          label={isTimed ? t`Next sentence` : t`Forward ${skipSeconds} seconds`}
          disabled={isTimed && forward === null}
          onClick={() => (forward === null ? skip(skipSeconds) : jump(forward))}
        >
          <SkipForward className="i" aria-hidden="true" />
        </IconButton>
        <span className="num">{formatClock(seconds)}</span>
        {isTimed || sounds.length < 2 ? null : (
          <span className="small soft num">{t`Part ${part} of ${sounds.length}`}</span>
        )}
        <label className="small soft row">
          {t`Playback speed`}
          <select className="in" value={rate} onChange={({ target }) => changeRate(Number(target.value))}>
            {playbackRates.map((one) => (
              <option key={one} value={one}>{`${one}×`}</option>
            ))}
          </select>
        </label>
      </div>
      {report.delivery?.measured && report.spoken ? (
        <DeliveryTimeline
          {...{ remarks, delivery: report.delivery, spoken: report.spoken }}
          playedSeconds={seconds}
        />
      ) : null}
      <DeliveryRemarkList remarks={moments} onJump={jump} />
      {isTimed ? <PlayedWords {...{ lang, words, sentences, seconds }} onJump={jump} /> : null}
    </>
  );
}
