/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { answerFor, configAddress, isBuiltFile } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const shell = '/app-shell.html';
const configCache = 'greenroom-config';
/** Large parts that are fetched when they are needed, such as the maker of the report's PDF. */
const largeCache = 'greenroom-large';
const configWithinSeconds = 3;

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const isOpening = (request: Request) => request.mode === 'navigate';

registerRoute(
  ({ request, url }) => isOpening(request) && answerFor(url.pathname) === 'shell',
  createHandlerBoundToURL(shell),
);
registerRoute(
  ({ request, url }) => isOpening(request) && answerFor(url.pathname) === 'network',
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      // The app shows the same public pages itself.
      return (await matchPrecache(shell)) ?? Response.error();
    }
  },
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === configAddress,
  new NetworkFirst({ cacheName: configCache, networkTimeoutSeconds: configWithinSeconds }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isBuiltFile(url.pathname),
  new CacheFirst({ cacheName: largeCache }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(configCache).then((cache) => cache.add(configAddress)));
});
self.addEventListener('activate', (event) => {
  // Of an earlier version: nothing asks for these names again.
  event.waitUntil(caches.delete(largeCache));
  // The page that installed it too: or the next version would replace this one under an open interview.
  event.waitUntil(self.clients.claim());
});
// A new version waits until the user asks for it: never a reload in the middle of an interview.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
