/** The part of a JSON Schema that shapes of answers use. */
interface Shape {
  /** Several, where a part may be null. */
  type?: string | readonly string[];
  properties?: Record<string, Shape>;
  required?: readonly string[];
  items?: Shape;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typesOf = ({ type = [] }: Shape): readonly string[] => (typeof type === 'string' ? [type] : type);

const takesNull = (shape: Shape): boolean =>
  typesOf(shape).includes('null') || (shape.anyOf ?? []).some((one) => takesNull(one));

/** The default for a missing part: an empty list, null if the schema allows it, or an object made of such defaults. */
function stands(shape: Shape): unknown {
  if (takesNull(shape)) return null;
  const parts = Object.entries(shape.properties ?? {});
  if (parts.length > 0 && parts.every(([, part]) => takesNull(part)))
    return Object.fromEntries(parts.map(([name]) => [name, null]));
  return typesOf(shape).includes('array') ? [] : undefined;
}

function mendRecord(value: unknown, shape: Shape): unknown {
  if (!isRecord(value)) return value;
  const mended: Record<string, unknown> = { ...value };
  for (const [name, part] of Object.entries(shape.properties ?? {})) {
    const given = mended[name];
    mended[name] =
      given === undefined || given === null
        ? given === null && takesNull(part)
          ? null
          : stands(part)
        : mendShape(given, part);
  }
  return mended;
}

function mendList(value: unknown, shape: Shape): unknown {
  const list = Array.isArray(value) ? value : [value];
  return shape.items ? list.map((one) => mendShape(one, shape.items as Shape)) : list;
}

/** `4 of 5`, `level 4` and `4/5` are a 4. */
function mendNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const found = /-?\d+(?:[.,]\d+)?/.exec(value)?.[0];
  return found === undefined ? value : Number(found.replace(',', '.'));
}

function mendBoolean(value: unknown): unknown {
  if (/^(?:true|yes)$/i.test(String(value))) return true;
  return /^(?:false|no)$/i.test(String(value)) ? false : value;
}

function mendChoice(value: unknown, choices: readonly unknown[]): unknown {
  const plain = (one: unknown) =>
    String(one)
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
  return choices.find((one) => plain(one) === plain(value)) ?? value;
}

/**
 * A model's value brought nearer to the shape that was asked for, without inventing anything: numbers in quotes, missing lists,
 * missing parts that may be null, a choice in other letters. What still doesn't fit is left for the schema to refuse.
 */
export function mendShape(value: unknown, shape: Shape): unknown {
  if (shape.anyOf) {
    if ((value === null || value === 'null') && takesNull(shape)) return null;
    const rest = shape.anyOf.find((one) => one.type !== 'null');
    return rest ? mendShape(value, rest) : value;
  }
  if ((value === null || value === 'null') && takesNull(shape)) return null;
  if (shape.enum) return mendChoice(value, shape.enum);
  switch (typesOf(shape).find((type) => type !== 'null')) {
    case 'object':
      return mendRecord(value, shape);
    case 'array':
      return mendList(value, shape);
    case 'number':
    case 'integer':
      return mendNumber(value);
    case 'boolean':
      return mendBoolean(value);
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    default:
      return value;
  }
}
