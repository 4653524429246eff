import { nextTask } from './next-task.ts';

/** Files that have been asked for. A failed one leaves, so that the next call asks again. */
const asked = new Map<string, Promise<void>>();

/** Scripts that have been run, or are about to be. */
const run = new Set<string>();

/** Where a part is only fetched ahead: what its files are waited for by. */
let ahead: Promise<unknown>[] | undefined;

/** A main thread that is held longer than this is given back between two scripts. */
const longestRunMs = 4;

type RunScript = (address: string) => Promise<unknown>;

/**
 * Loads a part of the app once all of its files are there. The build calls it for every `import()`, in place of the bundler's way.
 * Browsers never ask again for a module that couldn't be fetched, nor for one that was only preloaded: an import without a network
 * would break the part, and whatever shares a file with it, until the page is reloaded. `fetch` has no such memory, and the import that
 * follows takes the file from the browser's cache. The scripts run one by one, with room for a press in between.
 * Rejects where a file can't be fetched. The next call tries again.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
  runScript: RunScript = (address) => import(/* @vite-ignore */ address),
) {
  const addresses = files.map((file) => `${location.origin}/${file}`);
  if (ahead) {
    ahead.push(askInTurn(addresses));
    return new Promise<never>(() => {});
  }
  const unknown = addresses.filter((address) => !asked.has(address));
  if (unknown.length > 0) {
    const there = filesOfDocument();
    for (const address of unknown) ask(address, there);
  }
  await Promise.all(addresses.map((address) => asked.get(address)));
  await runInTurn(addresses, runScript);
  return load();
}

/** Asks for files that nobody waits for yet, one after the other. */
async function askInTurn(addresses: readonly string[]): Promise<void> {
  const there = filesOfDocument();
  for (const address of addresses) {
    if (asked.has(address)) continue;
    ask(address, there);
    await nextTask();
  }
  await Promise.all(addresses.map((address) => asked.get(address)));
  for (const address of addresses) {
    // One that failed has left, and the rest may need it.
    if (!asked.has(address)) return;
    if (!address.endsWith('.js') || there.scripts.has(address)) continue;
    takeAsModule(address);
    await nextTask();
  }
}

/** Has the browser read a fetched script as a module, so that running it asks for nothing. The file is in the cache: it can't fail for good. */
function takeAsModule(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/** Fetches the files of a part and runs none of them, so that opening it later waits for no network. Failures are for later too. */
export async function prefetchPart(load: () => Promise<unknown>): Promise<void> {
  const waits: Promise<unknown>[] = [];
  ahead = waits;
  try {
    // In development there is no list of files: there the part itself is loaded.
    load().catch(() => undefined);
  } finally {
    ahead = undefined;
  }
  await Promise.allSettled(waits);
}

/** Runs the scripts that haven't run yet, those that others import first. */
async function runInTurn(addresses: readonly string[], runScript: RunScript): Promise<void> {
  const scripts = addresses.filter((address) => address.endsWith('.js') && !run.has(address)).toReversed();
  let began = performance.now();
  for (const address of scripts) {
    run.add(address);
    try {
      await runScript(address);
    } catch (error) {
      run.delete(address);
      throw error;
    }
    if (performance.now() - began < longestRunMs) continue;
    await nextTask();
    began = performance.now();
  }
}

/** Asks for a file that the document hasn't asked for itself. */
function ask(address: string, there: { styles: Set<string>; scripts: Set<string> }): void {
  const isStyle = address.endsWith('.css');
  if ((isStyle ? there.styles : there.scripts).has(address)) {
    asked.set(address, Promise.resolve());
    return;
  }
  const fetched = isStyle ? applyStyles(address) : fetchScript(address);
  asked.set(address, fetched);
  fetched.catch(() => asked.delete(address));
}

/** The style sheets that apply, and the scripts that the document asks for or the browser has. */
function filesOfDocument() {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const { rel, href } of document.querySelectorAll('link')) {
    if (rel === 'stylesheet') styles.add(href);
    else if (rel === 'modulepreload' || rel === 'preload') scripts.add(href);
  }
  for (const entry of performance.getEntriesByType('resource')) {
    if ('decodedBodySize' in entry && Number(entry.decodedBodySize) > 0) scripts.add(entry.name);
  }
  return { styles, scripts };
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
