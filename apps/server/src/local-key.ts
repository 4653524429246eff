import { createHmac } from 'node:crypto';

/** The key to the mail page and the test checkout. It follows from a secret, so that tools on this machine can make it too. */
export const localKeyOf = (storageSecret: string): string =>
  createHmac('sha256', storageSecret).update('greenroom: mail page and test checkout').digest('base64url');
