import { t } from '@lingui/core/macro';
import { Captions } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { useOnline } from '@/lib/online.ts';
import type { TakeWords } from '../use-take-words.ts';

interface TakeWordsOfferProps {
  words: TakeWords;
  /** The recording has a picture, which stays here. */
  isPicture: boolean;
}

/** Offers to have a take transcribed, and says who would hear it. Nothing is sent before the press. */
export function TakeWordsOffer(props: TakeWordsOfferProps) {
  return <OfferBy {...props} isOnline={useOnline()} />;
}

/** The offer by itself. */
export function OfferBy({ words, isPicture, isOnline }: TakeWordsOfferProps & { isOnline: boolean }) {
  const { sentTo, state, transcribe, cancel } = words;
  const isWriting = state.phase === 'writing';
  const buttons = useKeptFocus(isWriting);
  return (
    <div className="take-words">
      <div className="row wr" ref={buttons}>
        <Button small busy={isWriting} disabled={!isOnline} onClick={transcribe}>
          {isWriting ? null : <Captions className="i" aria-hidden="true" />}
          {isWriting ? t`Transcribing...` : t`Transcribe my answer`}
        </Button>
        {isWriting ? (
          <Button small variant="quiet" onClick={cancel}>
            {t`Cancel`}
          </Button>
        ) : null}
      </div>
      <p className="small soft">{isOnline ? sentText(sentTo, isPicture) : offlineText()}</p>
      {state.phase === 'failed' ? (
        <p className="small" role="alert">
          {t`We couldn't transcribe your answer. The recording is still here, and so is what you typed.`}{' '}
          {state.problem}
        </p>
      ) : null}
    </div>
  );
}

/** The button that was pressed can't be while it works: the focus goes to the one that can, and back. */
function useKeptFocus(isWriting: boolean) {
  const buttons = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    if (wasWriting.current === isWriting) return;
    wasWriting.current = isWriting;
    // A browser takes the focus from a disabled button only a moment later.
    if (document.activeElement === document.body || document.activeElement?.matches(':disabled'))
      buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [isWriting]);
  return buttons;
}

const sentText = (sentTo: string, isPicture: boolean) =>
  isPicture
    ? t`This sends the audio of your answer to ${sentTo}, which transcribes it. The video stays here, and we don't keep the audio.`
    : t`This sends the audio of your answer to ${sentTo}, which transcribes it. We don't keep it.`;

const offlineText = () =>
  t`You're offline. You can have your answer transcribed once you're back, or type the main points now.`;
