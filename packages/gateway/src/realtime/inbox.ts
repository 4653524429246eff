import type { RawData, WebSocket } from 'ws';
import { decodeBinary, decodeText, type Frame, type Version } from './frames.ts';

const maxWaitingMessages = 200;

export interface InboxOptions {
  version: Version;
  /** Takes one message from the client's budget; false where nothing is left. */
  spend: (cost: number) => boolean;
  receive: (frame: Frame) => Promise<void>;
  /** Hears of a message that could not be received. */
  onError: (error: unknown, frame: Frame) => void;
}

/** The receiving half of a socket: ends it on what is too much or malformed, and hands on the rest in its order. */
export function createInbox(socket: WebSocket, { version, spend, receive, onError }: InboxOptions) {
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();

  function decode(data: RawData, isBinary: boolean): Frame | null {
    const bytes = Buffer.isBuffer(data)
      ? data
      : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    return isBinary ? decodeBinary(bytes) : decodeText(version, bytes.toString('utf8'));
  }

  return (data: RawData, isBinary: boolean): void => {
    if (!spend(1) || waiting >= maxWaitingMessages) {
      socket.close(1008, 'Too many messages');
      return;
    }
    const frame = decode(data, isBinary);
    if (!frame) {
      socket.close(1007, 'Malformed message');
      return;
    }
    waiting += 1;
    // One after the other: a leave that follows a join must find it.
    turn = turn
      .then(() => receive(frame))
      .catch((error: unknown) => onError(error, frame))
      .finally(() => {
        waiting -= 1;
      });
  };
}
