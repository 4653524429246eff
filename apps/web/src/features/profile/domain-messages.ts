import { msg } from '@lingui/core/macro';

/** What the domain calls levels of experience, and why it refuses a picture; for the catalogs (see `said`). */
export const domainMessages = [
  msg`Entry Level (0-2 years)`,
  msg`Mid Level (2-5 years)`,
  msg`Senior Level (5-10 years)`,
  msg`Executive (10+ years)`,
  msg`SVG pictures are not taken. Please choose a PNG, JPEG or WebP.`,
  msg`Please choose a picture: PNG, JPEG, WebP or GIF.`,
  msg`This file is empty.`,
  msg`Please choose a picture smaller than 10 MB.`,
];
