import type { ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { checkLine, quoted, verdict } from './check-words.ts';

const birthPattern =
  /\b(?:date of birth|d\.?o\.?b\.?|born (?:on|in)|birth ?date|marital status|married|single|nationality|religion|gender)\s*[:\-–]\s*\S+/i;
const unserious = /(?:baby|sexy|hot|cool|party|princess|angel|crazy|gamer|ninja|420|69)/i;

/** How somebody can be reached, and what better stays out. */
export function checkContact(resume: ParsedResume, document: ResumeDocument): ResumeCheck[] {
  const { name, email, phone, location, url, profiles } = resume.basics;
  const line = (id: string, label: string, points: number, made: ReturnType<typeof verdict>) =>
    checkLine('contact', id, label, points, made);
  const place = location?.address ?? location?.city;
  const link = profiles[0]?.url ?? url;
  const isOddMail = email !== undefined && unserious.test(email.split('@')[0] ?? '');
  const personal = birthPattern.exec(document.text)?.[0];
  return [
    line(
      'name',
      'Name',
      4,
      verdict(
        !!name,
        'fail',
        name ? quoted(name) : 'No name was found.',
        'Put your name alone on the first line, in plain letters.',
      ),
    ),
    line(
      'mail',
      'Mail address',
      4,
      verdict(
        !!email && !isOddMail,
        email ? 'warn' : 'fail',
        email ?? 'No mail address was found.',
        isOddMail ? 'Use a mail address made of your name.' : 'Add your mail address under your name.',
      ),
    ),
    line(
      'phone',
      'Phone',
      3,
      verdict(
        !!phone,
        'fail',
        phone ?? 'No phone number was found.',
        'Add a phone number with its country code.',
      ),
    ),
    line(
      'place',
      'Place',
      2,
      verdict(
        !!place,
        'warn',
        place ?? 'No place was found.',
        'Add city and country: recruiters filter by place. A street is not needed.',
      ),
    ),
    line(
      'link',
      'Profile link',
      2,
      verdict(!!link, 'warn', link ?? 'No link was found.', 'Add a LinkedIn or portfolio link, written out.'),
    ),
    line(
      'no-personal-data',
      'No photo or birth date',
      3,
      verdict(
        !personal,
        'warn',
        personal ? quoted(personal) : 'No birth date, marital status or the like was found.',
        'Leave out birth date, marital status, religion and photo: they invite bias.',
      ),
    ),
  ];
}
