import { t } from '@lingui/core/macro';
import { ArrowRight, Download, Pause, Play, RotateCcw } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { LampDrawing } from '@/components/drawings.tsx';
import { formatClock, formatMegabytes } from '@/lib/format.ts';
import { isHeld } from '@/lib/held-recordings.ts';
import type { Opening, Question } from '../../opening.ts';
import { saveAll } from '../../report/components/answer-player.tsx';
import { OnThisDevice, View } from '../../speech/components/self-view.tsx';
import { TakeMedia } from '../../speech/components/take-media.tsx';
import { usePlayer, useSounds } from '../../speech/use-player.ts';
import { takesLeft } from '../recorded.ts';
import { canGoOn, endsInterview, type SessionState } from '../session-state.ts';
import type { Interviewer } from '../use-interviewer.ts';
import type { RecordedMode } from '../use-recorded.ts';
import type { TakeWords } from '../use-take-words.ts';
import { AnswerPad, type SaveState } from './answer-pad.tsx';
import { LiveRatings } from './live-ratings.tsx';
import { NextWaits } from './next-waits.tsx';
import { TakeWordsOffer } from './take-words.tsx';

export interface RecordedPanelProps {
  opening: Opening;
  question: Question;
  state: SessionState;
  saveState: SaveState;
  interviewer: Interviewer;
  mode: RecordedMode;
  onType(text: string): void;
  onRate(position: number, rating: number): void;
  onFinish(): void;
}

/** A take that is over: watch it, correct its words, keep it or record it again. */
export function RecordedReview(props: RecordedPanelProps & { head: ReactNode }) {
  const { opening, question, state, mode, head } = props;
  const { recorded, isStored, capture } = mode;
  const field = useRef<HTMLTextAreaElement>(null);
  const { sounds } = useSounds(opening.session.id, isStored ? question.question_text : null);
  // An earlier take is removed once its retake is kept.
  const take = sounds.slice(-1);
  const player = usePlayer(take);
  const left = takesLeft(recorded);
  const words = take.length > 0 && recorded.heardTake !== recorded.takes ? mode.words : null;
  const isWriting = words?.state.phase === 'writing';
  useFocusOnWords(field, recorded.heardTake);
  return (
    <>
      <div className="lead">
        {head}
        {take.length > 0 ? <Playback {...{ player, recorded }} /> : null}
        <p className="soft">{watchText(recorded, player.isPicture, take.length > 0)}</p>
        <p className="words-note">{wordsText(mode, words, state.current)}</p>
        {words ? <TakeWordsOffer words={words} isPicture={player.isPicture} /> : null}
        <AnswerPad
          field={field}
          questionId="question"
          lang={props.opening.source.lang}
          text={state.current}
          onType={props.onType}
          {...{ interim: '', recording: false, saveState: props.saveState, byVoice: false }}
          placeholder={t`Type what you said.`}
        />
        <div className="row wr acts">
          <Button
            variant="primary"
            disabled={!canGoOn(state) || isWriting}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={mode.advance}
          >
            {endsInterview(state) ? t`Complete Interview` : t`Keep it and continue`}
            <ArrowRight className="i" aria-hidden="true" />
          </Button>
          {left > 0 ? (
            <Button busy={capture.isOpening} disabled={isWriting} onClick={mode.retake}>
              {capture.isOpening ? null : <RotateCcw className="i" aria-hidden="true" />}
              {t`Record again, ${left} left`}
            </Button>
          ) : null}
        </div>
        <NextWaits state={state} field={field} onFinish={props.onFinish} />
        {left > 0 && take.length > 0 ? <p className="small soft">{t`A retake replaces this one.`}</p> : null}
        {endsInterview(state) && !opening.session.practice ? (
          <LiveRatings questions={opening.questions} state={state} onRate={props.onRate} />
        ) : null}
      </div>
      <Kept sounds={take} player={player} seconds={recorded.seconds} />
    </>
  );
}

interface PlaybackProps {
  player: ReturnType<typeof usePlayer>;
  recorded: RecordedMode['recorded'];
}

function Playback({ player: { playing, seconds, toggle, isPicture }, recorded }: PlaybackProps) {
  const PlayIcon = playing ? Pause : Play;
  const whole = Math.max(recorded.seconds, seconds);
  const now = formatClock(seconds);
  const end = formatClock(whole);
  const share = { '--at': `${whole === 0 ? 0 : (100 * seconds) / whole}%` } as CSSProperties;
  const play = isPicture ? t`Watch your answer` : t`Listen to your answer`;
  return (
    <div className="play">
      <Button
        className="sq"
        aria-label={playing ? t({ message: 'Pause', context: 'a recording' }) : play}
        onClick={toggle}
      >
        <PlayIcon className="i" aria-hidden="true" />
      </Button>
      <div>
        <div className="tbar" role="img" aria-label={t`${now} of ${end} played`}>
          <i style={share} />
        </div>
        <div className="tbar-ends num" aria-hidden="true">
          <span>{now}</span>
          <span>{end}</span>
        </div>
      </div>
    </div>
  );
}

interface KeptProps extends Pick<PlaybackProps, 'player'> {
  sounds: Parameters<typeof saveAll>[0];
  seconds: number;
}

/** The picture of the take, its size, and a copy to keep elsewhere. */
function Kept({ sounds, player, seconds }: KeptProps) {
  const [sound] = sounds;
  if (!sound) return <div className="cam" />;
  const length = formatClock(seconds);
  const size = formatMegabytes(sound.blob.size);
  return (
    <div className="cam">
      <View note={t`Your answer, ${length}`}>
        <TakeMedia player={player} />
        {player.isPicture ? null : <LampDrawing />}
      </View>
      <div className="row camc">
        <Button small onClick={() => saveAll(sounds)}>
          <Download className="i" aria-hidden="true" />
          {t`Download`}
        </Button>
      </div>
      <OnThisDevice
        note={
          isHeld(sound.take)
            ? t`In this tab only, ${size}. Download it to keep it.`
            : t`Saved on this device only, ${size}.`
        }
      />
    </div>
  );
}

function watchText(recorded: RecordedMode['recorded'], isPicture: boolean, hasTake: boolean): string {
  if (!hasTake) return t`There's no recording of this answer.`;
  const length = formatClock(recorded.seconds);
  if (takesLeft(recorded) === 0)
    return isPicture
      ? t`${length}, camera on. Watch it, then continue.`
      : t`${length}. Listen, then continue.`;
  return isPicture
    ? t`${length}, camera on. Watch it, keep it, or use your one retake.`
    : t`${length}. Listen, keep it, or use your one retake.`;
}

/** The button that brought the words is gone once they are there: the focus goes to the words. */
function useFocusOnWords(field: RefObject<HTMLTextAreaElement | null>, heardTake: number): void {
  const before = useRef(heardTake);
  useEffect(() => {
    if (before.current === heardTake) return;
    before.current = heardTake;
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [field, heardTake]);
}

/** Whose words are in the field, and what they are for. */
function wordsText({ dictates, recorded }: RecordedMode, offer: TakeWords | null, text: string): string {
  const isHeard = recorded.heardTake > 0 && recorded.heardTake === recorded.takes;
  if (offer?.state.phase === 'silent' || (dictates && text.trim() === ''))
    return t`We didn't hear any words. Type what you said: your score is based on it.`;
  if (dictates || isHeard) return t`This is what we heard. Fix what's wrong: your score is based on it.`;
  if (offer && recorded.replaces && text.trim() !== '')
    return t`These words are from your first take. Transcribe the new one or edit them: your score is based on them.`;
  return offer
    ? t`Transcribe your answer or type the main points: your score is based on these words.`
    : t`This browser can't transcribe while it records. Type the main points: your score is based on them.`;
}
