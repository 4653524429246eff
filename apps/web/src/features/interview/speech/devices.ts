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

type Devices = Pick<MediaDevices, 'getUserMedia'>;

const face = { width: { ideal: 1280 }, height: { ideal: 720 } };
const isGone = (error: unknown) =>
  error instanceof Error && (error.name === 'OverconstrainedError' || error.name === 'NotFoundError');

/**
 * Opens the microphone, and the camera with it where a picture is wanted: the chosen ones, or the browser's own where a chosen one is
 * gone. A mere wish for a device is not heard by every browser, so it is demanded first.
 */
export async function openDevices(
  hasPicture: boolean,
  devices: Devices = navigator.mediaDevices,
  { microphone, camera }: DeviceChoice = deviceChoice(),
): Promise<MediaStream> {
  const open = (audio: string, video: string) =>
    devices.getUserMedia({
      audio: audio === '' ? true : { deviceId: { exact: audio } },
      ...(hasPicture ? { video: { ...face, ...pictureOf(video) } } : {}),
    });
  try {
    return await open(microphone, camera);
  } catch (error) {
    const isChosen = microphone !== '' || (hasPicture && camera !== '');
    if (!isChosen || !isGone(error)) throw error;
    return open('', '');
  }
}

const pictureOf = (camera: string) =>
  camera === '' ? { facingMode: 'user' } : { deviceId: { exact: camera } };

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
