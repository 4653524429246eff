import { msg } from '@lingui/core/macro';

/** What the domain calls levels, degrees, workplaces and contracts, for the catalogs; `said` looks it up by its text. */
export const domainMessages = [
  msg`Internship`,
  msg`Junior or entry level`,
  msg`Mid level`,
  msg`Senior`,
  msg`Lead or principal`,
  msg`Manager`,
  msg`Director`,
  msg`Executive`,
  msg`High school diploma`,
  msg`Associate degree or diploma`,
  msg`Bachelor's degree`,
  msg`Master's degree`,
  msg`Doctorate`,
  msg`Remote`,
  msg`Hybrid`,
  msg`On site`,
  msg`Full time`,
  msg`Part time`,
  msg`Temporary`,
  msg`Freelance`,
];
