import type { LetterSentence } from '@greenroom/domain';
import { article } from './letter-degrees.ts';
import { isWhole } from './own-lines.ts';

const turning = '(?:changing|moving|switching|transitioning|returning)';
const turned = new RegExp(`^(?:${turning}|retired) (?:to|into|from|careers)\\b`, 'i');
const turns = new RegExp(`^(?:an? )?(?:[\\p{L}-]+ ){1,6}${turning} (?:to|into|careers)\\b`, 'iu');
/** "Returning to accounting after five years at home", "Chemistry teacher changing to production planning": what somebody says of their way, behind "I am". */
export function changeOf(part: string): string | null {
  if (part.split(' ').length > mostOfChange || !isWhole(part)) return null;
  const small = `${part.charAt(0).toLowerCase()}${part.slice(1)}`;
  if (turned.test(part)) return `I am ${small}.`;
  return turns.test(part) && !/^I\b/.test(part)
    ? `I am ${/^an? /.test(small) ? '' : `${article(small)} `}${small}.`
    : null;
}
const mostOfChange = 16;
/** Whether a sentence tells of a change, a return or the end of a job. */
export const isChange = ({ text, support }: LetterSentence): boolean =>
  support.length === 1 && changeOf(support[0]?.quote ?? '') === text;
