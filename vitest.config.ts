import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messages } from './apps/web/build/messages-plugin.ts';

export default defineConfig({
  plugins: [messages()],
  resolve: { alias: { '@': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
  test: {
    // Two cores; each file that opens a database holds a WebAssembly PostgreSQL of its own.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/{domain,coach}/**/*.test.ts', 'apps/web/**/*.test.ts'],
          // Rules keep no state of their own: the bank is read once for all files, which saves a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'effects',
          include: [
            'packages/{functions,gateway}/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'supabase/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
