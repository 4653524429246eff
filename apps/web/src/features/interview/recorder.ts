import { newId } from '@/lib/new-id.ts';
import { keepPiece, type Take } from '@/lib/recordings.ts';

/** A crash loses no more sound than this, in milliseconds. */
const pieceMs = 2_000;
/** Enough for speech: about 1 MB in four minutes. */
const bitsPerSecond = 32_000;
/** The first is WebM with Opus, the second what Safari writes. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4'];

const format = () => formats.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';

/** Whether this browser can record and keep a recording. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof indexedDB !== 'undefined';

/**
 * Records the microphone onto the device until the returned function is called. `onFailure` is called once where it can't be
 * recorded or kept, and the recording ends.
 */
export function recordTake(
  about: Pick<Take, 'sessionId' | 'question' | 'fromSeconds'>,
  onFailure: (error: unknown) => void,
  keep: typeof keepPiece = keepPiece,
): () => void {
  let isOver = false;
  let end = () => {};
  const open = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const close = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (isOver) return close();
    const recorder = new MediaRecorder(stream, { mimeType: format(), audioBitsPerSecond: bitsPerSecond });
    const take: Take = { ...about, id: newId(), mimeType: recorder.mimeType, startedAt: Date.now() };
    let index = 0;
    let kept = Promise.resolve();
    end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
      close();
    };
    recorder.ondataavailable = ({ data }) => {
      if (data.size === 0) return;
      const own = index;
      index += 1;
      kept = kept.then(() => keep(take, own, data));
      kept.catch((error: unknown) => {
        if (!isOver) onFailure(error);
        isOver = true;
        end();
      });
    };
    recorder.start(pieceMs);
  };
  open().catch(onFailure);
  return () => {
    isOver = true;
    end();
  };
}
