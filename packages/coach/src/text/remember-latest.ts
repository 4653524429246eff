interface Made<Key, Value> {
  key: Key;
  value: Value;
}

/**
 * Wraps a pure function so that it keeps its latest `most` results. Two calls are the same where all of their arguments are. Callers share
 * a result and must not change it.
 */
export function rememberLatest<Key extends readonly unknown[], Value>(
  most: number,
  make: (...key: Key) => Value,
): (...key: Key) => Value {
  let latest: Made<Key, Value>[] = [];
  return (...key) => {
    const isSame = (one: Made<Key, Value>) =>
      one.key.length === key.length && one.key.every((part, at) => part === key[at]);
    const made = latest.find(isSame) ?? { key, value: make(...key) };
    latest = [made, ...latest.filter((one) => one !== made)].slice(0, most);
    return made.value;
  };
}
