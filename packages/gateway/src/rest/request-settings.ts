import { restError } from './errors.ts';
import type { AnswerRow } from './plan-answer.ts';

/** Headers that stay out of `request.headers`: claims say who asks, and the database needs no credentials. */
const credentials: ReadonlySet<string> = new Set([
  'authorization',
  'apikey',
  'cookie',
  'proxy-authorization',
]);

function cookiesOf(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
    }),
  );
}

/**
 * What PostgREST sets for functions, policies and triggers: `request.method`, `path`, `headers` and `cookies`. `response.*` begins
 * empty, so that nothing a session has kept ends up in somebody else's response.
 */
export function requestSettings(
  { method, headers }: Request,
  path: string,
  timeZone: string | undefined,
): Record<string, string> {
  const shown = [...headers].filter(([name]) => !credentials.has(name));
  return {
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(Object.fromEntries(shown)),
    'request.cookies': JSON.stringify(cookiesOf(headers.get('cookie'))),
    'response.status': '',
    'response.headers': '',
    ...(timeZone === undefined ? {} : { timezone: timeZone }),
  };
}

/** Headers that frame the message or belong to the connection: the server's alone. */
const framing: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const badStatus = () => restError(500, 'PGRST112', 'response.status setting must be a valid status code');
const badHeaders = () =>
  restError(
    500,
    'PGRST111',
    'response.headers setting must be a JSON array composed of objects with a single key and a string value',
  );

/** The headers of `[{"Name": "value"}, ...]`. Throws 500 PGRST111 for anything else, and for a header that frames the response. */
function readHeaders(setting: string): [name: string, value: string][] {
  let entries: unknown;
  try {
    entries = JSON.parse(setting);
  } catch {
    throw badHeaders();
  }
  if (!Array.isArray(entries)) throw badHeaders();
  return entries.map((entry: unknown) => {
    const [pair, ...more] = typeof entry === 'object' && entry !== null ? Object.entries(entry) : [];
    if (!pair || more.length > 0 || typeof pair[1] !== 'string' || framing.has(pair[0].toLowerCase())) {
      throw badHeaders();
    }
    return [pair[0], pair[1]];
  });
}

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** The response with the status and headers that the database's code set, if it set any. Throws 500 for values that can't be sent. */
export function applyResponseSettings(response: Response, row: AnswerRow): Response {
  if (!row.response_status && !row.response_headers) return response;
  const status = row.response_status ? Number(row.response_status) : response.status;
  if (!Number.isInteger(status) || status < 200 || status > 599) throw badStatus();
  const changed = new Response(withoutBody.has(status) ? null : response.body, {
    status,
    headers: response.headers,
  });
  const given = row.response_headers ? readHeaders(row.response_headers) : [];
  try {
    for (const [name, value] of given) {
      if (name.toLowerCase() === 'set-cookie') changed.headers.append(name, value);
      else changed.headers.set(name, value);
    }
  } catch {
    // No name or value of a header: a line break, for example.
    throw badHeaders();
  }
  return changed;
}
