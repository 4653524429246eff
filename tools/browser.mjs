// Finds the Chromium that the browser stories run in, or installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './prepare.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => [process.env.CHROMIUM_PATH ?? '', ...places].find((file) => file && existsSync(file));

/** The path of a Chromium. Installs Debian's package when there is none and the user is root on Debian. */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return giveUp(
      'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  console.log('Installing Chromium from Debian');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const result = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (result.status !== 0) giveUp(`apt-get ${args[0]} failed, so the browser stories cannot run.`);
  }
  return find() ?? giveUp('Chromium was installed but not found. Set CHROMIUM_PATH.');
}
