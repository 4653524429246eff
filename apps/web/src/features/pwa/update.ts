import type { Workbox } from 'workbox-window';
import { whenSettled } from '@/lib/when-settled.ts';

const lookEveryMs = 60 * 60_000;
const workerAddress = '/sw.js';

let waiting: Workbox | null = null;
const listeners = new Set<() => void>();

/** Whether a newer version is on this device and waits to be used. */
export const isUpdateReady = () => waiting !== null;

/** Calls back when a newer version is ready; answers the function that stops it. */
export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers the service worker once the page has settled, and looks for newer versions each hour and when the page is come
 * back to. Where the browser has none, or the page is served by the development server, nothing happens.
 */
export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  whenSettled(() => void register().catch((error: unknown) => console.warn('No service worker', error)));
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(workerAddress, { updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    waiting = workbox;
    for (const listener of listeners) listener();
  });
  await workbox.register();
  const look = () => {
    if (navigator.onLine) workbox.update().catch(() => undefined);
  };
  setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/** Whether an interview runs in some tab of this browser; each holds a lock of this name while it is open. */
async function isInterviewOpen(): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => null);
  return locks?.held?.some(({ name }) => name?.startsWith('greenroom.interview.')) ?? false;
}

/**
 * Uses the newer version: the worker takes over, and this page is loaded again. Answers `interview` and changes
 * nothing while an interview is open in another tab, whose parts would be gone.
 */
export async function takeNewVersion(): Promise<'updating' | 'interview'> {
  if (await isInterviewOpen()) return 'interview';
  waiting?.addEventListener('controlling', () => window.location.reload());
  waiting?.messageSkipWaiting();
  return 'updating';
}
