import type { KeyLine } from '@/components/key-list.tsx';

/** The keys of an interview, as its own list and that of the shell show them. */
export const sessionKeys: readonly KeyLine[] = [
  { keys: ['Ctrl or Cmd', 'Enter'], does: 'Go on: next question, or complete the interview' },
  { keys: ['R'], does: 'Start or stop recording, outside the answer field' },
  { keys: ['P'], does: 'Pause or resume, outside the answer field' },
  { keys: ['Esc'], does: 'Leave the answer field' },
  { keys: ['?'], does: 'Show this list, outside the answer field' },
];
