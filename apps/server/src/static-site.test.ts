import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStaticSite, type StaticSite } from './static-site.ts';

const themeHash = `sha256-${'A'.repeat(43)}=`;
const files: Record<string, string> = {
  'dist/index.html': '<h1>landing</h1>',
  'dist/about.html': '<h1>about {{company}}</h1> <a href="mailto:{{contact-address}}">{{postal-address}}</a>',
  'dist/sitemap.xml': '<loc>https://site.invalid/about</loc>',
  'dist/404.html': '<h1>nothing here</h1>',
  'dist/es/404.html': '<h1>nada por aquí</h1>',
  'dist/app-paths.json': JSON.stringify(['/dashboard', '/interview/:sessionId/results']),
  'dist/app-shell.html': '<div id="root"></div>',
  'dist/csp.json': JSON.stringify({ scriptHashes: [themeHash, "'unsafe-inline'"] }),
  'dist/assets/app-C0ffee12.js': 'console.log(1)',
  'dist/assets/app-C0ffee12.js.br': 'brotli bytes',
  'dist/assets/app-C0ffee12.js.gz': 'gzip bytes',
  'dist/assets/make-report.worker-C0ffee12.js': 'onmessage = () => 1',
  'dist/sw.js': 'self.skipWaiting()',
  'dist/.vite/manifest.json': '{}',
  'secret.txt': 'outside of the folder',
};

const operator = {
  siteUrl: 'https://green.example',
  company: 'Smith & <Sons>',
  contactAddress: 'desk@green.example',
  postalAddress: '1 Road, Town',
};
let site: StaticSite;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-static-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  site = createStaticSite(path.join(folder, 'dist'), () => operator);
});

const get = (urlPath: string, headers: Record<string, string> = {}) =>
  site.routes.request(`http://localhost${urlPath}`, { headers });

describe('the built web app', () => {
  it.each([
    ['/', 'landing'],
    ['/about', 'about'],
    ['/about/', 'about'],
    ['/dashboard', 'root'],
    ['/interview/5f0b/results', 'root'],
  ])('answers %s with its page', async (urlPath, text) => {
    const response = await get(urlPath);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(text);
  });

  it.each(['/no/such/room', '/interview', '/interview/5f0b/results/more', '/dashboards'])(
    'answers %s with 404 and the page that says so',
    async (urlPath) => {
      const response = await get(urlPath);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('nothing here');
    },
  );

  it('says so in Spanish to whoever reads Spanish', async () => {
    const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
    const english = { 'accept-language': 'en-US,en;q=0.9,es;q=0.8' };
    const said = async (urlPath: string, headers: Record<string, string>) => {
      const response = await get(urlPath, headers);
      expect(response.status).toBe(404);
      expect(response.headers.get('vary')).toContain('Accept-Language');
      return response.text();
    };
    expect(await said('/no/such/room', spanish)).toContain('nada por aquí');
    expect(await said('/es/no-such-room', english)).toContain('nada por aquí');
    expect(await said('/no/such/room', english)).toContain('nothing here');
  });

  it('fills in who runs the site, as text and never as markup, whatever the encoding', async () => {
    const plainText = await (await get('/about')).text();
    expect(plainText).toContain('about Smith &amp; &lt;Sons&gt;</h1>');
    expect(plainText).toContain('mailto:desk@green.example">1 Road, Town</a>');
    const packed = await get('/about', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(plainText);
    expect(await (await get('/sitemap.xml')).text()).toBe('<loc>https://green.example/about</loc>');
  });

  it('sends a page again only when its text has changed', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
    operator.company = 'Another Ltd.';
    const changed = await get('/about', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('Another Ltd.');
  });

  it('answers 404 for a file that is not there', async () => {
    expect((await get('/assets/gone-C0ffee12.js')).status).toBe(404);
    expect((await get('/favicon.ico')).status).toBe(404);
  });

  it('has the service worker asked for anew each time, and lets it reach this origin alone', async () => {
    const { headers } = await get('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('gives the script of a worker a policy of its own, which alone allows WebAssembly', async () => {
    const policy = 'content-security-policy';
    const worker = await get('/assets/make-report.worker-C0ffee12.js');
    expect(worker.headers.get(policy)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(worker.headers.get(policy)).toContain("default-src 'none';");
    expect((await get('/assets/app-C0ffee12.js')).headers.get(policy)).toBeNull();
    expect((await get('/')).headers.get(policy)).toBeNull();
  });

  it('lets browsers keep hashed files for good, in the encoding they take', async () => {
    const brotli = await get('/assets/app-C0ffee12.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(await brotli.text()).toBe('brotli bytes');
    const gzip = await get('/assets/app-C0ffee12.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const plain = await get('/assets/app-C0ffee12.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('console.log(1)');
  });

  it('answers 304 to who has it already', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/passwd.txt',
    '/.vite/manifest.json',
    '/csp.json',
    '/assets/app-C0ffee12.js.br',
  ])('never answers %s from outside or from its own papers', async (urlPath) => {
    const response = await get(urlPath);
    expect(await response.text()).not.toMatch(/outside|\{|brotli/);
    expect(response.status).toBe(404);
  });

  it('answers 400 to an address that is not decodable, 405 to a write', async () => {
    expect((await get('/%ff%fe')).status).toBe(400);
    const post = await site.routes.request('http://localhost/', { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
  });

  it('gives away only real hashes for the policy', async () => {
    expect(await site.scriptHashes()).toEqual([themeHash]);
  });

  it('says so while it is not built, and serves it once it is', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-static-'));
    const unbuilt = createStaticSite(path.join(folder, 'dist'), () => operator);
    expect(await unbuilt.isBuilt()).toBe(false);
    const response = await unbuilt.routes.request('http://localhost/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('not built');
  });
});
