import type { AdLine } from '../job-ad/ad-line.ts';
import { isPlaceAlone, nameAndPlace } from './name-and-place.ts';
import { salaryIn } from './read-salary.ts';

/** What a job board prints above an ad, a line each: the title, the employer, then place, pay or hours. */
export interface AdHead {
  title: string;
  /** The line under the title where it isn't one of the facts; it may also be a department. */
  under: string | null;
}

const longestHeadLine = 60;
const linesOfHead = 4;
const sentence = /[.!?:]$|\b(?:we|our|you|your|is|are|will|must)\b/i;
const hours =
  /^(?:full|part)[- ]time\b|^(?:permanent|temporary|per[- ]diem|contract|remote|hybrid|on-?site)\b/i;
const address = /^\d+ (?:\p{L}\.? )?\p{Lu}/u;
const label = /^(?:work |job )?(?:location|salary|pay|posted|hours)\b/i;

/** Whether a line of a head is a fact of the job, such as its place, pay or hours. */
const isFact = (text: string): boolean =>
  hours.test(text) ||
  address.test(text) ||
  label.test(text) ||
  /,\s?[A-Z]{2}\b/.test(text) ||
  isPlaceAlone(text) ||
  nameAndPlace(text) !== undefined ||
  (salaryIn(text) !== null && text.length < longestHeadLine);

const isFactLine = ({ text, heading }: AdLine) => isFact(text) || label.test(heading ?? '');

/** The head of an ad: two short lines or one, then a fact of the job. Null where the ad starts in another way. */
export function headOf(lines: readonly AdLine[]): AdHead | null {
  const [first, ...rest] = lines.slice(0, linesOfHead);
  if (first?.part !== 'open' || first.heading !== null) return null;
  const title = first.text;
  if (title.length > longestHeadLine || sentence.test(title) || isFact(title)) return null;
  const fact = rest.findIndex(isFactLine);
  if (fact < 0 || fact > 1) return null;
  const under = fact === 1 ? (rest[0]?.text ?? null) : null;
  if (
    under !== null &&
    (under.length > longestHeadLine || /[!?:]$|\b(?:we|our|you|your|is|are)\b/i.test(under))
  )
    return null;
  return { title: title.replace(/\s*\([^()]*\)\s*$/, ''), under };
}
