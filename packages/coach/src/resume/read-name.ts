import { endsInRole, namesRole } from '../text/role-words.ts';
import { linkPattern, mailPattern } from './contact-patterns.ts';
import type { FieldLog } from './field-log.ts';
import { isPlace, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import { sectionNamed } from './section-words.ts';

const namePattern = /^[\p{L}][\p{L}.'’,-]*(?:\s+[\p{L}("“][\p{L}.'’,)"”-]*){1,4}$/u;
const degreesAfterName =
  /,?\s+(?:Ph\.?D|M\.?B\.?A|M\.?B\.?B\.?S|M\.?D|D\.?O|D\.?D\.?S|J\.?D|LL\.?M|M\.?P\.?H|R\.?N|[BM]\.?S\.?N|D\.?N\.?P|D\.?P\.?T|N\.?P|PA-C|LPN|CNA|CPA|ACCA|FCA|PMP|S?PHR|SHRM-S?CP|CSM|CA|P\.?E|EIT|Esq|CFA|LCSW|M\.?S\.?W|[BM]\.?Sc|Jr|Sr|II|III)\b\.?/g;
const labelledName =
  /^(?:(?:name|full name|candidate(?: name)?)\s*[:-]|(?:resume|cv|curriculum vitae)\s*(?:of|:|[-–—]))\s*(.+)$/i;
const notName =
  /\b(?:resume|curriculum|curricul\p{L}*|vita|vitae|cv|lebenslauf|cover(?:ing)? letter|applied|apply|application|permanent|personal|informa\p{L}+|date of|father|mother|impact|management|occupa\p{L}+|profile|address|phone|email|mobile|contact|page|summary|objective|street|road|avenue|university|college)\b/iu;

/** Names of trades that people carry; any other trade at the end makes a title of the line. */
const surname =
  /\b(?:baker|cook|butcher|carpenter|clerk|driver|dean|guard|head|painter|partner|fellow|coach|teller|packer|planner|gardener|farmer|taylor|tailor|major|chef|buyer|trainer|porter|mason|fisher|miller|singer|potter|turner|baumann|koch|köch|lehrer|berater|fahrer)$/i;

/** What stands before the mail, the number or the link on a line that holds everything. */
function beforeContacts(text: string): string {
  const starts = [text.search(mailPattern), text.search(linkPattern), text.search(/[+(]?\d/)].filter(
    (at) => at > 0,
  );
  return starts.length > 0 ? text.slice(0, Math.min(...starts)) : text;
}

const cellsOf = ({ text }: PlacedLine) => text.split('\t');

/** The name in a line; in a table it may stand in the second cell, and a wide gap before the surname looks like a cell. */
function nameIn(line: PlacedLine, addresses: string): string | undefined {
  const cells = cellsOf(line);
  const [first = '', second] = cells;
  if (second && pieceOfName.test(first) && oneWord.test(second) && isConfirmed(second, addresses))
    return nameOf(`${first} ${second}`);
  // "MAYA  MAYA  OKAFOR  OKAFOR": painted twice, for a shadow.
  const once = cells.filter((cell, at) => cell !== cells[at - 1]);
  if (cells.length > 2 && once.length === cells.length / 2) return nameOf(once.join(' '));
  return nameOf(line.text) ?? (second && !/\d/.test(first) ? nameOf(second) : undefined);
}

function nameOf(text: string): string | undefined {
  const words =
    beforeContacts(labelledName.exec(text)?.[1] ?? text)
      .split(/\t|\s[|•·–—/-]\s|\||,\s(?=\p{Ll})/u)[0]
      ?.replace(
        /[\s:|•·,-]*(?:(?<!\p{L})(?:e-?mail|mobile|phone|tel|cell|contact(?: no)?))?[\s.:|•·,-]*$/iu,
        '',
      )
      .trim() ?? '';
  const plain = words.replace(degreesAfterName, '').trim();
  if (plain.length < 4 || plain.length > 50 || !namePattern.test(plain)) return undefined;
  if (notName.test(plain) || namesSchool(plain) || isPlace(words) || sectionNamed(plain)) return undefined;
  if (endsInRole(plain) && !surname.test(plain)) return undefined;
  const isCapital = plain
    .split(/\s+/)
    .every(
      (word) => /^[("“]?\p{Lu}/u.test(word) || /^(?:de|da|dos|van|von|der|bin|al|la|el|di|del)$/i.test(word),
    );
  return isCapital ? plain : /^\p{Ll}+(?:\s\p{Ll}+){1,2}$/u.test(plain) ? plain : undefined;
}

/** Letters of a name that stand in the mail address or a profile too. */
function isConfirmed(name: string, addresses: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z]/g, '');
  return name
    .split(/[\s-]+/)
    .some((word) => plain(word).length >= 3 && plain(addresses).includes(plain(word)));
}

/** Words that may be a piece of a name. */
const oneWord = /^\p{Lu}[\p{L}’'-]{1,20}$/u;
const pieceOfName = /^[\p{Lu}(“"][\p{L}’'.)”"-]{0,20}(?:\s[\p{Lu}(“"][\p{L}’'.)”"-]{0,20}){0,3}$/u;

/** A name set so large that it wraps: two lines alike, larger than all others near them. What stands beside them is another cell. */
function wrappedName(at: number, near: readonly PlacedLine[]): string | undefined {
  const [line, next] = [near[at], near[at + 1]];
  if (!line || !next || line.fontSize === 0 || next.fontSize !== line.fontSize) return undefined;
  const [first = '', second = ''] = [line, next].map((one) => cellsOf(one)[0]);
  if (line.isBold !== next.isBold || line.page !== next.page || namesRole(second)) return undefined;
  const isLargest = near.every((one) => one === line || one === next || one.fontSize < line.fontSize);
  const isName = isLargest && [first, second].every((text) => pieceOfName.test(text));
  return isName ? nameOf(`${first} ${second}`) : undefined;
}

/** "Maya" / "Okafor" in two lines alike, and the letter-spaced "MayaOkafor" that the mail address confirms. */
function brokenName(line: PlacedLine, next: PlacedLine | undefined, addresses: string): string | undefined {
  if (!oneWord.test(line.text)) return undefined;
  const [, first, last] = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)$/u.exec(line.text) ?? [];
  if (first && last && isConfirmed(line.text, addresses)) return `${first} ${last}`;
  const isAlike = next && oneWord.test(next.text) && next.fontSize === line.fontSize;
  const whole = `${line.text} ${next?.text}`;
  return isAlike && [line.text, next.text].every((part) => isConfirmed(part, addresses))
    ? nameOf(whole)
    : undefined;
}

/** The largest line near the top that reads like a name; else the first that does. */
export function readName(
  top: readonly PlacedLine[],
  addresses: string,
  log: FieldLog,
): { name?: string; line?: PlacedLine } {
  const size = Math.max(0, ...top.map((line) => line.fontSize));
  const near = top.filter((line, at) => at < 14 || (size > 0 && line.fontSize === size));
  const candidates = near
    .map((line, at) => ({
      line,
      at,
      name: wrappedName(at, near) ?? nameIn(line, addresses) ?? brokenName(line, near[at + 1], addresses),
    }))
    .filter((one): one is typeof one & { name: string } => one.name !== undefined)
    // In small letters, or with a comma, other words look like a name as well.
    .filter(({ name }) => (/^\p{Lu}/u.test(name) && !name.includes(',')) || isConfirmed(name, addresses));
  const score = (one: (typeof candidates)[number]) =>
    (size > 0 && one.line.fontSize >= size * 0.95 ? 5 : 0) -
    one.at * 0.5 -
    (namesRole(one.name) ? 3 : 0) +
    (labelledName.test(one.line.text) ? 5 : 0) +
    (isConfirmed(one.name, addresses) ? 4 : 0) -
    (one.line.region === 'column' ? 0.5 : 0);
  const best = candidates.toSorted((a, b) => score(b) - score(a))[0];
  if (!best) return {};
  const isNamed =
    isConfirmed(best.name, addresses) || (best.at === 0 && size > 0 && best.line.fontSize === size);
  // What follows a comma is more often a trade or a degree than a part of the name.
  const confidence = isNamed && !/[\d,]/.test(best.name) ? 0.95 : score(best) > 2 ? 0.75 : 0.6;
  return { name: log.note('basics.name', best.name, best.line, confidence), line: best.line };
}
