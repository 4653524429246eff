import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { install, installMessages, isInstallOffered, subscribeToInstallOffer } from '@/lib/install-offer.ts';
import { notify } from '@/lib/toasts.ts';

/** Whether the browser offers to install the product, and the way to take the offer. */
export function useInstall(): { offered: boolean; take(): Promise<void> } {
  const offered = useSyncExternalStore(subscribeToInstallOffer, isInstallOffered, isInstallOffered);
  return { offered, take };
}

async function take(): Promise<void> {
  const outcome = await install();
  const message = installMessages[outcome];
  if (message) notify[outcome === 'accepted' ? 'success' : 'error'](t(message.title), t(message.text));
}

/** Whether the product runs as an installed app already. */
export function isInstalled(): boolean {
  const onIos = 'standalone' in navigator && navigator.standalone === true;
  return onIos || matchMedia('(display-mode: standalone)').matches;
}

/** iPhones and iPads: their browsers never offer, but can install by hand. New iPads call themselves a Mac. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
