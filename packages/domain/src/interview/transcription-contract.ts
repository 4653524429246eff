import { z } from 'zod';
import { answerMaxLength, transcription } from './catalog.ts';
import { DictatedWords } from './contract.ts';

const base64Length = Math.ceil(transcription.bytes / 3) * 4;

/** A recording to be written down, where the browser recognizes no speech. It is kept nowhere. */
export const TranscribeAnswerInput = z.object({
  /** WebM, MP4 or Ogg in base64. */
  audio: z.base64().min(1, 'is empty').max(base64Length),
  /** The language that is spoken, as two letters. */
  language: z.string().regex(/^[a-z]{2}$/),
});
export type TranscribeAnswerInput = z.infer<typeof TranscribeAnswerInput>;

export const TranscribeAnswerOutput = z.object({
  /** '' where no words were heard. */
  text: z.string().max(answerMaxLength),
  /** The words with their times in the recording; `[]` where the model tells none. */
  words: DictatedWords.shape.words,
});
export type TranscribeAnswerOutput = z.infer<typeof TranscribeAnswerOutput>;
