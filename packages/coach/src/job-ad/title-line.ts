import { endsInRole, titleOf } from '../text/role-words.ts';
import type { AdLine } from './ad-line.ts';

const longestTitle = 8;

/** Whether a line in front of all sections is the job's title: "Dental Hygienist - Part Time". */
export function isTitleLine({ part, text }: Pick<AdLine, 'part' | 'text'>): boolean {
  const title = titleOf(text);
  return (
    part === 'open' && title.split(/\s+/).length <= longestTitle && !/[.!?]$/.test(text) && endsInRole(title)
  );
}
