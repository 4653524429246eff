import type { LetterEntry } from '@greenroom/domain';
import { namesEmployer } from '../resume/place-words.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { evenSpaces } from '../text/even-spaces.ts';
import { endsInRole, namesRole } from '../text/role-words.ts';
import { articleOf } from './article.ts';
import { placeWords, plainLine, titleAlone, withoutShouting, workplaceName } from './letter-names.ts';
import { isWhole } from './own-lines.ts';

type Job = Pick<LetterEntry, 'name' | 'title' | 'time'>;

/** Where a line is from, as its quote names it. */
export const placeQuote = ({ name, title }: Job): string =>
  [evenSpaces(title), evenSpaces(name)].filter(Boolean).join(', ');

/** Whether the present tense is right of it: nobody knows when a project or a post ended. */
export const isOngoing = ({ kind, isCurrent }: LetterEntry): boolean => isCurrent || kind !== 'work';

const isSaidIn = (experience: string, { name, title }: Job) =>
  (title !== '' || name !== '') && experience.includes(title) && experience.includes(name);

/** When a job was, as the form still says it: "since 2019", "2016 to 2019"; empty where it doesn't. */
export function timeOf(job: Job, experience: string): string {
  if (job.time !== undefined) return job.time;
  const part = experience.split(/;\s*|\n+/).find((one) => isSaidIn(one, job)) ?? '';
  const rest = part.replace(job.title, '').replace(job.name, '');
  const years = /\b(since )?((?:19|20)\d{2})(?: to ((?:19|20)\d{2}))?\s*$/.exec(rest);
  if (!years) return '';
  if (years[1]) return `since ${years[2]}`;
  return years[3] ? `${years[2]} to ${years[3]}` : (years[2] ?? '');
}

const ongoing = /^(?:present|now|today|current(?:ly)?|ongoing|date|this day)$/i;
/** When a job was, as somebody typed it, in the words of a letter: "January 2022 to present" is "since January 2022". */
export function timeSaid(typed: string): string {
  const text = evenSpaces(typed)
    .trim()
    .replace(/^for (?=\S)|[.,;]+$/gi, '');
  const [from = '', to, ...more] = text
    .replace(/^(?:since|from|started(?: in)?|in)\s+/i, '')
    .split(/\s*[–—]\s*|\s+-+\s*|(?<=\d{4})-+|\s+(?:to|until|till|through)\s+/i);
  if (!/\d/.test(from) || more.length > 0) return text;
  if (ongoing.test(to ?? '') || to === '' || (to === undefined && /^since\b/i.test(text)))
    return `since ${from}`;
  if (to === undefined) return from;
  return /\d/.test(to) && !/\b(?:years?|months?)\b/i.test(text) ? `${from} to ${to}` : text;
}

/** A time behind "I was a cook": " from 2016 to 2019", " for two years"; null for other words. */
function timeBehind(time: string): string | null {
  if (/^(?:about |over |almost )?[\p{L}\d.]+\+? (?:years?|months?)$/iu.test(time)) return ` for ${time}`;
  if (!/\d{4}$|\d\/\d{2,4}$/.test(time)) return null;
  return time.includes(' to ') ? ` from ${time}` : ` in ${time}`;
}

/** "Volunteer Tutor", "Office Assistant (Volunteer)". */
const isVolunteer = (title: string) => /^volunteer\b|\(volunteer\)/i.test(title.trim());

/** A short name, and no line about the project. */
const isProjectName = (name: string): boolean =>
  name.split(' ').length <= 5 &&
  !/^\d|[,()&/]|\b(?:project|thesis|assignment|app|application|website)\b/i.test(name);

/** "Kernel engineer" inside of a sentence: its capital is that of a line. */
const roleIn = (title: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}[\p{Ll}-]*)+$/u.test(title) && findSkills(title.split(' ')[0] ?? '').length === 0
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;

/** Of an employer there is one: "Owner of Roma", "Managing Director of Bella". */
const soleRole =
  /^(?:(?:co-?)?owner|(?:co-?)?founder|(?:managing|executive) director|(?<!vice )president|proprietor|C[EFOT]O|chief \w+ officer)(?: and (?:(?:co-?)?owner|(?:co-?)?founder|president|CEO|director|manager))?$/i;
/** A title that is work and nobody, behind "worked in", and people of whom somebody is one, behind "worked as". */
const workTitle =
  /^(?!.*[,()+/]).*\b(?:management|support|sales|services?|operations|administration|retail|marketing|accounting|maintenance|production|security|logistics|engineering)$/i;
const bodyTitle = /^(?!.*[,()+/]).*(?:staff|crew|personnel)$/i;
/** A title behind "I was": "a Line Cook", "a Sergeant and Squad Leader", "Head of Care"; empty where its parts aren't all roles. */
const withTitle = (written: string): string => {
  // "LECTURER".
  const title = /^[\p{Lu}\s/&-]{6,}$/u.test(written) ? written.toLowerCase() : written;
  const parts = titleAlone(title).split(/,\s+|\s+[&/]\s+/);
  const role = roleIn(parts.join(' and '));
  if (workTitle.test(role) || bodyTitle.test(role)) return '';
  if (soleRole.test(role)) return role;
  if (role === '' || /[()+]/.test(role) || parts.length > 2 || !parts.every(namesRole)) return '';
  // "Cooking Lead/Database Work" is somebody and something.
  if (!namesRole(role.split('/').at(-1) ?? '')) return '';
  const part = /\bpart[- ]time\b/i.test(title) && !/part-time/i.test(role) ? 'a part-time ' : '';
  if (part !== '') return `${part}${role}`;
  return / of /.test(role) ? role : `${articleOf(role)} ${role}`;
};

/** Who works for themselves has no employer. */
const ownBoss =
  /^(?:self[- ]?employed|freelance(?:r|d)?|independent(?: contractor)?|own business|various(?: clients| employers)?)$/i;

/** The employer, as the user confirmed it or as far as it is sure beside its title; empty for none. */
function employerName({ kind, name, title, isChecked }: LetterEntry): string {
  const named = workplaceName(name);
  if (isChecked)
    return ownBoss.test(name.trim()) ? '' : withoutShouting(plainLine(name).replace(/[\s,;:|–—-]+$/, ''));
  // A title that was read as the employer stands beside no other title.
  return kind !== 'work' || namesEmployer(name) || namesRole(title) ? named : '';
}

/** Where something was done, in front of a list: "At Bella Kitchen (Line Cook, 2016 to 2019)", "As a Line Cook", "On my project Lens"; empty for none. */
export function placeOf(entry: LetterEntry, time: string): string {
  const { kind, title } = entry;
  const named = employerName(entry);
  if (kind === 'project')
    return named !== '' && isProjectName(named) ? `On my project ${named}` : 'On one of my projects';
  const role = titleAlone(title);
  const isFree = kind === 'volunteer' || isVolunteer(title);
  const behind = [isFree && /^volunteer$/i.test(role) ? '' : role, time].filter(Boolean).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);
  const at = isFree ? 'As a volunteer at' : 'At';
  if (named !== '') return `${at} ${placeWords(named)}${inBrackets(behind)}`;
  if (isFree) return `As a volunteer${inBrackets(behind)}`;
  return role === '' ? '' : `As ${withTitle(title) || role}${inBrackets(time)}`;
}

const forces =
  /^the (?:\S+ ){0,3}(?:Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard|Armed Forces)$/;
const employerOf = (entry: LetterEntry): string => {
  const named = employerName({ ...entry, kind: 'work' });
  if (named === '') return '';
  const place = placeWords(named);
  // "private families" is no name.
  const isOf = entry.kind === 'work' && soleRole.test(titleAlone(entry.title));
  const joint = forces.test(place) ? 'in' : isOf ? 'of' : /^\p{Ll}\p{L}* \p{Ll}/u.test(named) ? 'for' : 'at';
  return `${joint} ${place}`;
};

const longestHead = 10;
/** A job as the head of its list, in the words of the resume: "Inside Sales, Northgate Supplies (2016 to 2019)"; empty without a time. */
export function jobHead({ kind, name, title, isChecked }: LetterEntry, time: string): string {
  const said = [title, name].map((part) => withoutShouting(plainLine(part))).filter(Boolean);
  const head = said.join(', ').replace(/[\s.,;:]+$/, '');
  const when = kind === 'volunteer' ? 'volunteer' : time;
  const isHead = kind !== 'project' && (when !== '' || isChecked) && isWhole(head) && /^\p{Lu}/u.test(head);
  if (!isHead || head.split(' ').length > longestHead) return '';
  return when === '' ? head : `${head} (${when})`;
}

/** A job in front of its list, in the user's words, whatever they are: "As Circulation Staff at Hollins Library (2005 to 2006)". */
export function jobAs({ title, ...entry }: LetterEntry, time: string): string {
  const role = withoutShouting(plainLine(title)).replace(/[\s.,;:]+$/, '');
  const where = employerOf({ ...entry, title });
  const own = ownBoss.test(entry.name.trim()) ? `, ${entry.name.trim().toLowerCase()}` : '';
  const said =
    role === ''
      ? where.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
      : `As ${withTitle(title) || role}${own}`;
  const head = [said, role === '' ? '' : where].filter(Boolean).join(' ');
  return head === '' || time === '' ? head : `${head} (${time})`;
}

/** A job as a sentence without its stop: "I was a Line Cook at Bella Kitchen from 2016 to 2019"; empty where its title or employer is missing. */
export function jobSaid(entry: LetterEntry, time: string): string {
  const [role, where] = [withTitle(entry.title), employerOf(entry)];
  if (entry.kind !== 'work' || isVolunteer(entry.title) || role === '' || where === '') return '';
  if (time.startsWith('since')) return `I have been ${role} ${where} ${time}`;
  if (entry.isCurrent) return `I am ${role} ${where}`;
  if (time === '') return `I have worked as ${role} ${where}`;
  const when = timeBehind(time);
  return when === null ? '' : `I was ${role} ${where}${when}`;
}

/** Who does it, by the ending of the last word: "Switcher", "Timber Cruiser", "Supervisor/Expediter", and not "Retail Management". */
const isDoer = (title: string) =>
  /^[\p{Lu}\d][\p{L}\d'’&/. -]*$/u.test(title) &&
  title.split(' ').length <= 6 &&
  /(?:er|or|ist|ian|(?<!m)ent|ant|ee|man|woman|person|\b(?:lead|head|chief|intern|coach|cook|clerk|professional|associate|specialist|executive|official|fellow|member|apprentice|trainee|operative|principal|nurse|hand|aide|tech|rep|crew|missionary))$/iu.test(
    title,
  ) &&
  !/(?:Cent|Numb|Lett|Weath|Order|Matter|Paper|Power|Labor|Department|Talent)(?:er)?$/i.test(title);

/** A checked title that is no plain role: "a Senior Software Engineer, Backend,", "a Switcher"; empty for others. */
function oddTitle(title: string): string {
  const plain = withoutShouting(plainLine(title.replace(/\s*\([^)]*\)/g, ''))).replace(/[\s.,;:]+$/, '');
  // "Head, Admin & Accounts".
  const [, chief, of] = /^(Head|Director|Chief|Vice President), (?:of )?([^,]+)$/.exec(plain) ?? [];
  if (chief && of) return `${chief} of ${of}`;
  const [first = '', ...more] = plain.split(/,\s+/);
  // "Computer, Math & Science Tutor": one role with a list in front.
  if (more.length === 1 && / (?:&|and) /.test(more[0] ?? '') && endsInRole(plain) && !first.includes(' '))
    return `${articleOf(plain)} ${plain}`;
  // "HR Operations & Workforce Analytics Consultant" and "Creator & Host" end in who somebody is.
  const isRole = isDoer(first) || (endsInRole(first) && !/[()+]/.test(first));
  if (workTitle.test(first) || bodyTitle.test(first)) return '';
  const role = withTitle(first) || (isRole ? `${articleOf(first)} ${first}` : '');
  return role === '' || more.length > 1 ? '' : more.length === 1 ? `${role}, ${more[0]},` : role;
}

/** A job as a sentence without its stop, also where its title fits none: "I worked at Hale Library from 2005 to 2006"; empty where nobody checked it. */
export function jobTold(entry: LetterEntry, time: string): string {
  const said = jobSaid(entry, time);
  const where = ownBoss.test(entry.name.trim()) ? 'self-employed' : employerOf(entry);
  const own = /freelance|independent|self-employed|owner/i.test(entry.title) ? '' : 'self-employed';
  if (said !== '' || entry.kind !== 'work' || where === '' || !entry.isChecked) return said;
  const role = withTitle(entry.title) || oddTitle(entry.title);
  if (where === 'self-employed') {
    const being = own === '' ? role : role.replace(/^(?:an? )?/, 'a self-employed ');
    if (role !== '' && time.startsWith('since')) return `I have worked as ${being} ${time}`;
    const when = timeBehind(time);
    return when === null || role === '' ? '' : `I was ${being}${when}`;
  }
  // A title that is no role, such as "Front of Store Management", fits no sentence.
  const title = evenSpaces(entry.title).replace(/[()]/g, '').trim();
  const behind = title === '' || title.split(' ').length > longestHead ? '' : ` (${title})`;
  const as = workTitle.test(title) ? `in ${title}` : bodyTitle.test(title) ? `as ${title}` : '';
  const worked = as === '' ? `${where}${behind}` : `${as} ${where}`;
  const now = role === '' ? `I have worked ${worked}` : `I have been ${role} ${where}`;
  const past = role === '' ? `I worked ${worked}` : `I was ${role} ${where}`;
  if (time.startsWith('since')) return `${now} ${time}`;
  if (time === '')
    return entry.isCurrent
      ? now.replace(/^I have (?:been|worked)/, (words) => (words.endsWith('been') ? 'I am' : 'I work'))
      : past;
  const when = timeBehind(time);
  return when === null ? '' : `${past}${when}`;
}

/** The words above the lines of a place: "At Bella Kitchen:", "In my project Lens:"; empty where its name isn't sure. */
export function placeLead(entry: LetterEntry): string {
  const name = employerName(entry);
  if (entry.kind === 'project') return name !== '' && isProjectName(name) ? `In my project ${name}:` : '';
  // "At a family member" is no place.
  return name === '' || /^(?:an?|my|our) /i.test(name) ? '' : `At ${placeWords(name)}:`;
}

/** A job at an employer that was named already: "I was a Line Cook there from 2016 to 2019". */
export const jobSaidThere = (entry: LetterEntry, time: string): string =>
  employerOf(entry) === '' ? '' : jobSaid(entry, time).replace(employerOf(entry), 'there');

/** A sentence about a job whose employer was named just before. */
export const sayingThere = (text: string, entry: LetterEntry): string => {
  const where = employerOf(entry);
  return where === '' || / worked (?!as |in )/.test(text) ? text : text.replace(` ${where}`, ' there');
};

/** A job behind "worked": "as a Line Cook at Bella Kitchen (2016 to 2019)"; empty where it can't be told. */
export function jobNamed(entry: LetterEntry, time: string): string {
  const role = titleAlone(entry.title) || (entry.isChecked ? plainLine(entry.title) : '');
  const as = role === '' ? '' : `as ${withTitle(entry.title) || role}`;
  const held = [as, employerOf(entry)].filter(Boolean).join(' ');
  return held === '' || time === '' ? held : `${held} (${time})`;
}
