/** Files that have been asked for. A failed one leaves, so that the next call asks again. */
const asked = new Map<string, Promise<void>>();

/**
 * Loads a part of the app once all of its files are there. The build calls it for every `import()`, in place of the bundler's way.
 * Browsers never ask again for a module that couldn't be fetched, nor for one that was only preloaded: an import without a network
 * would break the part, and whatever shares a file with it, until the page is reloaded. `fetch` has no such memory, and the import that
 * follows takes the file from the browser's cache.
 * Rejects where a file can't be fetched. The next call tries again.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, files: readonly string[] = []) {
  await Promise.all(files.map((file) => fetchOnce(new URL(`/${file}`, location.href).href)));
  return load();
}

function fetchOnce(address: string): Promise<void> {
  const before = asked.get(address);
  if (before !== undefined) return before;
  const ask = address.endsWith('.css') ? applyStyles : fetchScript;
  const fetched = isThere(address) ? Promise.resolve() : ask(address);
  asked.set(address, fetched);
  fetched.catch(() => asked.delete(address));
  return fetched;
}

/** Whether the document has asked for a file itself, or the browser has it. */
function isThere(address: string): boolean {
  const isStyle = address.endsWith('.css');
  const links = [...document.querySelectorAll('link')].filter(({ href }) => href === address);
  if (isStyle) return links.some(({ rel }) => rel === 'stylesheet');
  if (links.some(({ rel }) => rel === 'modulepreload' || rel === 'preload')) return true;
  return performance
    .getEntriesByName(address, 'resource')
    .some((entry) => 'decodedBodySize' in entry && Number(entry.decodedBodySize) > 0);
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched (${response.status}).`);
  // Read to the end, or it would not be in the cache.
  await response.arrayBuffer();
}

function applyStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} could not be fetched.`));
    });
    document.head.append(link);
  });
}
