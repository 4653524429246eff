import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Take } from '@/lib/recordings.ts';
import { recordTake } from './recorder.ts';

const about = { sessionId: 's', question: 'Why?', fromSeconds: 3 };
const piece = () => new Blob(['sound']);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

class FakeRecorder {
  static isTypeSupported = (type: string) => type.endsWith('/mp4');
  static made: FakeRecorder[] = [];
  mimeType: string;
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  constructor(_: MediaStream, options: { mimeType: string }) {
    this.mimeType = options.mimeType;
    FakeRecorder.made.push(this);
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: piece() });
    this.onstop?.();
  }
}

const stopTrack = vi.fn();
const streamOf = (pictures: number) =>
  ({
    getTracks: () => [{ stop: stopTrack }],
    getVideoTracks: () => Array.from({ length: pictures }),
  }) as unknown as MediaStream;
const getUserMedia = vi.fn(async () => streamOf(0));
const only = () => FakeRecorder.made[0] as FakeRecorder;

beforeEach(() => {
  FakeRecorder.made = [];
  stopTrack.mockClear();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('recording an answer', () => {
  it('keeps every piece in order, the last one after the stop too, and lets the microphone go', async () => {
    const kept: number[] = [];
    const failed = vi.fn();
    const keep = async (take: Take, index: number) => {
      expect(take).toMatchObject({ ...about, mimeType: 'audio/mp4' });
      kept.push(index);
    };
    const stop = recordTake(about, { onFailure: failed, keep });
    await settled();
    only().ondataavailable?.({ data: piece() });
    only().ondataavailable?.({ data: new Blob() });
    await stop();
    await settled();
    expect(kept).toEqual([0, 1]);
    expect(stopTrack).toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  it('ends and says so once where the device has no room', async () => {
    const failed = vi.fn();
    const full = new DOMException('', 'QuotaExceededError');
    recordTake(about, { onFailure: failed, keep: () => Promise.reject(full) });
    await settled();
    only().ondataavailable?.({ data: piece() });
    only().ondataavailable?.({ data: piece() });
    await settled();
    expect(failed).toHaveBeenCalledOnce();
    expect(failed).toHaveBeenCalledWith(full);
    expect(only().state).toBe('inactive');
    expect(stopTrack).toHaveBeenCalled();
  });

  it('tells a microphone that cannot be opened from a device that keeps nothing', async () => {
    const denied = new DOMException('', 'NotAllowedError');
    getUserMedia.mockRejectedValueOnce(denied);
    const [onFailure, onDeaf] = [vi.fn(), vi.fn()];
    recordTake(about, { onFailure, onDeaf, keep: async () => undefined });
    await settled();
    expect(onDeaf).toHaveBeenCalledWith(denied);
    expect(onFailure).not.toHaveBeenCalled();
    expect(FakeRecorder.made).toEqual([]);
  });

  it('lets the microphone go where the recording was stopped before it began', async () => {
    const stop = recordTake(about, { onFailure: vi.fn(), keep: async () => undefined });
    await stop();
    await settled();
    expect(FakeRecorder.made).toEqual([]);
    expect(stopTrack).toHaveBeenCalledOnce();
  });

  it('records a picture from a stream with a camera, leaves that open, and is over once all is kept', async () => {
    const sizes: number[] = [];
    const mimeTypes: string[] = [];
    const keep = async ({ mimeType }: Take) => {
      await settled();
      mimeTypes.push(mimeType);
    };
    const stream = streamOf(1);
    const onKept = (bytes: number) => sizes.push(bytes);
    const onBegun = vi.fn();
    const stop = recordTake(about, { onFailure: vi.fn(), onBegun, onKept, stream, keep });
    await settled();
    expect(onBegun).toHaveBeenCalledExactlyOnceWith(stream);
    await stop();
    expect(mimeTypes).toEqual(['video/mp4']);
    expect(sizes).toEqual([piece().size]);
    expect(stopTrack).not.toHaveBeenCalled();
  });

  it('says that it ended where the microphone went away, and not where it was stopped', async () => {
    const onEnded = vi.fn();
    const keep = async () => undefined;
    const stop = recordTake(about, { onFailure: vi.fn(), onEnded, keep });
    await settled();
    only().stop();
    expect(onEnded).toHaveBeenCalledOnce();
    await stop();
    const stopSecond = recordTake(about, { onFailure: vi.fn(), onEnded, keep });
    await settled();
    await stopSecond();
    expect(onEnded).toHaveBeenCalledOnce();
  });
});
