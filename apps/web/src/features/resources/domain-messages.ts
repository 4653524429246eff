import { msg } from '@lingui/core/macro';

/** Categories and types of the library in supabase/seed, for the catalogs; `said` looks them up by their text. */
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
  msg`Checklist`,
  msg`Video`,
  msg`Guide`,
  msg`Tool`,
  msg`Template`,
];
