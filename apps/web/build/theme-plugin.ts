import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { fillScript, frameScript } from './frame-scripts.ts';
import { scriptHash, themeScript } from './theme-script.ts';

/** Puts the theme script into every page and writes `csp.json`, from which the server allows the inline scripts by hash. */
export function themeBeforePaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'theme-before-paint',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
    async writeBundle() {
      if (config.build.ssr) return;
      const outDir = path.resolve(config.root, config.build.outDir);
      await mkdir(outDir, { recursive: true });
      const policy = { scriptHashes: [themeScript, frameScript, fillScript].map(scriptHash) };
      await writeFile(path.join(outDir, 'csp.json'), `${JSON.stringify(policy)}\n`);
    },
  };
}
