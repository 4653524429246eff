import { randomUUID } from 'node:crypto';
import { describeError, isUnavailable, type Log } from '@greenroom/gateway';
import { answerJson } from './answer-json.ts';
import { type Answered, areaOf } from './answered.ts';
import { setSecurityHeaders } from './headers.ts';
import { type RequestFacts, readRequestFacts, type TrustedHops } from './request-facts.ts';

/** Finds who answers a request, and has it answered. */
export type Route = (request: Request, facts: RequestFacts, requestId: string) => Promise<Response>;

export interface FrameOptions {
  trustProxy: TrustedHops;
  /** The public origin, where it is set. */
  siteUrl: string | undefined;
  /** Where data is asked for when it is not this host. */
  backendUrl?: string;
  /** Hashes of the inline scripts that pages may run, `sha256-...`. */
  scriptHashes(): Promise<readonly string[]>;
  log: Log;
  /** Hears of every answer: for metrics. */
  onAnswered: ((answered: Answered) => void) | undefined;
}

/** Says what is wrong to the log, and to the client no more than the number by which the log finds it. */
function answerFailure(error: unknown, requestId: string, log: Log): Response {
  log('error', 'request failed', { requestId, ...describeError(error) });
  const isAway = isUnavailable(error);
  const message = 'Something went wrong. Please try again.';
  const failure = answerJson(isAway ? 503 : 500, { message, requestId });
  if (isAway) failure.headers.set('retry-after', '2');
  return failure;
}

/**
 * What is the same around every answer: the number of the request, what the connection says of itself, security
 * headers, a failure that tells nothing, and the count. `peerAddress` is the socket's, loopback where none is.
 */
export function frameRequests(route: Route, options: FrameOptions) {
  const { trustProxy, siteUrl, backendUrl, log } = options;

  async function secure(response: Response, facts: RequestFacts, requestId: string): Promise<Response> {
    // A redirect made by Response.redirect has headers that cannot be set.
    const open = new Response(response.body, response);
    if (!open.headers.has('x-request-id')) open.headers.set('x-request-id', requestId);
    const scriptHashes = await options.scriptHashes();
    setSecurityHeaders(open.headers, { ...facts, siteUrl, backendUrl, scriptHashes });
    return open;
  }

  async function answerRequest(request: Request, peerAddress: string): Promise<Response> {
    const requestId = randomUUID();
    const facts = readRequestFacts(request, peerAddress, trustProxy);
    try {
      return await secure(await route(request, facts, requestId), facts, requestId);
    } catch (error) {
      return secure(answerFailure(error, requestId, log), facts, requestId);
    }
  }

  return async (request: Request, { peerAddress } = { peerAddress: '127.0.0.1' }): Promise<Response> => {
    const startedAt = performance.now();
    const response = await answerRequest(request, peerAddress);
    const seconds = (performance.now() - startedAt) / 1_000;
    options.onAnswered?.({ area: areaOf(request), status: response.status, seconds });
    return response;
  };
}
