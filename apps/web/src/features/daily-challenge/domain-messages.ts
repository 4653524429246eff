import { msg } from '@lingui/core/macro';

/** The levels as the domain names them, for the catalogs; `said` looks them up by their text. */
export const domainMessages = [msg`Easy`, msg`Medium`, msg`Hard`];
