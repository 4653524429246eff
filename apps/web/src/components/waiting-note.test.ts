import { expect, it } from 'vitest';
import { waitingNote } from './waiting-note.ts';

it.each([
  [0, ''],
  [5, 'Still working.'],
  [15, 'This is taking longer than usual.'],
  [30, 'This is taking unusually long. You can stop it and try again.'],
])('after %i seconds of waiting it says %j', (seconds, note) => {
  expect(waitingNote(seconds)).toBe(note);
});
