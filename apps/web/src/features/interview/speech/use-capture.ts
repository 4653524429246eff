import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { closeCapture, openCapture, serves } from './capture.ts';
import type { HearingTrouble } from './microphone.ts';
import { sayWhyUnheard } from './recording.ts';

/** The microphone and the camera of a recorded interview. */
export interface Capture {
  /** What is open now; null before the first start and after a pause. */
  stream: MediaStream | null;
  hasCamera: boolean;
  cameraTrouble: HearingTrouble | null;
  /** The microphone could not be opened. */
  isDeaf: boolean;
  isOpening: boolean;
  /** Opens what is wanted and isn't open yet; null where there is no microphone, which is said. Call it from a press. */
  open(): Promise<MediaStream | null>;
  setCamera(isWanted: boolean): void;
  /** Opens what is open once more, with the devices that are chosen now. */
  renew(): void;
  /** The user doesn't want to see their own picture. */
  isHidden: boolean;
  setHidden(isHidden: boolean): void;
}

/** Opens devices when they are asked for and lets them go when `isOn` ends. The camera is off until it is chosen. */
export function useCapture(isOn: boolean): Capture {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [hasCamera, setHasCamera] = useState(false);
  const [cameraTrouble, setCameraTrouble] = useState<HearingTrouble | null>(null);
  const [isDeaf, setDeaf] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const current = useRef<MediaStream | null>(null);
  const isLive = useRef(isOn);
  isLive.current = isOn;
  const underWay = useRef<Promise<MediaStream | null> | null>(null);

  const take = (next: MediaStream | null) => {
    current.current = next;
    setStream(next);
  };
  const acquire = async (wantsCamera: boolean) => {
    try {
      const opened = await openCapture(wantsCamera);
      closeCapture(current.current);
      if (!isLive.current) closeCapture(opened.stream);
      take(isLive.current ? opened.stream : null);
      setCameraTrouble(opened.cameraTrouble);
      setHasCamera(wantsCamera && opened.cameraTrouble === null);
      setDeaf(false);
    } catch {
      take(null);
      setHasCamera(false);
      setDeaf(true);
      void sayWhyUnheard('not-started');
    }
    return current.current;
  };
  const openWith = async (wantsCamera: boolean) => {
    await underWay.current;
    if (serves(current.current, wantsCamera)) return current.current;
    setOpening(true);
    underWay.current = acquire(wantsCamera).finally(() => setOpening(false));
    return underWay.current;
  };
  const setCamera = (isWanted: boolean) => {
    if (isWanted) return void openWith(true);
    setHasCamera(false);
    const sound = current.current?.getAudioTracks() ?? [];
    for (const track of current.current?.getVideoTracks() ?? []) track.stop();
    take(current.current && new MediaStream(sound));
  };

  const renew = () => {
    if (!current.current) return;
    closeCapture(current.current);
    void openWith(hasCamera);
  };

  const close = useEffectEvent(() => {
    closeCapture(current.current);
    take(null);
  });
  useEffect(() => {
    if (isOn) return () => close();
  }, [isOn]);
  return {
    ...{ stream, hasCamera, cameraTrouble, isDeaf, isOpening },
    open: () => openWith(hasCamera),
    ...{ setCamera, renew, isHidden, setHidden },
  };
}
