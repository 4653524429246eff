import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { routedPath } from '@greenroom/gateway';
import { Hono } from 'hono';
import type { HostEnv } from './host-env.ts';
import { createOperatorDocuments, isOperatorDocument, type Operator } from './operator-documents.ts';
import { serviceWorkerPolicy, workerPolicy } from './response-headers.ts';
import { createWebFiles, shellPath } from './web-files.ts';

/** Where the web app is built to. */
export const defaultWebRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const notFoundPaths = { en: '/404.html', es: '/es/404.html' };
const isHashed = (urlPath: string) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(urlPath);
/** A worker is named `<what it does>.worker.ts`; its built script keeps the ending. */
const isWorker = (urlPath: string) => /\.worker-[\w-]{8}\.js$/.test(urlPath);
/** Read anew at each look for a new version, and by its own policy: a worker takes the one its script came with. */
const serviceWorkerPath = '/sw.js';
const looksLikeFile = (urlPath: string) => /\.[a-z0-9]{1,11}$/i.test(urlPath);

/** Below a Spanish page, or where Spanish is the browser's first language. */
const speaksSpanish = (request: Request, urlPath: string) =>
  urlPath.startsWith('/es/') || /^es\b/i.test(request.headers.get('accept-language') ?? '');

export interface StaticSite {
  /**
   * GET and HEAD of every path: a file, a prerendered page, or the app's shell for a path of the app; 404 with the page
   * that says so for any other, 503 as long as the web app is not built.
   */
  routes: Hono<HostEnv>;
  /** Hashes of the inline scripts that the pages carry, `sha256-...`. */
  scriptHashes(): Promise<string[]>;
  isBuilt(): Promise<boolean>;
}

function cacheControl(urlPath: string): string {
  if (isHashed(urlPath)) return 'public, max-age=31536000, immutable';
  return /\.(?:woff2|png|jpg|webp|svg|ico)$/.test(urlPath) ? 'public, max-age=3600' : 'no-cache';
}

function policyOf(urlPath: string): Record<string, string> {
  if (urlPath === serviceWorkerPath) return { 'content-security-policy': serviceWorkerPolicy };
  return isWorker(urlPath) ? { 'content-security-policy': workerPolicy } : {};
}

function accepts(request: Request, encoding: string): boolean {
  const offers = (request.headers.get('accept-encoding') ?? '').split(',').map((offer) => offer.trim());
  return offers.some((offer) => offer.split(';')[0] === encoding && !/;\s*q=0(?:\.0*)?$/.test(offer));
}

function decodePath(request: Request): string | null {
  try {
    return decodeURIComponent(routedPath(request));
  } catch {
    return null;
  }
}

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/**
 * Serves the built web app from `root`. Only names found in the folder are ever opened, so an address cannot lead out
 * of it.
 */
export function createStaticSite(root: string, operator: () => Operator): StaticSite {
  const readDocument = createOperatorDocuments(operator);
  const files = createWebFiles(root);

  async function send(
    request: Request,
    known: Set<string>,
    urlPath: string,
    status = 200,
  ): Promise<Response> {
    const filled = isOperatorDocument(urlPath);
    const encoding = encodings.find(
      ({ name, suffix }) => accepts(request, name) && (filled || known.has(urlPath + suffix)),
    );
    const file = path.join(root, urlPath + (filled ? '' : (encoding?.suffix ?? '')));
    const facts: Stats = await stat(file);
    const stamp = `${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}`;
    const document = filled ? await readDocument(file, stamp) : undefined;
    const etag = document?.etag ?? `W/"${stamp}"`;
    const headers: Record<string, string> = {
      'content-type': contentTypes[path.extname(urlPath)] ?? 'application/octet-stream',
      'cache-control': status === 200 ? cacheControl(urlPath) : 'no-store',
      vary: status === 200 ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language',
      etag,
      ...(encoding ? { 'content-encoding': encoding.name } : {}),
      ...policyOf(urlPath),
    };
    if (status === 200 && request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers });
    }
    const body = document?.bodies[encoding?.name ?? 'identity'];
    headers['content-length'] = String(body?.byteLength ?? facts.size);
    if (request.method === 'HEAD') return new Response(null, { status, headers });
    return new Response(body ?? new Uint8Array(await readFile(file)), { status, headers });
  }

  /** A page that says that there is none, to people in their language; programs that ask for a missing file get a line. */
  async function sendNotFound(request: Request, known: Set<string>, urlPath: string): Promise<Response> {
    const page = notFoundPaths[speaksSpanish(request, urlPath) ? 'es' : 'en'];
    const hasPage = known.has(page) && !looksLikeFile(urlPath);
    return hasPage ? send(request, known, page, 404) : plain(404, 'Not found');
  }

  async function serve(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const urlPath = decodePath(request);
    if (urlPath === null) return plain(400, 'The address is not valid');
    let known = await files.known();
    if (!(await files.choose(known, urlPath))) known = await files.known(true);
    if (!known.has(shellPath)) return plain(503, 'The web app is not built yet. The API is up.');
    const chosen = await files.choose(known, urlPath);
    const response = chosen ? send(request, known, chosen) : sendNotFound(request, known, urlPath);
    return response.catch((error: NodeJS.ErrnoException) => {
      // A new build may have replaced the folder since it was read.
      if (error.code !== 'ENOENT') throw error;
      files.forget();
      return plain(404, 'Not found');
    });
  }

  return {
    routes: new Hono<HostEnv>().all('*', (c) => serve(c.req.raw)),
    scriptHashes: () => files.scriptHashes(),
    isBuilt: async () => (await files.known(true)).has(shellPath),
  };
}
