import { newId } from '@/lib/new-id.ts';
import { keepPiece, type Take } from '@/lib/recordings.ts';
import { openDevices } from './devices.ts';

/** A crash loses no more sound than this, in milliseconds. */
const pieceMs = 2_000;
/** Enough for speech: about 1 MB in four minutes. */
const audioBitsPerSecond = 32_000;
/** Enough to see a face: about 15 MB in two minutes. */
const videoBitsPerSecond = 1_000_000;
/** The first of each is WebM, the second what Safari writes. */
const formats = {
  sound: ['audio/webm;codecs=opus', 'audio/mp4'],
  picture: ['video/webm;codecs=vp8,opus', 'video/mp4'],
} as const;

const format = (kind: keyof typeof formats) =>
  formats[kind].find((type) => MediaRecorder.isTypeSupported(type)) ?? '';

const recorderOf = (stream: MediaStream) =>
  stream.getVideoTracks().length > 0
    ? new MediaRecorder(stream, { mimeType: format('picture'), audioBitsPerSecond, videoBitsPerSecond })
    : new MediaRecorder(stream, { mimeType: format('sound'), audioBitsPerSecond });

/** Whether this browser can record and keep a recording. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof indexedDB !== 'undefined';

/** What is recorded, and who is told of it. */
export interface RecordingWay {
  /** Called once where it can't be recorded or kept; the recording ends. */
  onFailure(error: unknown): void;
  /** Called in its place where the microphone can't be opened. */
  onDeaf?(error: unknown): void;
  /** Called where the recording ends by itself: the microphone was unplugged or taken away. */
  onEnded?(): void;
  /** Called with the stream once it records. */
  onBegun?(stream: MediaStream): void;
  /** Called with the size of each piece that was kept, in bytes. */
  onKept?(bytes: number): void;
  /** A stream that is open already and stays open; without one the microphone is opened and let go. */
  stream?: MediaStream;
  keep?: typeof keepPiece;
}

/** Records onto the device until the returned function is called, which resolves once the last piece is kept. */
export function recordTake(
  about: Pick<Take, 'sessionId' | 'question' | 'fromSeconds'>,
  { onFailure, onDeaf = onFailure, onEnded, onBegun, onKept, stream: given, keep = keepPiece }: RecordingWay,
): () => Promise<void> {
  let isOver = false;
  let end = () => {};
  let kept = Promise.resolve();
  let ended = Promise.resolve();
  const record = (stream: MediaStream) => {
    const close = () => {
      if (!given) for (const track of stream.getTracks()) track.stop();
    };
    if (isOver) return close();
    const recorder = recorderOf(stream);
    const take: Take = { ...about, id: newId(), mimeType: recorder.mimeType, startedAt: Date.now() };
    let index = 0;
    end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
      close();
    };
    recorder.ondataavailable = ({ data }) => {
      if (data.size === 0) return;
      const own = index;
      index += 1;
      kept = kept.then(() => keep(take, own, data)).then(() => onKept?.(data.size));
      kept.catch((error: unknown) => {
        if (!isOver) onFailure(error);
        isOver = true;
        end();
      });
    };
    ended = new Promise((resolve) => {
      recorder.onstop = () => {
        resolve();
        if (!isOver) onEnded?.();
      };
    });
    recorder.start(pieceMs);
    onBegun?.(stream);
  };
  const open = async () => {
    const stream = given ?? (await openDevices(false).catch(onDeaf));
    if (stream) record(stream);
  };
  open().catch(onFailure);
  return async () => {
    isOver = true;
    end();
    await ended;
    await kept.catch(() => undefined);
  };
}
