import { settings } from './settings.ts';

/** A tone: its pitch in hertz, when it starts and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, start: number, length: number];

const tunes = {
  right: [
    [660, 0, 0.1],
    [880, 0.1, 0.16],
  ],
  wrong: [[233, 0, 0.18]],
  finished: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.22],
  ],
  timeRunsLow: [
    [740, 0, 0.08],
    [740, 0.16, 0.08],
  ],
  timeIsUp: [[392, 0, 0.35]],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof tunes;

/** As loud as a quiet word. */
const loudness = 0.06;
/** Rises and falls over this time, in seconds: without it a tone clicks. */
const edge = 0.012;

let context: AudioContext | undefined;

function playTone(audio: AudioContext, [pitch, start, length]: Tone): void {
  const begin = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + edge);
  gain.gain.setValueAtTime(loudness, begin + length - edge);
  gain.gain.linearRampToValueAtTime(0, begin + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** Plays a short sound where sound effects are on. A browser that can't, or is not allowed to yet, stays silent. */
export function playSound(sound: Sound): void {
  if (!settings().audio.soundEffects || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    const audio = context;
    void audio.resume().catch(() => undefined);
    for (const tone of tunes[sound]) playTone(audio, tone);
  } catch {
    // No sound device: nothing on a page hangs on a sound.
  }
}
