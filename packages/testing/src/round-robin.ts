import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** A balancer as small as can be: each request and each web socket goes to the next host that takes connections. */
export interface RoundRobin {
  address: string;
  /** Hosts in turn, `http://localhost:1234`; may be changed at any time. */
  hosts: string[];
  /** How many requests each host has answered. */
  served: Map<string, number>;
  close(): Promise<void>;
}

/** A request that never reached a host may go to the next one; one that broke off underway may not. */
const isRefused = (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED';

export async function openRoundRobin(port: number, hosts: string[]): Promise<RoundRobin> {
  const served = new Map<string, number>();
  const state = { hosts };
  let next = 0;
  const inTurn = () => {
    next += 1;
    return state.hosts.map((_, at) => state.hosts[(next + at) % state.hosts.length] ?? '');
  };

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, left: string[]): void {
    const [host, ...others] = left;
    if (!host) return void outgoing.writeHead(502, { 'retry-after': '1' }).end();
    const { hostname, port: hostPort } = new URL(host);
    const onward = request(
      { hostname, port: hostPort, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        served.set(host, (served.get(host) ?? 0) + 1);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
      },
    );
    onward.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else if (isRefused(error)) forward(incoming, outgoing, body, others);
      else outgoing.writeHead(502, { 'retry-after': '1' }).end();
    });
    onward.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', () => outgoing.destroy());
    incoming.on('end', () => forward(incoming, outgoing, Buffer.concat(chunks), inTurn()));
  });

  const sockets = new Set<Duplex>();
  function forwardSocket(incoming: IncomingMessage, socket: Duplex, head: Buffer, left: string[]): void {
    const [host, ...others] = left;
    if (!host) return void socket.destroy();
    const { hostname, port: hostPort } = new URL(host);
    const onward = connect(Number(hostPort), hostname);
    onward.on('error', () => {
      if (onward.bytesWritten === 0) forwardSocket(incoming, socket, head, others);
      else socket.destroy();
    });
    onward.once('connect', () => {
      const names = incoming.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${incoming.rawHeaders[at + 1]}`] : [],
      );
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${names.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
      onward.on('close', () => socket.destroy());
    });
  }
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    forwardSocket(incoming, socket, head, inTurn());
  });

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    get hosts() {
      return state.hosts;
    },
    set hosts(list) {
      state.hosts = list;
    },
    served,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
