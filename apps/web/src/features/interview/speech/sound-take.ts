import { transcription } from '@greenroom/domain';
import { openDevices } from './devices.ts';
import { watchVoice } from './heard-voice.ts';
import { recordTake } from './recorder.ts';
import type { VoiceLevel } from './voice-level.ts';

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
  const about = { sessionId: '', question: '', fromSeconds: 0 };
  const begin = async () => {
    const stream = await openDevices(false);
    const voice = watchVoice(stream);
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
      voice.stop();
      await stop();
      for (const track of stream.getTracks()) track.stop();
      return voice;
    };
  };
  const begun = begin();
  begun.catch(onFailure);
  return {
    async stop() {
      const end = await begun.catch(() => null);
      const voice = await end?.();
      const [first] = pieces;
      if (!voice || !first) return null;
      const blob = new Blob(pieces, { type: first.type });
      return { blob, isSilent: voice.isSilent(), level: voice.level };
    },
  };
}
