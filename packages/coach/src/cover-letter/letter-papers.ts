import type { LetterRequest, LetterSentence } from '@greenroom/domain';
import { findPlace } from '../resume/place-words.ts';
import { endsInRole } from '../text/role-words.ts';
import { article, degreeWords, inside, withArticle } from './letter-degrees.ts';
import { withoutShouting } from './letter-names.ts';
import { fact, listed, partsOf, skillItems } from './letter-sentences.ts';
import { isWhole } from './own-lines.ts';

type Support = LetterSentence['support'];

/** What somebody lacks is nothing to write in a letter: "no degree", "none", "some college". */
const lacking =
  /^(?:no|none|nothing|not|never|without|some|n\/?a|-+|0)\b(?! (?:stranger|longer))|^(?:\p{L}+ ){0,2}not (?:completed|finished|applicable)\b/iu;
/** What somebody is, in words that fit behind "I am". */
const beingSo: readonly (readonly [RegExp, string])[] = [
  [/^(?:a |an )?(?:career[- ]?changer|changing careers?|career change)$/i, 'changing careers'],
  [/^(?:i am |i'm )?self[- ]taught$/i, 'self-taught'],
];

/** A school that is still being attended, or one whose year isn't over. */
function isOpen(text: string, year: number): boolean {
  const last = Number(/\b((?:19|20)\d{2})\)?$/.exec(text)?.[1] ?? 0);
  return (
    /\b(?:since|present|ongoing|expected|in progress|current|candidate|studying)\b/i.test(text) || last > year
  );
}

const longestStudy = 5;
/** A degree that somebody is studying for; null for one of which nobody says that it goes on. */
function openStudy(text: string, year: number): string | null {
  const since = Number(/, since ((?:19|20)\d{2})$/.exec(text)?.[1] ?? year);
  if (!isOpen(text, year) || /\bcandidate\b/i.test(text) || year - since > longestStudy) return null;
  const study = text.replace(
    /,?\s*\(?(?:(?:since|expected|in progress|ongoing|current(?:ly)?|studying)\b|(?:19|20)\d{2}\s*[–-]\s*present)[^,]*$|,\s*(?:19|20)\d{2}$/i,
    '',
  );
  return degreeWords(study)?.replace(' from ', ' at ') ?? null;
}

const school = /\b(?:Universit|College|School|Institut|Academy|Gymnasium|Polytechnic|Tech\b)/i;
const schoolName = (text: string) => `${/^University of/i.test(text) ? 'the ' : ''}${withoutShouting(text)}`;

/** A degree with its school, or alone where its school can't be told from the rest. */
const degreeSaid = (text: string) => degreeWords(text) ?? degreeWords(text.split(',')[0] ?? '');

/** "Machine Tool Technology, Ivy Tech, 2011": a course of which nobody says that it ended in a degree. */
function courseOf(text: string): string | null {
  const [study = '', place = '', year = '', ...more] = text.split(/,\s*/);
  if (/^(?:Bachelor|Master|Associate|Doctor)/i.test(study) || /\bdiploma$/i.test(place)) return null;
  const isPlace = school.test(place) || /^\p{Lu}{3,6}$/u.test(place);
  const isStudy = /^\p{L}[\p{L}&' -]+$/u.test(study) && study.split(' ').length <= 6 && !school.test(study);
  if (!isStudy || !isPlace || more.length > 0 || !/^(?:(?:19|20)\d{2})?$/.test(year)) return null;
  const isPaper = /(?:certificate|certification|diploma|licen[cs]e)$/i.test(study);
  const when = year === '' ? '' : ` (${year})`;
  if (/program(?:me)?$/i.test(study))
    return `I studied in the ${withoutShouting(study)} at ${schoolName(place)}${when}.`;
  return isPaper
    ? `I hold ${withArticle(withoutShouting(study).replace(/^Diploma$/, 'diploma'))} from ${schoolName(place)}${when}.`
    : `I studied ${withoutShouting(study)} at ${schoolName(place)}${when}.`;
}

const isAcademic = (text: string) => degreeWords(text) !== null || school.test(text);

/** What names a paper: the kind of it, or the short name of one that many hold. */
const paperName =
  /\b(?:licen[cs]ed?|certificat\p{L}+|certified|(?:\p{Lu}\w+ )?card$|clean (?:driving )?record|LSW|LCSW|LMSW|QTLS|NREMT|diploma|registered|chartered|accredited|qualified|NVQ|SVQ|BTEC|HN[CD]|GED|A[- ]levels?|GCSEs?|CPA|PMP|ACCA|CIMA|RN|LPN|CNA|COTA|EMT|BLS|ACLS|PALS|CPR|CDL|OSHA|IOSH|NEBOSH|ITIL|CompTIA|CCNA|CISSP|ServSafe|TEFL|CELTA|(?:green|black|yellow) belt|permit|endorsements?|QTS|CSCS|ASE|Six Sigma|Scrum Master|First Aid|Food (?:Safety|Hygiene|Handler))\b/iu;
/** "CPT (NHA)": a short name with who gave it. */
const shortPaper = /^(?!MOOC)\p{Lu}{2,6}(?:-\p{Lu}{1,3})?(?: \(\p{Lu}{2,8}\))?$/u;
const longestPaper = 9;
/** "License, state of Ohio" and papers that are no longer held. */
const noPaper =
  /[:;…|•*]|(?<!\p{Lu})\/|\/(?!\p{Lu})|\b(?:incl|exp|expired|expected|approx|e\.g|i\.e|etc|references|pending|since)\b|^(?:certificate|certification|diploma|licen[cs]e) (?!of\b|in\b|for\b)|\b(?:19|20)\d{2}\b|^(?:an? |the )?(?:certification|certificate|diploma|licen[cs]e|certified|qualified)s?$| (?:certified|qualified)$/iu;

/** Who has worked is not asked for grades. */
const isGrades = (text: string, works: boolean) => works && /\bGCSE|\bA[- ]levels?\b/i.test(text);

/** A certificate or license by its full name. A fragment ("Int") or two run together ("GCSE Maths 4 English 4") isn't one. */
const isPaper = (text: string, works: boolean) =>
  !isGrades(text, works) &&
  (paperName.test(text) || shortPaper.test(text)) &&
  !(school.test(text.split(',')[0] ?? '') && !/\b(?:diploma|certificate)\b/i.test(text)) &&
  text.split(' ').length <= longestPaper &&
  !noPaper.test(text) &&
  text.split('(').length === text.split(')').length &&
  text.split(',').length <= 2 &&
  (text.match(/(?<![\p{L}\d-])\d(?!\d)/gu) ?? []).length < 2 &&
  /^[\p{L}\p{N}]/u.test(text);

/** "ASE certified", "ASE A4, A5, A6 certified". */
const certifiedIn = /^(?!not\b)\p{Lu}[\p{L}\d]+(?: [\p{L}\d]+)?(?:, [\p{Lu}\d]+)* certified$/u;
/** "Licensed plumber, Ohio" is somebody, not something. */
const licensedAs =
  /^((?:licensed|certified|registered|chartered|qualified) \p{L}+(?: \p{L}+){0,3})(?: \(\p{Lu}{2,5}\))?(?:, (?:State of )?(\p{Lu}[\p{L} ]+))?$/iu;

/** What somebody is, behind "I am": "a licensed plumber", "ASE certified"; null for other words. */
function beingOf(part: string): string | null {
  // "California State Certified Medical Assistant, Clinical".
  const [named = ''] = part.split(/,\s/);
  if (/^(?:\p{Lu}\p{L}+ ){1,3}(?:Certified|Licensed|Registered) /u.test(named) && endsInRole(named))
    return `${article(named)} ${named}`;
  if (/^notary public\b/i.test(part)) return 'a notary public';
  if (/^(?:CPA|COTA|RN|LPN|CNA|EMT|PTA)$/.test(part)) return `${article(part)} ${part}`;
  const [, written = '', state] = licensedAs.exec(part) ?? [];
  const trade = written.toLowerCase();
  if (trade && (endsInRole(trade) || /(?:ist|ian)$/.test(trade)))
    return `${article(trade)} ${trade}${state && findPlace(`Town, ${state}`) ? ` in ${state}` : ''}`;
  return certifiedIn.test(part) ? inside(part) : null;
}

/** "Graduated with honors in 2019", "I am a licensed electrician": a sentence of the user's own. */
function toldStudy(part: string): string | null {
  if (/^I\b/.test(part)) return isWhole(part) ? `${part}.` : null;
  const pupil =
    /^(?:an? )?((?:high school|college|university) (?:student|junior|senior|sophomore|freshman))(?:,? class of ((?:19|20)\d{2}))?$/i.exec(
      part,
    );
  if (pupil) return `I am a ${pupil[1]?.toLowerCase()}${pupil[2] ? ` in the class of ${pupil[2]}` : ''}.`;
  const [, year, behind] =
    /^((?:junior|senior|sophomore|freshman|student) (?:at|in) [^,]+)(?:, (.+))?$/i.exec(part) ?? [];
  if (year) return `I am a ${year.charAt(0).toLowerCase()}${year.slice(1)}${behind ? ` (${behind})` : ''}.`;
  return /^(?:graduated|studied|completed|attended|earned|majored|received|obtained|trained|passed)\b/i.test(
    part,
  )
    ? `I ${part.charAt(0).toLowerCase()}${part.slice(1)}.`
    : null;
}

/** Papers that were read among skills. */
export const isPaperSkill = (skill: string) =>
  certifiedIn.test(skill) ||
  licensedAs.test(skill) ||
  (paperName.test(skill) && isPaper(skill, true) && /\p{Lu}{2}|licen|certif/iu.test(skill));

/** Until when a paper holds is for the resume. */
const withoutExpiry = (part: string) =>
  part
    .replace(/,?\s*\(?\b(?:exp(?:ires|iry|\.)?|valid (?:until|through|to)|renewed)\b[^,;()]*\)?$/i, '')
    .trim();

/** What was typed or read, each paper by itself. */
function partsOfPapers(qualifications: string): string[] {
  // What a resume filled in has a line for each paper.
  const isOne = !qualifications.trim().includes('\n');
  return (
    partsOf(qualifications.replace(/^no (?:college )?degree[.,;]\s+/i, ''), 45)
      .map(withoutExpiry)
      .flatMap((part) => {
        const [, ...others] = part.split(/,\s*/);
        const isWhole =
          /^I\b/.test(part) ||
          /[()]/.test(part) ||
          licensedAs.test(part) ||
          certifiedIn.test(part) ||
          (degreeWords(part) !== null && !others.some((one) => paperName.test(one))) ||
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

const [mostItems, mostDegrees] = [6, 2];
/** Papers as a list: "First Aid and CPR" are two. */
const listOf = (papers: readonly string[]) => {
  const items = papers.flatMap((paper) =>
    /^\S+(?: \S+)? and \S+$/.test(paper) && shortPaper.test(paper.split(' ').at(-1) ?? '')
      ? paper.split(' and ')
      : [paper],
  );
  // "IB DIPLOMA PROGRAMME" is shouted, "OSHA 30" is a name.
  const isLoud = (item: string) => (item.match(/\b\p{Lu}{5,}\b/gu) ?? []).length > 1;
  const named = items.map((item) => paperSaid(isLoud(item) ? withoutShouting(item) : item));
  return named.some((item) => item.includes(',') && named.length > 1) ? named.join('; ') : listed(named);
};

const mostRest = 4;
/** A part that can be said as it stands: no note, no list of grades, and nothing that began and never ended. */
const isPlainPaper = (part: string) =>
  part.split(' ').length <= 16 &&
  part.split(',').length <= 4 &&
  !/[:;…|•*]|\bsince (?:19|20)\d{2}|\b(?:references|stopped|expired|gpa|exp)\b/i.test(part) &&
  !/^(?:skills?|languages?|courses?)\b/i.test(part) &&
  /\s|\p{Lu}{2}|^\p{Ll}{5,}/u.test(part) &&
  isWhole(part);
/** What was learned somewhere, and is no paper by itself. */
const isSchooling = (part: string) =>
  school.test(part) ||
  degreeWords(part) !== null ||
  /\b(?:school|course|coursework|program(?:me)?|apprentice\p{L}*|student|junior|senior|sophomore|freshman|training|academy|workshop|bootcamp|externship|practicum|degree|expected)\b/iu.test(
    part,
  );

const asksSchool = /\bhigh school\b|\bdiploma\b|\bGED\b/i;

type Asked = Pick<LetterRequest, 'qualifications' | 'history' | 'skills' | 'jobDescription'>;

/** What the form says of degrees and papers, each sentence whole; nothing of what somebody lacks, and no loose note. */
export function qualificationSentences(
  { qualifications, history, skills, jobDescription }: Asked,
  year = 9999,
): LetterSentence[] {
  const works = history.some(({ kind }) => kind === 'work');
  const fromSkills = skillItems(skills).filter(isPaperSkill);
  const said = [...new Set([...partsOfPapers(qualifications), ...fromSkills])];
  const support = (quotes: readonly string[]): Support =>
    quotes.map((quote) => ({ field: fromSkills.includes(quote) ? 'skills' : 'qualifications', quote }));
  const sentences: LetterSentence[] = [];
  const told = new Set<string>();
  const tell = (text: string, quotes: readonly string[]) => {
    sentences.push(fact(text, support(quotes)));
    for (const quote of quotes) told.add(quote);
  };
  const degrees = said.filter((part) => degreeSaid(part) !== null && !isOpen(part, year));
  const held = degrees[0];
  // If the highest school is a high school, the training is what matters.
  const isHigher = degrees.some((part) => !/\bhigh school\b/i.test(part));
  const being = said.filter((part) => beingOf(part) !== null);
  if (being.length > 0) tell(`I am ${listed(being.map((part) => beingOf(part) ?? ''))}.`, being);
  for (const part of said) {
    const own = beingSo.find(([pattern]) => pattern.test(part))?.[1];
    const text = own ? `I am ${own}.` : toldStudy(part);
    if (text && !told.has(part)) tell(text, [part]);
  }
  const items = said.filter((part) => !told.has(part));
  // Who has a higher degree needs no diploma.
  const shown = degrees.filter(
    (part) =>
      items.includes(part) && (part === held || !/^(?:(?:high school )?diploma|certificate)\b/i.test(part)),
  );
  if (shown.length > 0)
    tell(`I hold ${listed(shown.slice(0, mostDegrees).map((part) => degreeSaid(part) ?? ''))}.`, shown);
  const studied = items.find((part) => openStudy(part, year));
  if (studied) {
    const end = /\b((?:19|20)\d{2})\)?$/.exec(studied)?.[1] ?? '';
    const until =
      Number(end) >= year && !/since [^,]*$/i.test(studied) ? ` and expect to finish in ${end}` : '';
    tell(`I am studying for ${openStudy(studied, year)}${until}.`, [studied]);
  }
  const course = items.find((part) => !told.has(part) && !isOpen(part, year) && courseOf(part));
  if (course && (!isHigher || /certificat|licen/i.test(course))) tell(courseOf(course) ?? '', [course]);
  const left = items.filter(
    (part) =>
      !told.has(part) && !isOpen(part, year) && !(isHigher && school.test(part) && !paperName.test(part)),
  );
  const isListed = (part: string) =>
    isPaper(part, works) || (!isSchooling(part) && isPlainPaper(part) && !isGrades(part, works));
  const papers = left.filter(isListed).slice(0, mostItems);
  // What has no sentence is said as it was typed.
  const rest = items
    .filter((part) => !told.has(part) && !papers.includes(part) && !(isHigher && isAcademic(part)))
    .filter((part) => isSchooling(part) && isPlainPaper(part))
    // Beside a license, a school that nobody asks for says little.
    .filter(
      (part) => papers.length === 0 || asksSchool.test(jobDescription) || !/^[^,]*High School\b/.test(part),
    )
    .slice(0, mostRest);
  if (rest.length > 0) tell(`My education and training: ${rest.join('; ')}.`, rest);
  if (papers.length > 0) {
    const also = sentences.length > 0 ? 'also ' : '';
    tell(`My qualifications ${also}include ${listOf(papers)}.`, papers);
  }
  return sentences;
}
