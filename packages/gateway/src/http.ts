import type { Caller } from './database/port.ts';

/** Who sent a request, as far as the gateway knows. */
export interface Identity extends Caller {
  /** The signed-in user's id; absent for keys alone. */
  userId?: string;
  /** The session the access token belongs to. */
  sessionId?: string;
  /** True until the user's second factor is proven, where the operator requires it: /auth/v1 alone is open then. */
  lacksFactor?: boolean;
}

/** What the host knows of one request. */
export interface RequestInfo {
  /** The peer's address: the socket's, or what a configured trusted proxy says. */
  clientAddress: string;
  /** Ties the response to the log lines of the request. */
  requestId: string;
  /** A server function of this process sends it; it doesn't use up its caller's budget. */
  isInProcess?: boolean;
}

/** The environment of the gateway's routes: what the host passes to `fetch`, and what `authenticate` finds out. */
export interface GatewayEnv {
  Bindings: RequestInfo;
  Variables: { identity: Identity };
}

/** An error that is ready to be sent, in the JSON shape that the API's clients read. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(String(body.message ?? body.msg ?? status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  toResponse(): Response {
    return jsonResponse(this.status, this.body, this.headers);
  }
}

/** A JSON response that no cache keeps. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** The Retry-After header, in whole seconds and at least one. */
export const retryAfter = (seconds: number) => ({ 'retry-after': String(Math.max(1, Math.ceil(seconds))) });

/** The body is longer than the limit, in bytes. */
export class BodyTooLarge extends Error {}

/** Reads a body to its end, counting bytes while they arrive. Throws BodyTooLarge past `limitBytes`. */
export async function readBody(request: Request, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new BodyTooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limitBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
