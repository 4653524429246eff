import { OperatorError } from './operator-errors.ts';

/** A variable is set to something that cannot be. The message names the variable, never its value. */
export class EnvironmentUnusable extends OperatorError {}

/**
 * The values of settings that only work together, by their variables' names; undefined where none is set. Throws
 * EnvironmentUnusable, with the names that are missing, where some are.
 */
export function allOrNone<T extends Record<string, string | undefined>>(
  what: string,
  settings: T,
): { [Name in keyof T]: string } | undefined {
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(settings).length) return undefined;
  if (missing.length > 0)
    throw new EnvironmentUnusable(`${what} half set up. Missing: ${missing.join(', ')}`);
  return settings as { [Name in keyof T]: string };
}
