import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPart } from './fetch-part.ts';

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
const network = vi.fn(async (_address: string) => new Response('export {}'));

beforeEach(() => {
  links.length = 0;
  load.mockClear();
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
    await expect(fetchPart(load, ['assets/a.js', 'assets/b.js'])).rejects.toThrow('Failed to fetch');
    expect(load).not.toHaveBeenCalled();
    await expect(fetchPart(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('part');
  });

  it('is not imported where the server no longer has one of its files', async () => {
    network.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(fetchPart(load, ['assets/old.js'])).rejects.toThrow('404');
    expect(load).not.toHaveBeenCalled();
  });

  it('asks for each file once, and applies its styles', async () => {
    await Promise.all([
      fetchPart(load, ['assets/c.js', 'assets/c.css']),
      fetchPart(load, ['assets/c.js', 'assets/c.css']),
    ]);
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
    await fetchPart(load, ['assets/react.js']);
    expect(network).not.toHaveBeenCalled();
  });
});
