import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '@/lib/messages.ts';
import { supabase } from '@/lib/supabase.ts';

/** The result of an account call: nothing to say, or why it failed. */
export type AccountResult = { ok: true } | { ok: false; message: string };

const unreachable = () => t`We couldn't reach the server. Check your connection and try again.`;

/** Where the links of emails lead back to. */
export const returnAddress = (
  path: '/auth-confirmed' | '/reset-password' | '/email-changed',
  origin = location.origin,
) => `${origin}${path}`;

/** Texts of refusals by their code. */
export type RefusalTexts = Readonly<Record<string, MessageDescriptor>>;

/** Refusals by their code in the auth protocol. Of what these forms send, only the email address is validated. */
const refusalTexts: RefusalTexts = {
  invalid_credentials: msg`Invalid login credentials`,
  email_not_confirmed: msg`Email not confirmed`,
  user_banned: msg`This account has been suspended.`,
  over_request_rate_limit: msg`Too many attempts. Please wait a minute and try again.`,
  validation_failed: msg`That doesn't look like an email address. Check it for typos.`,
  otp_expired: msg`That code isn't right, or it has expired. Check it, or send a new email.`,
  current_password_required: msg`Type your current password too.`,
  current_password_mismatch: msg`That isn't your current password.`,
  same_password: msg`That's the password you already have. Choose another one.`,
  email_exists: msg`That email already has an account. Sign in with it, or choose another one.`,
  over_email_send_rate_limit: msg`We've just sent you an email. Wait a minute before you ask for another.`,
};

/** The text of a refusal, those of `own` first; the server's own words for a code that has none here. */
export function messageOf(
  error: { name?: string; message: string; code?: string },
  own: RefusalTexts = {},
): string {
  if (error.name === 'AuthRetryableFetchError') return unreachable();
  const { code = '' } = error;
  const texts = { ...refusalTexts, ...own };
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ? t(text) : error.message;
}

/** Makes a call of the account; what goes wrong is answered, never thrown. */
export async function run(
  call: () => Promise<{ error: Error | null }>,
  own: RefusalTexts = {},
): Promise<AccountResult> {
  try {
    const { error } = await call();
    return error ? { ok: false, message: messageOf(error, own) } : { ok: true };
  } catch {
    return { ok: false, message: unreachable() };
  }
}

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in with the password. What goes wrong is answered, never thrown. */
export const signIn = ({ email, password }: Credentials) =>
  run(async () => (await supabase()).auth.signInWithPassword({ email: email.trim(), password }));

/** Asks for an account; the server emails a confirmation link. Answers the same for a known address. */
export const signUp = ({ email, password, fullName }: Credentials & { fullName: string }) =>
  run(async () =>
    (await supabase()).auth.signUp({
      email: email.trim(),
      password,
      options: {
        emailRedirectTo: returnAddress('/auth-confirmed'),
        // Emails are in the language of the account.
        data: { full_name: fullName.trim(), locale: i18n.locale },
      },
    }),
  );

/** Why a link from an email was refused, read from the address it led to; null where it was not. */
export function linkError(hash: string): string | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return parameters.has('error') ? (parameters.get('error_description') ?? '') : null;
}

/** How the link of a change of address ended, read from where it led: `waits` for the other mailbox, `taken` by somebody. */
export function emailChangeEnd(hash: string): 'done' | 'waits' | 'taken' | 'refused' {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  if (parameters.get('error_code') === 'email_exists') return 'taken';
  if (parameters.has('error')) return 'refused';
  return parameters.has('message') ? 'waits' : 'done';
}
