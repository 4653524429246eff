import { Refusal } from '@greenroom/domain';
import { apiPaths, type Gateway, HttpError, type Identity } from '@greenroom/gateway';
import { z } from 'zod';

/** A Supabase project, or whatever speaks as one. */
export interface SupabaseSettings {
  /** `https://<project>.supabase.co`, without a path. */
  url: string;
  /** What browsers may know: the publishable or the anon key. */
  publishableKey: string;
  /** Past row-level security: the secret or the service_role key. It never leaves the host. */
  secretKey: string;
}

/** Request timeout. */
const patienceMilliseconds = 30_000;

const User = z.object({ id: z.uuid() });

const away = (status: number) => Response.json({ message: 'The backend cannot be reached.' }, { status });

/**
 * The part of a gateway that functions need, over HTTP. Who sent a request is asked of the project itself, which knows
 * its signing keys of whatever kind, and whether the sign-in still holds.
 */
export function connectRemote({
  url,
  publishableKey,
}: SupabaseSettings): Pick<Gateway, 'fetch' | 'identify'> {
  async function send(path: string, request: Request): Promise<Response> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patienceMilliseconds)]);
    try {
      return await fetch(new Request(`${url}${path}`, request), { signal });
    } catch {
      return away(503);
    }
  }

  async function identify(request: Request): Promise<Identity> {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const key = request.headers.get('apikey');
    // The key alone is a visitor; the official client sends it in both headers.
    if (token === undefined || token === publishableKey) {
      if ((key ?? token) === publishableKey) return { role: 'anon', claims: {} };
      throw new HttpError(401, { message: 'The key is not known' });
    }
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    const answer = await send(`${apiPaths.auth}/user`, new Request(url, { headers }));
    if (answer.status >= 500) {
      throw new Refusal('project_away', {
        retryAfterSeconds: 5,
      });
    }
    const user = User.safeParse(await answer.json().catch(() => null));
    if (!answer.ok || !user.success) throw new HttpError(401, { message: 'The sign-in is no longer valid' });
    return { role: 'authenticated', claims: { sub: user.data.id }, userId: user.data.id };
  }

  return {
    identify,
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      return send(`${pathname}${search}`, request);
    },
  };
}
