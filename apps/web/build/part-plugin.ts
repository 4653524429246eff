import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';
const fetchPart = fileURLToPath(new URL('../src/lib/fetch-part.ts', import.meta.url));

/** Has every `import()` of the app wait for its files first (`src/lib/fetch-part.ts`), where the bundler would only hint at them. */
export function importWhenFetched(): Plugin {
  const styleSheets = new Set<string>();
  return {
    name: 'import-when-fetched',
    apply: 'build',
    enforce: 'post',
    // The list of a part's files also names the part itself, even where that is its only file. One of style sheets alone has no script.
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.includes(file) || styleSheets.has(file) ? files : [file, ...files],
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && isStyleSheetsAlone(output)) styleSheets.add(output.fileName);
        }
      },
    },
    transform(_code, id) {
      if (id !== preloadHelper) return null;
      return { code: `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`, map: null };
    },
  };
}

/** Whether nothing is left to run in a chunk: its style sheets have files of their own. */
function isStyleSheetsAlone({ code, exports }: { code: string; exports: string[] }): boolean {
  const statements = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/import\s*["'][^"']+["'];?/g, '');
  return exports.length === 0 && statements.trim() === '';
}
