import { endsInRole, namesRole } from '../text/role-words.ts';
import { endOfPeriod, type Period } from './dates.ts';
import type { Words } from './field-log.ts';
import { isGlued, splitGlued } from './header-glue.ts';
import { joinedAt, splitAt } from './header-joints.ts';
import { type ListHabit, listComma, type Piece, trimmedPart } from './header-pieces.ts';
import {
  endsInLegalForm,
  findPlace,
  isPlace,
  namesEmployer,
  namesField,
  namesSchool,
} from './place-words.ts';
import { joinLines, type PlacedLine } from './placed-line.ts';

const strongSeparator =
  /\t+|\s+[|•·¦∙◆●○■▪►~]\s*|\s*[|¦]\s+|\s+(?:-|--+|[@]|[－])\s+|\s-(?=\p{Lu}\p{L})|\s+[–—]\s*|\s*[–—]\s+|\s*\/\/\s*|\s*;\s+/u;
/** The line without its date and the brackets around it. */
export function withoutPeriod(text: string, period: Period | null): string {
  if (!period) return text;
  const before = text.slice(0, period.start).replace(/(?:[\s([,|–—-]|\s[/·•])+$/, '');
  const after = text.slice(period.end).replace(/^(?:[\s)\],|–—-]|[/·•]\s)+/, '');
  return before && after ? `${before}\t${after}` : before || after;
}

/** "2 yrs 4 mos", "1 ano 11 meses": how long, which the dates say already. */
export const duration =
  /^\(?(?:\d+(?:\.\d+)?\+?\s*(?:years?|yrs?|months?|mos?|jahre?|monate?n?|ans?|mois|años?|mes(?:es|i)?|ann[io]|anos?|mês|jaar|maand(?:en)?|rok|lata?|miesiąc\p{L}*|miesięcy)(?!\p{L})\.?[\s,&]*(?:(?:and|und|et|y|e|en|i)\s+)?){1,2}\)?$/iu;

/** "https://fjordlabs.example, www.fjord.example": addresses beside the names of an entry name nothing. */
export const isLinkAlone = (text: string) => /^(?:(?:https?:\/\/|www\.)\S+[\s,|]*)+$/i.test(text);

/** "City: Vigo | Country: Spain", "Address: Rua Nova, 3, 36201 Vigo (Spain)", as Europass writes places; undefined for any other text. */
export function labelledPlace(text: string): string | undefined {
  const city =
    /^(?:location|place|city|ort|ville|lieu|ciudad|localidad|población|municipio|città|luogo|cidade|local|plaats|miasto|miejscowość)\s*:\s*([^|\t]{2,60})/iu;
  const address =
    /^(?:address|adresse|dirección|indirizzo|endereço|morada|adres)\s*:\s*[^|\t]*?(?<!\d)\d{4,5}(?:-\d{3})?\s+(\p{L}[^|\t\d]{2,50})/iu;
  return (city.exec(text) ?? address.exec(text))?.[1]?.trim();
}

/** "40 hrs/wk", "2 Tage", "part-time": how much somebody worked, which names neither title nor employer. */
const workload =
  /^\(?(?:[\d.,/⁄½¼]+\s*(?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore|uur|days?|tage?|jours?|días?|weeks?|wochen?|semaines?|semanas?)(?!\p{L})(?:\s*(?:\/|per|a|pro|par|por|an)\s*(?:wk|week|woche|semaine|semana|month|monat|mois|mes))?|full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps (?:plein|partiel)|tiempo (?:completo|parcial)|voltijds|deeltijds)\)?$/iu;

/** ", Full-time," within a line: a border of what stands before and behind it. */
const workloadBetween = /,\s*(?:full|part)[- ]?time\s*(?:,\s*|\.?$)/giu;

/** "Dr. Jane Doe", "supervised by Jane Doe": whom somebody worked for. */
const person = /^(?:(?:prof|dr)\b\.?|(?:supervised|advised|mentored) by\s|(?:supervis|advis)[eo]rs?\s*:)/i;

/** A part of a header that names nothing. */
export const isNoName = (part: string) =>
  [duration, workload, person, endOfPeriod].some((pattern) => pattern.test(part)) || isLinkAlone(part);

/** "ESOC – European Space Operations Centre": letters and the name that they stand for are one part. */
function joinInitials(parts: readonly string[]): string[] {
  const [initials = '', name = '', ...rest] = parts;
  const isPair =
    /^\p{Lu}{2,6}$/u.test(initials) &&
    name.split(' ').length >= 3 &&
    (namesEmployer(name) || namesSchool(name)) &&
    !endsInRole(name);
  return isPair ? [`${initials} – ${name}`, ...rest] : [...parts];
}

/** Addresses in a header; without "https" those with a path, as a firm may be called "fjord.io". */
const link = /(?:https?:\/\/|(?<![\w@/.-])(?:[a-z\d-]+\.)+[a-z]{2,6}\/)\S+/gi;

/** The parts of a line between tabs, bars and spaced dashes; between spaced slashes where there is nothing else. */
export function partsOf(given: string, line: PlacedLine): Words[] {
  const text = given.replace(link, '').replace(workloadBetween, '\t').trim();
  const told = joinedAt(text);
  // "Quality Assurance - Trainee at Fjord Labs": what stands before "at" is one title.
  if (told && !/[\t|;]/.test(text) && /\s[–-]\s/.test(told[1] as string) && !isPlace(told[2] as string))
    return [{ text, line }];
  const split = text.split(strongSeparator);
  const joined = joinInitials(split);
  const parts = text.startsWith(joined[0] as string) ? joined : split;
  const bySlash = text.split(/\s+\/\s+/);
  // "Account Manager / Strategist" is one title.
  const areTitles = bySlash.length > 1 && endsInRole(bySlash[0] as string) && namesRole(bySlash[1] as string);
  return (parts.length > 1 || areTitles ? parts : bySlash)
    .map(trimmedPart)
    .filter((part) => /\p{L}/u.test(part) && !isNoName(part))
    .map((part) => ({ text: part, line }));
}

/** "Captain of the Black Pearl", "Vice President of Location & Services": the words before "of" are the title. */
export const isTitle = (text: string) =>
  endsInRole(text) || endsInRole(text.split(/\s+(?:of|for|to|de|für|di|da|ds\.)\s/i)[0] as string);

/** "Smith, Jones & Wright": the commas of a firm's name. */
const partners = /^\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)+,? & \p{Lu}[^,]*$/u;

const cityAlone = /^\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2}$/u;

/** "Fjord Labs, Leeds, UK" as the name and the place; "Analyst, Fjord Labs" as title and name. */
function splitCommas(words: Piece): Piece[] {
  if (words.is === 'title') return [words];
  if (!words.text.includes(',')) return [words];
  const place = findPlace(words.text);
  if (place && isGlued(words.text, place)) return splitGlued(words);
  if (isPlace(words.text) || partners.test(words.text)) return [words];
  if (place && place.start > 0 && place.start + place.text.length >= words.text.length - 12) {
    const rest = trimmedPart(words.text.slice(0, place.start));
    return [...(rest ? splitCommas({ ...words, text: rest }) : []), { ...words, text: place.text }];
  }
  const [first, ...others] = words.text.split(listComma).map(trimmedPart);
  const second = others.join(', ');
  if (!first || !second) return [words];
  if (isPlace(second)) return [...splitCommas({ ...words, text: first }), { ...words, text: second }];
  const isLegalForm = /^(?:inc|llc|ltd|l\.?l\.?c|co|gmbh|plc|corp|s\.?[àa]|s\.?r\.?l)(?![\p{L}-])/iu.test(
    second,
  );
  if (isLegalForm) return [words];
  // After a legal form comes the place, whether or not we know it.
  if (endsInLegalForm(first) && cityAlone.test(second) && !namesRole(second) && !namesEmployer(second))
    return [
      { ...words, text: first, is: 'employer' },
      { ...words, text: second, is: 'place' },
    ];
  const isPair =
    (isTitle(first) && !isTitle(second)) ||
    (namesRole(first) && !namesEmployer(first) && !namesRole(second)) ||
    (isTitle(second) && !namesRole(first)) ||
    (namesEmployer(second) && !namesEmployer(first) && !namesRole(second));
  return isPair
    ? [first, ...splitCommas({ ...words, text: second }).map((part) => part.text)].map((text) => ({
        ...words,
        text,
      }))
    : [words];
}

/** The name of a cell, not what is in it: "Designation", "Tenure:". */
const labelAlone =
  /^(?:(?:company|employer|organi[sz]ation|client|project|job)(?: name| title| profile)?|designation|position(?: held)?|title|role|tenure|period|duration|per[ií]odo|période|zeitraum|dauer|durée|durata|dates?|from|to|site|location|place|(?:key |main )?(?:duties|responsibilities)|date position employer(?: duties)?)\s*:?$/i;

/** "Designation: Clerk", "Empresa: Fjord Labs": what a part is, by its label. */
const labels: readonly (readonly ['title' | 'employer', RegExp])[] = [
  [
    'title',
    /^(?:role|designation|position|job title|title|position(?: last)? held|last position(?: held)?|post|funktion|puesto|cargo|poste|ruolo|functie|stanowisko)\s*[:–-]+\s*(.{2,70})$/iu,
  ],
  [
    'employer',
    /^(?:company|employer|organi[sz]ation|company name|name of (?:the )?(?:company|employer|organi[sz]ation)|empresa|entreprise|firma|unternehmen|azienda|bedrijf)\s*(?:name)?\s*[:–-]+\s*(.{2,90})$/iu,
  ],
];

function byLabel(part: Words): Piece {
  for (const [is, pattern] of labels) {
    const text = pattern.exec(part.text)?.[1]?.trim();
    if (text && text.split(/\s+/).length <= 8) return { text, line: part.line, is };
  }
  return part;
}

/** "Researcher Department of Zoology": a title, and right behind it where. */
function splitDepartment(piece: Piece): Piece[] {
  const [, title, where] =
    /^(.{3,60}?),?\s+((?:Department|Dept\.?|School|Faculty|Institute|Division|Center|Centre|Laboratory|College|Office) of\s.+)$/u.exec(
      piece.text,
    ) ?? [];
  return !piece.is && title && where && endsInRole(title)
    ? [
        { ...piece, text: title, is: 'title' },
        { ...piece, text: where },
      ]
    : [piece];
}

/** "... — Business Development" / "Representative": a title that wraps after its first words. */
function joinWrappedTitle(parts: readonly Words[]): Words[] {
  const joined: Words[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isRest =
      last &&
      last.line !== part.line &&
      /^\p{L}+$/u.test(part.text) &&
      part.line.text.startsWith(part.text) &&
      endsInRole(part.text) &&
      !namesRole(last.text) &&
      last.line.text.endsWith(last.text) &&
      // Beside a name alone, a date tells nothing.
      joined.some((one) => one !== last && one.line === last.line) &&
      !isPlace(last.text);
    if (isRest)
      joined[joined.length - 1] = {
        text: `${last.text} ${part.text}`,
        line: joinLines(last.line, part.line),
      };
    else joined.push(part);
  }
  return joined;
}

/** The parts of a header, one thing each: a title, an employer, a place. */
export function piecesOf(parts: readonly Words[]): Piece[] {
  const pieces = joinWrappedTitle(parts.filter((part) => !labelAlone.test(part.text))).map(byLabel);
  // What is on another line, and neither a title nor a place, is the employer.
  const hasEmployer = ({ line }: Piece) =>
    pieces.some((one) => one.line !== line && !namesRole(one.text) && !isPlace(one.text));
  return pieces
    .flatMap((piece) => (piece.is ? [piece] : splitAt(piece, hasEmployer(piece))))
    .flatMap(splitDepartment)
    .flatMap(splitCommas);
}

const titleWords = 16;

/** "Trainee, in charge of the site, Fjord Labs, Wels": what a title goes on with is part of it. */
function withWholeTitle(parts: readonly string[]): string[] {
  const [first = '', second = '', ...rest] = parts;
  const goesOn = /^\p{Ll}/u.test(second) || second.split(/\s+/).length > 7;
  return namesRole(first) && goesOn && rest.length > 1
    ? withWholeTitle([`${first}, ${second}`, ...rest])
    : [...parts];
}

/** Title and employer between commas, as most headers of the section have them. */
const isUsualList = (parts: readonly string[], habit: ListHabit | undefined) =>
  (habit?.employerAt === 'beside 1' || habit?.employerAt === 'beside -1') &&
  parts.length === 2 &&
  parts.every((part) => /^[\p{Lu}\d]/u.test(part) && part.split(/\s+/).length <= 7);

/** "TGW Logistics, Wels" and "Clerk, TGW Logistics, Wels" between commas, though nothing tells the employer or the place. */
function splitListed(piece: Piece, hasTitle: boolean, habit?: ListHabit): Piece[] {
  const parts = withWholeTitle(piece.text.split(listComma).map(trimmedPart));
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  // What stands behind a title, or is one by its words.
  const isEmployer =
    hasTitle || namesEmployer(first) || namesSchool(first) || !piece.line.text.startsWith(first);
  const isListed =
    !piece.is &&
    !piece.text.includes(':') &&
    !isPlace(piece.text) &&
    parts.length >= 2 &&
    parts.length <= 4 &&
    parts.every((part, at) => /^[\p{Lu}\d]/u.test(part) && (at === 0 || part.split(/\s+/).length <= 7)) &&
    first.split(/\s+/).length <= (namesRole(first) ? titleWords : 7) &&
    (isPlace(last) ||
      (cityAlone.test(last) &&
        !namesRole(last) &&
        !namesEmployer(last) &&
        !namesField(last) &&
        (parts.length > 2 ? namesRole(first) : isEmployer)));
  if (endsInLegalForm(piece.text) || partners.test(piece.text)) return [piece];
  if (!isListed && !piece.is && isUsualList(parts, habit)) return parts.map((text) => ({ ...piece, text }));
  if (!isListed) return [piece];
  return [
    ...parts.slice(0, -1).map((text) => ({ ...piece, text })),
    { ...piece, text: last, is: 'place' as const },
  ];
}

/** The parts of a header that left title or employer open, taken apart at what only hints at a border. */
export function finerPieces(pieces: readonly Piece[], habit?: ListHabit): Piece[] {
  const namesTitle = ({ is, text }: Piece) => is === 'title' || (namesRole(text) && !namesEmployer(text));
  // Beside a title on another line and nothing else, a list begins with the employer.
  const isTitled = (piece: Piece) => {
    const others = pieces.filter((one) => one !== piece && !isPlace(one.text));
    return others.length === 1 && others.every((one) => one.line !== piece.line && namesTitle(one));
  };
  return pieces.flatMap(splitGlued).flatMap((piece) => splitListed(piece, isTitled(piece), habit));
}
