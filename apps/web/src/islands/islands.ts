import { t } from '@lingui/core/macro';
import { install, installMessages, isInstallOffered, subscribeToInstallOffer } from '../lib/install-offer.ts';
import { readText } from '../lib/kept.ts';
import { appPageOfMailLink } from '../lib/mail-link.ts';
import { storageKeys } from '../lib/storage-keys.ts';
import { holdsSession } from '../lib/stored-session.ts';
import { toggleTheme } from '../lib/theme.ts';
import { startContactForm } from './contact-form.ts';
import { startDemoDialog } from './demo-dialog.ts';
import { keepLanguageChoice, pageLanguage } from './page-language.ts';
import { startTryAnswer } from './try-answer.ts';

/** Everything that moves on a public page: the theme switch, the language, installing, the tour, the open question, the contact form. An abort of `signal` stops it. */
export function startIslands(signal?: AbortSignal): void {
  startThemeSwitch(signal);
  keepLanguageChoice(signal);
  startInstall(signal);
  startDemoDialog(signal);
  startContactForm(signal);
  startTryAnswer(signal);
}

/** Takes a visitor whose link of a mail named no page, such as an invitation, to the page of the app that answers it. */
export function leadMailLinkToApp(): boolean {
  const page = appPageOfMailLink(location.hash);
  if (page) location.replace(page + location.hash);
  return page !== null;
}

/** Redirects from the front page to the dashboard where the browser has an auth session. */
export function redirectSignedIn(): void {
  const language = pageLanguage();
  const home = language === 'en' ? '/' : `/${language}`;
  const isSignedIn = holdsSession(readText(storageKeys.auth));
  if (location.pathname === home && isSignedIn) location.replace('/dashboard');
}

function startThemeSwitch(signal?: AbortSignal): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.theme')) {
    const show = () => button.setAttribute('aria-pressed', String(root.classList.contains('dark')));
    show();
    const toggle = () => {
      toggleTheme();
      show();
    };
    button.addEventListener('click', toggle, { signal });
  }
}

/** Install App shows while the browser offers it; Download App always stands, and says so where nothing is offered. */
function startInstall(signal?: AbortSignal): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-install]')];
  const downloads = document.querySelectorAll<HTMLElement>('[data-download]');
  const note = document.querySelector<HTMLElement>('[data-install-note]');
  const show = () => {
    for (const button of buttons) button.hidden = !isInstallOffered();
  };
  const take = async () => {
    const message = installMessages[await install()];
    const title = document.createElement('b');
    title.textContent = message ? t(message.title) : '';
    note?.replaceChildren(...(message ? [title, ' ', t(message.text)] : []));
  };
  show();
  const stop = subscribeToInstallOffer(show);
  signal?.addEventListener('abort', stop);
  for (const button of [...buttons, ...downloads]) {
    button.addEventListener('click', () => void take(), { signal });
  }
}
