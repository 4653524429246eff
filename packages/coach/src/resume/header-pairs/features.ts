import type { Feature } from '../../text/linear-model.ts';
import { endsInRole, namesRole } from '../../text/role-words.ts';
import type { Words } from '../field-log.ts';
import { boldness, type HeaderHabits, isBefore, seenFrom } from '../header-habits.ts';
import type { Piece } from '../header-pieces.ts';
import {
  endsInLegalForm,
  findPlace,
  isPlace,
  looseTitle,
  namesEmployer,
  namesField,
  namesSchool,
} from '../place-words.ts';

const signs: readonly (readonly [string, (text: string) => boolean])[] = [
  ['endsrole', endsInRole],
  ['role', namesRole],
  ['loose', (text) => looseTitle.test(text)],
  ['employer', namesEmployer],
  ['legal', endsInLegalForm],
  ['school', namesSchool],
  ['field', namesField],
  ['place', isPlace],
  ['hasplace', (text) => findPlace(text) !== null],
  ['small', (text) => /^\p{Ll}/u.test(text)],
  ['caps', (text) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()],
  ['closed', (text) => /[.!?;:]$/.test(text)],
  ['brackets', (text) => /\(/.test(text)],
  ['list', (text) => /,\s/.test(text)],
  ['slash', (text) => /\//.test(text)],
  ['number', (text) => /\d/.test(text)],
];

const lengths = [2, 3, 4, 6, 9, 13];
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
const isDated = (text: string) => /(?:19|20)\d{2}|[’']\d{2}\b/.test(text);

/** What a part shows as the title, or as the employer, beside the others. */
function partFeatures(
  as: string,
  { text, line }: Piece,
  open: readonly Piece[],
  place: Words | undefined,
): Feature[] {
  const found: Feature[] = [];
  for (const [name, has] of signs) if (has(text)) found.push(`${as} ${name}`);
  const words = wordsOf(text);
  for (const word of words.slice(0, 8)) found.push(`${as} word ${word}`);
  found.push(`${as} last ${words.at(-1) ?? ''}`);
  found.push(`${as} length ${lengths.filter((one) => words.length >= one).length}`);
  const at = open.findIndex((one) => one.line === line && one.text === text);
  found.push(`${as} at ${Math.min(at, 4)}`);
  if (at === open.length - 1) found.push(`${as} at end`);
  const alone = !open.some((one) => one.line === line && one.text !== text);
  if (alone) found.push(`${as} alone`);
  if (line.isBold) found.push(`${as} bold`);
  if (isDated(line.text)) found.push(`${as} dated`);
  if (place) found.push(`${as} ${place.line === line ? 'beside' : 'apart from'} place`);
  if (line.text.startsWith(text)) found.push(`${as} opens`);
  return found;
}

/** What speaks for one part as the title and another as the employer of a header. */
export function pairFeatures(
  title: Piece,
  employer: Piece,
  open: readonly Piece[],
  place: Words | undefined,
  habits: HeaderHabits | undefined,
): Feature[] {
  const order = isBefore(title, employer) ? 1 : -1;
  const rows = title.line === employer.line ? 'one row' : 'two rows';
  const print = boldness(title, employer);
  const sizes = title.line.fontSize - employer.line.fontSize;
  return [
    ...partFeatures('title', title, open, place),
    ...partFeatures('employer', employer, open, place),
    rows,
    `${rows} ${order > 0 ? 'title first' : 'employer first'} ${Math.min(open.length, 4)}`,
    `${rows} gap ${Math.min(3, Math.abs(open.indexOf(title) - open.indexOf(employer)))}`,
    ['first', order],
    ['print', print],
    ['larger', Math.sign(Math.round(sizes * 5))],
    ['habit', order * (habits?.titleFirst ?? 0)],
    ['print habit', print * (habits?.titleBold ?? 0)],
    ...(habits?.employerAt ? [`usual ${habits.employerAt === seenFrom(employer, title)}`] : []),
  ];
}
