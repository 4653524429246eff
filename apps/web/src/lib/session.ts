import type { Session, User } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { readText } from './kept.ts';
import { announceSignOut, endSession, isSignOutAnnounced, startSessionOf } from './private-data.ts';
import { awaitsSecondStep } from './second-step.ts';
import { storageKeys } from './storage-keys.ts';
import { bringsSession, holdsSession, storedSession } from './stored-session.ts';
import { supabase, whenConnected } from './supabase.ts';

export interface SessionState {
  /** True until the stored session has been read. */
  loading: boolean;
  session: Session | null;
  user: User | null;
  /** Why the session could not be read: the backend's address is not known. */
  error: Error | null;
  /** True once the user has signed out on purpose: the way back in then does not lead to the page that was left. */
  left: boolean;
  /** True where a code or link for a forgotten password opened the session, until the page is left. */
  recovering: boolean;
  /** A sign-in that lacks its second step: nobody is signed in yet, and the server refuses it everything else. */
  halfway: Session | null;
}

/** So long the stored sign-in may take to be read and renewed before it is taken as it is. */
const patienceMs = 5_000;

let state: SessionState = {
  loading: true,
  session: null,
  user: null,
  error: null,
  left: false,
  recovering: false,
  halfway: null,
};
const listeners = new Set<() => void>();

function set(next: Partial<SessionState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const setHalfway = (halfway: Session, recovering: boolean) =>
  set({ loading: false, session: null, user: null, error: null, left: false, recovering, halfway });

/**
 * Reads the stored session and follows it from then on. Without one, and without a link that brings one, nobody is
 * signed in and the client waits until something asks for it. Called when the app starts.
 */
export function startSession(): void {
  whenConnected((client) => {
    client.auth.onAuthStateChange((event, given) => {
      if (event === 'SIGNED_OUT') endSession({ onPurpose: isSignOutAnnounced() });
      // A sign-in that can't be renewed for want of a network is still stored, and still somebody's.
      const session = given ?? storedSession(storedText());
      const recovering = session !== null && (event === 'PASSWORD_RECOVERY' || state.recovering);
      if (session && awaitsSecondStep(session)) return setHalfway(session, recovering);
      // Not at each renewal: one while signing out would take the announcement back.
      if (session && session.user.id !== state.user?.id) startSessionOf(session.user.id);
      const left = session ? false : state.left;
      set({
        loading: false,
        session,
        user: session?.user ?? null,
        error: null,
        left,
        recovering,
        halfway: null,
      });
    });
  });
  if (holdsSession(storedText()) || bringsSession(location.hash)) {
    void connect();
    // The client tries for half a minute to renew a sign-in; without a network nobody should wait for that.
    if (navigator.onLine) setTimeout(takeStored, patienceMs);
    else takeStored();
  } else {
    // The session may have ended while no page of the app was open.
    endSession({ onPurpose: false });
    set({ loading: false });
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.auth && holdsSession(newValue)) void connect();
  });
}

/** Makes the client; what keeps it from being made is shown, and can be tried again. */
export async function connect(): Promise<void> {
  try {
    await supabase();
  } catch (error) {
    set({ loading: false, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

function takeStored(): void {
  const session = storedSession(storedText());
  if (!state.loading || !session) return;
  if (awaitsSecondStep(session)) {
    setHalfway(session, false);
    return;
  }
  startSessionOf(session.user.id);
  set({ loading: false, session, user: session.user });
}

const storedText = () => readText(storageKeys.auth);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who is signed in. Re-renders on every change, in other tabs too. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/** Takes a user for signed in, where pages are rendered without a browser. */
export const assumeUser = (user: User): void => set({ loading: false, user });

/** The signed-in user inside the authenticated layout. Throws outside it. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for pages inside the authenticated layout');
  return user;
}

/** Signs out here and on the server, and leaves nothing private here; without a network the session is dropped here. */
export async function signOut(): Promise<void> {
  announceSignOut();
  await endAuthSession();
}

/**
 * Signs out as `signOut` does, but leaves unsent words for the same user: for pages that lead to a new sign-in. Other devices
 * stay signed in where only this session is to end.
 */
export async function endAuthSession(scope: 'global' | 'local' = 'global'): Promise<void> {
  const client = await supabase();
  set({ left: true });
  const { error } = await client.auth.signOut({ scope });
  if (error) await client.auth.signOut({ scope: 'local' });
}

/**
 * Whether the sign-in still holds. One that is gone ends here too, so that the layout asks for a new one. Without a
 * network it can't be asked for, and holds.
 */
export async function holdsSignIn(): Promise<boolean> {
  const client = await supabase();
  const { data, error } = await client.auth.getSession();
  if (data.session !== null || error?.name === 'AuthRetryableFetchError') return true;
  await client.auth.signOut({ scope: 'local' });
  return false;
}
