import type { Log } from '@greenroom/gateway';
import { destination, pino } from 'pino';

/**
 * A structured log on the error stream; the standard output is for people. What is named like a secret or an
 * address is struck out, should a caller ever pass one.
 */
export function createLog(level: string): Log {
  const logger = pino(
    {
      level,
      base: undefined,
      redact: {
        paths: [
          'token',
          'password',
          'authorization',
          'apikey',
          'email',
          'to',
          'answer',
          'body',
          'clientAddress',
        ].flatMap((name) => [name, `*.${name}`]),
        remove: true,
      },
    },
    destination({ fd: 2, sync: true }),
  );
  return (logLevel, message, fields = {}) => logger[logLevel](fields, message);
}
