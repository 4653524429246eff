import { WebSocket } from 'ws';
import type { Log } from '../ports.ts';
import type { Outgoing } from './broadcast-message.ts';
import type { Channel } from './channel.ts';
import { encode, type Frame, type Version } from './frames.ts';
import type { RealtimeLimits } from './limits.ts';

/** What a connection says to its client. */
export interface Wire {
  isOpen(): boolean;
  /** Answers a client's message, where it asks for an answer. */
  reply(asked: Frame, status: 'ok' | 'error', response: unknown): void;
  /** Sends an event on a channel. */
  push(channel: Channel, event: string, payload: unknown): void;
  /** Sends a message that many receive. */
  deliver(message: Outgoing): void;
}

/** The sending half of a socket. It cuts the connection when the client reads too slowly. */
export function createWire(socket: WebSocket, version: Version, limits: RealtimeLimits, log: Log): Wire {
  const isOpen = () => socket.readyState === WebSocket.OPEN;

  function transmit(data: string | Buffer, binary: boolean): void {
    if (!isOpen()) return;
    if (socket.bufferedAmount > limits.maxBufferedBytes) {
      log('warn', 'realtime: a slow consumer was cut off');
      socket.terminate();
      return;
    }
    socket.send(data, { binary });
  }
  const send = (frame: Frame) => transmit(encode(version, frame), false);

  return {
    isOpen,
    reply({ joinRef, ref, topic }, status, response) {
      if (ref !== null) send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
    },
    push({ joinRef, topic }, event, payload) {
      send({ joinRef, ref: null, topic, event, payload });
    },
    deliver(message) {
      const frame = message.encoded(version);
      if (frame) transmit(frame.data, frame.isBinary);
    },
  };
}
