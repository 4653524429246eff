import { createVoiceActivity, levelDb } from './voice-activity.ts';

/** How often the microphone is looked at, in milliseconds. */
const lookMs = 50;

/** What is heard at one moment. */
export interface Heard {
  db: number;
  isVoice: boolean;
}

/**
 * Phones give the microphone to one listener at a time: a meter would take it away from the speech recognition. There only the
 * words tell that somebody speaks.
 */
export const sharesMicrophone = ({ userAgent, maxTouchPoints }: Navigator = navigator): boolean =>
  !/Android|iPhone|iPad/.test(userAgent) && !(/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Reports the level of the microphone until the returned function is called. Nothing is recorded, nothing leaves the page. */
export function watchMicrophone(onHeard: (heard: Heard) => void): () => void {
  let isOver = false;
  let close = () => {};
  const open = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const context = new AudioContext();
    close = () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    };
    if (isOver) return close();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const activity = createVoiceActivity();
    const timer = setInterval(() => {
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
