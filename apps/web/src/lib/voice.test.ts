import { afterEach, expect, it, vi } from 'vitest';
import { ownVoices, readyVoice, wordEnd } from './voice.ts';

afterEach(() => vi.unstubAllGlobals());

const voice = (lang: string, localService: boolean) => ({ lang, localService }) as SpeechSynthesisVoice;

it('only English voices of the device are offered: others send the text away', () => {
  const own = voice('en-GB', true);
  expect(ownVoices([voice('en-US', false), voice('es-ES', true), own, voice('enm', true)])).toEqual([own]);
});

it('questions in another language are read by a voice of that language', () => {
  const spanish = voice('es_MX', true);
  expect(ownVoices([voice('en-US', true), voice('es-ES', false), spanish], 'es')).toEqual([spanish]);
  expect(ownVoices([voice('en-US', true)], 'es-419')).toEqual([]);
});

it.each([
  ['Tell me about you', 0, 4],
  ['Tell me about you', 5, 7],
  ['Tell me', 5, 7],
  ['Tell me', 99, 99],
])('in %j the word at %i ends at %i', (text, start, end) => {
  expect(wordEnd(text, start)).toBe(end);
});

it('in a press the voice is made ready without a sound, and nobody is talked over', () => {
  const said: { text: string; volume: number }[] = [];
  class Utterance {
    text: string;
    volume = 1;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speech = { speaking: false, speak: (utterance: Utterance) => said.push(utterance) };
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', speech);
  readyVoice();
  expect(said.map(({ text, volume }) => ({ text, volume }))).toEqual([{ text: ' ', volume: 0 }]);
  speech.speaking = true;
  readyVoice();
  expect(said).toHaveLength(1);
  vi.stubGlobal('speechSynthesis', undefined);
  expect(readyVoice).not.toThrow();
});
