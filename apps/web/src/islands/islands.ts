import { storageKeys } from '../lib/storage-keys.ts';
import { toggleTheme } from '../lib/theme.ts';

/** Whether the text that the backend's client stored is a session with a refresh token. */
export function holdsSession(stored: string | null): boolean {
  if (!stored) return false;
  try {
    const value: unknown = JSON.parse(stored);
    return (
      !!value &&
      typeof value === 'object' &&
      'refresh_token' in value &&
      typeof value.refresh_token === 'string' &&
      value.refresh_token !== ''
    );
  } catch {
    return false;
  }
}

/** Everything that moves on a public page: the theme switch, the way in for who is signed in, installing. */
export function startIslands(): void {
  redirectSignedIn();
  startThemeSwitch();
  startInstall();
}

function redirectSignedIn(): void {
  try {
    if (location.pathname === '/' && holdsSession(localStorage.getItem(storageKeys.auth))) {
      location.replace('/dashboard');
    }
  } catch {
    // Without storage nobody is signed in.
  }
}

function startThemeSwitch(): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.theme')) {
    const show = () => button.setAttribute('aria-pressed', String(root.classList.contains('dark')));
    show();
    button.addEventListener('click', () => {
      toggleTheme();
      show();
    });
  }
}

/** The event by which a browser offers to install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

function startInstall(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-install]')];
  const show = (offered: boolean) => {
    for (const button of buttons) button.hidden = !offered;
  };
  let offer: InstallOffer | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    show(true);
  });
  window.addEventListener('appinstalled', () => show(false));
  for (const button of buttons) {
    button.addEventListener('click', () => {
      void offer?.prompt().then(({ outcome }) => {
        if (outcome === 'accepted') show(false);
      });
    });
  }
}
