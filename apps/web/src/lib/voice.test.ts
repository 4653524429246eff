import { expect, it } from 'vitest';
import { ownVoices, wordEnd } from './voice.ts';

const voice = (lang: string, localService: boolean) => ({ lang, localService }) as SpeechSynthesisVoice;

it('only English voices of the device are offered: others send the text away', () => {
  const own = voice('en-GB', true);
  expect(ownVoices([voice('en-US', false), voice('es-ES', true), own, voice('enm', true)])).toEqual([own]);
});

it.each([
  ['Tell me about you', 0, 4],
  ['Tell me about you', 5, 7],
  ['Tell me', 5, 7],
  ['Tell me', 99, 99],
])('in %j the word at %i ends at %i', (text, start, end) => {
  expect(wordEnd(text, start)).toBe(end);
});
