import { describe, expect, it } from 'vitest';
import { findRecognition, judgeError, readResults } from './dictation.ts';

const result = (transcript: string, isFinal: boolean) => ({ isFinal, 0: { transcript } });

describe('dictation', () => {
  it('tells settled words from those that may still change, and reads each once', () => {
    const results = [result('old words', true), result(' I led ', true), result('the laun', false)];
    expect(readResults({ resultIndex: 1, results })).toEqual({ heard: 'I led', interim: 'the laun' });
  });

  it.each([
    ['no-speech', 'harmless'],
    ['aborted', 'harmless'],
    ['not-allowed', 'microphone'],
    ['audio-capture', 'microphone'],
    ['network', 'failed'],
    ['anything else', 'failed'],
  ])('takes the error %s for %s', (error, verdict) => {
    expect(judgeError(error)).toBe(verdict);
  });

  it('is found under either name, or not at all', () => {
    class Fake {}
    expect(findRecognition({ webkitSpeechRecognition: Fake })).toBe(Fake);
    expect(findRecognition({})).toBeNull();
  });
});
