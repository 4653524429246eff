import { useEffect, useRef, useState } from 'react';
import { removeTakes, soundOf, type Take, takesOf } from '@/lib/recordings.ts';
import { placeIn } from './playback.ts';

/** A take with the address of its sound. */
export interface Sound {
  take: Take;
  url: string;
  blob: Blob;
}

/** The recordings of an answer on this device; `[]` until they are read, and where there are none or no question is named. */
export function useSounds(sessionId: string, question: string | null) {
  const [sounds, setSounds] = useState<Sound[]>([]);
  useEffect(() => {
    if (question === null) return setSounds([]);
    let isGone = false;
    const made: string[] = [];
    const read = async () => {
      const takes = await takesOf(sessionId, question);
      const blobs = await Promise.all(takes.map(soundOf));
      if (isGone) return;
      const found = takes.flatMap((take, at): Sound[] => {
        const blob = blobs[at];
        return blob && blob.size > 0 ? [{ take, blob, url: URL.createObjectURL(blob) }] : [];
      });
      made.push(...found.map(({ url }) => url));
      setSounds(found);
    };
    read().catch((error: unknown) => console.warn('This browser keeps no recordings', error));
    return () => {
      isGone = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [sessionId, question]);
  const remove = async () => {
    await removeTakes(sounds.map(({ take }) => take));
    setSounds([]);
  };
  return { sounds, remove };
}

/** Plays the takes of an answer one after the other. Seconds are those of the answer, as its words have them. */
export function usePlayer(sounds: readonly Sound[]) {
  const media = useRef<HTMLMediaElement>(null);
  const [current, setCurrent] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const offset = sounds[current]?.take.fromSeconds ?? 0;
  const isPicture = sounds[current]?.take.mimeType.startsWith('video/') ?? false;

  /** Where the next take begins once its sound is there. */
  const startAt = useRef<number | null>(null);
  const play = () => void media.current?.play().catch(() => setPlaying(false));
  const jump = (to: number) => {
    const place = placeIn(
      sounds.map(({ take }) => take),
      to,
    );
    setSeconds(to);
    if (place.take === current && media.current) {
      media.current.currentTime = place.seconds;
      return play();
    }
    startAt.current = place.seconds;
    setCurrent(place.take);
  };
  const skip = (bySeconds: number) => {
    if (media.current) media.current.currentTime = Math.max(0, media.current.currentTime + bySeconds);
  };
  const onLoaded = () => {
    const element = media.current;
    if (!element) return;
    element.playbackRate = rate;
    if (startAt.current === null) return;
    element.currentTime = startAt.current;
    startAt.current = null;
    play();
  };
  const onEnded = () => {
    if (current + 1 >= sounds.length) return setPlaying(false);
    startAt.current = 0;
    setCurrent(current + 1);
  };
  const changeRate = (next: number) => {
    setRate(next);
    if (media.current) media.current.playbackRate = next;
  };
  const listeners = {
    onLoadedMetadata: onLoaded,
    onTimeUpdate: () => setSeconds(offset + (media.current?.currentTime ?? 0)),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded,
  };
  const toggle = () => (playing ? media.current?.pause() : play());
  return {
    media,
    isPicture,
    url: sounds[current]?.url,
    listeners,
    seconds,
    playing,
    toggle,
    jump,
    skip,
    rate,
    changeRate,
  };
}
