import type { LanguageModel, TranscriptionModel } from 'ai';
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
          // Without it a stream tells no tokens. A server that doesn't know it refuses, and is asked plainly.
          includeUsage: supportsStructuredOutputs,
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

/** A model that writes down speech. */
export interface OpenTranscriber {
  sdk: typeof import('ai');
  model: TranscriptionModel;
  /** What the provider is told besides the sound. `isPlain`: without the times of words, which not every server knows. */
  optionsFor(
    language: string,
    isPlain: boolean,
  ): Parameters<typeof import('ai').transcribe>[0]['providerOptions'];
}

/** The providers with transcription models. */
export const canTranscribe = (provider: ModelProvider): boolean => provider !== 'anthropic';

/** Loads the library and the provider's transcription API. Self-hosted servers use OpenAI's. */
export async function openTranscriber(settings: ModelSettings): Promise<OpenTranscriber> {
  const { provider, model, apiKey, baseUrl } = settings;
  const common = { apiKey: apiKey ?? 'none', baseURL: baseUrl, fetch: guardedFetch };
  const sdk = await import('ai');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return {
      sdk,
      model: createGoogleGenerativeAI(common).transcription(model),
      optionsFor: (language, isPlain) => ({
        google: { languageCodes: [language], mode: 'VERBATIM', wordTimestamp: !isPlain },
      }),
    };
  }
  const { createOpenAI } = await import('@ai-sdk/openai');
  const isOwn = provider === 'openai-compatible';
  return {
    sdk,
    model: createOpenAI(common).transcription(model),
    optionsFor: (language, isPlain) => ({
      openai: {
        language,
        temperature: 0,
        ...(isPlain ? {} : { timestampGranularities: ['word'] }),
        // Of its own models the library knows which of them tell times.
        ...(isOwn && !isPlain ? { responseFormat: 'verbose_json' } : {}),
      },
    }),
  };
}

const providerLabels: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible server',
};

/** Provider and model as people read them. */
export const modelLabel = ({ provider, model }: ModelSettings) => `${providerLabels[provider]} ${model}`;
