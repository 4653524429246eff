import { describe, expect, it } from 'vitest';
import { emailChangeEnd, linkError, messageOf, returnAddress } from './account.ts';

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

it.each([
  ['#access_token=a&type=email_change', 'done'],
  ['', 'done'],
  ['#message=Confirmation+link+accepted', 'waits'],
  ['#error=invalid_request&error_code=email_exists', 'taken'],
  ['#error=access_denied&error_code=otp_expired', 'refused'],
])('the link of a change of address that led to %j is %s', (hash, end) => {
  expect(emailChangeEnd(hash)).toBe(end);
});

describe('messageOf', () => {
  it('has the text of a code, and passes the message of any other on', () => {
    expect(messageOf({ code: 'invalid_credentials', message: 'Wrong' })).toBe('Invalid login credentials');
    expect(messageOf({ code: 'weak_password', message: 'Too weak' })).toBe('Too weak');
    expect(messageOf({ code: 'constructor', message: 'Strange' })).toBe('Strange');
  });

  it('says that no response came', () => {
    expect(messageOf({ name: 'AuthRetryableFetchError', message: 'fetch failed' })).toContain(
      "couldn't reach the server",
    );
  });
});
