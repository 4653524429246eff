import type { AdLine } from '../job-ad/ad-line.ts';
import { isPlace } from '../resume/place-words.ts';
import { skillNamed } from '../skills/find-skills.builtin.ts';
import { namesRole } from '../text/role-words.ts';
import { headOf } from './ad-head.ts';
import { nameAndPlace } from './name-and-place.ts';

const companyName =
  "((?:\\p{Lu}[\\p{L}\\p{N}&.'’-]*)(?:[ ](?:of|and|the|&|n|['’]n['’]|\\p{Lu}[\\p{L}\\p{N}&.'’-]*)){0,4})";
const labeled = /^(?:company|employer|organisation|organization)\s*[:–-]\s*(.{2,60})$/iu;
const companyPatterns = [
  new RegExp(`\\bAbout ${companyName}\\s*$`, 'u'),
  new RegExp(`\\bjoin ${companyName}(?= as\\b| and\\b|,|\\.|!|$)`, 'u'),
  new RegExp(`^${companyName} (?:is|are) (?:looking|hiring|seeking|searching|recruiting|currently)`, 'u'),
  new RegExp(`^${companyName} (?:is|are) (?:an? |the |building |making |growing )`, 'u'),
  new RegExp(
    `^${companyName}(?:, an? [^,.]{4,80},)? (?:makes|builds|delivers|provides|develops|serves|designs|operates|is seeking)\\b`,
    'u',
  ),
];
const notCompany =
  /^(?:us|the|this|our|we|you|it|about|role|position|job|company|candidate|team|what|who|applicant|he|she|they|there|experience|ideal|successful|must|all|work|working|salary|location|remote|hybrid|knowledge|ability|degree|confidential$)\b/i;
const longestSearch = 60;

/** The names that sentences give the company, the surest first. A place is a company's name only where it is called one. */
function namesInSentences(sentences: readonly Pick<AdLine, 'text'>[]): string[] {
  const read = sentences.slice(0, longestSearch);
  const namesBy = (pattern: RegExp) => read.map(({ text }) => pattern.exec(text)?.[1]?.trim() ?? '');
  return [...namesBy(labeled), ...companyPatterns.flatMap(namesBy).filter((name) => !isPlace(name))].filter(
    (name) => name.length > 1 && !notCompany.test(name) && !namesRole(name) && !skillNamed(name),
  );
}

const shortName =
  /^(?:\p{Lu}|\d+\p{Lu})[\p{L}\p{N}&.,'’+-]*(?: (?:of|for|and|the|&|\p{Lu}[\p{L}\p{N}&.,'’+-]*)){0,4}$/u;
const terms = /\b(?:remote|hybrid|full[- ]time|part[- ]time|posted|location|county|temporary|contract)\b/i;
/** Words of pay, hours and departments: a line of nothing else names no employer ("Competitive Pay", "Human Resources"). */
const offerWords = new Set(
  'a and of the no new now today apply hiring urgent urgently immediate immediately start join pay paid weekly daily monthly hourly salary wage wages bonus bonuses sign-on competitive great good excellent top benefits benefit perks health insurance medical dental training provided flexible schedule hours day days night nights evening evenings weekend weekends morning shift shifts time full part permanent seasonal entry level senior junior experience needed required welcome opportunity opportunities career careers job jobs position positions opening openings human resources sales marketing finance accounting operations engineering department division team unit customer service services support information technology administration legal production maintenance warehouse kitchen office on-site onsite field'.split(
    ' ',
  ),
);
const namesNothing = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => offerWords.has(word));

const mayBeCompany = (name: string) =>
  shortName.test(name) &&
  !isPlace(name) &&
  !terms.test(name) &&
  !notCompany.test(name) &&
  !namesRole(name) &&
  !namesNothing(name);

/** What only a company's name ends in. */
const legalForm =
  /(?:,? (?:inc|llc|ltd|limited|corp|corporation|gmbh|plc|llp|co)\.?|& (?:sons?|co\.?|daughters?))$/i;
/** What the name of a business of one kind ends in, behind a name of its own. */
const businessKind =
  /^(?:city|town|county|state|university|village|borough|ministry|department|diocese) of \p{Lu}|^(?:\S+ ){1,4}(?:clinic|hospital|school|academy|college|university|bakery|restaurants?|hotel|inn|bank|medical center|foundation|brewery|farms?|motors|foods|industries|enterprises|technologies|systems|group|holdings|partners)$/iu;
/** "Elementary School" is a kind of school, "Outpatient Clinic" a part of one. */
const anyOfItsKind =
  /^(?:(?:the|a|elementary|middle|high|primary|secondary|public|private|local|regional|community|general|dental|medical|outpatient|surgical|veterinary|animal|children['’]s|pediatric|investment|retail|food|luxury|boutique|large|small|leading|operating|information|computer|control|distributed|it)\s)+\S+$/i;
const isNamedBusiness = (name: string) =>
  mayBeCompany(name) && (legalForm.test(name) || (businessKind.test(name) && !anyOfItsKind.test(name)));

/** The employer's name behind the title: "Line Cook - Martin's Kitchen Group, Inc.", "Nurse at Birchwood Clinic". */
function nameBesideTitle({ text }: AdLine): string | null {
  const [, title = '', name = ''] =
    /^(.{3,60}?)(?:\s[|–—-]\s|\s?\|\s?|\s@\s?|\sat\s)(.{2,60})$/.exec(text.trim()) ?? [];
  return namesRole(title) && isNamedBusiness(name.trim()) ? name.trim() : null;
}

const linesOfHead = 3;
const isHeadLine = ({ text, part, heading }: AdLine) =>
  part === 'open' && heading === null && nameAndPlace(text.trim()) !== undefined;

/** "The LINE Austin" may be a name in the head of an ad; a part of a firm isn't the employer. */
const mayBeEmployer = (name: string) =>
  mayBeCompany(name.replace(/^the /i, '')) && !/\b(?:team|department|division|unit|office)$/i.test(name);

/** The employer's name in the head of an ad, as job boards print it: "Data Analyst", "Cisco Systems", "San Jose, CA". */
function nameInHead(lines: readonly AdLine[]): string | null {
  const head = headOf(lines);
  if (!head?.under) return null;
  const [name, other] = namesRole(head.under) ? [head.title, head.under] : [head.under, head.title];
  return mayBeEmployer(name) && !(name === head.title && !namesRole(other)) ? name : null;
}

const cityLine = /^\p{Lu}[\p{L} .'’-]{1,30}, ?\p{Lu}{2}(?: \d{5})?$/u;
const longestName = 60;
const isPart = /\b(?:team|department|division|unit|office)$/i;
/** The line between a title and a city, as job boards print the employer: "Line Cook", "US Farathane", "Kansas City, MO". */
function nameAboveCity([title, name, city]: readonly AdLine[]): string | null {
  if (!title || !name || !city || !cityLine.test(city.text.trim()) || cityLine.test(name.text.trim()))
    return null;
  const text = name.text.trim().replace(/(?<=\b(?:LLC|Ltd|plc))\.$/i, '');
  const isName = /^[\p{Lu}\d]/u.test(text) && text.length <= longestName && !/[:?!]|\. /.test(text);
  const isOther = notCompany.test(text) && !/^US \p{Lu}/u.test(text);
  const isRole = namesRole(text) && !legalForm.test(text) && !/\bassociates\b/i.test(text);
  if (!isName || isOther || isRole || terms.test(text) || namesNothing(text) || isPart.test(text))
    return null;
  // "UAMS - University of Arkansas for Medical Sciences"
  return /^(\p{Lu}{2,8}) [-–—] \S/u.exec(text)?.[1] ?? text;
}

/** The employer's name under the title or beside it, where no fact of the job follows. */
function nameUnderTitle(lines: readonly AdLine[]): string | null {
  const [title, under, ...rest] = lines;
  const named = lines.slice(0, linesOfHead).find(isHeadLine);
  const together = named && nameAndPlace(named.text.trim())?.name;
  if (together && mayBeCompany(together)) return together;
  const beside = title && nameBesideTitle(title);
  if (beside) return beside;
  if (!title || under?.part !== 'open' || under.heading !== null || !namesRole(title.text)) return null;
  const name = under.text.trim();
  if (isNamedBusiness(name)) return name;
  return mayBeEmployer(name) && rest.some(({ text }) => text.includes(name)) ? name : null;
}

/**
 * The company that an ad names, or null: in a heading or a sentence, else under the title. Where the ad uses a short form
 * too ("St. Brigid"), the name is the long one ("St. Brigid Medical Center").
 */
export function readCompany(
  lines: readonly AdLine[],
  headings: readonly Pick<AdLine, 'text'>[] = [],
): string | null {
  const inSentences = namesInSentences([...headings, ...lines]);
  const printed = nameAboveCity(lines);
  if (printed !== null) return printed;
  const names = [nameInHead(lines), ...inSentences, nameUnderTitle(lines)].filter((name) => name !== null);
  const [first = null] = names;
  return names.reduce<string | null>(
    (longest, name) => (name.startsWith(`${longest} `) ? name : longest),
    first,
  );
}
