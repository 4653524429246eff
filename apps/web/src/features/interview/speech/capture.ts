import { openDevices } from './devices.ts';
import { type HearingTrouble, openingTrouble } from './microphone.ts';

/** An opened microphone, with the camera where that was wanted and could be had. */
export interface Captured {
  stream: MediaStream;
  /** Why there is no picture although one was wanted; null where all is as it should be. */
  cameraTrouble: HearingTrouble | null;
}

type Devices = Pick<MediaDevices, 'getUserMedia'>;

/**
 * Opens the microphone, and the camera with it where that is wanted, in one question to the user. A camera that can't be had
 * doesn't keep anybody from speaking: the sound alone is opened then. Throws where there is no microphone either.
 */
export async function openCapture(
  wantsCamera: boolean,
  devices: Devices = navigator.mediaDevices,
): Promise<Captured> {
  if (!wantsCamera) return { stream: await openDevices(false, devices), cameraTrouble: null };
  try {
    return { stream: await openDevices(true, devices), cameraTrouble: null };
  } catch (error) {
    return { stream: await openDevices(false, devices), cameraTrouble: openingTrouble(error) };
  }
}

const isLive = ({ readyState }: MediaStreamTrack) => readyState === 'live';

/** Whether a stream still hears, and sees where that is wanted. */
export const serves = (stream: MediaStream | null, wantsCamera: boolean): stream is MediaStream =>
  stream?.getAudioTracks().some(isLive) === true &&
  stream.getVideoTracks().some(isLive) === wantsCamera &&
  stream.getVideoTracks().every(isLive);

/** Lets the microphone and the camera go. */
export function closeCapture(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
