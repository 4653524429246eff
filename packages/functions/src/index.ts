export { callFunction } from './call-function.ts';
export type { Caller, Db, Limiter, Ports, RequestInfo } from './ports.ts';
