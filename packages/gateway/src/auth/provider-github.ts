import { z } from 'zod';
import { Email } from './fields.ts';
import { authorizationUrl, type Provider, type ProviderSettings, tokenRequest } from './provider.ts';
import { fetchFromProvider, providerAddress } from './provider-fetch.ts';

const githubUrl = 'https://github.com';
const githubApi = 'https://api.github.com';

/** A refused code comes with status 200 and an `error`: then there is no token, and the shape doesn't fit. */
const Tokens = z.object({ access_token: z.string().min(1).max(2_048), token_type: z.string() });

const User = z.object({
  id: z.number().int().positive(),
  login: z.string().max(100),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});

const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub. `settings.url` is the address of an Enterprise server. */
export function createGithub(settings: ProviderSettings): Provider {
  const site = providerAddress(settings.url ?? githubUrl);
  const api = site === githubUrl ? githubApi : `${site}/api/v3`;

  return {
    name: 'github',
    label: 'GitHub',
    origin: new URL(site).origin,
    async authorizeUrl(flow) {
      return authorizationUrl(`${site}/login/oauth/authorize`, settings, flow, 'read:user user:email');
    },
    async profileOf(code, flow) {
      const { access_token: token } = await fetchFromProvider(
        'token',
        `${site}/login/oauth/access_token`,
        Tokens,
        { method: 'POST', body: tokenRequest(settings, code, flow) },
      );
      const headers = { authorization: `Bearer ${token}` };
      const user = await fetchFromProvider('user', `${api}/user`, User, { headers });
      const emails = await fetchFromProvider('emails', `${api}/user/emails`, Emails, { headers });
      // The public address of a profile is none that GitHub vouches for: only the list says what is verified.
      const primary = emails.find((entry) => entry.primary);
      const email = Email.safeParse(primary?.email).data ?? null;
      return {
        subject: String(user.id),
        issuer: api,
        email,
        isEmailVerified: email !== null && primary?.verified === true,
        name: user.name ?? null,
        userName: user.login,
        avatarUrl: user.avatar_url ?? null,
      };
    },
  };
}
