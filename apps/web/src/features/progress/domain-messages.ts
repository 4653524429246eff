import { msg } from '@lingui/core/macro';

/** Skills, types of interview and levels as the domain names them, for the catalogs; `said` looks them up by their text. */
export const domainMessages = [
  msg`Technical Accuracy`,
  msg`Problem Solving`,
  msg`Communication Clarity`,
  msg`Relevant Experience`,
  msg`Working Style`,
  msg`HR/Behavioral interviews`,
  msg`Technical interviews`,
  msg`Mixed interviews`,
  msg`Custom interviews`,
  msg`HR/Behavioral`,
  msg`Technical`,
  msg`Mixed`,
  msg`Custom`,
  msg`Easy`,
  msg`Medium`,
  msg`Hard`,
];
