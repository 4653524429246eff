import { articleOf } from './article.ts';
import { degreeOfParts, degreeWords, inside, opensWithDegree } from './letter-degrees.ts';
import { placeWords, withoutShouting } from './letter-names.ts';

/** A school as it fits behind "at". */
export const schoolName = (text: string) => placeWords(withoutShouting(text)).replace(/^The /, 'the ');

/** A school that is still being attended, or one whose year isn't over. */
export function isOpen(text: string, year: number): boolean {
  // A certificate that is "valid through May 2028" is held.
  if (/\b(?:completed|graduated|valid|expires)\b/i.test(text)) return false;
  const last = Number(/\b((?:19|20)\d{2})\)?$/.exec(text)?.[1] ?? 0);
  // "First year of Biology, 2019 to 2020".
  if (/ to (?:19|20)\d{2}\)?$/.test(text) && last <= year) return false;
  return (
    /\b(?:since|present|ongoing|expected|expecting|projected|anticipated|pending|finish(?:ing|es)|graduat(?:ing|es)|completing|in progress|current(?:ly)?|candidate|studying|(?:first|second|third|fourth|final|last|\d(?:st|nd|rd|th))[- ]year|(?:freshman|sophomore|junior|senior)(?: year| standing))\b/i.test(
      text,
    ) || last > year
  );
}

const longestStudy = 5;
/** A degree that somebody is studying for; null for one of which nobody says that it goes on. */
export function openStudy(text: string, year: number): string | null {
  const since = Number(/, since ((?:19|20)\d{2})$/.exec(text)?.[1] ?? year);
  if (!isOpen(text, year) || /\bcandidate\b/i.test(text) || year - since > longestStudy) return null;
  const study = text
    .replace(
      /\s*\(([^()]*\b(?:expected|anticipated|finishing|graduating|in progress|pending)\b[^()]*)\)$/i,
      ', $1',
    )
    .replace(
      /,?\s*\(?(?:(?:since|expected|expecting|anticipated|pending|finish(?:ing|es)|graduat(?:ing|es)|completing|in progress|ongoing|current(?:ly)?|studying|(?:first|second|third|fourth|final|last|\d(?:st|nd|rd|th))[- ]year|(?:freshman|sophomore|junior|senior)(?: year| standing))\b|(?:19|20)\d{2}\s*[–-]\s*present)[^,]*$|,\s*(?:19|20)\d{2}$/i,
      '',
    );
  return (degreeWords(study) ?? degreeOfParts(study))?.replace(' from ', ' at ') ?? null;
}

const place = String.raw`(?<where>[^,()]*\b(?:Univ|College|School|Institut|Academy)[^,()]*(?:, \p{Lu}[\p{L} ]+)?)`;
const pupilOf = new RegExp(
  String.raw`^(?<who>\p{Lu}[\p{L} &-]* (?:student|major)),? (?:at )?${place}(?:, (?<end>.+))?$`,
  'u',
);
const subjectOf = new RegExp(String.raw`^(?<subject>\p{Lu}[\p{L} &/-]+), ${place}, (?<since>since .+)$`, 'u');
/** Who studies something without a degree that can be named: "Nursing student, Hill College, expected 2027". */
export function studentSaid(part: string): string | null {
  const { who, where = '', end } = pupilOf.exec(part)?.groups ?? {};
  if (who) return `I am ${articleOf(who)} ${who} at ${schoolName(where)}${end ? ` (${end})` : ''}.`;
  const { subject, where: at = '', since } = subjectOf.exec(part)?.groups ?? {};
  return subject && !opensWithDegree(subject)
    ? `I have studied ${subject} at ${schoolName(at)} ${since}.`
    : null;
}

/** "Graduated with honors in 2019", "I am a licensed electrician": a sentence of the user's own. */
export function toldStudy(part: string, now: number): string | null {
  if (/^I\b/.test(part)) return `${part}.`;
  // Who is a candidate has no degree to hold yet.
  const [, who, where, end] =
    /^((?:Ph\.?D\.?|doctoral) (?:candidate|student|researcher)),? (?:at )?([^,()]+?)(?:,? \(?((?:19|20)\d{2})\)?)?$/i.exec(
      part,
    ) ?? [];
  if (who && where)
    return `I ${end && Number(end) < now ? 'was' : 'am'} a ${inside(who)} at ${schoolName(where)}${end ? ` (${end})` : ''}.`;
  const pupil =
    /^(?:an? )?((?:high school|college|university) (?:student|junior|senior|sophomore|freshman))(?:,? class of ((?:19|20)\d{2}))?$/i.exec(
      part,
    );
  if (pupil) return `I am a ${pupil[1]?.toLowerCase()}${pupil[2] ? ` in the class of ${pupil[2]}` : ''}.`;
  const [, year, behind] =
    /^((?:junior|senior|sophomore|freshman|student) (?:at|in) [^,]+)(?:, (.+))?$/i.exec(part) ?? [];
  if (year) return `I am a ${year.charAt(0).toLowerCase()}${year.slice(1)}${behind ? ` (${behind})` : ''}.`;
  return /^(?:graduated|studied|completed|attended|earned|majored|received|obtained|passed|trained (?:as|in|at|with))\b/i.test(
    part,
  )
    ? `I ${part.charAt(0).toLowerCase()}${part.slice(1)}.`
    : null;
}
