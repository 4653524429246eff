import { createVoiceActivity, levelDb, quietestDb } from './voice-activity.ts';

/** How often the microphone is looked at, in milliseconds. */
const lookMs = 50;

/** Safari stops sound outside of a press, in a hidden page and during a phone call: at these moments it may go on. */
const wakers = ['click', 'keydown', 'visibilitychange'] as const;

/** What is heard at one moment. */
export interface Heard {
  db: number;
  isVoice: boolean;
}

/** A level in decibels as a share of what a meter can show, from 0 to 1. */
export const levelOf = (db: number) => Math.round(100 * (1 - db / quietestDb)) / 100;

/**
 * Phones give the microphone to one listener at a time: a meter would take it away from the speech recognition. There only the
 * words tell that somebody speaks.
 */
export const sharesMicrophone = ({ userAgent, maxTouchPoints }: Navigator = navigator): boolean =>
  !/Android|iPhone|iPad/.test(userAgent) && !(/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/**
 * Reports the level of the microphone until the returned function is called. Nothing is recorded, nothing leaves the page. A
 * stream that is open already stays open; without one the microphone is opened and let go.
 */
export function watchMicrophone(onHeard: (heard: Heard) => void, given?: MediaStream): () => void {
  let isOver = false;
  let close = () => {};
  const open = async () => {
    const stream = given ?? (await navigator.mediaDevices.getUserMedia({ audio: true }));
    const context = new AudioContext();
    const wake = () => void (context.state === 'running' || context.resume().catch(() => undefined));
    wake();
    for (const moment of wakers) document.addEventListener(moment, wake);
    close = () => {
      for (const moment of wakers) document.removeEventListener(moment, wake);
      if (!given) for (const track of stream.getTracks()) track.stop();
      void context.close();
    };
    if (isOver) return close();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const activity = createVoiceActivity();
    const timer = setInterval(() => {
      // Before a press, and in a hidden tab, browsers let no sound through: that is no silence.
      if (context.state !== 'running') return;
      analyser.getFloatTimeDomainData(samples);
      const db = levelDb(samples);
      onHeard({ db, isVoice: activity.hear(db, performance.now()) });
    }, lookMs);
    const closeStream = close;
    close = () => {
      clearInterval(timer);
      closeStream();
    };
  };
  open().catch((error: unknown) => console.warn('No microphone level, words alone tell who speaks', error));
  return () => {
    isOver = true;
    close();
  };
}
