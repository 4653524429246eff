import { operatorMarks } from '@greenroom/domain';

/** Who runs this deployment, as the static pages hold it: marks that the host fills in with the operator's own values. */
export const operator = {
  company: operatorMarks.company,
  email: operatorMarks.contactAddress,
  /** One line, or several parted by commas. */
  address: operatorMarks.postalAddress,
  /** The public origin, without a slash at the end; canonical links and the sitemap start with it. */
  siteUrl: operatorMarks.siteUrl,
} as const;
