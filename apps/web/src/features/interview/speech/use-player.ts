import { useEffect, useRef, useState } from 'react';
import { removeTakes, soundOf, type Take, takesOf } from '@/lib/recordings.ts';
import { type Place, placeAfterSkip, placeIn } from './playback.ts';

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

/** How far a seek may land from its target. */
const seekToleranceSeconds = 0.5;

/** Plays the takes of an answer one after the other. Seconds are those of the answer, as its words have them. */
export function usePlayer(sounds: readonly Sound[]) {
  const media = useRef<HTMLMediaElement>(null);
  const [current, setCurrent] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const offset = sounds[current]?.take.fromSeconds ?? 0;
  const isPicture = sounds[current]?.take.mimeType.startsWith('video/') ?? false;

  /** Where the next take begins once its sound is there, and whether it plays. */
  const startAt = useRef<{ seconds: number; plays: boolean } | null>(null);
  /** Whether it is to play: a browser also pauses at the end of a take. */
  const wants = useRef(false);
  const play = () => {
    wants.current = true;
    void media.current?.play().catch(() => setPlaying(false));
  };
  /** The requested position: a recording of unknown length can end before it without reporting that. */
  const sought = useRef(0);
  const goTo = (place: Place, plays: boolean) => {
    if (place.take !== current || !media.current) {
      startAt.current = { seconds: place.seconds, plays };
      return setCurrent(place.take);
    }
    sought.current = place.seconds;
    media.current.currentTime = place.seconds;
    if (plays) play();
  };
  const jump = (to: number) => {
    setSeconds(to);
    goTo(
      placeIn(
        sounds.map(({ take }) => take),
        to,
      ),
      true,
    );
  };
  const skip = (bySeconds: number) => {
    if (media.current)
      goTo(placeAfterSkip({ take: current, seconds: media.current.currentTime }, bySeconds), wants.current);
  };
  const onLoaded = () => {
    const element = media.current;
    if (!element) return;
    element.playbackRate = rate;
    if (startAt.current === null) return;
    const { seconds: from, plays } = startAt.current;
    startAt.current = null;
    sought.current = from;
    element.currentTime = from;
    setSeconds(offset + from);
    if (plays) play();
  };
  const onEnded = () => {
    if (startAt.current !== null) return;
    if (current + 1 < sounds.length) return goTo({ take: current + 1, seconds: 0 }, wants.current);
    wants.current = false;
    setPlaying(false);
  };
  /** A skip can lead past the end of a take, playing or not. */
  const onSeeked = () => {
    if (media.current && sought.current - media.current.currentTime > seekToleranceSeconds) onEnded();
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
    onSeeked,
  };
  const toggle = () => {
    wants.current = !playing;
    if (playing) return media.current?.pause();
    // After the end, playing starts over from the first part.
    if (media.current?.ended) return goTo({ take: 0, seconds: 0 }, true);
    play();
  };
  return {
    media,
    isPicture,
    part: current + 1,
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
