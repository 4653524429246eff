import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseDevice, deviceChoice, namedDevices, openDevices } from './devices.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the chosen devices', () => {
  it('are the browser’s own until one is chosen, and kept one by one', () => {
    expect(deviceChoice()).toEqual({ microphone: '', camera: '' });
    expect(chooseDevice({ microphone: 'desk' })).toBe(true);
    chooseDevice({ camera: 'lid' });
    expect(deviceChoice()).toEqual({ microphone: 'desk', camera: 'lid' });
    chooseDevice({ microphone: '' });
    expect(deviceChoice()).toEqual({ microphone: '', camera: 'lid' });
  });

  it('are the browser’s own where what is kept can’t be read', () => {
    store.set('greenroom.devices', '{"microphone":7}');
    expect(deviceChoice()).toEqual({ microphone: '', camera: '' });
  });

  const chosen = { microphone: 'desk', camera: 'lid' };
  const stream = {} as MediaStream;
  /** A browser in which the devices that are named are gone. */
  const browser = (error: string | null) => ({
    getUserMedia: vi.fn(async ({ audio, video }: MediaStreamConstraints = {}) => {
      if (error && JSON.stringify([audio, video]).includes('exact')) throw new DOMException('', error);
      return stream;
    }),
  });

  it('are demanded, and no camera is where nobody wants a picture', async () => {
    const own = browser(null);
    await openDevices(true, own, chosen);
    await openDevices(false, own, chosen);
    await openDevices(true, own, { microphone: '', camera: '' });
    expect(own.getUserMedia.mock.calls.map(([asked]) => asked)).toEqual([
      {
        audio: { deviceId: { exact: 'desk' } },
        video: expect.objectContaining({ deviceId: { exact: 'lid' } }),
      },
      { audio: { deviceId: { exact: 'desk' } } },
      { audio: true, video: expect.objectContaining({ facingMode: 'user' }) },
    ]);
  });

  it.each(['OverconstrainedError', 'NotFoundError'])(
    'are replaced where the browser says %s',
    async (error) => {
      const own = browser(error);
      expect(await openDevices(false, own, chosen)).toBe(stream);
      expect(own.getUserMedia).toHaveBeenLastCalledWith({ audio: true });
    },
  );

  it('are not asked for twice where the user said no', async () => {
    const own = browser('NotAllowedError');
    await expect(openDevices(true, own, chosen)).rejects.toThrow(DOMException);
    expect(own.getUserMedia).toHaveBeenCalledOnce();
  });

  it('are offered by name, and none before the browser names them', () => {
    const device = (kind: MediaDeviceKind, deviceId: string, label: string) =>
      ({ kind, deviceId, label }) as MediaDeviceInfo;
    const all = [
      device('audioinput', 'default', 'Default - Desk'),
      device('audioinput', 'a', 'Desk'),
      device('videoinput', 'v', 'Lid'),
      device('audiooutput', 'o', 'Speaker'),
    ];
    expect(namedDevices(all, 'audioinput')).toEqual([{ id: 'a', name: 'Desk' }]);
    expect(namedDevices(all, 'videoinput')).toEqual([{ id: 'v', name: 'Lid' }]);
    expect(namedDevices([device('audioinput', '', ''), device('audioinput', 'b', '')], 'audioinput')).toEqual(
      [],
    );
  });
});
