import { msg } from '@lingui/core/macro';

/** What the domain calls the features of the free trial, for the catalogs (see `said`). */
export const domainMessages = [msg`Mock interviews`, msg`Daily challenge`, msg`Word game`];
