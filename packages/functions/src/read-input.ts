import { AppError, ProtocolError } from '@greenroom/domain';
import type { z } from 'zod';
import { describeIssue } from './describe-issue.ts';

/** The largest body that is read, in bytes, where a function doesn't take more. */
const usualLimitBytes = 256 * 1024;
const maxDepth = 32;

/** Reads a body as it was sent, at most 256 KiB of it. Throws AppError `too_large`, or a TypeError where it is not UTF-8. */
export async function readText(request: Request, bodyLimitBytes = usualLimitBytes): Promise<string> {
  const tooLarge = () =>
    new ProtocolError('too_large', `The body is larger than ${bodyLimitBytes / 1024} KiB.`);
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimitBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let sizeBytes = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    sizeBytes += chunk.value.byteLength;
    if (sizeBytes > bodyLimitBytes) {
      // The sender may hang up before it learns of the refusal; that changes nothing.
      await reader?.cancel().catch(() => {});
      throw tooLarge();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Makes every string storable: the database holds no NUL character, and half a surrogate pair becomes the
 * replacement character, so that offsets into a text mean the same on both sides.
 */
function storable(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new ProtocolError('bad_request', 'The body is nested too deeply.');
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new ProtocolError('bad_request', 'The body contains a NUL character.');
    return value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, storable(item, depth + 1)] as const),
    );
  }
  return value;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('bad_request', 'The body is not valid JSON.');
  }
}

function describe(error: z.ZodError): string {
  const issue = error.issues[0];
  const field = issue?.path.map(String).join('.') || 'body';
  return `${field}: ${issue?.message ?? 'is not valid'}`;
}

/**
 * Reads and checks a JSON body; an empty one stands for `{}`. Throws AppError `too_large`, or `bad_request` with a
 * message that names the field at fault.
 */
export async function readInput<T>(
  request: Request,
  schema: z.ZodType<T>,
  bodyLimitBytes?: number,
): Promise<T> {
  let text: string;
  try {
    text = await readText(request, bodyLimitBytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof TypeError) throw new ProtocolError('bad_request', 'The body is not valid UTF-8.');
    // The sender hung up, or was cut off for being slow: no fault of ours.
    throw new ProtocolError('bad_request', 'The body ended before it was whole.');
  }
  const parsed = schema.safeParse(storable(parseJson(text)), { error: describeIssue });
  if (!parsed.success) throw new ProtocolError('bad_request', describe(parsed.error));
  return parsed.data;
}
