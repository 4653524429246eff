import { t } from '@lingui/core/macro';
import { said } from '@/lib/messages.ts';
import { supabase } from '@/lib/supabase.ts';

/** What came of an account call: nothing to say, or the server's message. */
export type AccountResult = { ok: true } | { ok: false; message: string };

const unreachable = () => t`The server could not be reached. Check your connection and try again.`;

/** Where the links of the two mails lead back to. */
export const returnAddress = (path: '/auth-confirmed' | '/reset-password', origin = location.origin) =>
  `${origin}${path}`;

/** The message of a refusal in the chosen language; a request that got no answer has none of its own. */
export function messageOf(error: { name?: string; message: string }): string {
  return error.name === 'AuthRetryableFetchError' ? unreachable() : said(error.message);
}

async function run(call: () => Promise<{ error: Error | null }>): Promise<AccountResult> {
  try {
    const { error } = await call();
    return error ? { ok: false, message: messageOf(error) } : { ok: true };
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

/** Asks for an account; the server mails a confirmation link. Answers the same for a known address. */
export const signUp = ({ email, password, fullName }: Credentials & { fullName: string }) =>
  run(async () =>
    (await supabase()).auth.signUp({
      email: email.trim(),
      password,
      options: { emailRedirectTo: returnAddress('/auth-confirmed'), data: { full_name: fullName.trim() } },
    }),
  );

/** Asks for a mail with a link to set a new password. */
export const requestPasswordReset = (email: string) =>
  run(async () =>
    (await supabase()).auth.resetPasswordForEmail(email.trim(), {
      redirectTo: returnAddress('/reset-password'),
    }),
  );

/** Sets the password of the user who came through a recovery link. */
export const updatePassword = (password: string) =>
  run(async () => (await supabase()).auth.updateUser({ password }));

/** Why a link from a mail was refused, read from the address it led to; null where it was not. */
export function linkError(hash: string): string | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return parameters.has('error') ? (parameters.get('error_description') ?? '') : null;
}
