import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPart, prefetchPart } from './fetch-part.ts';

class Link extends EventTarget {
  rel = '';
  href = '';
  crossOrigin: string | null = null;
  remove() {
    links.splice(links.indexOf(this), 1);
  }
}

const links: Link[] = [];
const load = vi.fn(async () => 'part');
const runScript = vi.fn(async (_address: string) => undefined);
const fetchRun = (files: string[]) => fetchPart(load, files, runScript);
const modules = () => links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
const network = vi.fn(async (_address: string) => new Response('export {}'));

beforeEach(() => {
  links.length = 0;
  load.mockClear();
  runScript.mockClear();
  network.mockClear();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', { origin: 'https://greenroom.example' });
  vi.stubGlobal('document', {
    querySelectorAll: () => links,
    createElement: () => new Link(),
    head: {
      append(link: Link) {
        links.push(link);
        queueMicrotask(() => link.dispatchEvent(new Event('load')));
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a part of the app and its files', () => {
  it('is not imported while one of its files cannot be fetched: the browser would never ask for it again', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fetchRun(['assets/a.js', 'assets/b.js'])).rejects.toThrow('Failed to fetch');
    expect(load).not.toHaveBeenCalled();
    await expect(fetchRun(['assets/a.js', 'assets/b.js'])).resolves.toBe('part');
  });

  it('is not imported where the server no longer has one of its files', async () => {
    network.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(fetchRun(['assets/old.js'])).rejects.toThrow('404');
    expect(load).not.toHaveBeenCalled();
  });

  it('asks for each file once, and applies its styles', async () => {
    await Promise.all([fetchRun(['assets/c.js', 'assets/c.css']), fetchRun(['assets/c.js', 'assets/c.css'])]);
    expect(network.mock.calls).toEqual([['https://greenroom.example/assets/c.js']]);
    expect(links.map(({ rel, href }) => ({ rel, href }))).toEqual([
      { rel: 'stylesheet', href: 'https://greenroom.example/assets/c.css' },
    ]);
  });

  it('leaves to the document what it has asked for itself', async () => {
    const own = new Link();
    own.rel = 'modulepreload';
    own.href = 'https://greenroom.example/assets/react.js';
    links.push(own);
    await fetchRun(['assets/react.js']);
    expect(network).not.toHaveBeenCalled();
  });

  it('runs each script once, those that others import first, and then the part', async () => {
    await fetchRun(['assets/page.js', 'assets/page.css', 'assets/shared.js']);
    await fetchRun(['assets/other.js', 'assets/shared.js']);
    expect(runScript.mock.calls.flat().map((address) => address.split('/').at(-1))).toEqual([
      'shared.js',
      'page.js',
      'other.js',
    ]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('runs a script again that failed', async () => {
    runScript.mockRejectedValueOnce(new Error('broken'));
    await expect(fetchRun(['assets/fragile.js'])).rejects.toThrow('broken');
    await expect(fetchRun(['assets/fragile.js'])).resolves.toBe('part');
  });

  it('gives the main thread back after a script that took long', async () => {
    const yields = vi.fn(async () => undefined);
    vi.stubGlobal('scheduler', { yield: yields });
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(9).mockReturnValue(9);
    await fetchRun(['assets/quick.js', 'assets/slow.js']);
    now.mockRestore();
    expect(yields).toHaveBeenCalledTimes(1);
  });
});

describe('a part that is fetched ahead', () => {
  it('has its files, and nothing of it has run', async () => {
    await prefetchPart(() => fetchRun(['assets/later.js']));
    expect(network.mock.calls.flat()).toEqual(['https://greenroom.example/assets/later.js']);
    expect(runScript).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    await expect(fetchRun(['assets/later.js'])).resolves.toBe('part');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is a module by then, but never one that could not be fetched', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await prefetchPart(() => fetchRun(['assets/gone.js']));
    expect(modules()).toEqual([]);
    await prefetchPart(() => fetchRun(['assets/kept.js']));
    expect(modules()).toEqual(['https://greenroom.example/assets/kept.js']);
  });

  it('can be had later where it could not be fetched', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await prefetchPart(() => fetchRun(['assets/lost.js']));
    await expect(fetchRun(['assets/lost.js'])).resolves.toBe('part');
  });
});
