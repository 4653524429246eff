// Runs bcrypt in a thread of its own: neither the event loop nor the threads that Node reads files with wait for it.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcrypt';

/** Of a crowd of sign-ins, everybody else's requests go first. */
const niceness = 5;

try {
  // Linux counts priority by thread, and this link names the one that reads it.
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
} catch {
  // Elsewhere it runs at the priority of the process.
}

parentPort?.on('message', ({ password, salt }: { password: string; salt: string }) => {
  parentPort?.postMessage(bcrypt.hashSync(password, salt));
});
