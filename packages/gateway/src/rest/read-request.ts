import type { Caller } from '../database/port.ts';
import type { Identity } from '../http.ts';
import type { Level } from './ast.ts';
import { restError } from './errors.ts';
import { parseAccept, type Shape } from './parse-accept.ts';
import { type Bodies, bodyLimits, type JsonBody, type RawBody, readBodies } from './parse-body.ts';
import { type Preferences, parsePrefer } from './parse-prefer.ts';
import { decodePart, type Parameter, splitQuery } from './parse-query.ts';
import { requestSettings } from './request-settings.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** A request with everything read from it that doesn't need the catalogue. */
export interface RestRequest {
  method: Method;
  target: { kind: 'relation' | 'routine'; name: string };
  parameters: readonly Parameter[];
  preferences: Preferences;
  shape: Shape;
  body: JsonBody | null;
  /** The body of a call that is one value and no JSON. */
  raw: RawBody | null;
  /** The schema that is asked for, by `Accept-Profile` or `Content-Profile`. */
  schemaName: string;
  /** From the Range header: rows `from` to `to`, both included. */
  range: { from: number; to: number | null } | null;
  /** Everything that a read's plan depends on, apart from the schema; null for writes and calls with a body. */
  words: string | null;
  /** Who asks, with what the request sets for the database's code. */
  caller: Caller;
}

interface ReadRequestOptions {
  identity: Identity;
  /** The schemas that are served; the first one is the default. */
  schemas: readonly string[];
  maxBodyBytes?: number;
  /** The time zones that a Prefer header may name. */
  timeZonesFor(prefer: string | null): Promise<ReadonlySet<string>>;
}

/** The headers that a read's plan depends on. */
const wordHeaders = ['prefer', 'accept', 'range'];

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const isMethod = (method: string): method is Method => methods.includes(method);

const noBodies: Bodies = { json: null, raw: null };

/** The secret key may always send as much as users may. */
const limitOf = (identity: Identity, maxBodyBytes: number) =>
  identity.role === 'service_role' ? Math.max(bodyLimits.serviceBytes, maxBodyBytes) : maxBodyBytes;

/**
 * Reads and bounds a request for `path`, which begins after /rest/v1. Throws HttpError for a wrong method, path, schema, header
 * or body.
 */
export async function readRequest(
  request: Request,
  path: string,
  { identity, schemas, maxBodyBytes = bodyLimits.bytes, timeZonesFor }: ReadRequestOptions,
): Promise<RestRequest> {
  const target = targetOf(path);
  const { method } = request;
  if (!isMethod(method)) throw restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  if (target.kind === 'routine' && (method === 'PUT' || method === 'PATCH' || method === 'DELETE')) {
    throw restError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const { headers } = request;
  const schemaName = schemaOf(headers.get(isRead ? 'accept-profile' : 'content-profile'), schemas);
  const { search } = new URL(request.url);
  const { json: body, raw } =
    method === 'POST' || method === 'PUT' || method === 'PATCH'
      ? await readBodies(request, target.kind, limitOf(identity, maxBodyBytes))
      : noBodies;
  const prefer = headers.get('prefer');
  const preferences = parsePrefer(prefer, await timeZonesFor(prefer));
  return {
    method,
    target,
    schemaName,
    parameters: splitQuery(search),
    preferences,
    shape: parseAccept(headers.get('accept')),
    body,
    raw,
    range: isRead ? parseRange(headers.get('range')) : null,
    words: isRead
      ? JSON.stringify([schemaName, method, path, search, ...wordHeaders.map((name) => headers.get(name))])
      : null,
    caller: { ...identity, settings: requestSettings(request, path, preferences.timeZone) },
  };
}

function targetOf(path: string): RestRequest['target'] {
  const segments = path.replace(/^\//, '').split('/').map(decodePart);
  const [first = '', second = ''] = segments;
  if (segments.length === 1 && first === '') {
    throw restError(404, 'PGRST126', 'Root endpoint metadata is disabled');
  }
  if (segments.length === 1) return { kind: 'relation', name: first };
  if (segments.length === 2 && first === 'rpc' && second !== '') return { kind: 'routine', name: second };
  throw restError(404, 'PGRST125', 'Invalid path specified in request URL');
}

/** The schema of a profile header; the first one without it. Throws 406 PGRST106 for one that is not served. */
function schemaOf(profile: string | null, schemas: readonly string[]): string {
  const [first = 'public'] = schemas;
  if (profile === null) return first;
  if (schemas.includes(profile)) return profile;
  throw restError(
    406,
    'PGRST106',
    `Invalid schema: ${profile.slice(0, 100)}`,
    null,
    `Only the following schemas are exposed: ${schemas.join(', ')}`,
  );
}

function parseRange(header: string | null): RestRequest['range'] {
  const match = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return null;
  const from = Number(match[1]);
  const to = match[2] === '' ? null : Number(match[2]);
  if (to !== null && from > to) {
    throw restError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { from, to };
}

/** Narrows a level's limit and offset to the Range header's rows as well. */
export function applyRange(level: Level, range: RestRequest['range']): void {
  if (!range) return;
  const start = level.offset ?? 0;
  const end = level.limit === undefined ? null : start + level.limit - 1;
  const from = Math.max(start, range.from);
  const to = end === null ? range.to : range.to === null ? end : Math.min(end, range.to);
  level.offset = from;
  level.limit = to === null ? undefined : Math.max(0, to - from + 1);
}
