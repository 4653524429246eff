import type { LanguageModel } from 'ai';
import { guardedFetch } from './guarded-fetch.ts';

export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** What the operator decides. Never shown, never logged but for provider and model. */
export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  /** Servers of one's own may do without. */
  apiKey: string | undefined;
  /** The operator's alone: no request can change where text goes. */
  baseUrl: string | undefined;
}

/** A model that is ready to be called, and the library that calls it. Both are loaded at the first call only. */
export interface OpenModel {
  sdk: typeof import('ai');
  model: LanguageModel;
  /** The same model where its server knows no JSON schema: the schema then stands in the instructions. */
  plainModel: LanguageModel | undefined;
}

async function openProvider({ provider, model, apiKey, baseUrl }: ModelSettings) {
  const settings = { apiKey: apiKey ?? 'none', baseURL: baseUrl, fetch: guardedFetch };
  switch (provider) {
    case 'openai':
      return { model: (await import('@ai-sdk/openai')).createOpenAI(settings)(model) };
    case 'anthropic':
      return { model: (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model) };
    case 'google':
      return { model: (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(model) };
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const open = (supportsStructuredOutputs: boolean) =>
        createOpenAICompatible({
          name: 'own',
          baseURL: baseUrl ?? '',
          apiKey,
          fetch: guardedFetch,
          supportsStructuredOutputs,
        })(model);
      return { model: open(true), plainModel: open(false) };
    }
  }
}

/** Loads the library and the provider. The only place of the product that opens a way to a model. */
export async function openModel(settings: ModelSettings): Promise<OpenModel> {
  const [sdk, opened] = await Promise.all([import('ai'), openProvider(settings)]);
  // The library prints hints for developers; the log of the product is the operator's.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { sdk, plainModel: undefined, ...opened };
}

const providerLabels: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible server',
};

/** Provider and model as people read them. */
export const modelLabel = ({ provider, model }: ModelSettings) => `${providerLabels[provider]} ${model}`;
