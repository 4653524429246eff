import type { BetterAnswer, BetterChoices, BetterPiece } from './better-contract.ts';
import { workIn } from './reply-rules.ts';
import type { ReplyPlace } from './reply-text.ts';

/** A stretch of the text as it reads now. A blank is a part of its own. */
export interface BetterPart {
  text: string;
  edit: string | null;
  /** The question of a blank; its text is what was filled in, or empty. */
  blank: string | null;
}

const firstLetter = /\p{L}|\p{N}/u;

function capitalized(text: string): string {
  const at = text.search(firstLetter);
  return at < 0 ? text : text.slice(0, at) + (text[at] as string).toUpperCase() + text.slice(at + 1);
}

const isShown = ({ place }: BetterPiece, left: ReadonlySet<string>) =>
  place === null || left.has(place.edit) === (place.side === 'from');

/** Joins without doubled spaces and without a space before a full stop. */
function tidied(text: string, before: string): string {
  return before === '' || /\s$/.test(before) ? text.replace(/^ +/, '') : text;
}

/** The parts of the text with some edits left out and blanks filled, in order. The text of any choice is in sentences. */
export function betterParts({ pieces }: Pick<BetterAnswer, 'pieces'>, choices: BetterChoices): BetterPart[] {
  const left = new Set(choices.left);
  const parts: BetterPart[] = [];
  let opens = false;
  let before = '';
  const shown = pieces.filter((piece) => isShown(piece, left));
  const answer = shown.map((piece) => piece.before).join('');
  for (const [at, piece] of shown.entries()) {
    const isTaken = piece.edit === null || !left.has(piece.edit);
    if (piece.blank !== null && isTaken) {
      const next = shown.slice(at + 1, at + 4).find((one) => one.before !== '')?.before ?? '';
      const place = { before, next, answer };
      before = pushBlank(parts, piece, place, choices.fills);
      opens = piece.opens || (opens && choices.fills[piece.edit ?? ''] === undefined);
      continue;
    }
    const stop = isTaken && piece.opens;
    // Full stops close what came before, so the capital belongs to what follows them.
    const given = isTaken ? piece.after : piece.before;
    const raw = tidied(closesTwice(parts, given) ? given.slice(1) : given, before);
    const text = opens ? capitalized(raw) : raw;
    if (opens && firstLetter.test(raw)) opens = false;
    if (stop) opens = true;
    if (text === '') {
      // Words that are left out have a place all the same: their edit is shown there.
      if (piece.edit !== null) parts.push({ text, edit: piece.edit, blank: null });
      continue;
    }
    trimBefore(parts, text);
    parts.push({ text, edit: piece.edit, blank: null });
    before = text;
  }
  return parts;
}

/** "So yeah." left out but for its period, behind a sentence that has one. */
function closesTwice(parts: readonly BetterPart[], text: string): boolean {
  const last = parts.findLast((part) => part.text !== '' || part.blank !== null);
  return parts.at(-1)?.text === '' && /^[.,]/.test(text) && /[.!?…]\s*$/.test(last?.text ?? '');
}

function trimBefore(parts: BetterPart[], text: string): void {
  const last = parts.findLast((part) => part.text !== '' || part.blank !== null);
  if (!last || last.blank !== null || !/^[.,;:!?]/.test(text)) return;
  last.text = last.text.replace(/[\s,]+$/, '');
}

function pushBlank(
  parts: BetterPart[],
  { edit, blank, after, opens, reply }: BetterPiece,
  place: ReplyPlace,
  fills: BetterChoices['fills'],
): string {
  const { before } = place;
  // What was typed may lack its last period.
  if (reply?.slot === 'sentence' && /[^\s.!?…:"”')\]]$/.test(before))
    parts.push({ text: '.', edit, blank: null });
  if (before !== '' && !/\s$/.test(before)) parts.push({ text: ' ', edit, blank: null });
  parts.push({ text: workIn(fills[edit ?? ''] ?? '', reply, place) ?? '', edit, blank });
  if (opens) parts.push({ text: ' ', edit, blank: null });
  if (after !== '') parts.push({ text: after, edit, blank: null });
  return opens ? ' ' : after === '' ? 'x' : after;
}

/** The blanks with a reply that can't be worked in, by their edits: they are asked again. */
export function unfitReplies({ pieces }: Pick<BetterAnswer, 'pieces'>, choices: BetterChoices): Set<string> {
  const parts = betterParts({ pieces }, choices);
  return new Set(
    parts.flatMap(({ blank, text, edit }) =>
      blank !== null && edit !== null && text === '' && (choices.fills[edit] ?? '').trim() !== ''
        ? [edit]
        : [],
    ),
  );
}

/** The text as it reads now; a blank that nobody filled is its question in brackets. */
export function betterText(better: Pick<BetterAnswer, 'pieces'>, choices: BetterChoices): string {
  return betterParts(better, choices)
    .map(({ text, blank }) => (blank !== null && text === '' ? `[${blank}]` : text))
    .join('')
    .trim();
}

/** Blanks in the text that nobody has filled. */
export const openBlanks = (better: Pick<BetterAnswer, 'pieces'>, choices: BetterChoices): number =>
  betterParts(better, choices).filter(({ blank, text }) => blank !== null && text === '').length;

/** Every edit taken, no blank filled. */
export const allTaken: BetterChoices = { left: [], fills: {} };
