/** The most results that are kept; the oldest unused goes first. */
const mostResults = 500;

/** Results by the hash of everything that made them. In memory only: no answer is written to a second place. */
export interface ResultCache {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** An empty cache; what it holds goes with the process. */
export function createResultCache(): ResultCache {
  const kept = new Map<string, unknown>();
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      const oldest = kept.keys().next();
      if (kept.size > mostResults && !oldest.done) kept.delete(oldest.value);
    },
  };
}

/** SHA-256 of the parts as hexadecimal text. */
export async function hashOf(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
