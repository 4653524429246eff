import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messages } from './apps/web/build/messages-plugin.ts';

/** Tests of the server start whole hosts and take longest: begun last, one would run on while the other worker idles. */
class ServerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isOfServer = ({ moduleId }: TestSpecification) => moduleId.includes('/apps/server/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isOfServer), ...sorted.filter((file) => !isOfServer(file))];
  }
}

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
    sequence: { sequencer: ServerFirst },
    // V8 24 sometimes dies while it frees the machine code of databases that are gone ("jit_page_->allocations_.erase(addr) == 1").
    execArgv: ['--no-wasm-code-gc'],
    // No promise of the product: a machine that others share is three times as slow. What must be fast has a test of its own.
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
});
