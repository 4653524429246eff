import type { Caller } from './database/port.ts';

/** Who sent a request, as far as the gateway could establish it. */
export interface Identity extends Caller {
  /** The signed-in user's id; absent for keys alone. */
  userId?: string;
  /** The session the access token belongs to. */
  sessionId?: string;
}

export interface RequestContext {
  identity: Identity;
  /** The path after the area's prefix, beginning with a slash: `/rest/v1/badges` is `/badges`. */
  path: string;
  /** The peer's address: the socket's, or what a configured trusted proxy says. */
  clientAddress: string;
  /** Ties the answer to the log lines of the request. */
  requestId?: string;
}

/** One area of the gateway: REST, auth or storage. Never throws; answers errors in its own wire shape. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

/** A refusal that is ready to be sent: each area gives it the JSON shape its clients know. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body.message ?? body.msg ?? status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  toResponse(): Response {
    return json(this.status, this.body, this.headers);
  }
}

/** A JSON answer that no cache keeps. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

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
