import { describe, expect, it } from 'vitest';
import { linkError, messageOf, returnAddress } from './account.ts';

describe('links from mails', () => {
  it('lead back to the pages that await them', () => {
    expect(returnAddress('/auth-confirmed', 'https://x.example')).toBe('https://x.example/auth-confirmed');
    expect(returnAddress('/reset-password', 'http://localhost:4000')).toBe(
      'http://localhost:4000/reset-password',
    );
  });

  it('tell a refusal by the error in the address', () => {
    expect(linkError('#error=access_denied&error_description=Link+has+expired')).toBe('Link has expired');
    expect(linkError('#error=access_denied')).toBe('');
    expect(linkError('#access_token=a&type=signup')).toBeNull();
    expect(linkError('')).toBeNull();
  });
});

describe('messageOf', () => {
  it("passes the server's message on and explains a missing answer", () => {
    expect(messageOf({ name: 'AuthApiError', message: 'Invalid login credentials' })).toBe(
      'Invalid login credentials',
    );
    expect(messageOf({ name: 'AuthRetryableFetchError', message: 'fetch failed' })).toContain(
      'could not be reached',
    );
  });
});
