import type { Coach, OnProgress } from '@greenroom/coach';
import {
  type Contracts,
  contracts,
  type FunctionInput,
  type FunctionName,
  type Language,
  ProtocolError,
  Refusal,
  type ResumeReading,
} from '@greenroom/domain';
import type { z } from 'zod';
import { answerError, describeBug, toAppError } from './answer-error.ts';
import { answerEvents, wantsEvents } from './answer-events.ts';
import { refuseCrossSite } from './cross-site.ts';
import type { Caller, Db, Limiter, Log, Ports, RequestInfo, Settings } from './ports.ts';
import { readInput } from './read-input.ts';
import { requestLanguage, requestLocale } from './request-language.ts';
import { streamPieces } from './stream-pieces.ts';

type ParsedInput<N extends FunctionName> = z.output<Contracts[N]['input']>;
type Output<N extends FunctionName> = z.input<Contracts[N]['output']>;

/** `user`: only with a sign-in. `visitor`: anybody; credentials that are sent must still be good. */
type Access = 'user' | 'visitor';

interface Context<N extends FunctionName, A extends Access> {
  input: ParsedInput<N>;
  user: A extends 'user' ? { id: string } : { id: string } | null;
  /** Acts as the caller; row-level security decides. */
  callerDb: Db;
  /** The coach for this caller: a model's, where one is set up and the caller is signed in. */
  coach: Coach;
  /** Of the page that asks. */
  language: Language;
  /** Tells a caller who listens how far long work has come; undefined where nobody does. */
  onProgress: OnProgress | undefined;
  /** Reads one resume for this caller, within bounds of time and memory. */
  parseDocument(file: { bytes: Uint8Array; fileName: string }): Promise<ResumeReading>;
  limiter: Limiter;
  payments: Ports['payments'];
  settings: Settings;
  clientAddress: string;
  log: Log;
  /** Milliseconds since 1970. */
  now(): number;
}

interface Elevated {
  /** Past row-level security: only for what `elevated` says. */
  serviceDb: Db;
}

/** What keeps the processor busy for as long as somebody's answers are: the host decides when there is room. */
const busy: ReadonlySet<FunctionName> = new Set<FunctionName>([
  'comprehensive-interview-scoring',
  'generate-interview-questions',
  'read-job-ad',
  'retry-interview-answer',
  'review-answer',
  'save-job',
  'score-interview',
  'score-interview-again',
  'try-answer',
]);

/** The pieces of a JSON document that together are what the contract promises. */
type Pieces = AsyncGenerator<string>;

interface Definition<
  N extends FunctionName,
  A extends Access,
  E extends string | undefined,
  S extends true | undefined,
> {
  access: A;
  /** The output may be too long for memory: `run` returns its JSON in pieces, which a test holds against the contract. */
  streams?: S;
  /** The largest body, where 256 KiB are too few for what it takes. */
  bodyLimitBytes?: number;
  /** Why this function needs more than the caller's rights; without it there is no `serviceDb`. */
  elevated?: E;
  run(
    context: Context<N, A> & (E extends string ? Elevated : unknown),
  ): Promise<S extends true ? Pieces : Output<N>>;
}

/** A server function as the host mounts it. Never throws: every error is answered in the one error shape. */
export interface ServerFunction<N extends FunctionName = FunctionName> {
  readonly functionName: N;
  handle(request: Request, ports: Ports, info: RequestInfo): Promise<Response>;
}

async function authorise(request: Request, ports: Ports, access: Access): Promise<Caller> {
  const hasCredentials = request.headers.has('authorization') || request.headers.has('apikey');
  if (access === 'visitor' && !hasCredentials) return { userId: null };
  const caller = await ports.identify(request);
  if (!caller) throw new Refusal('sign_in_invalid');
  if (access === 'user' && !caller.userId) throw new Refusal('sign_in_required');
  return caller;
}

/**
 * The frame of every server function, once: method, authorisation, size, JSON, input, the act itself, output, errors,
 * one line in the log. `run` sees checked input and answers what the contract of `name` promises.
 */
export function defineFunction<
  N extends FunctionName,
  A extends Access,
  const E extends string | undefined = undefined,
  const S extends true | undefined = undefined,
>(name: N, definition: Definition<N, A, E, S>): ServerFunction<N> {
  // A generic key makes TypeScript see a union of all contracts; the table itself guarantees this one.
  const contract = contracts[name] as unknown as {
    input: z.ZodType<ParsedInput<N>, FunctionInput<N>>;
    output: z.ZodType<unknown, Output<N>>;
  };

  async function act(
    request: Request,
    ports: Ports,
    info: RequestInfo,
    seen: Caller,
    onProgress: OnProgress | undefined,
  ): Promise<Response> {
    const reportBreak = (error: unknown) =>
      ports.log('error', 'function broke off', { name, requestId: info.requestId, ...describeBug(error) });
    if (request.method !== 'POST')
      throw new ProtocolError('method_not_allowed', 'Functions are called by POST.');
    Object.assign(seen, await authorise(request, ports, definition.access));
    if (definition.access === 'visitor') refuseCrossSite(request, ports.settings.ownOrigins);
    const input = await readInput(request, contract.input, definition.bodyLimitBytes);
    const context = {
      input,
      user: seen.userId === null ? null : { id: seen.userId },
      callerDb: ports.callerDb(request),
      coach: ports.coachFor(seen.userId, requestLanguage(request)),
      language: requestLocale(request),
      onProgress,
      parseDocument: (file: { bytes: Uint8Array; fileName: string }) =>
        ports.parseDocument(file, seen.userId),
      limiter: ports.limiter,
      payments: ports.payments,
      settings: ports.settings,
      clientAddress: info.clientAddress,
      log: ports.log,
      now: ports.now,
      ...(definition.elevated === undefined ? {} : { serviceDb: ports.serviceDb(definition.elevated) }),
    };
    // `authorise`, `elevated` and `streams` decide at run time what the types of `run` say.
    const run = (): Promise<unknown> => definition.run(context as Parameters<typeof definition.run>[0]);
    const output = await (busy.has(name) ? ports.admit(seen.userId ?? info.clientAddress, run) : run());
    if (definition.streams) return streamPieces(output as Pieces, reportBreak);
    return Response.json(contract.output.parse(output));
  }

  async function answer(
    request: Request,
    ports: Ports,
    info: RequestInfo,
    onProgress?: OnProgress,
  ): Promise<Response> {
    const startedAt = ports.now();
    const caller: Caller = { userId: null };
    let response: Response;
    try {
      response = await act(request, ports, info, caller, onProgress);
      response.headers.set('cache-control', 'no-store');
      response.headers.set('x-request-id', info.requestId);
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.code === 'internal') {
        ports.log('error', 'function failed', { name, requestId: info.requestId, ...describeBug(error) });
      }
      const headers = refusal.code === 'method_not_allowed' ? { allow: 'POST, OPTIONS' } : undefined;
      response = answerError(refusal, info.requestId, headers);
    }
    ports.log('info', 'function', {
      name,
      status: response.status,
      ms: ports.now() - startedAt,
      requestId: info.requestId,
      userId: caller.userId,
    });
    return response;
  }

  return {
    functionName: name,
    async handle(request, ports, info) {
      if (!wantsEvents(request)) return answer(request, ports, info);
      return answerEvents((onProgress) => answer(request, ports, info, onProgress));
    },
  };
}
