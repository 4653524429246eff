import type { test } from './fixtures.ts';

const fake = '--use-fake-device-for-media-stream';
const allowed = '--use-fake-ui-for-media-stream';

/** A browser with these arguments beside those of every story. */
const launchWith = (...own: string[]): Parameters<typeof test.use>[0] => ({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...own] });
    },
    { scope: 'worker' },
  ],
});

/** A browser with Chromium's own microphone and camera, which every page may use. */
export const withDevices = () => launchWith(fake, allowed);

/** The same devices, but the browser asks for permission. */
export const withDevicesOnRequest = () => launchWith(fake);

/** A browser whose microphone plays a file, over and over unless its name ends in `%noloop`. */
export const withMicrophone = (file: string) =>
  launchWith(fake, allowed, `--use-file-for-fake-audio-capture=${file}`);
