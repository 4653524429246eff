import { describe, expect, it } from 'vitest';
import { bringsSession, holdsSession, storedSession } from './stored-session.ts';

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

describe('storedSession', () => {
  it('is the session of a named user, or none', () => {
    const session = { access_token: 'a', refresh_token: 'r', user: { id: 'anna' } };
    expect(storedSession(JSON.stringify(session))).toEqual(session);
    expect(storedSession(JSON.stringify({ ...session, user: null }))).toBeNull();
    expect(storedSession(JSON.stringify({ ...session, refresh_token: '' }))).toBeNull();
    expect(storedSession('{')).toBeNull();
  });
});

describe('bringsSession', () => {
  it('knows the address that a mail leads to', () => {
    expect(bringsSession('#access_token=a&refresh_token=r&type=recovery')).toBe(true);
    expect(bringsSession('#error=access_denied')).toBe(false);
    expect(bringsSession('#how')).toBe(false);
    expect(bringsSession('')).toBe(false);
  });
});
