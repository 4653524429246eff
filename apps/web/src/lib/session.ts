import type { Session, User } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { supabase } from './supabase.ts';

export interface SessionState {
  /** True until the stored session has been read. */
  loading: boolean;
  session: Session | null;
  user: User | null;
  /** Why the session could not be read: the backend's address is not known. */
  error: Error | null;
  /** True after the user signed out on purpose, so that the way back in does not lead to the page that was left. */
  left: boolean;
}

let state: SessionState = { loading: true, session: null, user: null, error: null, left: false };
const listeners = new Set<() => void>();
let started = false;

function set(next: Partial<SessionState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Reads the stored session and follows it from then on. Called once when the app starts, and again to retry. */
export async function startSession(): Promise<void> {
  if (started) return;
  started = true;
  set({ loading: true, error: null });
  try {
    const client = await supabase();
    client.auth.onAuthStateChange((event, session) => {
      const left = session ? false : state.left || event === 'SIGNED_OUT';
      set({ loading: false, session, user: session?.user ?? null, left });
    });
  } catch (error) {
    started = false;
    set({ loading: false, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who is signed in. Re-renders on every change, in other tabs too. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The signed-in user inside the authenticated layout. Throws outside it. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for pages inside the authenticated layout');
  return user;
}

/** Signs out here and on the server; without a network the session is dropped here. */
export async function signOut(): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.signOut();
  if (error) await client.auth.signOut({ scope: 'local' });
}
