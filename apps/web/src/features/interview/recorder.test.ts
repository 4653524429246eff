import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordTake } from './recorder.ts';

const about = { sessionId: 's', question: 'Why?', fromSeconds: 3 };
const piece = () => new Blob(['sound']);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

class FakeRecorder {
  static isTypeSupported = (type: string) => type === 'audio/mp4';
  static made: FakeRecorder[] = [];
  mimeType: string;
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
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
  }
}

const stopTrack = vi.fn();
const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop: stopTrack }] }));
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
    const stop = recordTake(about, failed, async (take, index) => {
      expect(take).toMatchObject({ ...about, mimeType: 'audio/mp4' });
      kept.push(index);
    });
    await settled();
    only().ondataavailable?.({ data: piece() });
    only().ondataavailable?.({ data: new Blob() });
    stop();
    await settled();
    expect(kept).toEqual([0, 1]);
    expect(stopTrack).toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  it('ends and says so once where the device has no room', async () => {
    const failed = vi.fn();
    const full = new DOMException('', 'QuotaExceededError');
    recordTake(about, failed, () => Promise.reject(full));
    await settled();
    only().ondataavailable?.({ data: piece() });
    only().ondataavailable?.({ data: piece() });
    await settled();
    expect(failed).toHaveBeenCalledOnce();
    expect(failed).toHaveBeenCalledWith(full);
    expect(only().state).toBe('inactive');
    expect(stopTrack).toHaveBeenCalled();
  });

  it('lets the microphone go where the recording was stopped before it began', async () => {
    const stop = recordTake(about, vi.fn(), async () => undefined);
    stop();
    await settled();
    expect(FakeRecorder.made).toEqual([]);
    expect(stopTrack).toHaveBeenCalledOnce();
  });
});
