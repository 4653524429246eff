import { recordingsName } from './forget-recordings.ts';
import { heldPieces, heldTakes, holdPiece, isHeld, letGo } from './held-recordings.ts';
import { readText } from './kept.ts';
import { storageKeys } from './storage-keys.ts';
import type { Take } from './take.ts';

export type { Take } from './take.ts';

interface Piece {
  takeId: string;
  index: number;
  data: Blob;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(recordingsName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('takes', { keyPath: 'id' });
      request.result.createObjectStore('pieces', { keyPath: ['takeId', 'index'] });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Another tab signs out and removes the database: it mustn't wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
}

/** Runs requests in one transaction; answers the result of the one that `act` returns, once all are kept. */
async function within<T>(
  mode: IDBTransactionMode,
  act: (transaction: IDBTransaction) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(['takes', 'pieces'], mode, { durability: 'strict' });
      const request = act(transaction);
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

const piecesOf = (takeId: string) => IDBKeyRange.bound([takeId, 0], [takeId, Number.MAX_SAFE_INTEGER]);

/** Keeps a piece of a take, and with the first one the take. Fails where the device has no room or keeps nothing. */
export async function keepPiece(take: Take, index: number, data: Blob): Promise<void> {
  // After a sign-out the last piece of a recording may still arrive.
  if (readText(storageKeys.owner) === null) return;
  await within('readwrite', (transaction) => {
    if (index === 0) transaction.objectStore('takes').put(take);
    return transaction.objectStore('pieces').put({ takeId: take.id, index, data } satisfies Piece);
  });
}

/** As `keepPiece`, but a piece that the device has no room for is held in this page: `onHeld` is called with the first one. */
export async function keepOrHoldPiece(
  take: Take,
  index: number,
  data: Blob,
  onHeld: (error: unknown) => void,
): Promise<void> {
  if (isHeld(take)) return holdPiece(take, index, data);
  try {
    await keepPiece(take, index, data);
  } catch (error) {
    holdPiece(take, index, data);
    onHeld(error);
  }
}

/** The takes of an answer, the first one first. `[]` where there are none; fails where the browser stores none and none is held. */
export async function takesOf(sessionId: string, question: string): Promise<Take[]> {
  const isOfAnswer = (take: Take) => take.sessionId === sessionId && take.question === question;
  const held = heldTakes().flatMap(({ take }) => (isOfAnswer(take) ? [take] : []));
  const stored = await storedTakes().catch((error: unknown) => {
    if (held.length === 0) throw error;
    return [];
  });
  return [...stored.filter((take) => isOfAnswer(take) && !isHeld(take)), ...held].sort(
    (one, other) => one.startedAt - other.startedAt,
  );
}

const storedTakes = (): Promise<Take[]> =>
  within('readonly', (transaction) => transaction.objectStore('takes').getAll());

/** A take as a sound file. */
export async function soundOf(take: Take): Promise<Blob> {
  const held = heldPieces(take);
  // The first piece is held: none is stored.
  const stored = held[0]?.[0] === 0 ? [] : await storedPieces(take.id);
  const pieces = [...stored.map(({ data }) => data), ...held.map(([, data]) => data)];
  return new Blob(pieces, { type: take.mimeType });
}

const storedPieces = (takeId: string): Promise<Piece[]> =>
  within('readonly', (transaction) => transaction.objectStore('pieces').getAll(piecesOf(takeId)));

/** Keeps the newest take of an answer alone: a retake replaces what was before it. */
export async function keepNewest(sessionId: string, question: string): Promise<void> {
  await removeTakes((await takesOf(sessionId, question)).slice(0, -1));
}

/** Removes takes with their sound. */
export async function removeTakes(takes: readonly Take[]): Promise<void> {
  for (const take of takes) {
    const isStored = heldPieces(take)[0]?.[0] !== 0;
    letGo(take);
    if (!isStored) continue;
    await within('readwrite', (transaction) => {
      transaction.objectStore('pieces').delete(piecesOf(take.id));
      return transaction.objectStore('takes').delete(take.id);
    });
  }
}

/** The size of all recordings on the device, in bytes. */
export async function recordedBytes(): Promise<number> {
  const pieces: Piece[] = await within('readonly', (transaction) =>
    transaction.objectStore('pieces').getAll(),
  );
  return pieces.reduce((sum, { data }) => sum + data.size, 0);
}
