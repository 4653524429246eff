import { msg } from '@lingui/core/macro';

/** What `lib/install-offer.ts` says, which also serves pages without the app; for the catalogs (see `said`). */
export const domainMessages = [
  msg`Success!`,
  msg`The app has been installed.`,
  msg`Installation not available`,
  msg`The app may already be installed or your browser doesn't support PWA installation.`,
];
