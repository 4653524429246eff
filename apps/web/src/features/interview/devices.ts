import { readKept, shape, writeKept } from '@/lib/kept.ts';
import { storageKeys } from '@/lib/storage-keys.ts';

/** Which microphone and camera are used, by the browser's ids; '' for the browser's own choice. */
export interface DeviceChoice {
  microphone: string;
  camera: string;
}

const DeviceChoiceShape = shape<DeviceChoice>(
  (value): value is DeviceChoice =>
    !!value &&
    typeof value === 'object' &&
    'microphone' in value &&
    typeof value.microphone === 'string' &&
    'camera' in value &&
    typeof value.camera === 'string',
);

/** The devices chosen in this browser. */
export const deviceChoice = (): DeviceChoice =>
  readKept(storageKeys.devices, DeviceChoiceShape) ?? { microphone: '', camera: '' };

/** Keeps a choice. False where the browser keeps nothing. */
export const chooseDevice = (change: Partial<DeviceChoice>): boolean =>
  writeKept(storageKeys.devices, { ...deviceChoice(), ...change });

/** What to ask a browser for. A device that is gone doesn't keep anybody from speaking: another one is taken then. */
export function wantedDevices({ microphone, camera }: DeviceChoice = deviceChoice()) {
  const face = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return {
    audio: microphone === '' ? true : { deviceId: { ideal: microphone } },
    video: camera === '' ? { ...face, facingMode: 'user' } : { ...face, deviceId: { ideal: camera } },
  } satisfies MediaStreamConstraints;
}

export interface NamedDevice {
  id: string;
  name: string;
}

/** Names that some browsers give to one of the devices a second time. */
const alias = new Set(['', 'default', 'communications']);

/** The devices of a kind that can be chosen; `[]` before the browser names them, which it does once one was allowed. */
export const namedDevices = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): NamedDevice[] =>
  devices.flatMap((device) =>
    device.kind === kind && !alias.has(device.deviceId) && device.label !== ''
      ? [{ id: device.deviceId, name: device.label }]
      : [],
  );
