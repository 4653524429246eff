import { describe, expect, it, vi } from 'vitest';
import { closeCapture, openCapture, serves } from './capture.ts';

const track = (readyState: MediaStreamTrackState = 'live') => ({ readyState, stop: vi.fn() });
const streamOf = (sound: ReturnType<typeof track>[], picture: ReturnType<typeof track>[] = []) =>
  ({
    getTracks: () => [...sound, ...picture],
    getAudioTracks: () => sound,
    getVideoTracks: () => picture,
  }) as unknown as MediaStream;
const heard = streamOf([track()]);
const seen = streamOf([track()], [track()]);

/** Devices that refuse what is named in `errors`. */
const devices = (errors: { camera?: string; microphone?: string }) => ({
  getUserMedia: vi.fn(async ({ video }: MediaStreamConstraints = {}) => {
    const error = errors.microphone ?? (video ? errors.camera : undefined);
    if (error) throw new DOMException('', error);
    return video ? seen : heard;
  }),
});

describe('opening the microphone and the camera', () => {
  it('asks for no camera that nobody wants', async () => {
    const own = devices({});
    expect(await openCapture(false, own)).toEqual({ stream: heard, cameraTrouble: null });
    expect(own.getUserMedia.mock.calls).toEqual([[{ audio: true }]]);
  });

  it('asks for both at once', async () => {
    const own = devices({});
    expect(await openCapture(true, own)).toEqual({ stream: seen, cameraTrouble: null });
    expect(own.getUserMedia).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('goes on with the sound where the camera says %s', async (error, cameraTrouble) => {
    expect(await openCapture(true, devices({ camera: error }))).toEqual({ stream: heard, cameraTrouble });
  });

  it('fails where there is no microphone, with or without a camera', async () => {
    const own = devices({ microphone: 'NotAllowedError' });
    await expect(openCapture(true, own)).rejects.toThrow(DOMException);
    await expect(openCapture(false, own)).rejects.toThrow(DOMException);
  });
});

describe('an opened stream', () => {
  it('serves as long as it has what is wanted, and nothing that has ended', () => {
    expect([serves(heard, false), serves(seen, true)]).toEqual([true, true]);
    expect([serves(null, false), serves(heard, true), serves(seen, false)]).toEqual([false, false, false]);
    expect(serves(streamOf([track('ended')]), false)).toBe(false);
    expect(serves(streamOf([track()], [track('ended')]), false)).toBe(false);
  });

  it('lets every device go', () => {
    const all = [track(), track()];
    closeCapture(streamOf(all.slice(0, 1), all.slice(1)));
    for (const { stop } of all) expect(stop).toHaveBeenCalledOnce();
    closeCapture(null);
  });
});
