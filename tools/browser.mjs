// Finds the Chromium that the browser stories run in and the voice that speaks in them, or installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './prepare.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => [process.env.CHROMIUM_PATH ?? '', ...places].find((file) => file && existsSync(file));

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of Debian's. Answers whether that worked. */
function install(name) {
  console.log(`Installing ${name} from Debian`);
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ].every(
    (args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
}

/** Installs espeak-ng where it can: a microphone plays its voice in the stories that listen, and a made-up tone without it. */
export function ensureVoice() {
  if (spawnSync('espeak-ng', ['--version']).status === 0) return;
  if (!mayInstall() || !install('espeak-ng')) console.log('No espeak-ng: the stories listen to a tone.');
}

/** The path of a Chromium. Installs Debian's package when there is none and the user is root on Debian. */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  if (!mayInstall()) {
    return giveUp(
      'No Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  if (!install('chromium')) giveUp('Chromium could not be installed, so the browser stories cannot run.');
  return find() ?? giveUp('Chromium was installed but not found. Set CHROMIUM_PATH.');
}
