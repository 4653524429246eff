import { degreeWords } from './letter-degrees.ts';

/** A school that is still being attended, or one whose year isn't over. */
export function isOpen(text: string, year: number): boolean {
  const last = Number(/\b((?:19|20)\d{2})\)?$/.exec(text)?.[1] ?? 0);
  return (
    /\b(?:since|present|ongoing|expected|in progress|current|candidate|studying)\b/i.test(text) || last > year
  );
}

const longestStudy = 5;
/** A degree that somebody is studying for; null for one of which nobody says that it goes on. */
export function openStudy(text: string, year: number): string | null {
  const since = Number(/, since ((?:19|20)\d{2})$/.exec(text)?.[1] ?? year);
  if (!isOpen(text, year) || /\bcandidate\b/i.test(text) || year - since > longestStudy) return null;
  const study = text.replace(
    /,?\s*\(?(?:(?:since|expected|in progress|ongoing|current(?:ly)?|studying)\b|(?:19|20)\d{2}\s*[–-]\s*present)[^,]*$|,\s*(?:19|20)\d{2}$/i,
    '',
  );
  return degreeWords(study)?.replace(' from ', ' at ') ?? null;
}
