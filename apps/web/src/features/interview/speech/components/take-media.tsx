import type { RefObject } from 'react';
import type { usePlayer } from '../use-player.ts';

/** What is played: a picture with its sound, or the sound alone, which shows nothing. */
export function TakeMedia({ player }: { player: ReturnType<typeof usePlayer> }) {
  const { media, isPicture, url, listeners } = player;
  if (!isPicture)
    return (
      <audio ref={media as RefObject<HTMLAudioElement | null>} src={url} preload="auto" {...listeners} />
    );
  return (
    <video
      ref={media as RefObject<HTMLVideoElement | null>}
      src={url}
      preload="auto"
      playsInline
      {...listeners}
    />
  );
}
