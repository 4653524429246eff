/** Why dictation can't hear: not allowed, no device, taken by another app, no speech service, or nothing we can name. */
export type HearingTrouble = 'denied' | 'missing' | 'busy' | 'service' | 'failed';

/** What the browser tells about its microphone, as far as it tells. */
export interface MicrophoneFacts {
  permission: PermissionState | null;
  /** Whether any audio input is listed; null where the browser lists none by principle. */
  hasDevice: boolean | null;
  /** The name of the error when the microphone was opened, '' if it opened; null where it wasn't tried. */
  openError: string | null;
}

const namedTrouble: Record<string, HearingTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What an error says that came when a microphone or a camera was opened. */
export const openingTrouble = (error: unknown): HearingTrouble =>
  namedTrouble[error instanceof Error ? error.name : ''] ?? 'failed';

/**
 * Names the trouble behind an error of the speech recognition. The recognition's own codes don't tell a missing device from
 * one in use, nor a refused speech service from a refused microphone; the facts do.
 */
export function judgeHearing(error: string, facts: MicrophoneFacts): HearingTrouble {
  const { permission, hasDevice, openError } = facts;
  if (permission === 'denied') return 'denied';
  if (error === 'service-not-allowed') return 'service';
  if (hasDevice === false) return 'missing';
  if (openError !== null && openError !== '') return namedTrouble[openError] ?? 'failed';
  // The microphone opens for this page, so it was the service that said no.
  if (openError === '') return error === 'not-allowed' ? 'service' : 'failed';
  return 'denied';
}

/** Asks the browser about its microphone. Opens it only where that is allowed already, so nobody is asked again. */
export async function examineMicrophone(browser: Navigator = navigator): Promise<MicrophoneFacts> {
  const permission = await readPermission(browser);
  const hasDevice = await findDevice(browser);
  const mayOpen = permission === 'granted' && hasDevice !== false;
  return { permission, hasDevice, openError: mayOpen ? await tryToOpen(browser) : null };
}

async function readPermission({ permissions }: Navigator): Promise<PermissionState | null> {
  try {
    return (await permissions.query({ name: 'microphone' as PermissionName })).state;
  } catch {
    // Some browsers know no permission of this name.
    return null;
  }
}

async function findDevice({ mediaDevices }: Navigator): Promise<boolean | null> {
  try {
    const devices = await mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'audioinput');
  } catch {
    return null;
  }
}

async function tryToOpen({ mediaDevices }: Navigator): Promise<string> {
  try {
    const stream = await mediaDevices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
    return '';
  } catch (error) {
    return error instanceof Error ? error.name : 'UnknownError';
  }
}
