import { msg } from '@lingui/core/macro';

/** What the domain and the server say to somebody signing in, for the catalogs; `said` looks it up by its text. */
export const domainMessages = [
  msg`8 characters or more`,
  msg`One uppercase letter`,
  msg`One lowercase letter`,
  msg`One number`,
  msg`One special character`,
  msg`Invalid login credentials`,
  msg`Email not confirmed`,
  msg`User is banned`,
  msg`Request rate limit reached`,
  msg`The database is not available`,
  msg`Unable to validate email address: invalid format`,
];
