import type { Coach } from '@greenroom/coach';
import { type Caller, callFunction, type Db, type Limiter, type Ports } from '@greenroom/functions';
import { type Gateway, type GatewaySecrets, HttpRefusal, type Log } from '@greenroom/gateway';
import { createClient } from '@supabase/supabase-js';
import type { Cors } from './cors.ts';

export interface FunctionsHostOptions {
  gateway: Pick<Gateway, 'fetch' | 'identify'>;
  secrets: GatewaySecrets;
  coach: Coach;
  limiter: Limiter;
  cors: Cors;
  contactAddress: string;
  log: Log;
  now: () => number;
}

/** Never resolved: requests to it go to the gateway in this process. */
const inProcessUrl = 'http://gateway.internal';

/** Answers `/functions/v1/{name}`. */
export type FunctionsHost = (
  request: Request,
  name: string,
  info: { clientAddress: string; requestId: string },
) => Promise<Response>;

/** The credentials of a request as the official client wants them: the bearer, or the key alone. */
function tokenOf(request: Request, fallback: string): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return bearer ?? request.headers.get('apikey') ?? fallback;
}

/** Mounts the functions in front of the gateway. Their clients speak to it by its own wire format, in process. */
export function createFunctionsHost(options: FunctionsHostOptions): FunctionsHost {
  const { gateway, secrets, coach, limiter, cors, contactAddress, log, now } = options;

  function connect(token: string, key: string, clientAddress: string): Db {
    return createClient(inProcessUrl, key, {
      accessToken: async () => token,
      global: { fetch: (input, init) => gateway.fetch(new Request(input, init), { clientAddress }) },
    });
  }

  async function identify(request: Request): Promise<Caller | null> {
    try {
      const identity = await gateway.identify(request);
      return { userId: identity.userId ?? null };
    } catch (error) {
      if (error instanceof HttpRefusal && error.status === 401) return null;
      throw error;
    }
  }

  function portsFor(clientAddress: string): Ports {
    return {
      identify,
      callerDb: (request) =>
        connect(tokenOf(request, secrets.publishableKey), secrets.publishableKey, clientAddress),
      serviceDb: () => connect(secrets.secretKey, secrets.secretKey, clientAddress),
      coach,
      limiter,
      settings: { contactAddress },
      log,
      now,
    };
  }

  return async (request, name, info) => {
    if (request.method === 'OPTIONS') return cors.preflight(request);
    return cors.allow(request, await callFunction(name, request, portsFor(info.clientAddress), info));
  };
}
