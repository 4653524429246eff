import { type ComponentType, lazy } from 'react';

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

const cameOnline = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loads what a press opens. A failed try is repeated as soon as there is a network, or after a pause that gets longer each time. */
export async function untilLoaded<Part>(load: () => Promise<Part>, waitMs = firstWaitMs): Promise<Part> {
  try {
    return await load();
  } catch {
    await (navigator.onLine ? pause(waitMs) : cameOnline());
    return untilLoaded(load, Math.min(waitMs * 2, longestWaitMs));
  }
}

/** A network that changes fails what is under way, and says that it's there by the time the failure is known. */
const againMs = 500;

/** Loads a page, without a network as soon as there is one. With a network, a page that can't be had twice is an error. */
export async function onceOnline<Page>(load: () => Promise<Page>, isAgain = false): Promise<Page> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await cameOnline();
      return onceOnline(load);
    }
    if (isAgain) throw error;
    await pause(againMs);
    return onceOnline(load, true);
  }
}

/**
 * A component whose code is fetched when it's first drawn. React remembers a failed fetch for good and takes the page down, so
 * the fetch is repeated until it works.
 */
// biome-ignore lint/suspicious/noExplicitAny: the type that React gives to `lazy`
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => untilLoaded(load));
}
