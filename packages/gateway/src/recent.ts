/** A map that keeps the entries used last, at most `most` of them. */
export interface Recent<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  clear(): void;
}

export function createRecent<V extends object>(most: number): Recent<V> {
  // A Map keeps the order of insertion; what is used goes back to the end.
  const entries = new Map<string, V>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= most) return;
      const [oldest] = entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
    },
    clear: () => entries.clear(),
  };
}
