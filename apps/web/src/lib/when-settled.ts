/** How long after the page has loaded nothing is fetched or prepared that only a later press needs. */
const settlingMs = 4_000;

const firstGestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const;

/** What waits for the page to settle, and how the wait ends; null once it has settled. */
let waiting: Set<() => void> | null = new Set();
let isWatched = false;

/** One set of listeners for all that waits: each of them costs time while the app starts. */
function watch(): void {
  isWatched = true;
  const abort = new AbortController();
  const { signal } = abort;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    abort.abort();
    const callbacks = waiting ?? [];
    waiting = null;
    for (const callback of callbacks) callback();
  };
  const wait = () => {
    timer = setTimeout(settle, settlingMs);
  };
  for (const gesture of firstGestures)
    addEventListener(gesture, settle, { capture: true, passive: true, signal });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}

/**
 * Calls back some seconds after the page has loaded, or at the first move, touch or key; soon where that has been. For code that the
 * first screen doesn't need and a press may need, so that it's there in time, even offline. Returns a function that cancels the call.
 */
export function whenSettled(callback: () => void): () => void {
  if (waiting === null) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  waiting.add(callback);
  if (!isWatched) watch();
  return () => void waiting?.delete(callback);
}

/** Fetches a module once the page has settled. A failure shows where the module is needed. */
export function fetchWhenSettled(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') whenSettled(() => void load().catch(() => undefined));
}

const longestIdleWaitMs = 2_000;

/** Calls back when the browser has a moment, within two seconds: for what needn't be part of drawing a page. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: longestIdleWaitMs });
  return () => cancelIdleCallback(handle);
}
