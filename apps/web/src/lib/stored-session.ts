import type { Session } from '@supabase/supabase-js';

/** Whether the text that the backend's client stored is a session with a refresh token. */
export function holdsSession(stored: string | null): boolean {
  if (!stored) return false;
  try {
    const value: unknown = JSON.parse(stored);
    return (
      !!value &&
      typeof value === 'object' &&
      'refresh_token' in value &&
      typeof value.refresh_token === 'string' &&
      value.refresh_token !== ''
    );
  } catch {
    return false;
  }
}

/** The session in what the backend's client stored; null where there is none, or none that names its user. */
export function storedSession(stored: string | null): Session | null {
  if (!stored || !holdsSession(stored)) return null;
  const session = JSON.parse(stored) as Session;
  return typeof session.user?.id === 'string' ? session : null;
}

/** Whether an address brings a session with it, as the links of the mails do. */
export const bringsSession = (hash: string) =>
  new URLSearchParams(hash.replace(/^#/, '')).has('access_token');
