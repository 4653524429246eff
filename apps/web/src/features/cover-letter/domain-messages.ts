import { msg } from '@lingui/core/macro';

/** What the domain says of the form, for the catalogs; `said` looks it up by its text. */
export const domainMessages = [msg`Please fill in all required fields`];
