import { restError } from './errors.ts';

export interface Preferences {
  count: 'exact' | 'planned' | 'estimated' | undefined;
  representation: 'minimal' | 'representation' | 'headers-only' | undefined;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  missingDefault: boolean;
  /** The answer is that of the request, and the database stays as it was. */
  rollback: boolean;
  /** Set only together with handling=strict, as PostgREST has it. */
  maxAffected: number | undefined;
  /** The time zone of the transaction. */
  timeZone: string | undefined;
  /** The preferences that are honoured, for the Preference-Applied header. */
  applied: readonly string[];
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
};

/**
 * Reads the Prefer header. The first of two values for one preference wins (RFC 7240). Unknown ones are ignored,
 * or refused with handling=strict. `timeZones` are the names that `timezone` may have.
 */
export function parsePrefer(header: string | null, timeZones: ReadonlySet<string> = new Set()): Preferences {
  const found = new Map<string, string>();
  const invalid: string[] = [];
  for (const preference of (header ?? '').split(',')) {
    const [name = '', value = ''] = preference.split('=').map((part) => part.trim());
    if (name === '') continue;
    const known =
      (Object.hasOwn(allowed, name) && allowed[name]?.includes(value)) ||
      (name === 'max-affected' && /^\d{1,15}$/.test(value)) ||
      (name === 'timezone' && timeZones.has(value));
    if (!known) invalid.push(preference.trim());
    else if (!found.has(name)) found.set(name, value);
  }
  const strict = found.get('handling') === 'strict';
  if (strict && invalid.length > 0) {
    throw restError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${invalid.join(', ')}`,
    );
  }
  if (!strict) found.delete('max-affected');
  const order = [...Object.keys(allowed), 'timezone', 'max-affected'];
  const oneOf = <T extends string>(name: string, ...values: T[]) =>
    values.find((value) => value === found.get(name));
  return {
    count: oneOf('count', 'exact', 'planned', 'estimated'),
    representation: oneOf('return', 'minimal', 'representation', 'headers-only'),
    resolution: oneOf('resolution', 'merge-duplicates', 'ignore-duplicates'),
    rollback: found.get('tx') === 'rollback',
    missingDefault: found.get('missing') === 'default',
    maxAffected: found.has('max-affected') ? Number(found.get('max-affected')) : undefined,
    timeZone: found.get('timezone'),
    applied: order.filter((name) => found.has(name)).map((name) => `${name}=${found.get(name)}`),
  };
}
