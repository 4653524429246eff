/** How long after the page has loaded nothing is fetched or prepared that only a later press needs. */
const settlingMs = 4_000;

const firstGestures = ['pointerdown', 'pointermove', 'touchstart', 'keydown'] as const;

/**
 * Calls back some seconds after the page has loaded, or at the first move, touch or key. For code that the first screen doesn't need and a
 * press may need, so that it's there in time, even offline. Returns a function that cancels the call.
 */
export function whenSettled(callback: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    abort.abort();
  };
  const run = () => {
    stop();
    callback();
  };
  const wait = () => {
    timer = setTimeout(run, settlingMs);
  };
  for (const gesture of firstGestures)
    addEventListener(gesture, run, { capture: true, passive: true, signal });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return stop;
}

/** Fetches a module once the page has settled. A failure shows where the module is needed. */
export function fetchWhenSettled(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') whenSettled(() => void load().catch(() => undefined));
}
