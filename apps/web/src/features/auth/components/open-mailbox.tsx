import { t } from '@lingui/core/macro';
import { ExternalLink } from 'lucide-react';
import { mailboxOf } from '../mailbox.ts';

/** The way to the mailbox of an address, where its provider is a well-known one. */
export function OpenMailbox({ email }: { email: string }) {
  const mailbox = mailboxOf(email);
  if (!mailbox) return null;
  return (
    <a className="b b2 justify-self-start" href={mailbox.address} target="_blank" rel="noreferrer">
      {t`Open ${mailbox.name}`}
      <ExternalLink className="i" aria-hidden="true" />
    </a>
  );
}
