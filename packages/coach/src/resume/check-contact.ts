import type { ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { checkLine, quoted, type Verdict, verdict } from './check-words.ts';

const birthPattern =
  /\b(?:date of birth|d\.?o\.?b\.?|born (?:on|in)|birth ?date|marital status|married|single|nationality|religion|gender)\s*[:\-–]\s*\S+/i;
const unserious = /(?:baby|sexy|hot|cool|party|princess|angel|crazy|gamer|ninja|420|69)/i;

/** How somebody can be reached, and what better stays out. With its place on the page, one word is worth three points at most. */
export function checkContact(resume: ParsedResume, document: ResumeDocument): ResumeCheck[] {
  const { name, email, phone, location, url, profiles } = resume.basics;
  const line = (id: string, label: string, points: number, made: Verdict) =>
    checkLine('contact', id, label, points, made);
  const place = location?.address ?? location?.city;
  const link = profiles[0]?.url ?? url;
  const isOddEmail = email !== undefined && unserious.test(email.split('@')[0] ?? '');
  const personal = birthPattern.exec(document.text)?.[0];
  return [
    line(
      'name',
      'Name',
      2,
      verdict(
        !!name,
        'fail',
        name ? quoted(name) : "We couldn't find your name.",
        'Put your name on the first line, by itself, in plain letters.',
      ),
    ),
    line(
      'mail',
      'Email',
      2,
      verdict(
        !!email && !isOddEmail,
        email ? 'warn' : 'fail',
        email ?? "We couldn't find an email.",
        isOddEmail ? 'Use an email made of your name.' : 'Add your email under your name.',
      ),
    ),
    line(
      'phone',
      'Phone',
      2,
      verdict(
        !!phone,
        'fail',
        phone ?? "We couldn't find a phone number.",
        'Add a phone number with its country code.',
      ),
    ),
    line(
      'place',
      'Location',
      2,
      verdict(
        !!place,
        'warn',
        place ?? "We couldn't find a location.",
        "Add your city and country, because recruiters filter by them. You don't need a street.",
      ),
    ),
    line(
      'link',
      'Profile link',
      2,
      verdict(
        !!link,
        'warn',
        link ?? "We couldn't find a link.",
        'Add your LinkedIn or portfolio link, written out in full.',
      ),
    ),
    line(
      'no-personal-data',
      'No birth date or marital status',
      3,
      verdict(
        !personal,
        'warn',
        personal ? quoted(personal) : 'No private details found.',
        "Leave out your birth date, marital status and religion. They invite bias, and employers don't need them.",
      ),
    ),
  ];
}
