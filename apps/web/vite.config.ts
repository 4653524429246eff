import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { signedInChunks } from './build/chunk-groups.ts';
import { precompress } from './build/compress-plugin.ts';
import { slimFonts } from './build/font-plugin.ts';
import { messages } from './build/messages-plugin.ts';
import { importWhenFetched } from './build/part-plugin.ts';
import { prerender } from './build/prerender-plugin.ts';
import { themeBeforePaint } from './build/theme-plugin.ts';

const fromHere = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const islands = 'src/islands/public.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: fromHere('.'),
  resolve: { alias: { '@': fromHere('./src') } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // A file inlined as data: would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { app: fromHere('./index.html'), islands: fromHere(`./${islands}`) },
          output: {
            codeSplitting: {
              // Leaf packages alone: a group also captures what its modules import.
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 20 },
                {
                  name: signedInChunks(),
                  debugName: 'signed-in',
                  includeDependenciesRecursively: false,
                  priority: 10,
                },
              ],
            },
          },
        },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', strictPort: true },
  // A worker is built by itself: its words too are messages.
  worker: { plugins: () => [messages()] },
  plugins: [
    messages(),
    react(),
    tailwindcss(),
    importWhenFetched(),
    themeBeforePaint(),
    slimFonts(),
    prerender({
      entry: 'src/prerender.tsx',
      islands,
      next: ['index.html', 'src/routes/auth.tsx'],
    }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      // It stands in public/, complete and checked by the stories.
      manifest: false,
      // After the prerendering, which makes the shell.
      integration: { closeBundleOrder: 'post' },
      injectManifest: {
        globPatterns: ['app-shell.html', 'assets/*.{js,css,woff2}', 'icon.svg'],
        // Fetched when they are asked for: the PDF of a report, and what takes the sound out of a recording.
        globIgnores: ['assets/*.worker-*.js', 'assets/sound-alone-*.js'],
        maximumFileSizeToCacheInBytes: 400_000,
        sourcemap: false,
      },
    }),
    precompress(),
  ],
}));
