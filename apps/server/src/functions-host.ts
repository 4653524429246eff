import {
  type Admit,
  type Caller,
  callFunction,
  type Limiter,
  type Payments,
  type Ports,
  type RequestInfo,
} from '@greenroom/functions';
import { createCors, type Gateway, type GatewaySecrets, HttpRefusal, type Log } from '@greenroom/gateway';
import { connectAsService, connectInProcess } from './service-client.ts';

export interface FunctionsHostOptions {
  gateway: Pick<Gateway, 'fetch' | 'identify'>;
  secrets: Pick<GatewaySecrets, 'publishableKey' | 'secretKey'>;
  coachFor: Ports['coachFor'];
  parseDocument: Ports['parseDocument'];
  limiter: Limiter;
  admit: Admit;
  payments: Payments | null;
  /** Origins of pages that may call the functions from a browser. */
  allowedOrigins: readonly string[];
  contactAddress: string;
  log: Log;
  now: () => number;
}

/** Answers `/functions/v1/{name}`. */
export type FunctionsHost = (request: Request, name: string, info: RequestInfo) => Promise<Response>;

/** The credentials of a request as the official client wants them: the bearer, or the key alone. */
function tokenOf(request: Request, fallback: string): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return bearer ?? request.headers.get('apikey') ?? fallback;
}

/** Mounts the functions in front of the gateway. Their clients speak to it by its own wire format, in process. */
export function createFunctionsHost(options: FunctionsHostOptions): FunctionsHost {
  const { gateway, secrets, coachFor, parseDocument, limiter, admit, payments, contactAddress, log, now } =
    options;

  const cors = createCors(options.allowedOrigins);

  async function identify(request: Request): Promise<Caller | null> {
    try {
      const identity = await gateway.identify(request);
      return { userId: identity.userId ?? null };
    } catch (error) {
      if (error instanceof HttpRefusal && error.status === 401) return null;
      throw error;
    }
  }

  function portsFor(info: RequestInfo): Ports {
    return {
      identify,
      callerDb(request) {
        const key = secrets.publishableKey;
        return connectInProcess(
          gateway,
          { token: tokenOf(request, key), key },
          { ...info, isInProcess: true },
        );
      },
      serviceDb: () => connectAsService(gateway, secrets, info),
      coachFor,
      parseDocument,
      limiter,
      admit,
      payments,
      settings: { contactAddress, ownOrigins: options.allowedOrigins },
      log,
      now,
    };
  }

  return async (request, name, info) => {
    if (request.method === 'OPTIONS') return cors.preflight(request);
    const response = await callFunction(name, request, portsFor(info), info);
    cors.mark(request, response.headers);
    return response;
  };
}
