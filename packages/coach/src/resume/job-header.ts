import { linearModel, sumOf } from '../text/linear-model.ts';
import { endsInRole, namesRole } from '../text/role-words.ts';
import type { Words } from './field-log.ts';
import { type HeaderHabits, type JobHeader, seenFrom } from './header-habits.ts';
import { pairFeatures } from './header-pairs/features.ts';
import trained from './header-pairs/weights.json' with { type: 'json' };
import { finerPieces, isTitle, piecesOf } from './header-parts.ts';
import type { Piece } from './header-pieces.ts';
import { endsInLegalForm, isPlace, looseTitle, namesEmployer, namesSchool } from './place-words.ts';

const model = linearModel(0, trained.weights);

const longPart = 80;
/** What the words of a part are worth, as points for "title" and for "employer". */
const worth = {
  told: 6,
  endsInRole: 3,
  rolePhrase: 2.5,
  namesRole: 1.5,
  employer: 2,
  legalForm: 1.5,
  school: 1,
} as const;

const isOdd = (text: string) => text.length > longPart || /^\p{Ll}/u.test(text);

/** "Software Engineer", "Bank Teller": the words of an employer in front of a role make no employer. */
const endsInPlainRole = (text: string) => endsInRole(text) && !looseTitle.test(text);
const soundsLikeEmployer = (text: string) => namesEmployer(text) && !endsInPlainRole(text);

export function titlePoints({ text, is }: Piece): number {
  if (is) return is === 'title' ? worth.told : -worth.told;
  const role = endsInPlainRole(text)
    ? worth.endsInRole
    : isTitle(text) && !looseTitle.test(text) && !namesSchool(text)
      ? worth.rolePhrase
      : namesRole(text)
        ? worth.namesRole
        : 0;
  const other =
    (soundsLikeEmployer(text) ? worth.employer : 0) + (endsInLegalForm(text) ? worth.legalForm : 0);
  return role - other * 0.75 - (text.length > longPart ? 2 : 0);
}

export function employerPoints({ text, is }: Piece): number {
  if (is) return is === 'employer' ? worth.told : -worth.told;
  return (
    (soundsLikeEmployer(text) ? worth.employer : 0) +
    (endsInLegalForm(text) ? worth.legalForm : 0) +
    (namesSchool(text) ? worth.school : 0) -
    (endsInPlainRole(text) ? worth.endsInRole : namesRole(text) ? worth.namesRole : 0) -
    (isOdd(text) ? 3 : 0)
  );
}

/** Where somebody worked within the employer. */
export const department =
  /(?:\b(?:services|department|dept|practice|division|team|unit|office|program(?:me)?|group)|abteilung)\.?$/i;

/** What stands between the parts of one title. */
const tailSigns = [', ', ' / ', '/', ' - ', ' – '];

/** "Full stack developer, PM", "Developer / Operations": what nothing else took behind a title is the rest of it. */
function withTail(title: Words, rest: readonly Piece[]): Words {
  const { line, text } = title;
  const after = line.text.slice(line.text.indexOf(text) + text.length);
  const tail = rest.find(
    (one) =>
      one.line === line &&
      !one.is &&
      !namesEmployer(one.text) &&
      !department.test(one.text) &&
      tailSigns.some((sign) => after.startsWith(sign + one.text)),
  );
  return tail
    ? withTail(
        { line, text: text + after.slice(0, after.indexOf(tail.text) + tail.text.length) },
        rest.filter((one) => one !== tail),
      )
    : title;
}

const headSigns = [', ', ' - ', ' – '];

/** What stands between two names of one employer: "Fjord - Delta Labs", "Fjord / Delta". */
const nameSigns = [' - ', ' – ', ' — ', ' / ', '/'];

/** "Data Analytics, University of Leeds", "Fjord Labs - Delta": all parts of an employer that share a cell with its name. */
function wholeEmployer(name: Piece, rest: readonly Piece[]): Words {
  const { line, text } = name;
  const at = line.text.indexOf(text);
  const isPart = (one: Piece) => one.line === line && !one.is && !endsInPlainRole(one.text);
  const head = rest.find(
    (one) => isPart(one) && headSigns.some((sign) => line.text.startsWith(one.text + sign + text)),
  );
  const start = head ? 0 : at;
  const after = line.text.slice(at + text.length);
  const tail = rest.find(
    (one) => isPart(one) && !isPlace(one.text) && nameSigns.some((sign) => after.startsWith(sign + one.text)),
  );
  const end = at + text.length + (tail ? after.indexOf(tail.text) + tail.text.length : 0);
  return head || tail ? { line, text: line.text.slice(start, end) } : name;
}

/** Kinds of contracts, which are no places. */
export const contract =
  /^(?:contract(?:or)?|permanent|temporary|seasonal|freelance|intern(?:ship)?|volunteer|stage|alternance|cd[di]|praktikum|werkstudent(?:in)?|autónomo|prácticas|estágio|tirocinio|staż)$/iu;
/** A place by the way it is written. */
export const placeName =
  /^\p{Lu}[\p{L}.’'-]+(?:[ -](?:\p{Lu}[\p{L}.’'-]+|de|do|da|la|le|du|am|an|der|upon|sur))*(?:(?:,| \/| -|-) ?\p{Lu}[\p{L}. ’'-]+){0,2}$/u;

/** Beside a title and an employer, a short cell that no word says otherwise of is where it was. */
function placeLeft(rest: readonly Piece[], taken: readonly Words[]): Piece | undefined {
  return rest.find(
    (one) =>
      !one.is &&
      one.line.text !== one.text &&
      placeName.test(one.text) &&
      one.text.split(/\s+/).length <= 5 &&
      !contract.test(one.text) &&
      !namesRole(one.text) &&
      !namesEmployer(one.text) &&
      !namesSchool(one.text) &&
      !department.test(one.text) &&
      !taken.some(({ line, text }) => line === one.line && text.includes(one.text)),
  );
}

/** The short part that is where the section's other headers have their place. */
const placeByHabit = (name: Words, rest: readonly Piece[], habits: HeaderHabits | undefined) =>
  rest.find(
    (one) =>
      !one.is &&
      habits?.placeAt === seenFrom(one, name) &&
      placeName.test(one.text) &&
      !contract.test(one.text) &&
      !namesRole(one.text) &&
      !department.test(one.text),
  );

const findLocation = (pieces: readonly Piece[]) =>
  pieces.find((piece) => piece.is === 'place') ??
  pieces.find(
    (piece) => !piece.is && isPlace(piece.text) && !(namesEmployer(piece.text) && pieces.length < 3),
  );

/** One part alone is the title where its words say so, or where titles come first and nothing says "employer". */
function readAlone(only: Piece, habits: HeaderHabits | undefined): JobHeader {
  const lead = titlePoints(only) - employerPoints(only);
  return lead > 0 || (lead === 0 && (habits?.titleFirst ?? 0) > 0) ? { position: only } : { name: only };
}

const chosen = ({ position, name, location }: JobHeader) =>
  [position, name, location].filter((one) => one !== undefined).length;

/**
 * Title, employer and place of one job, from the parts of its header lines. All pairs of parts are tried as title and
 * employer; a judge that learned from real resumes weighs their words, lines and the habits of the section. Where one is missing, parts
 * are taken apart at commas and places too, if that names more.
 */
export function readJobHeader(parts: readonly Words[], habits?: HeaderHabits): JobHeader {
  const { left, ...header } = chosenHeader(piecesOf(parts), habits);
  return left && !header.location ? { ...header, location: left } : header;
}

/** A header, and what may be its place. */
type OpenHeader = JobHeader & { left?: Words | undefined };

function chosenHeader(pieces: readonly Piece[], habits: HeaderHabits | undefined): OpenHeader {
  const header = readPieces(pieces, habits);
  if (header.position && header.name && header.location) return header;
  const finer = finerPieces(pieces, habits);
  if (finer.length === pieces.length) return header;
  const other = readPieces(finer, habits);
  return other.name && chosen(other) > chosen(header) ? { ...other, isGuessed: true } : header;
}

/** The parts that may be a title, or an employer: those with a label that says so, or else all those without a label. */
function openTo(is: Piece['is'], pieces: readonly Piece[]): readonly Piece[] {
  const told = pieces.filter((piece) => piece.is === is);
  return told.length > 0 ? told : pieces.filter((piece) => !piece.is);
}

/** All pairs of a title and an employer. */
const openPairs = (open: readonly Piece[]) =>
  openTo('title', open).flatMap((position) =>
    openTo('employer', open)
      .filter((name) => name !== position)
      .map((name) => [position, name] as const),
  );

function readPieces(pieces: readonly Piece[], habits: HeaderHabits | undefined): OpenHeader {
  const location = findLocation(pieces);
  const open = pieces.filter(
    (piece) => piece !== location && (piece.is || !isPlace(piece.text)) && piece.text.length > 1,
  );
  const [only] = open;
  if (!only) return { location };
  if (open.length === 1) return { ...readAlone(only, habits), location };
  const pairs = openPairs(open);
  const points = ([position, name]: readonly [Piece, Piece]) =>
    sumOf(model, pairFeatures(position, name, open, location, habits)) / trained.scale;
  const [position, name] = pairs.reduce((best, pair) => (points(pair) > points(best) ? pair : best));
  const margin = points([position, name]) - points([name, position]);
  const rest = open.filter((piece) => piece !== position && piece !== name);
  const rivals = rest.map((piece) => points([position, piece]));
  const lead = rivals.length > 0 ? points([position, name]) - Math.max(...rivals) : undefined;
  const isGuessed = position.isGuessed || name.isGuessed;
  const usual = location ? undefined : placeByHabit(name, rest, habits);
  const others = rest.filter((one) => one !== usual);
  const title = withTail(position, others);
  const employer = wholeEmployer(name, others);
  return {
    position: title,
    name: employer,
    location: location ?? usual,
    left: placeLeft(others, [title, employer]),
    margin,
    isGuessed,
    lead,
  };
}
