import type { RawData, WebSocket } from 'ws';
import { messagesIn } from './broadcast-message.ts';
import { decodeBinary, decodeText, type Frame, type Version } from './frames.ts';

const maxWaitingMessages = 200;
/** Past so many waiting bytes nothing more is read from the socket until some of them are done. */
const maxWaitingBytes = 1024 * 1024;

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
  let waitingBytes = 0;
  let turn: Promise<void> = Promise.resolve();

  const bytesOf = (data: RawData): Buffer =>
    Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);

  function count(messages: 1 | -1, bytes: number): void {
    waiting += messages;
    waitingBytes += messages * bytes;
    if (waitingBytes > maxWaitingBytes) socket.pause();
    else if (socket.isPaused) socket.resume();
  }

  return (data: RawData, isBinary: boolean): void => {
    const bytes = bytesOf(data);
    if (!spend(messagesIn(bytes.byteLength)) || waiting >= maxWaitingMessages) {
      socket.close(1008, 'Too many messages');
      return;
    }
    const frame = isBinary ? decodeBinary(bytes) : decodeText(version, bytes.toString('utf8'));
    if (!frame) {
      socket.close(1007, 'Malformed message');
      return;
    }
    count(1, bytes.byteLength);
    // One after the other: a leave that follows a join must find it.
    turn = turn
      .then(() => receive(frame))
      .catch((error: unknown) => onError(error, frame))
      .finally(() => count(-1, bytes.byteLength));
  };
}
