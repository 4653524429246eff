import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4310);
const baseURL = `http://localhost:${port}`;

/** Stories run against the real product, started as `npm start` starts it, on a data directory of their own. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.story.ts',
  fullyParallel: true,
  // One more than cores, because a story waits for the network and for clocks as often as it computes.
  workers: 3,
  // No promise of the product: a machine that others share is three times as slow.
  timeout: 150_000,
  expect: { timeout: 25_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // A trace costs a third of the run; `--trace retain-on-failure` makes one of a story that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A reload in a new document forgets that the context is offline (Chromium 150): reload in the same one.
        '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,RenderDocument:level/subframe',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.story.ts', use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', testMatch: '**/*.phone.story.ts', use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: 'node tools/story-host.ts',
    url: `${baseURL}/health/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data' },
  },
});
