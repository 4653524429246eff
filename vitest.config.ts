import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messages } from './apps/web/build/messages-plugin.ts';

export default defineConfig({
  plugins: [messages()],
  resolve: { alias: { '@': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'supabase/**/*.test.ts', 'tools/**/*.test.ts'],
    // Two cores; each file that opens a database holds a WebAssembly PostgreSQL of its own.
    maxWorkers: 2,
    // Modules are read once for all files of a worker: reading them anew for each took two fifths of the time. So a test
    // gives back what it changes of the process.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
