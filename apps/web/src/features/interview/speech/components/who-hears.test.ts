import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DeviceSpeech } from '../device-speech.ts';
import { HeardBy } from './who-hears.tsx';

const html = (speech: DeviceSpeech) =>
  renderToStaticMarkup(createElement(HeardBy, { speech, onInstall: () => undefined }));
const service = 'your browser&#x27;s speech service hears you';

describe('who hears the audio', () => {
  it('is this device alone only where it recognizes by itself', () => {
    expect(html('ready')).toContain('Only this device hears you.');
    for (const speech of ['none', 'downloadable', 'installing', 'failed'] as const) {
      expect(html(speech).toLowerCase()).toContain(service);
      expect(html(speech)).not.toContain('Only this device');
    }
  });

  it('can be this device where the browser offers it, and is tried again after a failure', () => {
    expect(html('downloadable')).toContain('Keep my voice on this device');
    expect(html('failed')).toContain('Try again');
    for (const speech of ['none', 'installing', 'ready'] as const)
      expect(html(speech)).not.toContain('<button');
  });
});
