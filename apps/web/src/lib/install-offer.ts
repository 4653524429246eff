import { msg } from '@lingui/core/macro';

/** The event by which a browser offers to install the product. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function set(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's install prompt for a button. Called as a page starts: the event comes early, and once. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => set(null));
}

/** Whether the browser offers to install right now. */
export const isInstallOffered = () => offer !== null;

/** Calls back whenever the prompt becomes available or unavailable; returns the function that stops it. */
export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's install prompt, which works once. */
export async function install(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const taken = offer;
  if (!taken) return 'unavailable';
  set(null);
  try {
    return (await taken.prompt()).outcome;
  } catch {
    return 'unavailable';
  }
}

/** What to tell a user about each outcome; nothing to somebody who has just said no. */
export const installMessages = {
  accepted: { title: msg`Success!`, text: msg`The app has been installed.` },
  unavailable: {
    title: msg`Installation not available`,
    text: msg`The app may already be installed or your browser doesn't support PWA installation.`,
  },
  dismissed: null,
} as const;
