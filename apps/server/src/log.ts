import { type Log, redactLog } from '@greenroom/gateway';
import { destination, pino } from 'pino';

/** A structured log on the error stream, without secrets and addresses of people; the standard output is for people. */
export function createLog(level: string): Log {
  const logger = pino({ level, base: undefined }, destination({ fd: 2, sync: true }));
  return redactLog((logLevel, message, fields = {}) => logger[logLevel](fields, message));
}
