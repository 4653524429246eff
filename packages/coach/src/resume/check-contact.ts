import type { CheckId, ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { checkLine, quoted, type Verdict, verdict } from './check-words.ts';

const birthPattern =
  /\b(?:date of birth|d\.?o\.?b\.?|born (?:on|in)|birth ?date|marital status|married|single|nationality|religion|gender)\s*[:\-–]\s*\S+/i;
const unserious = /(?:baby|sexy|hot|cool|party|princess|angel|crazy|gamer|ninja|420|69)/i;

/** How somebody can be reached, and what better stays out. With its place on the page, one word is worth three points at most. */
export function checkContact(resume: ParsedResume, document: ResumeDocument): ResumeCheck[] {
  const { name, email, phone, location, url, profiles } = resume.basics;
  const line = (id: CheckId, points: number, made: Verdict) => checkLine('contact', id, points, made);
  const place = location?.address ?? location?.city;
  const link = profiles[0]?.url ?? url;
  const isOddEmail = email !== undefined && unserious.test(email.split('@')[0] ?? '');
  const personal = birthPattern.exec(document.text)?.[0];
  return [
    line('name', 2, verdict(!!name, 'fail', name ? quoted(name) : { finding: 'no-name' }, 'name')),
    line(
      'mail',
      2,
      verdict(
        !!email && !isOddEmail,
        email ? 'warn' : 'fail',
        email ?? { finding: 'no-email' },
        isOddEmail ? 'mail-unserious' : 'mail',
      ),
    ),
    line('phone', 2, verdict(!!phone, 'fail', phone ?? { finding: 'no-phone' }, 'phone')),
    line('place', 2, verdict(!!place, 'warn', place ?? { finding: 'no-place' }, 'place')),
    line('link', 2, verdict(!!link, 'warn', link ?? { finding: 'no-link' }, 'link')),
    line(
      'no-personal-data',
      3,
      verdict(
        !personal,
        'warn',
        personal ? quoted(personal) : { finding: 'no-private-details' },
        'no-personal-data',
      ),
    ),
  ];
}
