import type { Clock } from '../ports.ts';
import { validationFailed } from './errors.ts';
import { type Provider, type ProviderName, type ProviderOptions, providerNames } from './provider.ts';
import { createGithub } from './provider-github.ts';
import { createGoogle } from './provider-google.ts';

export type Providers = ReadonlyMap<string, Provider>;

/** The providers that are set up. Throws RangeError where one is half set up or not asked over HTTPS. */
export function createProviders(options: ProviderOptions, clock: Clock): Providers {
  const makers = { google: createGoogle, github: createGithub } satisfies Record<ProviderName, unknown>;
  const made = providerNames.flatMap((name): [string, Provider][] => {
    const settings = options[name];
    if (!settings) return [];
    if (!settings.clientId || !settings.clientSecret) {
      throw new RangeError(`auth.providers.${name} needs a client id and a client secret`);
    }
    return [[name, makers[name](settings, clock)]];
  });
  return new Map(made);
}

/** The provider that a request names. Throws 400 in GoTrue's words where it isn't set up. */
export function requireProvider(providers: Providers, name: string | null): Provider {
  const provider = providers.get(name?.toLowerCase() ?? '');
  if (provider) return provider;
  throw validationFailed('Unsupported provider: provider is not enabled');
}
