import { t } from '@lingui/core/macro';
import { FunctionError } from '@/lib/functions.ts';
import { supabase } from '@/lib/supabase.ts';
import { notify } from '@/lib/toasts.ts';

const tooManyRequests = 429;

/** Whether the server refused because the sign-in is no longer valid, however it says so. */
function isRefusedSignIn(error: unknown): boolean {
  if (error instanceof FunctionError) return error.code === 'not_signed_in';
  if (!error || typeof error !== 'object' || !('code' in error)) return false;
  return String(error.code) === '401' || error.code === 'PGRST301';
}

/** The sign-in is over: the layout asks for a new one and leads back to the interview. */
export class SignedOutError extends Error {
  constructor() {
    super('The sign-in is over');
    this.name = 'SignedOutError';
  }
}

/**
 * Makes a call, and once more with a renewed sign-in where the first was refused for it. Where it can't be renewed,
 * the client signs the user out; then it throws SignedOutError.
 */
export async function withValidSignIn<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusedSignIn(error)) throw error;
    if (await renewSignIn()) return call();
    throw error;
  }
}

/**
 * Answers whether there is a good sign-in now; false where it could not be asked for. One that the server refuses to
 * renew is dropped here: the client itself would keep it until its hour is over.
 */
async function renewSignIn(): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client.auth.refreshSession();
  if (!error) return data.session !== null;
  const refused = error.status !== undefined && error.status >= 400 && error.status < 500;
  if (!refused || error.status === tooManyRequests) return false;
  await client.auth.signOut({ scope: 'local' });
  notify.info(t`Please sign in again`, t`Your interview is where you left it, every word intact.`);
  throw new SignedOutError();
}
