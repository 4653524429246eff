import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseDevice, deviceChoice, namedDevices, wantedDevices } from './devices.ts';

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

  it('are wished for and not demanded, so that an unplugged one is replaced', () => {
    expect(wantedDevices({ microphone: '', camera: '' })).toMatchObject({
      ...{ audio: true, video: { facingMode: 'user' } },
    });
    expect(wantedDevices({ microphone: 'desk', camera: 'lid' })).toMatchObject({
      ...{ audio: { deviceId: { ideal: 'desk' } }, video: { deviceId: { ideal: 'lid' } } },
    });
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
