import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart, onceOnline, untilLoaded } from './lazy-part.ts';

const network = new EventTarget();
const goOffline = () => vi.stubGlobal('navigator', { onLine: false });
const goOnline = () => {
  vi.stubGlobal('navigator', { onLine: true });
  network.dispatchEvent(new Event('online'));
};

/** A loader that fails so many times before it works. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => createElement('p', null, 'Clear this worksheet?') };
  });
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  goOffline();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part that is fetched when it is first drawn', () => {
  it('is drawn once the network is back, though its first fetch failed without one', async () => {
    const load = failing(1);
    const Part = lazyPart(load);
    const stream = await renderToReadableStream(
      createElement(Suspense, { fallback: 'Loading' }, createElement(Part)),
    );
    expect(load).toHaveBeenCalledOnce();
    goOnline();
    await stream.allReady;
    expect(await new Response(stream).text()).toContain('Clear this worksheet?');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stays away for as long as there is no network', async () => {
    const load = failing(1);
    const loaded = vi.fn();
    void untilLoaded(load).then(loaded);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(loaded).not.toHaveBeenCalled();
    goOnline();
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  });

  it('is asked for again after pauses that get longer where the server fails', async () => {
    vi.useFakeTimers();
    goOnline();
    const load = failing(3);
    const loaded = untilLoaded(load);
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await loaded).default).toBeTypeOf('function');
  });
});

describe('a page that is fetched when it is opened', () => {
  it('opens once the network is back', async () => {
    const load = failing(1);
    const page = onceOnline(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    goOnline();
    await expect(page).resolves.toHaveProperty('default');
  });

  it('opens where the network came back before the failure was known', async () => {
    const load = failing(1);
    const page = onceOnline(() => {
      goOnline();
      return load();
    });
    await expect(page).resolves.toHaveProperty('default');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is an error where there is a network and it cannot be had twice, as after a new version of the product', async () => {
    goOnline();
    const load = failing(9);
    await expect(onceOnline(load)).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
