import { t } from '@lingui/core/macro';

/** What stories are for. The page says the same while it waits, so that it's read before the list is there. */
export const storiesPromise = (): string =>
  t`Eight good stories answer most interview questions. Write yours down once, and we'll find the right one for each question.`;
