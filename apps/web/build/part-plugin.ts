import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';
const fetchPart = fileURLToPath(new URL('../src/lib/fetch-part.ts', import.meta.url));

/** Has every `import()` of the app wait for its files first (`src/lib/fetch-part.ts`), where the bundler would only hint at them. */
export function importWhenFetched(): Plugin {
  return {
    name: 'import-when-fetched',
    apply: 'build',
    enforce: 'post',
    // The list of a part's files also names the part itself, even where that is its only file.
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.includes(file) ? files : [file, ...files],
        },
      },
    }),
    transform(_code, id) {
      if (id !== preloadHelper) return null;
      return { code: `export { fetchPart as __vitePreload } from ${JSON.stringify(fetchPart)};`, map: null };
    },
  };
}
