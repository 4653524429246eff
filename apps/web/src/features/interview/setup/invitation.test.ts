import { expect, it } from 'vitest';
import { readInvitation } from './invitation.ts';

it('takes the role, the focus, the type, the difficulty and the way of answering that another page asks for', () => {
  const invitation = { jobRole: 'Product Analyst', focus: 'You must have SQL.', interviewType: 'custom' };
  expect(readInvitation(invitation)).toEqual(invitation);
  expect(readInvitation({ difficulty: 'hard' })).toEqual({ difficulty: 'hard' });
  expect(readInvitation({ mode: 'recorded' })).toEqual({ mode: 'recorded' });
  expect(readInvitation({ jobRole: 'Nurse', other: true })).toEqual({ jobRole: 'Nurse' });
});

it.each([
  [null],
  ['text'],
  [{ jobRole: 5 }],
  [{ interviewType: 'sales' }],
  [{ mode: 'live' }],
  [{ focus: 'x'.repeat(20_001) }],
])('takes nothing of %j', (state) => {
  expect(readInvitation(state)).toEqual({});
});
