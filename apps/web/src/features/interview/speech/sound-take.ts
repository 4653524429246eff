import { transcription } from '@greenroom/domain';
import { openDevices } from './devices.ts';
import { watchMicrophone } from './microphone-level.ts';
import { recordTake } from './recorder.ts';
import { createVoiceLevel, type VoiceLevel } from './voice-level.ts';

/** A recording for a model to transcribe. */
export interface Sound {
  blob: Blob;
  /** Nobody spoke: a model that is given silence makes words up. */
  isSilent: boolean;
  /** Levels of the voice, in seconds of the recording. */
  level: VoiceLevel;
}

/** A recording under way. */
export interface SoundTake {
  /** Ends it; null where nothing was recorded. */
  stop(): Promise<Sound | null>;
}

interface SoundTakeWay {
  onFailure(error: unknown): void;
  /** Nobody stopped it: it reached the longest a recording can be, or the microphone was disconnected. */
  onEnded(reason: 'full' | 'lost'): void;
}

/** Records sound into memory. Call it from a press: browsers open a microphone for nobody else. */
export function recordSound({ onFailure, onEnded }: SoundTakeWay): SoundTake {
  const pieces: Blob[] = [];
  let bytes = 0;
  const level = createVoiceLevel();
  let startedAt = Date.now();
  let looks = 0;
  let voices = 0;
  const about = { sessionId: '', question: '', fromSeconds: 0 };
  const begin = async () => {
    const stream = await openDevices(false);
    startedAt = Date.now();
    const stopWatching = watchMicrophone(({ db, isVoice }) => {
      looks += 1;
      if (!isVoice) return;
      voices += 1;
      level.note(db, (Date.now() - startedAt) / 1_000);
    }, stream);
    const full = setTimeout(() => onEnded('full'), transcription.seconds * 1_000);
    const stop = recordTake(about, {
      stream,
      onFailure,
      onEnded: () => onEnded('lost'),
      keep: async (_, __, data) => {
        pieces.push(data);
        bytes += data.size;
        // The last piece is still to come, and there is a fifth of room for it.
        if (bytes > transcription.bytes * 0.8) onEnded('full');
      },
    });
    return async () => {
      clearTimeout(full);
      stopWatching();
      await stop();
      for (const track of stream.getTracks()) track.stop();
    };
  };
  const begun = begin();
  begun.catch(onFailure);
  return {
    async stop() {
      const end = await begun.catch(() => null);
      await end?.();
      const [first] = pieces;
      if (!first) return null;
      return { blob: new Blob(pieces, { type: first.type }), isSilent: looks > 0 && voices === 0, level };
    },
  };
}

/** A recording as it travels in JSON. */
export function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(blob);
  });
}
