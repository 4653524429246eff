import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DeviceSpeech } from '../device-speech.ts';
import type { Dictation, Transcription } from '../use-dictation.ts';
import type { SoundAlone } from '../use-kept-recording.ts';
import { RecordingButton, SoundAloneNote, UnwrittenNote } from './recording-button.tsx';
import { HeardBy, HeardByModel } from './who-hears.tsx';

const html = (speech: DeviceSpeech) =>
  renderToStaticMarkup(createElement(HeardBy, { speech, onInstall: () => undefined }));
const service = /your browser&#x27;s speech service (will transcribe|transcribes) what you say/;

describe('who hears the audio', () => {
  it('is this device alone only where it recognizes by itself', () => {
    expect(html('ready')).toContain('Only this device hears you.');
    for (const speech of ['none', 'downloadable', 'installing', 'failed'] as const) {
      expect(html(speech).toLowerCase()).toMatch(service);
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

describe('a browser without dictation', () => {
  const button = (alone: SoundAlone | null) => {
    const dictation = { supported: false } as Dictation;
    return renderToStaticMarkup(createElement(RecordingButton, { dictation, alone, disabled: false }));
  };

  it('records beside what is typed, and says that the recording stays here', () => {
    const idle = button({ recording: false, toggle: () => undefined });
    expect(idle).toContain('Start Recording');
    expect(idle).not.toContain('disabled');
    expect(button({ recording: true, toggle: () => undefined })).toContain('Stop Recording');
    expect(renderToStaticMarkup(createElement(SoundAloneNote))).toContain('stays on this device.');
  });

  it('only offers typing where nothing can be recorded', () => {
    expect(button(null)).toMatch(/<button[^>]*disabled/);
    expect(button(null)).toContain('Typing works just as well.');
  });
});

describe('where a model writes down what was recorded', () => {
  it('names the host that the recording is sent to', () => {
    const line = renderToStaticMarkup(createElement(HeardByModel, { sentTo: 'ears.example.org' }));
    expect(line).toContain('your recording is sent to ears.example.org, which transcribes it.');
  });

  it('says what could not be written down, that nothing is lost, and what to do', () => {
    const note = (problem: string | null) => {
      const transcription: Transcription = {
        problem,
        isWriting: false,
        retry: () => undefined,
        drop: () => undefined,
      };
      return renderToStaticMarkup(createElement(UnwrittenNote, { transcription }));
    };
    expect(note(null)).toBe('');
    const shown = note('The AI model is away.');
    expect(shown).toContain('It&#x27;s still here, and so is what you typed. The AI model is away.');
    expect(shown.match(/<button/g)).toHaveLength(2);
  });
});
