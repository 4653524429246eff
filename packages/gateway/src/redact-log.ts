import type { Log } from './ports.ts';

/** Causes of causes that are described. */
const maxDepth = 3;
const stackLines = 5;

/**
 * What of an error may be logged: its kind, its code and where it happened. Its message may repeat values of a failed
 * statement or of a request, so it is left out.
 */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && isPlainCode(error.code) ? { code: error.code } : {};
  // A message may have lines that look like anything; what follows it begins with "at".
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at \S/.test(line) && !error.message.includes(line));
  const cause =
    error.cause === undefined || depth >= maxDepth ? {} : { cause: describeError(error.cause, depth + 1) };
  return { error: error.name, ...code, at: at?.slice(0, stackLines).map((line) => line.trim()), ...cause };
}

const isPlainCode = (code: unknown) =>
  typeof code === 'number' || (typeof code === 'string' && /^[\w-]{1,40}$/.test(code));

/** Names of fields that are secret or personal; they never reach the log. */
const secretName =
  /^(?:.*(?:token|password|secret|authorization|api_?key|cookie|e?mail|address)|to|answer|body|ip)$/i;

const patterns: readonly [pattern: RegExp, instead: string][] = [
  [/(\w+:\/\/)[^\s/@]+@/g, '$1[login]@'],
  [/\b[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bsb_(?:publishable|secret)_[\w-]+/g, '[key]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\$2[aby]\$\d\d\$[./\w]{53}/g, '[hash]'],
  // Random tokens and hashes are long and have digits; words that are as long have none.
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{40,}\b/g, '[token]'],
];

/** A text without what can be told to be a secret or an address of a person. */
export const redactText = (text: string): string =>
  patterns.reduce((redacted, [pattern, instead]) => redacted.replace(pattern, instead), text);

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > maxDepth) return undefined;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactFields(value as Record<string, unknown>, depth + 1);
}

const redactFields = (fields: Record<string, unknown>, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !secretName.test(name))
      .map(([name, value]) => [name, redact(value, depth)]),
  );

/** The log that every API writes to: describes errors, and removes secrets and personal addresses from texts and fields. */
export function redactLog(log: Log): Log {
  return (level, message, fields) =>
    log(level, redactText(message), fields === undefined ? undefined : redactFields(fields, 0));
}
