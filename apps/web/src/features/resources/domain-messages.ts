import { msg } from '@lingui/core/macro';

/** Categories and types of the library as the domain and the database name them, for the catalogs; `said` looks them up. */
export const domainMessages = [
  msg`All`,
  msg`Preparation`,
  msg`Answering`,
  msg`Technical`,
  msg`Formats`,
  msg`Delivery`,
  msg`Research`,
  msg`Resume & Letters`,
  msg`Offer & Pay`,
  msg`Article`,
  msg`Video`,
  msg`Guide`,
  msg`Tool`,
  msg`Template`,
];
