import { t } from '@lingui/core/macro';

/** How long a first practice takes, as a sentence. */
export function firstPracticeText(premium: boolean): string {
  return premium ? t`Three questions, about eight minutes.` : t`Two questions, about five minutes.`;
}
