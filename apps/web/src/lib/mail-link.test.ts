import { expect, it } from 'vitest';
import { appPageOfMailLink, pageOfMailLink } from './mail-link.ts';

it.each([
  [
    'a recovery asked for by a second sign-up',
    '/auth-confirmed',
    '#access_token=a&type=recovery',
    '/reset-password',
  ],
  ['a recovery', '/reset-password', '#access_token=a&type=recovery', '/reset-password'],
  ['an invitation', '/dashboard', '#access_token=a&type=invite', '/reset-password'],
  ['a change of address', '/email-changed', '#access_token=a&type=email_change', '/email-changed'],
  ['a confirmation', '/auth-confirmed', '#access_token=a&type=signup', '/auth-confirmed'],
  ['a refused link', '/auth-confirmed', '#error=access_denied&type=recovery', '/auth-confirmed'],
  ['no link', '/dashboard', '', '/dashboard'],
])('%s leads to its page', (_, pathname, hash, page) => {
  expect(pageOfMailLink(pathname, hash)).toBe(page);
});

it.each([
  ['an invitation', '#access_token=a&type=invite', '/reset-password'],
  ['a confirmation', '#access_token=a&type=signup', '/auth-confirmed'],
  ['a change of address', '#access_token=a&type=email_change', '/email-changed'],
  ['a link to sign in', '#access_token=a&type=magiclink', '/dashboard'],
  ['a refused link', '#error=access_denied&error_code=otp_expired', '/auth-confirmed'],
  ['a part of the page', '#try', null],
  ['nothing', '', null],
])('%s that ends at a static page leads on into the app', (_, hash, page) => {
  expect(appPageOfMailLink(hash)).toBe(page);
});
