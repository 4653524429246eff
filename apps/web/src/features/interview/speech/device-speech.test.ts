import { describe, expect, it, vi } from 'vitest';
import { installDeviceSpeech, readDeviceSpeech } from './device-speech.ts';

/** A browser whose recognition answers what a test says. */
function browser(answer: { available?: () => Promise<string>; install?: () => Promise<boolean> }) {
  const available = vi.fn(answer.available ?? (async () => 'unavailable'));
  const install = vi.fn(answer.install ?? (async () => true));
  return { scope: { SpeechRecognition: { available, install } }, available, install };
}

describe('recognition on the device', () => {
  it.each([
    ['available', 'ready'],
    ['downloadable', 'downloadable'],
    ['downloading', 'installing'],
    ['unavailable', 'none'],
    ['something-new', 'none'],
  ])('that the browser calls %s is %s', async (status, speech) => {
    const { scope, available, install } = browser({ available: async () => status });
    expect(await readDeviceSpeech('en-GB', scope)).toBe(speech);
    expect(available).toHaveBeenCalledWith({ langs: ['en-GB'], processLocally: true });
    expect(install).not.toHaveBeenCalled();
  });

  it('is none in a browser that has no word for it, or no recognition', async () => {
    expect(await readDeviceSpeech('en-US', { webkitSpeechRecognition: class {} })).toBe('none');
    expect(await readDeviceSpeech('en-US', {})).toBe('none');
  });

  it('is none where the browser refuses to say', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { scope } = browser({ available: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    expect(await readDeviceSpeech('en-US', scope)).toBe('none');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('is installed, or the page is told that it was not', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await installDeviceSpeech('en-US', browser({}).scope)).toBe('ready');
    expect(await installDeviceSpeech('en-US', browser({ install: async () => false }).scope)).toBe('failed');
    const refused = browser({ install: () => Promise.reject(new Error('no')) });
    expect(await installDeviceSpeech('en-US', refused.scope)).toBe('failed');
    warn.mockRestore();
  });
});
