import type { Take } from './take.ts';

/** The pieces of a take that the device had no room for. They last as long as the page. */
interface HeldTake {
  take: Take;
  /** By their place in the take. */
  pieces: Map<number, Blob>;
}

const held = new Map<string, HeldTake>();

/** Whether part of a take exists only in this page. */
export const isHeld = ({ id }: Pick<Take, 'id'>): boolean => held.has(id);

/** Holds a piece of a take in this page. */
export function holdPiece(take: Take, index: number, data: Blob): void {
  const pieces = held.get(take.id)?.pieces ?? new Map<number, Blob>();
  held.set(take.id, { take, pieces: pieces.set(index, data) });
}

/** All takes with pieces in this page. */
export const heldTakes = (): HeldTake[] => [...held.values()];

/** The pieces of a take that are in this page, with their indexes. */
export const heldPieces = ({ id }: Pick<Take, 'id'>): [index: number, data: Blob][] => [
  ...(held.get(id)?.pieces ?? []),
];

/** Lets a take go, or all of them. */
export function letGo(take?: Pick<Take, 'id'>): void {
  if (take) held.delete(take.id);
  else held.clear();
}
