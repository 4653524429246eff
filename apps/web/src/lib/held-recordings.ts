import type { Take } from './take.ts';

/** A take that the device has no room for, as far as it isn't stored there. It lasts as long as the page. */
interface HeldTake {
  take: Take;
  /** By their place in the take. */
  pieces: Map<number, Blob>;
}

const held = new Map<string, HeldTake>();

/** Whether a part of a take is in this page alone. */
export const isHeld = ({ id }: Pick<Take, 'id'>): boolean => held.has(id);

/** Holds a piece of a take in this page. */
export function holdPiece(take: Take, index: number, data: Blob): void {
  const pieces = held.get(take.id)?.pieces ?? new Map<number, Blob>();
  held.set(take.id, { take, pieces: pieces.set(index, data) });
}

/** The takes that are held, with those of their pieces that are. */
export const heldTakes = (): HeldTake[] => [...held.values()];

/** The pieces of a take that are held, with their places in it. */
export const heldPieces = ({ id }: Pick<Take, 'id'>): [index: number, data: Blob][] => [
  ...(held.get(id)?.pieces ?? []),
];

/** Lets a take go, or all of them. */
export function letGo(take?: Pick<Take, 'id'>): void {
  if (take) held.delete(take.id);
  else held.clear();
}
