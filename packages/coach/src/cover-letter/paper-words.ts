import { findPlace } from '../resume/place-words.ts';
import { endsInRole } from '../text/role-words.ts';
import {
  article,
  inside,
  opensWithDegree,
  saidDegree,
  withArticle,
  withSubjectIn,
} from './letter-degrees.ts';
import { withoutShouting } from './letter-names.ts';
import { partsOf } from './letter-sentences.ts';
import { schoolName } from './open-study.ts';

/** What somebody lacks is nothing to write in a letter: "no degree", "none", "some college". */
const lacking =
  /^(?:no|none|nothing|not|never|without|some(?= (?:college|university|high school))|stopped|quit|references|n\/?a|-+|0)\b(?! (?:stranger|longer))|^(?:\p{L}+ ){0,2}not (?:completed|finished|applicable)\b/iu;
/** What a place of study is called by. */
export const school = /\b(?:Univ|College|School|Institut|Academy|Gymnasium|Polytechnic|Tech\b)/i;

/** What names a paper: the kind of it, or the short name of one that many hold. */
const paperName =
  /\b(?:licen[cs](?:ed?|es|ure)|certificat\p{L}+|certified|(?:\p{Lu}\w+ )?card$|clean (?:driving )?record|LSW|LCSW|LMSW|QTLS|NREMT|diploma|registered|chartered|accredited|qualified|NVQ|SVQ|BTEC|HN[CD]|GED|A[- ]levels?|GCSEs?|CPA|PMP|ACCA|CIMA|RN|LPN|CNA|COTA|EMT|BLS|ACLS|PALS|CPR|CDL|OSHA|IOSH|NEBOSH|ITIL|CompTIA|CCNA|CISSP|ServSafe|TEFL|CELTA|(?:green|black|yellow) belt|permit|endorsements?|QTS|CSCS|ASE|Six Sigma|Scrum Master|First Aid|Food (?:Safety|Hygiene|Handler))\b/iu;
/** "CPT (NHA)": a short name with who gave it. */
const shortPaper = /^(?!MOOC)\p{Lu}{2,6}(?:-\p{Lu}{1,3})?(?: \(\p{Lu}{2,8}\))?$/u;
const longestPaper = 9;
/** "License, state of Ohio" is a note, and "Adobe certified" is no thing. */
const noPaper =
  /[:;…|•*,]|\b(?:since|expected|pending)\b|^(?:certificate|certification|diploma|licen[cs]e) (?!of\b|in\b|for\b)|^(?:an? |the )?(?:certification|certificate|diploma|licen[cs]e|certified|qualified)s?$| (?:certified|qualified)$/iu;

/** A certificate or license by its full name, which fits behind "include". */
const isPaper = (text: string) =>
  (paperName.test(text) || shortPaper.test(text)) &&
  text.split(' ').length <= longestPaper &&
  !noPaper.test(text.replace(stateBehind, '').replace(/, (?:19|20)\d{2}$/, ''));
const stateBehind = /(?<=\b[Ll]icen[cs]e), (?:State of )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** "ASE certified", "ASE A4, A5, A6 certified". */
const certifiedIn = /^(?!not\b)\p{Lu}[\p{L}\d]+(?: (?:and )?[\p{L}\d]+)?(?:, [\p{Lu}\d]+)* certified$/u;
/** "Licensed plumber, Ohio" is somebody, not something. */
const licensedAs =
  /^((?:licensed|certified|registered|chartered|qualified) \p{L}+(?: \p{L}+){0,3})(?: \(\p{Lu}{2,5}\))?(?:, (?:State of )?(\p{Lu}[\p{L} ]+))?$/iu;

/** What somebody is, behind "I am": "a licensed plumber", "ASE certified"; null for other words. */
export function beingOf(part: string): string | null {
  // "California State Certified Medical Assistant, Clinical".
  const [named = '', ...more] = part.split(/,\s/);
  if (/^(?:\p{Lu}\p{L}+ ){1,3}(?:Certified|Licensed|Registered) /u.test(named) && endsInRole(named)) {
    const behind = more.length === 0 ? '' : ` (${more.join(', ')})`;
    return `${article(named)} ${named}${behind}`.replace(') (', ', ');
  }
  // "Certified Billing Specialist (CBS)", "American Society for Quality Certified Calibration Technician (2015)".
  if (/^notary public\b/i.test(part)) return 'a notary public';
  if (/^(?:CPA|COTA|RN|LPN|CNA|EMT|PTA)$/.test(part)) return `${article(part)} ${part}`;
  // "CFA charterholder".
  if (/^\p{Lu}{2,5} (?:charter|certificate )holder(?:,? \p{Lu}[\p{L} ]+)?$/iu.test(part))
    return `${article(part)} ${thingsOf(part)[0]}`;
  const [, written = '', state] = licensedAs.exec(part) ?? [];
  // "TRX" keeps its capitals.
  const trade = written.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  if (trade && (endsInRole(trade) || /(?:ist|ian)$/.test(trade)))
    return `${article(trade)} ${trade}${state && findPlace(`Town, ${state}`) ? ` in ${state}` : ''}`;
  const title = named.replace(/\s*\([^()]*\)$/, '').replace(/,? (?:19|20)\d{2}$/, '');
  if (/(?:^| )(?:Certified|Licensed|Registered) \p{Lu}/u.test(title) && endsInRole(title)) {
    const [thing = '', ...others] = thingsOf(part);
    if (others.length === 0) return `${article(part)} ${thing.replace(/^an? /, '')}`;
  }
  return certifiedIn.test(part) ? inside(part) : null;
}

/** "Digital certificates" and "building permits" are what somebody works with. */
const workedWith =
  /\b(?:certificates|certifications|licen[cs]es|permits|diplomas|endorsements|registered)\b|^SSL\b/i;
/** Papers that were read among skills. */
export const isPaperSkill = (skill: string) =>
  !workedWith.test(skill) &&
  (certifiedIn.test(skill) ||
    licensedAs.test(skill) ||
    (paperName.test(skill) &&
      isPaper(skill) &&
      (/\p{Lu}{2}/u.test(skill) || /licen|certif|\bbelt\b/i.test(skill))));

/** "CEN (exp.": a note that was cut off. */
const withoutCut = (part: string) => part.replace(/,?\s*\((?:exp\w*\.?)?$/i, '').trim();

const listInside = /\b(?:in|for|of|from) (?:\p{Lu}[\p{L} ]+, )+\p{Lu}[\p{L} ]+,? and \p{Lu}[\p{L} ]+$/u;

/** What was typed or read, each paper by itself. */
export function partsOfPapers(qualifications: string): string[] {
  // What a resume filled in has a line for each paper.
  const isOne = !qualifications.trim().includes('\n');
  return (
    partsOf(qualifications.replace(/^no (?:college )?degree[.,;]\s+/i, ''), 45)
      .map((part) => withoutCut(part).replace(/,? \(?no (?:college )?degree\)?$/i, ''))
      .flatMap((part) => {
        const [, ...others] = part.split(/,\s*/);
        const isWhole =
          /^I\b/.test(part) ||
          /^(?:\d|\p{L}+ years)/u.test(part) ||
          /[()]/.test(part) ||
          licensedAs.test(part) ||
          opensWithDegree(part) ||
          others.some((one) => /^[\p{Ll}#].*\d|laude/u.test(one)) ||
          /, \p{Lu}\p{Ll}+ #?\w*\d/u.test(part) ||
          stateBehind.test(part) ||
          listInside.test(part) ||
          certifiedIn.test(part) ||
          others.some(
            (one) =>
              (school.test(one) && !/\b(?:diploma|certificate|degree)$/i.test(one)) ||
              /\b(?:19|20)\d{2}\b/.test(one),
          );
        return isOne && !isWhole ? part.split(/,\s*/) : [part];
      })
      .map((part) => part.replace(/^diploma, (?=[^,]*High School\b)/i, 'High School Diploma, '))
      .map((part) => part.replace(/\bdrivers? licen[cs]e\b/i, "driver's license").trim())
      // "GED, 2012": where an ad requires a diploma, its year says nothing.
      .map((part) => part.replace(/^(GED|high school equivalency),? \(?(?:19|20)\d{2}\)?$/i, '$1'))
      .filter((part) => part !== '' && !lacking.test(part))
  );
}

/** "CDL Class A" is a Class A CDL, "ServSafe Manager" a certification, and a belt needs its article. */
function paperSaid(item: string): string {
  const [, kind, level = '', subject] =
    /^(NVQ|SVQ|BTEC|GNVQ)( Level \d)? (?:in )?(\p{L}.*)$/u.exec(item) ?? [];
  if (kind && subject) return `${article(kind)} ${kind}${level} in ${subject}`;
  const license = /^CDL,? (?:Class )?([ABC])$/i.exec(item)?.[1] ?? /^Class ([ABC]) CDL$/i.exec(item)?.[1];
  if (license) return `a Class ${license.toUpperCase()} CDL`;
  if (
    /^(?:ServSafe|CPR|First Aid|(?:AHA )?BLS|ACLS|PALS|TIPS|Serv Safe)(?: (?:Manager|Food Handler|Food Protection Manager))?$/i.test(
      item,
    )
  )
    return `${item} certification`;
  if (/^(?:\p{Lu}{3} )?(?:Basic|Advanced|Pediatric) [\p{L} ]+Support(?: \(\p{Lu}+\))?$/u.test(item))
    return `${item} certification`;
  const [, paper, state] =
    /^(.+\b[Ll]icen[cs]e), (?:State of )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u.exec(item) ?? [];
  if (paper && state) return `${article(state)} ${state} ${paper}`;
  const [, named, when] = /^(.+), ((?:19|20)\d{2})$/.exec(item) ?? [];
  if (named) return `${paperSaid(named)} (${when})`;
  return /\b(?:Belt|permit|card)$|^(?:Certificate|Diploma) (?:of|in)\b/i.test(item)
    ? `${article(item)} ${item}`
    : withArticle(item);
}

/** Papers by their names: "First Aid and CPR" are two. */
const papersIn = (papers: readonly string[]) => {
  const items = papers.flatMap((paper) =>
    /^\S+(?: \S+)? and \S+$/.test(paper) && shortPaper.test(paper.split(' ').at(-1) ?? '')
      ? paper.split(' and ')
      : [paper],
  );
  // "IB DIPLOMA PROGRAMME" is shouted, "OSHA 30" is a name.
  const isLoud = (item: string) => (item.match(/\b\p{Lu}{5,}\b/gu) ?? []).length > 1;
  return items.map((item) => paperSaid(isLoud(item) ? withoutShouting(item) : item));
};
export const thingsIn = (parts: readonly string[]) =>
  parts.every(isPaper) ? papersIn(parts) : parts.flatMap(thingsOf);

/** The same without an article, for behind a colon. */
export const namedIn = (parts: readonly string[]) =>
  thingsIn(parts).map((thing) => thing.replace(/^an? (?=\p{L})/u, '').replace(/^\p{Ll}/u, capitalIn(parts)));
/** As it was typed: "Dean's List", "welding". */
const capitalIn = (parts: readonly string[]) => (letter: string) =>
  parts.every((part) => /^\p{Lu}/u.test(part)) ? letter.toUpperCase() : letter;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const ownCourse =
  /^(?!the\b)(?:\p{Lu}[\p{L}\d/&'’.-]*|of|in|and|for|the|\d\S*)(?: [\p{L}\d/&'’.-]+)* (?:courses?|program(?:me)?|training|boot ?camp(?: for [\p{L} ]+)?|workshop|class|apprenticeship|internship)$/iu;
/** Where a course was, and when: "(Hill College, 2018)". */
const atSchool =
  / \(((?:\p{Lu}{2,5} )?[^(),]*\b(?:Univ|College|School|Institut|Academy)[^(),]*)(?:, ([^()]+))?\)$/u;
/** A course by its name, behind "completed": "the Operator Course (Fort Gordon, 2008)", "two years of college"; null for one that fits no sentence. */
export function courseSaid(part: string): string | null {
  if (!isCourse(part)) return null;
  const [written = '', ...others] = thingsOf(part);
  if (others.length > 0) return null;
  const thing = written.replace(
    atSchool,
    (_, where: string, when: string) => ` at ${schoolName(where)}${when ? ` (${when})` : ''}`,
  );
  if (/^\p{Ll}+ years of /u.test(thing)) return thing;
  // "First year of Mathematics".
  if (
    / to (?:19|20)\d{2}\)?$/.test(written) &&
    /^(?:First|Second|Third) (?:two |three )?years? of \p{L}/iu.test(thing)
  )
    return `the ${lowerFirst(thing)}`;
  if (!ownCourse.test(written.replace(/\s*\(.*\)$/, ''))) return null;
  const name = thing.replace(/^an? /, '');
  // Of courses and training nobody says which.
  if (/^[^(]*\b(?:courses|training)(?: \(|$)/i.test(written)) return name;
  // "Electrical course" is one of many.
  return / \p{Ll}+(?: \(.*\))?$/u.test(written) ? `${article(name)} ${name}` : `the ${name}`;
}

const behindName =
  /^(?:\p{Ll}|\d|\p{Lu}{2,}$)|(?:19|20)\d{2}|^(?!.*\b(?:at|from|of the year)\b).*\b(?:Univ|College|School|Institut|Academy|Polytechnic|Tech\b)/u;
/** Papers or studies behind "include", each with what follows its name in brackets: "PMP (PMI, 2019)"; two of one line are two. */
function thingsOf(part: string): string[] {
  // "Pharmacy intern licenses in New York, Massachusetts and Rhode Island": one thing with a list inside.
  if (listInside.test(part)) return [part];
  const [name = '', ...more] = part.replace(/\s*[;:]\s*/g, ', ').split(/,\s+(?![^()]*\))/);
  const isOther = more.some((one) => paperName.test(one) && !behindName.test(one));
  // "Financial Management, Alison": a course of several words, and who gave it.
  const hasGiver = more.length === 1 && name.includes(' ') && /^\p{Lu}/u.test(more[0] ?? '');
  const isOne =
    !isOther &&
    (hasGiver || opensWithDegree(name) || paperName.test(name) || more.some((one) => behindName.test(one)));
  if (!isOne) return [name, ...more].map(named);
  const said = named(name);
  const behind = more
    .join(', ')
    .replace(/\s*\(([^)]{4,})\)/g, ', $1')
    .trim();
  if (behind === '') return [said];
  return [said.endsWith(')') ? `${said.slice(0, -1)}; ${behind})` : `${said} (${behind})`];
}
/** What somebody has: a degree, a license, a membership. */
export const isHeld = (part: string) => {
  const [name = ''] = part.split(/,\s+/);
  return isPaper(part) || isPaper(name) || opensWithDegree(name) || /\bmember(?:ship)?$/i.test(name);
};
/** What somebody went through: a course, with who gave it. */
export const isCourse = (part: string) => {
  const [name = '', ...more] = part.replace(/\s*\([^)]*\)$/, '').split(/,\s+/);
  return (
    /\b(?:courses?|program(?:me)?|training(?= in\b|$)|boot ?camp|workshops?|school|academy|class(?:es)?|(?:first|second|third) (?:two |three )?years? of|years? of (?:college|university)|apprenticeship|internship)\b/iu.test(
      name,
    ) ||
    (more.length === 1 && name.includes(' ') && /^\p{Lu}/u.test(more[0] ?? ''))
  );
};
const named = (name: string) => {
  if (/^Minor in /i.test(name)) return `a minor ${name.slice('minor '.length)}`;
  if (opensWithDegree(name) || /^Class [ABC] /.test(name))
    return /^(?:Bachelor|Master|Associate)/.test(name)
      ? saidDegree(withSubjectIn(name))
      : `${article(name)} ${withSubjectIn(name)}`;
  return isPaper(name)
    ? paperSaid(name)
    : withArticle(
        name.replace(/(?<=\S) certified$/i, ' certification').replace(/(?<=\S) member$/i, ' membership'),
      );
};
