import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mono samples of 16 bits, so many a second. */
interface Sound {
  rate: number;
  samples: Int16Array;
}

const said =
  'We had two ovens down on a Saturday morning and forty loaves on the boards, so I called the shop next door and asked for an hour in theirs. I carried the boards over with my colleague, baked the rye first because it waits the worst, and wrote down what we owed them. By nine everything was on the shelf, and nobody in the line had noticed anything. ';

/** Somebody who speaks, by espeak-ng; undefined where it isn't installed. */
function speech(folder: string): Sound | undefined {
  const file = join(folder, 'speech.wav');
  const { status } = spawnSync('espeak-ng', ['-s', '150', '-w', file, said.repeat(3)]);
  if (status !== 0) return undefined;
  const wav = readFileSync(file);
  const start = wav.indexOf('data') + 8;
  const samples = new Int16Array(Math.floor((wav.length - start) / 2));
  for (let at = 0; at < samples.length; at += 1) samples[at] = wav.readInt16LE(start + 2 * at);
  return { rate: wav.readUInt32LE(24), samples };
}

/** A tone of a speaking voice, 130 Hz with its overtones, in four syllables a second. */
function voiceAt(seconds: number): number {
  const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds)) ** 0.5;
  const overtones = [1, 2, 3, 4, 5, 6].map((n) => Math.sin(2 * Math.PI * 130 * n * seconds) / n);
  return 0.25 * syllable * overtones.reduce((sum, tone) => sum + tone, 0);
}

function tone(seconds: number): Sound {
  const rate = 16_000;
  const samples = Int16Array.from({ length: Math.round(rate * seconds) }, (_, at) =>
    Math.round(32_767 * Math.max(-1, Math.min(1, voiceAt(at / rate)))),
  );
  return { rate, samples };
}

/** Writes a WAV file with a voice and silence after it, and answers its path. A microphone can play it. */
export function voiceFile(voiceSeconds: number, silenceSeconds: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-voice-'));
  const { rate, samples } = speech(folder) ?? tone(voiceSeconds);
  const count = Math.round(rate * (voiceSeconds + silenceSeconds));
  const wav = Buffer.alloc(44 + 2 * count);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + 2 * count, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(2 * rate, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(2 * count, 40);
  for (const [at, sample] of samples.subarray(0, Math.round(rate * voiceSeconds)).entries())
    wav.writeInt16LE(sample, 44 + 2 * at);
  const path = join(folder, 'voice.wav');
  writeFileSync(path, wav);
  return path;
}
