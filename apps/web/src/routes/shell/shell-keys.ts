import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeyLine } from '@/components/key-list.tsx';
import { sessionKeys } from '@/features/interview/session-keys.ts';

/** The shortcuts of every signed-in page and of single pages, for the list of keys. */
export const keyGroups: readonly { title: MessageDescriptor; lines: readonly KeyLine[] }[] = [
  {
    title: msg`Outside an interview`,
    lines: [
      { keys: [msg`Ctrl or Cmd`, 'K'], does: msg`Find a page or an action` },
      { keys: ['?'], does: msg`Show this list (when you aren't typing)` },
      { keys: ['Esc'], does: msg`Close whatever's open` },
    ],
  },
  {
    title: msg`In an interview`,
    lines: sessionKeys.filter(({ keys }) => keys[0] !== '?'),
  },
  {
    title: msg`In a report`,
    lines: [{ keys: ['J', 'K'], does: msg`Go to the next or previous note and show the words it's about` }],
  },
  {
    title: msg`In the word game`,
    lines: [{ keys: ['A – Z', 'Enter'], does: msg`Type the word from anywhere on the page, then submit it` }],
  },
];
