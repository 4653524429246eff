/** Milliseconds after the page stands until the app is fetched for a visitor who only reads. */
const patienceMs = 4_000;
const intents = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * Fetches what the app starts with, so that the way from here into it is short: at the first sign of a hand, else once the page
 * has stood for a while. Never before, since the page's own words would wait for it.
 */
export function prefetchNext(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="next-files"]')?.content.split(' ') ?? [];
  let fetched = false;
  const fetchAll = () => {
    if (fetched) return;
    fetched = true;
    for (const intent of intents) removeEventListener(intent, fetchAll);
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = file;
      document.head.append(link);
    }
  };
  for (const intent of intents) addEventListener(intent, fetchAll, { passive: true });
  const wait = () => setTimeout(fetchAll, patienceMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
