import { leftOutOfLetter } from '@greenroom/domain';
import { t } from '@lingui/core/macro';

/** What belongs in the field about work, and what of it the letter leaves out. */
export function experienceHint(experience: string): string {
  const left = leftOutOfLetter(experience).join(' ');
  return left === ''
    ? t`Your letter lists your jobs. Say what the list doesn't, such as how long you've done this work. It goes in as you type it.`
    : t`Your letter leaves this out: “${left}” If you want it there, type it into the letter.`;
}
