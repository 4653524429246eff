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
 * Keeps a recording on this device while nobody has written it down, so that whoever goes on without its words can still hear it in the
 * report. Once it is written down it goes again.
 */
export function useUnwritten(about: () => About) {
  const takes = useRef(new Map<Blob, Take>());
  const keep = async (sound: Blob) => {
    // Who keeps recordings has it already.
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
