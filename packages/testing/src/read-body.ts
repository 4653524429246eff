import type { IncomingMessage } from 'node:http';

/** The body of a request to a stand-in. */
export interface ReadBody {
  /** A JSON object, or the fields of a form. */
  body: Record<string, unknown>;
  /** The recording that a form brought. */
  audio?: { bytes: Uint8Array; name: string };
}

async function readForm(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<ReadBody> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const file = form.get('file');
  const body = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  if (!(file instanceof File)) return { body };
  return { body, audio: { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name } };
}

/** Reads JSON, or a form as recordings are sent in. */
export async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const contentType = request.headers['content-type'] ?? '';
  if (contentType.startsWith('multipart/form-data')) return readForm(bytes, contentType);
  return { body: JSON.parse(bytes.toString('utf8') || '{}') };
}
