import type { KeyLine } from '@/components/key-list.tsx';
import { sessionKeys } from '@/features/interview/session-keys.ts';

/** The keys that hold on every signed-in page, and those of single pages, as the key list shows them. */
export const keyGroups: readonly { title: string; lines: readonly KeyLine[] }[] = [
  {
    title: 'Everywhere',
    lines: [
      { keys: ['Ctrl or Cmd', 'K'], does: 'Go to a page or do something' },
      { keys: ['?'], does: 'Show this list, outside of fields' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'In an interview',
    lines: sessionKeys.filter(({ keys }) => keys[0] !== '?'),
  },
  {
    title: 'In a report',
    lines: [{ keys: ['J', 'K'], does: 'Next or previous stop, with its words shown' }],
  },
  {
    title: 'In the word game',
    lines: [{ keys: ['A – Z', 'Enter'], does: 'Type the word from anywhere, and submit it' }],
  },
];
