import {
  type Coach,
  connectModel,
  connectTranscriber,
  createModelCoach,
  type Model,
  type ModelSettings,
} from '@greenroom/coach';
import type { Db } from '@greenroom/functions';
import type { Log } from '@greenroom/gateway';

/** What the operator decides about the language model. */
export interface ModelOptions extends ModelSettings {
  /** How often one user may ask it. */
  callsPerMinute: number;
  callsPerDay: number;
  /** The name of a model at the same provider that writes down recordings; without it, nobody does. */
  transcriptionModel?: string;
  /** Of a million tokens, in the operator's currency: then the metrics show what the model costs. */
  prices?: { input: number; output: number };
}

/** Where a model is and who answers for it, as users are told. */
export interface ModelNoteFacts {
  label: string;
  /** The host that text is sent to. */
  sentTo: string;
}

export interface CoachHostOptions {
  /** The built-in coach for a caller; null for the host's own work and for visitors. */
  builtInFor(userId: string | null): Coach;
  settings: ModelOptions | undefined;
  /** Whether people use it by now: what the host prepares for itself costs the operator nothing. */
  isOpen: () => boolean;
  /** Past row-level security: budgets are counted by the server side. */
  serviceDb: () => Db;
  log: Log;
  now: () => number;
}

const ownHosts: Record<Exclude<ModelSettings['provider'], 'openai-compatible'>, string> = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
};

/** Where recordings go; undefined where no model writes them down. */
export function transcriptionFacts(settings: ModelOptions | undefined): ModelNoteFacts | undefined {
  if (!settings?.transcriptionModel) return undefined;
  return modelFacts({ ...settings, model: settings.transcriptionModel });
}

/** Where text goes; undefined without a model. */
export function modelFacts(settings: ModelOptions | undefined): ModelNoteFacts | undefined {
  if (!settings) return undefined;
  const { baseUrl, provider } = settings;
  const known = provider === 'openai-compatible' ? '' : ownHosts[provider];
  return { label: settings.model, sentTo: baseUrl ? new URL(baseUrl).host : known };
}

export interface CoachHost {
  /** The coach of a caller: the built-in one, or the model's with the caller's own budget. */
  coachFor(userId: string | null, language: string): Coach;
  /** For work that is everybody's: no user's budget pays for it. Null without a model. */
  own: Coach | null;
}

/** The coaches of this deployment. */
export function createCoachHost(options: CoachHostOptions): CoachHost {
  const { builtInFor, settings, isOpen, serviceDb, log, now } = options;
  if (!settings) return { coachFor: builtInFor, own: null };
  const model: Model = connectModel(settings, { log, now });
  const transcriber =
    settings.transcriptionModel &&
    connectTranscriber({ ...settings, model: settings.transcriptionModel }, { log, now });
  const own = createModelCoach(
    model.forCaller(async () => 'allowed'),
    builtInFor(null),
  );
  const coachFor = (userId: string | null, language: string): Coach => {
    const builtIn = builtInFor(userId);
    // Work for a visitor counts toward no user's budget.
    if (userId === null || !isOpen()) return builtIn;
    const spend = async () => {
      const { data, error } = await serviceDb().rpc('take_model_budget', {
        p_user_id: userId,
        p_per_minute: settings.callsPerMinute,
        p_per_day: settings.callsPerDay,
      });
      if (error) throw new Error(`The budget could not be read (${error.code})`);
      return data === 'budget_minute' || data === 'budget_day' ? data : 'allowed';
    };
    // The challenge is everybody's, and written ahead: whoever finds none neither waits for a model nor pays for it.
    const coach = createModelCoach(model.forCaller(spend), builtIn, language);
    const transcribe = transcriber ? transcriber.forCaller(spend) : undefined;
    return {
      ...coach,
      ...(transcribe && { transcribe }),
      challengeFor: (date) => builtIn.challengeFor(date),
    };
  };
  return { coachFor, own };
}
