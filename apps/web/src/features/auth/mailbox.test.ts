import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['nora@gmail.com', 'Gmail'],
  ['Nora@GoogleMail.com', 'Gmail'],
  ['nora@hotmail.es', 'Outlook'],
  ['"a@b"@icloud.com', 'iCloud Mail'],
  ['nora@example.com', undefined],
  ['nora', undefined],
  ['', undefined],
])('the mailbox of %s is %s', (email, name) => {
  expect(mailboxOf(email)?.name).toBe(name);
});
