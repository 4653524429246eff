import type { ParsedResume } from '@greenroom/domain';
import { namesRole } from '../text/role-words.ts';
import { linkPattern, mailPattern } from './contact-patterns.ts';
import { findPeriod } from './dates.ts';
import type { FieldLog } from './field-log.ts';
import { linesIn } from './find-sections.ts';
import { splitAt } from './header-joints.ts';
import { namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import { readLocation } from './read-location.ts';
import { readName } from './read-name.ts';
import type { Section } from './section.ts';

/** After a country code a group may be one digit: "+55 (48) 9 9835-3862". */
const phonePattern =
  /(?<![\w.])(?:\+\d{1,3}(?:[\s.\-–/()]{1,3}\d{1,5}){3,6}|\(?(?:\+|00)?\(?\d{1,4}\)?(?:\s?\(0\)\s?)?(?:[\s.\-–/()]{0,3}\d{2,5}){2,5})(?!\w)/g;
const networks: readonly (readonly [RegExp, string])[] = [
  [/linkedin\.com/i, 'LinkedIn'],
  [/github\.com/i, 'GitHub'],
  [/gitlab\.com/i, 'GitLab'],
  [/stackoverflow\.com/i, 'Stack Overflow'],
  [/(?:twitter|x)\.com/i, 'X'],
  [/behance\.net/i, 'Behance'],
  [/dribbble\.com/i, 'Dribbble'],
  [/medium\.com/i, 'Medium'],
  [/kaggle\.com/i, 'Kaggle'],
  [/indeed\.com/i, 'Indeed'],
];

/** Numbers of an address that look like those of a phone: "P.O. Box 12345-67890", and "01310-100" as in Brazil. */
const postBox =
  /\bp\.?\s?o\.?\s*box[\s:]*[\d-]+(?:\s*[-–]\s*\d+)?|(?<![\d(+-]|[\d)]\s)\d{5}-\d{3}(?![\d-]|\s\d)/gi;

type Basics = ParsedResume['basics'];

/** Nine to fifteen digits, and no period of years. */
function findPhone(text: string): string | undefined {
  for (const match of text.replace(postBox, (words) => '_'.repeat(words.length)).matchAll(phonePattern)) {
    const digits = match[0].replace(/\D/g, '');
    const isDate =
      /^\D*\d{4}\D+\d{4}\D*$/.test(match[0]) ||
      // "09.2019-03.2020"
      /^\D*\d{1,2}[./-](?:19|20)\d{2}\D+\d{1,2}[./-](?:19|20)\d{2}\D*$/.test(match[0]) ||
      /^\D*\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\D*$/.test(match[0]);
    if (digits.length >= 8 && digits.length <= 15 && (!isDate || /^\+/.test(match[0]))) {
      const words = match[0].trim();
      // A bracket that was opened and closed belongs to the number; a lone one does not.
      return words.includes(')') && !words.includes('(') ? words.slice(words.indexOf(')') + 1).trim() : words;
    }
  }
  return undefined;
}

function readLinks(line: PlacedLine, mail: string | undefined): { network: string | null; url: string }[] {
  const rest = mail ? line.text.replace(mail, ' ') : line.text;
  return [...rest.replace(new RegExp(mailPattern, 'gu'), ' ').matchAll(linkPattern)].map((match) => {
    const url = match[0].replace(/[.)]+$/, '');
    return { network: networks.find(([pattern]) => pattern.test(url))?.[1] ?? null, url };
  });
}

/** The line of what somebody is, under the name: "Product Analyst". */
function readLabel(
  top: readonly PlacedLine[],
  nameLine: PlacedLine | undefined,
  log: FieldLog,
): string | undefined {
  const from = nameLine ? top.indexOf(nameLine) : -1;
  const sameLine = nameLine?.text
    .split(/\t|\s[|•·–—-]\s|,\s/)
    .slice(1)
    .find((part) => namesRole(part));
  if (nameLine && sameLine) return log.note('basics.label', sameLine.trim(), nameLine, 0.7);
  const line = top
    .slice(from + 1, from + 5)
    .find(
      (one) =>
        namesRole(one.text) &&
        one.text.length < 90 &&
        !mailPattern.test(one.text) &&
        !findPeriod(one.text) &&
        !/\.$/.test(one.text),
    );
  if (!line) return undefined;
  // "Consultant at Fjord Labs": what somebody is, without where.
  const [title] = splitAt({ text: line.text.split(/\s+[|–—-]\s+/)[0] as string, line });
  const text = title && namesRole(title.text) ? title.text : line.text;
  return log.note('basics.label', text, line, 0.75);
}

/** An address that breaks after its last dash, or before the name of its owner, goes on in the next line of a narrow column. */
function unbroken(url: string, line: PlacedLine, next: PlacedLine | undefined): string {
  const isCut = /[-/]$/.test(url) && line.text.endsWith(url);
  // "(LinkedIn)" says whose address it is.
  const rest = /^([\w./-]{2,60})(?: \([^()]+\))?$/.exec(next?.text ?? '')?.[1];
  const isOther = rest !== undefined && /\.[a-z]{2,}(?:\/|$)/i.test(rest);
  return isCut && rest && !isOther ? `${url}${rest}` : url;
}

/** Endings of addresses that people have, and what is left of them where a narrow column cuts the last letters off. */
const mailEnding = /\.(?:com|net|org|edu|info|email|eu|de|fr|es|it|pt|nl|pl|be|ch|at|br|uk|io|dev)$/i;

/** The mail address of a line; "maya@example.co" goes on with the "m" of the next line. */
function mailOf(line: PlacedLine, next: PlacedLine | undefined): { mail: string; isWhole: boolean } | null {
  const mail = mailPattern.exec(line.text)?.[0];
  const rest = /^[a-z.]{1,12}$/.test(next?.text ?? '') ? next?.text : undefined;
  if (rest && !mailEnding.test(line.text)) {
    const joined = mailPattern.exec(`${line.text}${rest}`)?.[0];
    if (joined && line.text.endsWith(joined.slice(0, -rest.length)) && mailEnding.test(joined))
      return { mail: joined, isWhole: false };
  }
  return mail ? { mail, isWhole: true } : null;
}

const userOf = (url: string) => url.split('/').filter(Boolean).at(-1);

/** Profiles as they are written, then those behind words; the first other address is the person's own page. */
function readProfiles(
  contact: readonly PlacedLine[],
  links: readonly string[],
  mail: string | undefined,
  log: FieldLog,
): { profiles: Basics['profiles']; url?: string } {
  const profiles: Basics['profiles'] = [];
  let own: string | undefined;
  for (const [at, line] of contact.entries()) {
    for (const link of readLinks(line, mail)) {
      if (!link.network) own ??= log.note('basics.url', link.url, line, 0.8);
      else if (!profiles.some((one) => one.url.startsWith(link.url))) {
        const url = unbroken(link.url, line, contact[at + 1]);
        log.note(`basics.profiles.${profiles.length}.url`, link.url, line, url === link.url ? 0.95 : 0.8);
        profiles.push({ network: link.network, username: userOf(url), url });
      }
    }
  }
  for (const url of links) {
    const network = networks.find(([pattern]) => pattern.test(url))?.[1];
    if (network && !profiles.some((one) => one.network === network))
      profiles.push({ network, username: userOf(url), url });
  }
  return { profiles, url: own };
}

/** Lines looked at above and below a mail address that stands in no part about the person. */
const besideMail = 4;
const phoneLabel =
  /(?<!\p{L})(?:phone|mobile?|mobiel\p{L}*|mobil\p{L}*|tel|tel[eé]\p{L}+|cell|cellulare|celular|handy\p{L}*|m[óo]vil|telem[óo]vel|portable|gsm|kom[óo]rk\p{L}*|whatsapp)(?!\p{L})/iu;

/** Step four, who it is: name, what they are, mail, phone, place, links. */
export function readBasics(sections: readonly Section[], links: readonly string[], log: FieldLog): Basics {
  const top = linesIn(sections, 'profile');
  const contact = [...top, ...linesIn(sections, 'contact')];
  const everywhere = [...contact, ...sections.flatMap((section) => section.lines)];
  const mails = everywhere.map((line, at) => mailOf(line, everywhere[at + 1]));
  const mailAt = mails.findIndex((one) => one !== null);
  const mailLine = everywhere[mailAt];
  const found = mails[mailAt];
  // "E-Mail-maya@example.com": a label that touches the address.
  const mail = found?.mail.replace(/^(?:e-?)?mail(?:[ -]?id)?-/i, '');
  const email =
    mail ??
    links
      .find((link) => link.startsWith('mailto:'))
      ?.slice('mailto:'.length)
      .split('?')[0];
  if (mailLine && mail) log.note('basics.email', mail, mailLine, found?.isWhole ? 0.99 : 0.8);
  // Where a side column ends up below the jobs, the lines around the mail address are about the person too.
  const beside = contact.includes(mailLine as PlacedLine)
    ? []
    : everywhere.slice(Math.max(0, mailAt - besideMail), mailAt + besideMail);
  const phoneLine =
    contact.find((line) => findPhone(line.text)) ??
    everywhere.find((line) => phoneLabel.test(line.text) && findPhone(line.text)) ??
    beside.find((line) => findPhone(line.text));
  const phone = phoneLine && log.note('basics.phone', findPhone(phoneLine.text) as string, phoneLine, 0.95);
  const { profiles, url } = readProfiles(contact, links, mail, log);
  const { name, line: nameLine } = readName(
    contact.length > 0 ? contact : everywhere,
    `${(email ?? '').split('@')[0]} ${profiles.map((one) => one.username ?? '').join(' ')}`,
    log,
  );
  const label = readLabel(contact, nameLine, log);
  const location = readLocation(
    [...contact, ...beside].filter(
      (line) =>
        (line !== nameLine || contact.length < 3 || /\d/.test(line.text)) &&
        // The place of a school is not where somebody lives.
        !(namesSchool(line.text) && !mailPattern.test(line.text)) &&
        !findPeriod(line.text.replace(/\d{4}-\d{3}/, '')),
    ),
    log,
  );
  const summary = readSummary(sections, log);
  return { name, label, email: email?.replace(/\s/g, ''), phone, url, summary, location, profiles };
}

function readSummary(sections: readonly Section[], log: FieldLog): string | undefined {
  const lines = linesIn(sections, 'summary');
  const first = lines[0];
  if (first) {
    log.note('basics.summary', first.text, first, 0.9);
    return lines.map((line) => line.text).join(' ');
  }
  // A paragraph under the name without a heading.
  const prose = linesIn(sections, 'profile').filter(
    (line) =>
      line.text.split(/\s+/).length >= 9 &&
      !mailPattern.test(line.text) &&
      !/\bindeed\.com\/|linkedin\.com\//i.test(line.text) &&
      !findPhone(line.text),
  );
  const start = prose[0];
  if (!start) return undefined;
  log.note('basics.summary', start.text, start, 0.6);
  return prose.map((line) => line.text).join(' ');
}
