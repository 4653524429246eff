import { describe, expect, it } from 'vitest';
import { holdsSession } from './islands.ts';

describe('holdsSession', () => {
  it('sees the session that the client of the backend stores', () => {
    expect(holdsSession(JSON.stringify({ access_token: 'a', refresh_token: 'r', user: {} }))).toBe(true);
  });

  it.each([null, '', 'not json', 'null', '{}', '{"refresh_token":""}', '{"refresh_token":7}'])(
    'sees none in %j',
    (stored) => {
      expect(holdsSession(stored)).toBe(false);
    },
  );
});
