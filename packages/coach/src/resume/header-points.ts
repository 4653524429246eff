import { namesRole } from '../text/role-words.ts';
import type { Words } from './field-log.ts';
import { piecesOf } from './header-parts.ts';
import type { Piece } from './header-pieces.ts';
import { namedHeader } from './job-header.ts';
import { endsInLegalForm, namesEmployer } from './place-words.ts';

const longPart = 80;

/** A label is sure of one title and one employer; two of a kind belong to two jobs. */
function labelPoints(pieces: readonly Piece[]): number {
  const kinds = pieces.flatMap((piece) => (piece.isLabelled ? [piece.is] : []));
  const { size } = new Set(kinds);
  return size * 2 - (kinds.length - size) * 3;
}

/** How well the parts of a header name a job: title, employer and place, and nothing that is left over. */
export function jobHeaderPoints(parts: readonly Words[]): number {
  const pieces = piecesOf(parts);
  const { position, name, location } = namedHeader(parts);
  const isTitle = position !== undefined && namesRole(position.text);
  const used = [position, name, location].filter((one) => one !== undefined);
  const isUsed = (piece: Words) =>
    used.some((one) => one.line === piece.line && one.text.includes(piece.text));
  return (
    (isTitle ? 3 : position ? 1 : 0) +
    (name ? 1 : 0) +
    (name && namesEmployer(name.text) ? 1.5 : 0) +
    (name && endsInLegalForm(name.text) ? 0.75 : 0) +
    (position && name && position.line !== name.line ? 0.5 : 0) +
    (location ? 1 : 0) -
    pieces.filter((piece) => !isUsed(piece)).length * 1.5 -
    pieces.filter((piece) => piece.text.length > longPart).length * 2 +
    labelPoints(pieces) -
    (position || name ? 0 : 3)
  );
}

/** How well the parts of a header name a project or an award: by few words, in one line. */
export function plainHeaderPoints(parts: readonly Words[]): number {
  const lines = new Set(parts.map((part) => part.line)).size;
  const isLong = parts.some((part) => part.text.length > longPart);
  return parts.length === 0 ? -3 : 4 - Math.max(0, lines - 1) * 1.5 - (isLong ? 2 : 0);
}
