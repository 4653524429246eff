/** Where the backend is and the key the browser may know. Served by the host as `/config.json`. */
export interface AppConfig {
  url: string;
  publishableKey: string;
  /** Where the server functions are, when that is not the backend's own address. */
  functionsUrl?: string;
  /** The language model that the coach asks, and the host that text is sent to; without one, nothing leaves. */
  model?: ModelPlace;
  /** The model that writes down recordings, and the host that they are sent to; without one, none are. */
  transcription?: ModelPlace;
}

/** A model, and the host that somebody's words are sent to. */
export interface ModelPlace {
  label: string;
  sentTo: string;
}

let pending: Promise<AppConfig> | undefined;

/** The configuration, fetched once. A failed fetch is not remembered, so that a later call tries again. */
export function loadConfig(): Promise<AppConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function fetchConfig(): Promise<AppConfig> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The configuration could not be loaded (${response.status}).`);
  return readConfig(await response.json());
}

/** Checks what `/config.json` answers. Throws where a field is missing. */
export function readConfig(body: unknown): AppConfig {
  if (body && typeof body === 'object' && 'url' in body && 'publishableKey' in body) {
    const { url, publishableKey } = body;
    if (typeof url === 'string' && typeof publishableKey === 'string' && publishableKey !== '') {
      const model = 'model' in body ? readModel(body.model) : undefined;
      const transcription = 'transcription' in body ? readModel(body.transcription) : undefined;
      const functionsUrl = 'functionsUrl' in body ? body.functionsUrl : undefined;
      return {
        url,
        publishableKey,
        ...(typeof functionsUrl === 'string' ? { functionsUrl } : {}),
        ...(model ? { model } : {}),
        ...(transcription ? { transcription } : {}),
      };
    }
  }
  throw new Error('The configuration is not complete.');
}

function readModel(value: unknown): ModelPlace | undefined {
  if (!value || typeof value !== 'object' || !('label' in value) || !('sentTo' in value)) return undefined;
  const { label, sentTo } = value;
  return typeof label === 'string' && typeof sentTo === 'string' ? { label, sentTo } : undefined;
}
