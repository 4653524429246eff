import { msg } from '@lingui/core/macro';
import type { KeyLine } from '@/components/key-list.tsx';

/** The keys of an interview, as its own list and that of the shell show them. */
export const sessionKeys: readonly KeyLine[] = [
  { keys: [msg`Ctrl or Cmd`, 'Enter'], does: msg`Continue: next question, or complete the interview` },
  { keys: ['R'], does: msg`Start or stop recording (when you aren't typing)` },
  { keys: ['P'], does: msg`Pause or resume (when you aren't typing)` },
  { keys: ['H'], does: msg`Hear the question or stop the audio (when you aren't typing)` },
  { keys: ['F'], does: msg`Turn hands-free on or off (when you aren't typing)` },
  { keys: ['W'], does: msg`Get more time after “Anything to add?” (when you aren't typing)` },
  { keys: ['Esc'], does: msg`Leave the answer field` },
  { keys: ['?'], does: msg`Show this list (when you aren't typing)` },
];
