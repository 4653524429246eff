import {
  type Admit,
  type Caller,
  callFunction,
  type Limiter,
  type Payments,
  type Ports,
  type RequestInfo,
} from '@greenroom/functions';
import {
  addressGroup,
  allowOrigins,
  apiPaths,
  type Gateway,
  type GatewaySecrets,
  HttpError,
  type Log,
  pathBelow,
} from '@greenroom/gateway';
import { Hono } from 'hono';
import type { HostEnv } from './host-env.ts';
import { connectAsService, connectInProcess } from './service-client.ts';

export interface FunctionsRoutesOptions {
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

/** The credentials of a request as the official client wants them: the bearer, or the key alone. */
function tokenOf(request: Request, fallback: string): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return bearer ?? request.headers.get('apikey') ?? fallback;
}

/**
 * /functions/v1/{name}: the server functions, over a gateway in this process or far away. Their clients speak to it by its own
 * wire format. Functions word their own errors, so there is no `onError`.
 */
export function createFunctionsRoutes(options: FunctionsRoutesOptions): Hono<HostEnv> {
  const { gateway, secrets, coachFor, parseDocument, limiter, admit, payments, contactAddress, log, now } =
    options;

  async function identify(request: Request): Promise<Caller | null> {
    try {
      const identity = await gateway.identify(request);
      return { userId: identity.userId ?? null };
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return null;
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

  return new Hono<HostEnv>().use(allowOrigins(options.allowedOrigins)).all('*', (c) => {
    const name = pathBelow(apiPaths.functions, c.req.path).slice(1);
    const info = { clientAddress: addressGroup(c.env.clientAddress), requestId: c.env.requestId };
    return callFunction(name, c.req.raw, portsFor(info), info);
  });
}
