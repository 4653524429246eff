import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InterviewRequest } from '../../session/mutations.ts';
import { SpeechNote } from './speech-note.tsx';

afterEach(() => vi.unstubAllGlobals());

interface Browser {
  recognizes?: boolean;
  records?: boolean;
  isPhone?: boolean;
}

/** What set-up says in a browser, on a site whose model transcribes at `sentTo`. */
function note(mode: InterviewRequest['mode'], browser: Browser, sentTo?: string): string {
  const { recognizes = false, records = true, isPhone = false } = browser;
  vi.stubGlobal('SpeechRecognition', recognizes ? class {} : undefined);
  vi.stubGlobal('MediaRecorder', records ? class {} : undefined);
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('navigator', { userAgent: isPhone ? 'iPhone' : 'Firefox', maxTouchPoints: isPhone ? 5 : 0 });
  const client = new QueryClient();
  client.setQueryData(['config'], sentTo ? { transcription: { sentTo } } : {});
  const element = createElement(SpeechNote, { mode });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, element)).replace(
    /<[^>]+>/g,
    '',
  );
}

describe('what set-up says of speaking', () => {
  it('names who hears the recordings of an interview by voice', () => {
    expect(note('voice', {}, 'ears.example.org')).toContain('ears.example.org transcribes them.');
  });

  it('names who would hear a recorded answer, and that typing does too', () => {
    expect(note('recorded', {}, 'ears.example.org')).toContain(
      'After each answer you can have ears.example.org transcribe it, or type the main points.',
    );
    expect(note('recorded', { recognizes: true, isPhone: true }, 'ears.example.org')).toContain(
      'ears.example.org',
    );
  });

  it('names nobody where nothing is sent', () => {
    expect(note('voice', {})).toContain('You can also record them and listen in your report.');
    expect(note('voice', { records: false }, 'ears.example.org')).toBe(
      'This browser doesn&#x27;t support dictation, so type your answers.',
    );
    expect(note('recorded', {})).toContain('type the main points after each answer');
  });

  it('says nothing in a text interview, and where the browser writes along', () => {
    expect(note('text', {}, 'ears.example.org')).toBe('');
    expect(note('voice', { recognizes: true }, 'ears.example.org')).toBe('');
    expect(note('recorded', { recognizes: true }, 'ears.example.org')).toBe('');
  });
});
