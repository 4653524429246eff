import { isUnavailable, retryAfterSeconds } from './database/port.ts';
import { HttpRefusal } from './http.ts';

/** One part of the gateway, by its prefix. */
export type AreaName = 'auth' | 'rest' | 'storage' | 'realtime';

export interface AreaRoute {
  area: AreaName;
  /** The rest of the path, beginning with a slash, still percent-encoded. */
  path: string;
}

const prefixes: readonly { prefix: string; area: AreaName; keep?: string }[] = [
  { prefix: '/auth/v1', area: 'auth' },
  { prefix: '/rest/v1', area: 'rest' },
  { prefix: '/storage/v1', area: 'storage' },
  { prefix: '/realtime/v1', area: 'realtime' },
  // The specification's short name for /rest/v1/rpc.
  { prefix: '/rpc', area: 'rest', keep: '/rpc' },
];

/** Which area a path belongs to; undefined for none. */
export function findArea(pathname: string): AreaRoute | undefined {
  for (const { prefix, area, keep = '' } of prefixes) {
    if (pathname === prefix) return { area, path: keep || '/' };
    if (pathname.startsWith(`${prefix}/`)) return { area, path: keep + pathname.slice(prefix.length) };
  }
  return undefined;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Whether a browser may ask without any key: links of mails, files whose address is public or signed (the signature is
 * the permission), and the health of the server.
 */
export function needsNoKey({ area, path }: AreaRoute, method: string): boolean {
  if (area === 'auth') return isRead(method) && (path === '/verify' || path === '/health');
  if (area !== 'storage') return false;
  if (method === 'PUT') return path.startsWith('/object/upload/sign/');
  return isRead(method) && /^\/object\/(?:public|sign|info\/public)\//.test(path);
}

const restCodes: ReadonlyMap<unknown, string> = new Map([
  ['no_authorization', 'PGRST302'],
  ['bad_jwt', 'PGRST301'],
]);

function bodyFor(area: AreaName, status: number, errorCode: string, message: string) {
  if (area === 'auth') return { code: status, error_code: errorCode, msg: message };
  if (area === 'rest') {
    const code = status >= 500 ? 'PGRST000' : (restCodes.get(errorCode) ?? 'PGRST301');
    return { code, message, details: null, hint: null };
  }
  if (area === 'realtime') return { message };
  const [code, error] = status >= 500 ? ['InternalError', 'InternalError'] : ['AccessDenied', 'Unauthorized'];
  return { statusCode: String(status), code, error, message };
}

/** A refusal in the shape that clients of an area read: PostgREST's, GoTrue's or storage's. */
export function inShapeOf(area: AreaName, refusal: HttpRefusal): HttpRefusal {
  const { status, body, headers } = refusal;
  return new HttpRefusal(
    status,
    bodyFor(area, status, String(body.error_code ?? ''), refusal.message),
    headers,
  );
}

/** 429 in the shape that clients of an area read, with the seconds to wait. */
export function tooManyRequests(area: 'rest' | 'storage', waitSeconds: number): HttpRefusal {
  const message = 'Too many requests. Please wait and try again.';
  const body =
    area === 'rest'
      ? { code: 'PT429', message, details: null, hint: null }
      : { statusCode: '429', code: 'SlowDown', error: 'Too Many Requests', message };
  return new HttpRefusal(429, body, { 'retry-after': String(waitSeconds) });
}

/**
 * The answer of an area to what is not the request's fault: 503 where the database is away for a while, 500 for anything
 * else. It tells nothing of what went wrong.
 */
export const failureOf = (area: AreaName, error: unknown) =>
  isUnavailable(error)
    ? new HttpRefusal(503, bodyFor(area, 503, 'unavailable', 'The database is not available'), {
        'retry-after': String(retryAfterSeconds),
      })
    : new HttpRefusal(500, bodyFor(area, 500, 'unexpected_failure', 'Internal Server Error'));
