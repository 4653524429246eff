import { Refusal, transcription } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';

const rate = perHour(60);
/** Base64 takes a third more, and there is a little around it. */
const bodyLimitBytes = Math.ceil(transcription.bytes / 3) * 4 + 1_024;

/** How WebM, MP4 and Ogg begin, which is what browsers record: so many bytes in. */
const beginnings = [
  [0, '\x1a\x45\xdf\xa3'],
  [4, 'ftyp'],
  [0, 'OggS'],
] as const;

/**
 * The words of a recording, by the model that the operator set up for that. The recording is kept nowhere: it is in memory until the
 * model has answered. Refuses with `conflict` where there is no such model, with `unavailable` where it fails, with `rate_limited` past the
 * user's budget, and with `bad_request` what is no recording.
 */
export const transcribeAnswer = defineFunction('transcribe-answer', {
  access: 'user',
  bodyLimitBytes,
  async run({ input: { audio, language }, user, coach, limiter }) {
    if (!coach.transcribe) throw new Refusal('transcription_off');
    await holdToRate(limiter, `transcribe:${user.id}`, rate, 'too_many_attempts');
    const sound = atob(audio);
    if (!beginnings.some(([at, bytes]) => sound.startsWith(bytes, at)))
      throw new Refusal('recording_unreadable');
    const heard = await coach.transcribe(
      Uint8Array.from(sound, (char) => char.charCodeAt(0)),
      language,
    );
    if (heard.ok) return heard.value;
    if (heard.code === 'budget_minute') throw new Refusal('too_fast');
    throw new Refusal(heard.code === 'budget_day' ? 'transcription_used_up' : 'transcription_failed');
  },
});
