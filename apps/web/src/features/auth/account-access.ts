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
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims.amr?.[0]?.method === 'password';
  } catch {
    return false;
  }
}
