import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '@greenroom/domain';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { type FrameWords, withFirstFrame } from './first-frame.ts';
import { headTags, sitemap } from './page-head.ts';
import type { PublicPage } from './public-page.ts';

/** What the prerendering entry exports. */
export interface PrerenderEntry {
  pages: Record<string, PublicPage>;
  siteUrl: string;
  /** What an address that leads nowhere answers, by file: one for each language. */
  notFound: Record<string, PublicPage>;
  /** Pieces of pages that an island asks for, by file. */
  fragments: Record<string, () => string>;
  /** The frame of signed-in pages, which the app's document has from the beginning. */
  firstFrame: string;
  /** How each signed-in page begins, by language. */
  frameWords: Record<string, FrameWords>;
  /** Patterns such as `/interview/:sessionId` of the addresses at which the app has a page. */
  appPaths: string[];
}

interface Options {
  /** The module that exports what `PrerenderEntry` says. */
  entry: string;
  /** The module of the small script that the static pages run; its styles are inlined into them. */
  islands: string;
  /** Modules of the app that a visitor needs next; they and what they import are fetched when the browser is idle. */
  next: string[];
}

const appShellFile = 'app-shell.html';

/**
 * Renders the public pages to HTML after the client build. A static page carries its styles inline, runs the islands
 * script alone and prefetches the app, which stands as `app-shell.html` for every other address.
 */
export function prerender({ entry, islands, next }: Options): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const outDir = path.resolve(config.root, config.build.outDir);
        const shellFile = path.join(outDir, appShellFile);
        await rename(path.join(outDir, 'index.html'), shellFile);
        const manifest = JSON.parse(
          await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        const shell = withFonts(await readFile(shellFile, 'utf8'), manifest[islands]?.assets ?? []);
        const assets = await readPublicAssets(manifest, islands, next, outDir);
        const prerendered = await loadPages(config, entry);
        const css = await readStyles(manifest, 'index.html', outDir);
        const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
        const { firstFrame: frame, frameWords: words } = prerendered;
        await writeFile(shellFile, withFirstFrame(shell, { frame, words, css, manifest, readFile: read }));
        await writeDocuments(outDir, shell, assets, prerendered);
      },
    },
  };
}

async function writeDocuments(
  outDir: string,
  shell: string,
  assets: PublicAssets,
  { pages, notFound, siteUrl, fragments, appPaths }: PrerenderEntry,
): Promise<void> {
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  };
  for (const [url, page] of Object.entries(pages)) {
    const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
    await put(file, staticPage(shell, page, assets, headTags(page, siteUrl + url)));
  }
  for (const [file, page] of Object.entries(notFound)) {
    await put(file, staticPage(shell, page, assets, ['<meta name="robots" content="noindex">']));
  }
  for (const [file, render] of Object.entries(fragments)) await put(file, render());
  await put('app-paths.json', JSON.stringify(appPaths));
  await put('sitemap.xml', sitemap(Object.keys(pages), siteUrl));
  await put('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

/** Asks for the fonts at once, instead of after the styles that name them. */
function withFonts(html: string, files: string[]): string {
  const links = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `  <link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>\n  `);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

interface PublicAssets {
  css: string;
  script: string;
  prefetch: string[];
}

async function readPublicAssets(
  manifest: Manifest,
  islands: string,
  next: string[],
  outDir: string,
): Promise<PublicAssets> {
  const chunk = manifest[islands];
  if (!chunk) throw new Error(`${islands} is to be an entry of the build`);
  const files = new Set<string>();
  for (const key of next) collectFiles(manifest, key, files);
  return { css: await readStyles(manifest, islands, outDir), script: chunk.file, prefetch: [...files] };
}

/** The styles that an entry brings, as one text. */
async function readStyles(manifest: Manifest, entry: string, outDir: string): Promise<string> {
  const files = manifest[entry]?.css ?? [];
  return (await Promise.all(files.map((file) => readFile(path.join(outDir, file), 'utf8')))).join('\n');
}

/** Adds a module's file, its styles, and those of everything it imports statically. */
function collectFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build`);
  if (files.has(chunk.file)) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files);
}

async function loadPages(config: ResolvedConfig, entry: string): Promise<PrerenderEntry> {
  const outDir = path.resolve(config.root, 'node_modules/.prerender');
  await build({
    configFile: config.configFile,
    root: config.root,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  const name = path.basename(entry).replace(/\.tsx?$/, '.js');
  const module = (await import(pathToFileURL(path.join(outDir, name)).href)) as PrerenderEntry;
  await rm(outDir, { recursive: true });
  return module;
}

function staticPage(shell: string, page: PublicPage, assets: PublicAssets, tags: string[]): string {
  const head = [
    ...tags,
    `<style>${assets.css}</style>`,
    `<script type="module" src="/${assets.script}"></script>`,
    `<meta name="next-files" content="${assets.prefetch.map((file) => `/${file}`).join(' ')}">`,
  ].join('\n    ');
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(page.description)}">`,
    )
    .replace('<html lang="en"', () => `<html lang="${page.locale}"`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-static>${page.render()}</div>`);
}
