import { useRef } from 'react';
import { newId } from '@/lib/new-id.ts';
import { keepPiece, removeTakes, type Take } from '@/lib/recordings.ts';
import { keepsRecordings } from '../speech/use-kept-recording.ts';

interface About {
  sessionId: string;
  question: string;
  fromSeconds: number;
}

/**
 * Keeps a recording on this device until it is transcribed, so that a user who moves on without the words can still play it in the
 * report. It is removed once the words are there.
 */
export function useUnwritten(about: () => About) {
  const takes = useRef(new Map<Blob, Take>());
  const keep = async (sound: Blob) => {
    // With "Keep my voice on this device" it is there already.
    if (takes.current.has(sound) || keepsRecordings()) return;
    const take = { ...about(), id: newId(), mimeType: sound.type, startedAt: Date.now() };
    takes.current.set(sound, take);
    await keepPiece(take, 0, sound);
  };
  const remove = async (sound: Blob) => {
    const take = takes.current.get(sound);
    takes.current.delete(sound);
    if (take) await removeTakes([take]);
  };
  const warn = (error: unknown) => console.warn('This browser keeps no recordings', error);
  return {
    keep: (sound: Blob) => void keep(sound).catch(warn),
    remove: (sound: Blob) => void remove(sound).catch(warn),
  };
}
