/** A JSON schema, as far as strict output looks at it. */
interface Schema {
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
}

/** Whether OpenAI's strict output takes a schema: every property is required, and none has a default. */
export function isStrict(schema: Schema): boolean {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  if ('default' in schema || Object.keys(properties).some((name) => !required.includes(name))) return false;
  return [...Object.values(properties), ...(items ? [items] : []), ...anyOf].every(isStrict);
}

/** The schema that a request carries, in the wire format of OpenAI. */
export function schemaIn(body: Record<string, unknown>): Schema | undefined {
  const { response_format: format, text } = body as {
    response_format?: { json_schema?: { schema?: Schema } };
    text?: { format?: { schema?: Schema } };
  };
  return format?.json_schema?.schema ?? text?.format?.schema;
}
