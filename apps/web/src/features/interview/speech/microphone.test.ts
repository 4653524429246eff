import { describe, expect, it } from 'vitest';
import { examineMicrophone, judgeHearing, type MicrophoneFacts } from './microphone.ts';

const unknown: MicrophoneFacts = { permission: null, hasDevice: null, openError: null };
const opens: MicrophoneFacts = { permission: 'granted', hasDevice: true, openError: '' };

describe('what keeps dictation from hearing', () => {
  it.each<[string, string, MicrophoneFacts, string]>([
    ['the microphone is blocked', 'not-allowed', { ...unknown, permission: 'denied' }, 'denied'],
    [
      'blocked counts before the service',
      'service-not-allowed',
      { ...opens, permission: 'denied' },
      'denied',
    ],
    ['the question was waved away', 'not-allowed', { ...unknown, permission: 'prompt' }, 'denied'],
    ['the browser tells nothing more', 'not-allowed', unknown, 'denied'],
    ['the service names itself', 'service-not-allowed', unknown, 'service'],
    ['the microphone opens and the service says no', 'not-allowed', opens, 'service'],
    ['no device is listed', 'audio-capture', { ...unknown, hasDevice: false }, 'missing'],
    ['the device went while it opened', 'audio-capture', { ...opens, openError: 'NotFoundError' }, 'missing'],
    ['another app has it', 'audio-capture', { ...opens, openError: 'NotReadableError' }, 'busy'],
    ['the system refuses it', 'audio-capture', { ...opens, openError: 'NotAllowedError' }, 'denied'],
    ['it opens, and only this once it did not', 'audio-capture', opens, 'failed'],
    ['the recognition threw, the microphone is fine', 'not-started', opens, 'failed'],
    ['an error nobody knows', 'audio-capture', { ...opens, openError: 'OddError' }, 'failed'],
  ])('%s', (_, error, facts, trouble) => {
    expect(judgeHearing(error, facts)).toBe(trouble);
  });
});

/** A browser with a microphone, or with what is said of it. */
function browserWith(over: {
  state?: PermissionState;
  kinds?: string[];
  open?: () => Promise<MediaStream>;
}): { browser: Navigator; opened: () => number } {
  let opened = 0;
  const browser = {
    permissions: { query: async () => ({ state: over.state ?? 'granted' }) },
    mediaDevices: {
      enumerateDevices: async () => (over.kinds ?? ['audioinput']).map((kind) => ({ kind })),
      getUserMedia: () => {
        opened += 1;
        return over.open?.() ?? Promise.reject(new Error('not prepared'));
      },
    },
  } as unknown as Navigator;
  return { browser, opened: () => opened };
}

describe('asking the browser about its microphone', () => {
  it('opens it and lets it go again where it is allowed', async () => {
    let stopped = 0;
    const stream = { getTracks: () => [{ stop: () => (stopped += 1) }] } as unknown as MediaStream;
    const { browser } = browserWith({ open: async () => stream });
    expect(await examineMicrophone(browser)).toEqual(opens);
    expect(stopped).toBe(1);
  });

  it.each<PermissionState>(['prompt', 'denied'])('never opens it at "%s"', async (state) => {
    const { browser, opened } = browserWith({ state });
    expect(await examineMicrophone(browser)).toEqual({ permission: state, hasDevice: true, openError: null });
    expect(opened()).toBe(0);
  });

  it('passes on why it could not be opened, and that no device is there', async () => {
    const busy = Object.assign(new Error('in use'), { name: 'NotReadableError' });
    const taken = browserWith({ open: () => Promise.reject(busy) });
    expect((await examineMicrophone(taken.browser)).openError).toBe('NotReadableError');
    const none = browserWith({ kinds: ['videoinput', 'audiooutput'] });
    expect((await examineMicrophone(none.browser)).hasDevice).toBe(false);
    expect(none.opened()).toBe(0);
  });

  it('knows nothing in a browser that tells nothing', async () => {
    expect(await examineMicrophone({} as Navigator)).toEqual(unknown);
  });
});
