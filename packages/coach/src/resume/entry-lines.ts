import { endsInRole, namesRole } from '../text/role-words.ts';
import { findPeriod, findSingleDate, type Period } from './dates.ts';
import { postSentence } from './header-joints.ts';
import { isLinkAlone } from './header-parts.ts';
import { endsInLegalForm, findDegree, namesEmployer } from './place-words.ts';
import { isOpenBracket, isRestOfName, joinLines, type PlacedLine } from './placed-line.ts';
import { opensItem } from './read-bullets.ts';

const headerLength = 110;
const longest = 240;
/** So many letters stand before the dates in the rest of a sentence. */
const restLength = 4;

const abbreviation = /\b(?:pvt|jr|sr|u\.s\.a|p\.c)\.$/i;
const smallWords =
  /^(?:of|and|the|in|at|for|to|de|la|du|des|y|e|und|für|van|von|with|on|a|an|till|until|from|by)$/;

/** Names are written with capitals; a sentence has few. */
function isMostlyCapitals(text: string): boolean {
  const words = (text.match(/\p{L}[\p{L}'’.-]*/gu) ?? []).filter((word) => !smallWords.test(word));
  return words.length < 3 || words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.4;
}

/** "Head of Engineering at Fjord Labs", "Marketing and sales intern": a title, though its first word may be a verb. */
function opensWithTitle(text: string): boolean {
  const [title = ''] = text.split(/\s+(?:at|@|[–—|-])\s+|[,\t(]/);
  // "Alternance développeur web": titles of many languages are written small behind their first letter.
  if (/^\p{Lu}/u.test(title) && title === text && text.split(/\s+/).length <= 5 && namesRole(title))
    return true;
  return /^head of\b/i.test(title) || (endsInRole(title) && !/^\S+ (?:\d|an? |the |of |with )/i.test(title));
}

/** "Synopsis:" alone says what the next lines are; "Position:" names the job with them. */
const labelAlone =
  /^(?!(?:designation|position|role|job title|title|organi[sz]ation|company|employer|client)\s*:)(?:\p{L}[\p{L}’&/-]*\s?){1,4}:$/iu;

/** Looks like a name, not like a sentence. */
export const isHeaderLike = (line: PlacedLine) =>
  !line.isBullet &&
  line.text.length <= headerLength &&
  (!/[a-z)]\.$/.test(line.text) || endsInLegalForm(line.text) || abbreviation.test(line.text)) &&
  !/^(?!\S+\.(?:com|io|org|net|ai|de|fr|es)(?:$|\s))\p{Ll}/u.test(line.text) &&
  !labelAlone.test(line.text) &&
  !(
    /^\S+ [\p{Ll}\d]/u.test(line.text) &&
    opensItem(line.text) &&
    !opensWithTitle(line.text) &&
    findDegree(line.text)?.start !== 0
  ) &&
  !/^(?:(?:job|key|main|major) responsibilities|job profile|project|team size|domain|tools|responsibilities|roles? and responsibilities|roles? & responsibilities|environment|description|project description|technologies|key achievements|achievements|highlights|duties)\b.{0,3}(?::|$)/i.test(
    line.text,
  ) &&
  (isMostlyCapitals(line.text) || opensWithTitle(line.text));

/** "Currently working as Test Engineer in Mindtree, from March 2016 to date": a whole post in a sentence. */
const tellsPost = (text: string) => postSentence.test(text) && namesRole(text);

/** The period of a line that names an entry by it; null in a long line or a bullet that only mentions one. */
export function periodOf(line: PlacedLine): Period | null {
  // A date in a cell of its own may stand beside a title and an employer that are long together.
  const most = line.text.includes('\t') ? longest : headerLength;
  if (line.text.length > most + 40) return null;
  const period = findPeriod(line.text);
  const isCell = period !== null && period.start === 0 && line.text[period.end] === '\t';
  const rest = period && !isCell ? line.text.length - (period.end - period.start) : 0;
  // "revenue in Jan-Jun 2017." is the end of a sentence that wraps.
  const before = line.text.slice(0, period?.start);
  const isRest = /^\p{Ll}+\s\S/u.test(before) && !/[\t|•·]|\s[–—-]\s/.test(before);
  if (isRest && !namesEmployer(before) && !namesRole(before)) return null;
  return period &&
    rest <= headerLength &&
    (!line.isBullet ||
      rest <= 60 ||
      tellsPost(line.text) ||
      (period.start === 0 &&
        endsInRole(line.text.slice(period.end).split(/\s(?:at|@|chez|bei|presso)\s/)[0] as string)))
    ? period
    : null;
}

/** A single date at the edge of a line. */
export function loneDateOf(line: PlacedLine): Period | null {
  if (line.isBullet || line.text.length > 90) return null;
  const date = findSingleDate(line.text);
  if (!date) return null;
  // "Summer 2012 and 2013" beside its line.
  const isCell = /\t\s*$/.test(line.text.slice(0, date.start)) && line.text.length - date.end < 12;
  const atEdge = isCell || date.start === 0 || date.end >= line.text.replace(/[)\]\s.]+$/, '').length;
  return atEdge ? date : null;
}

/** "Company: Fjord Labs", "Duration: 2019 to 2021": what a header names, with its label. */
export const labelledName =
  /^(?:designation|position(?: last)?(?: held)?|last position(?: held)?|role|job title|title|duration|period|tenure|organi[sz]ation|company(?: name)?|employer|puesto|cargo|poste|funktion|ruolo|functie|stanowisko|empresa|entreprise|firma|unternehmen|azienda|bedrijf|per[ií]odo|période|zeitraum|dauer|durée|durata)\s*:\s*\S/i;

/** A line that names the job; in small letters ("oracle India Limited") only under one that surely does. */
export function isNameLine(lines: readonly PlacedLine[], at: number): boolean {
  const line = lines[at] as PlacedLine;
  if (isLinkAlone(line.text) && !line.isBullet) return true;
  if (isHeaderLike(line) || (labelledName.test(line.text) && line.text.length <= headerLength)) return true;
  const before = lines[at - 1];
  const next = lines[at + 1];
  // A client or a kind of contract between the employer and "Position: ...".
  const isBetween =
    !line.isBullet &&
    before !== undefined &&
    periodOf(before) !== null &&
    next !== undefined &&
    labelledName.test(next.text) &&
    line.text.split(/\s+/).length <= 6 &&
    !/[.;:]$/.test(line.text);
  if (isBetween) return true;
  const isSmallName =
    !line.isBullet &&
    /^\p{Ll}/u.test(line.text) &&
    line.text.split(/\s+/).length <= 8 &&
    !/[.;:]$/.test(line.text) &&
    (namesEmployer(line.text) || endsInRole(line.text));
  return isSmallName && (!before || (isHeaderLike(before) && namesRole(before.text)) || namesRole(line.text));
}

const headCell =
  /^(?:s(?:r|l)?\.?\s?no\.?|#|no\.?|%|%\s?(?:of )?marks|marks(?: %)?|percentage|grade|c?gpa|result|class|division|year(?: of (?:passing|completion))?|passing year|from|to|dates?|period|duration|tenure|institut(?:e|ion)s?|school|college|school ?\/ ?college|board|university|board ?\/ ?university|university ?\/ ?board|course|degree|qualification|exam(?:ination)?|stream|speciali[sz]ation|name of (?:the )?\p{L}+(?: ?\/ ?\p{L}+)?|company|company name|organi[sz]ation|employer|designation|position|job title|title|role|location|place|responsibilit(?:y|ies))$/iu;

/** The row of a table that says what stands in its columns. */
export function isTableHead(text: string): boolean {
  const cells = text.split(/\s*[\t|]\s*/).filter(Boolean);
  return cells.length >= 3 && cells.filter((cell) => headCell.test(cell)).length >= cells.length * 0.6;
}

/** A sentence that tells of a post and breaks before its dates is one line, and so is a bracket that wraps. */
export function wholePosts(lines: readonly PlacedLine[]): PlacedLine[] {
  const whole: PlacedLine[] = [];
  for (const line of lines) {
    const open = whole.at(-1);
    // "from March 2016 to date": where a name is before the dates, a post of its own begins.
    const isRest =
      open &&
      !line.isBullet &&
      tellsPost(open.text) &&
      !findPeriod(open.text) &&
      (findPeriod(line.text)?.start ?? Infinity) < restLength;
    const goesOn = open && (isOpenBracket(open, line) || isRestOfName(open, line));
    if (open && (isRest || goesOn)) whole[whole.length - 1] = joinLines(open, line);
    else whole.push(line);
  }
  return whole;
}
