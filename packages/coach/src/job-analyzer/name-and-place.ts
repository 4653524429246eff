import { findPlace, isPlace } from '../resume/place-words.ts';

const behindPlace = /^(?: \d{5})?[.\s]*$/;

/** Whether a line is a place and nothing else: "San Jose, CA". */
export const isPlaceAlone = (line: string): boolean => line.includes(',') && isPlace(line);

/** A line that has a name in front of its place: "Hearth & Rye, Bakersfield, California." */
export function nameAndPlace(line: string): { name: string; place: string } | undefined {
  const found = /^[\p{Lu}\d][^:;!?]*$/u.test(line) ? findPlace(line) : null;
  if (!found || found.start === 0 || !behindPlace.test(line.slice(found.start + found.text.length)))
    return undefined;
  const name = line.slice(0, found.start).replace(/[\s,|–-]+$/, '');
  const isApart = /[,|–-]\s?$/.test(line.slice(0, found.start));
  return isApart && name.length > 1 && name.length <= 62
    ? { name, place: found.text.replace(/[.\s]+$/, '') }
    : undefined;
}
