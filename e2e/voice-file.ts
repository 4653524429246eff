import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rate = 16_000;

/** A tone of a speaking voice, 130 Hz with its overtones, in four syllables a second. */
function voiceAt(seconds: number): number {
  const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds)) ** 0.5;
  const overtones = [1, 2, 3, 4, 5, 6].map((n) => Math.sin(2 * Math.PI * 130 * n * seconds) / n);
  return 0.25 * syllable * overtones.reduce((sum, tone) => sum + tone, 0);
}

/** Writes a WAV file with a voice and silence after it, and answers its path. A microphone can play it. */
export function voiceFile(voiceSeconds: number, silenceSeconds: number): string {
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
  for (let at = 0; at < count; at += 1) {
    const sample = at / rate < voiceSeconds ? voiceAt(at / rate) : 0;
    wav.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), 44 + 2 * at);
  }
  const path = join(mkdtempSync(join(tmpdir(), 'greenroom-voice-')), 'voice.wav');
  writeFileSync(path, wav);
  return path;
}
