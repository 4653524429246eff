import type { RealtimeLimits } from './limits.ts';

/** Counts by name; a name without a count is not kept. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add(name: string, difference: 1 | -1) {
      const count = (counts.get(name) ?? 0) + difference;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}

/** Open connections, counted by the address they come from and by the users who speak on them. */
export interface Admission<Connection> {
  /** Counts a socket of an address, also one that is not open yet; false past the limit. */
  takeSocket(clientAddress: string): boolean;
  /** A socket that was taken never came to be open. */
  returnSocket(clientAddress: string): void;
  enter(connection: Connection): void;
  /** Counts an open connection for a user, once; false past the limit. */
  admitUser(connection: Connection, userId: string): boolean;
  /** An open connection and its socket are over. */
  leave(connection: Connection, clientAddress: string): void;
  open(): Iterable<Connection>;
  readonly size: number;
}

/** Keeps the connections of one realtime area within its limits. */
export function createAdmission<Connection>(limits: RealtimeLimits): Admission<Connection> {
  const connections = new Map<Connection, Set<string>>();
  const socketsByAddress = createCounter();
  const socketsByUser = createCounter();
  return {
    takeSocket(clientAddress) {
      if (socketsByAddress.of(clientAddress) >= limits.socketsPerAddress) return false;
      socketsByAddress.add(clientAddress, 1);
      return true;
    },
    returnSocket: (clientAddress) => socketsByAddress.add(clientAddress, -1),
    enter: (connection) => void connections.set(connection, new Set()),
    admitUser(connection, userId) {
      const users = connections.get(connection);
      if (!users) return false;
      if (users.has(userId)) return true;
      if (socketsByUser.of(userId) >= limits.socketsPerUser) return false;
      users.add(userId);
      socketsByUser.add(userId, 1);
      return true;
    },
    leave(connection, clientAddress) {
      socketsByAddress.add(clientAddress, -1);
      for (const userId of connections.get(connection) ?? []) socketsByUser.add(userId, -1);
      connections.delete(connection);
    },
    open: () => connections.keys(),
    get size() {
      return connections.size;
    },
  };
}
