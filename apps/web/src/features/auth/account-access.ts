import { t } from '@lingui/core/macro';
import { claimsOf } from '@/lib/second-step.ts';
import { supabase } from '@/lib/supabase.ts';
import { returnAddress, run } from './account.ts';

/** Asks for an email with a link to set a new password. */
export const requestPasswordReset = (email: string) =>
  run(async () =>
    (await supabase()).auth.resetPasswordForEmail(email.trim(), {
      redirectTo: returnAddress('/reset-password'),
    }),
  );

/** Sends the confirmation once more. Answers the same for every address. */
export const resendConfirmation = (email: string) =>
  run(async () =>
    (await supabase()).auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: returnAddress('/auth-confirmed') },
    }),
  );

/** Signs in with the code of an email: those of a confirmation, or those of a forgotten password. */
export const enterCode = (email: string, token: string, type: 'email' | 'recovery') =>
  run(async () => (await supabase()).auth.verifyOtp({ email, token, type }));

/** Asks for another address. The server emails a link and a code to both; it answers the same for a taken one. */
export const requestEmailChange = (email: string) =>
  run(async () =>
    (await supabase()).auth.updateUser(
      { email: email.trim() },
      { emailRedirectTo: returnAddress('/email-changed') },
    ),
  );

/** Sends the emails of a change once more. */
export const resendEmailChange = (email: string) =>
  run(async () =>
    (await supabase()).auth.resend({
      type: 'email_change',
      email,
      options: { emailRedirectTo: returnAddress('/email-changed') },
    }),
  );

/** Confirms a change with the code of either email. */
export const enterEmailChangeCode = (email: string, newEmail: string, token: string) =>
  run(async () => {
    const { auth } = await supabase();
    const asNew = await auth.verifyOtp({ email: newEmail, token, type: 'email_change' });
    if (asNew.error?.code !== 'otp_expired') return asNew;
    return auth.verifyOtp({ email, token, type: 'email_change' });
  });

/** Keeps the address that there is. A Supabase project in place of our server can't cancel: that is an error. */
export const cancelEmailChange = (email: string) =>
  run(async () => {
    const { data, error } = await (await supabase()).auth.updateUser({ email });
    if (error || !data.user?.new_email) return { error };
    return {
      error: new Error(t`We can't cancel this from here, but nothing will change unless you open the links.`),
    };
  });

/** Brings the stored user up to date where a link was opened on another device. Without a network it stays as it is. */
export async function syncAddress(): Promise<void> {
  await run(async () => {
    const { auth } = await supabase();
    const [stored, now] = [await auth.getSession(), await auth.getUser()];
    const known = stored.data.session?.user;
    const isSame = known?.email === now.data.user?.email && known?.new_email === now.data.user?.new_email;
    return now.error || isSame ? now : auth.refreshSession();
  });
}

/** Sets a new password. Somebody who signed in with a password gives the current one too. */
export const updatePassword = (password: string, currentPassword?: string) =>
  run(async () =>
    (await supabase()).auth.updateUser({
      password,
      ...(currentPassword ? { current_password: currentPassword } : {}),
    }),
  );

/** Whether a session was opened with a password: a new one then needs the current one. */
export function isPasswordSession(accessToken: string): boolean {
  const methods = claimsOf(accessToken).amr?.map(({ method }) => method) ?? [];
  // A second step comes on top of how the session began.
  return methods.find((method) => method !== 'totp' && method !== 'recovery_code') === 'password';
}
