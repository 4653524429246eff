import type { Session } from '@supabase/supabase-js';

interface Claims {
  aal?: string;
  /** How the session began and what it proved since, the latest first. */
  amr?: readonly { method: string }[];
}

/** What an access token says of its session; nothing for one that can't be read. */
export function claimsOf(accessToken: string): Claims {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** Whether a session still waits for its second step. The server refuses it everything until then. */
export function awaitsSecondStep({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  const isOn = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return isOn && claimsOf(access_token).aal !== 'aal2';
}
