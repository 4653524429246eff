import { Unauthorized } from '../auth/errors.ts';
import { isDatabaseError } from '../database/port.ts';
import { HttpError, retryAfter } from '../http.ts';
import { FilesUnavailable } from '../ports.ts';
import { TooManyRequests, type WireFormat } from '../wire-format.ts';

/** An error in storage's shape. `code` is what newer clients read, `error` what older ones do. */
export function storageError(
  status: number,
  code: string,
  error: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
): HttpError {
  return new HttpError(status, { statusCode: String(status), code, error, message }, headers);
}

export const invalid = (message: string) => storageError(400, 'InvalidRequest', 'InvalidRequest', message);
export const notSupported = (what: string) =>
  storageError(400, 'NotSupported', 'not_supported', `${what} is not supported`);
export const invalidKey = (reason: string) =>
  storageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${reason}`);
export const invalidToken = (message: string) => storageError(400, 'InvalidJWT', 'InvalidJWT', message);
export const forbidden = (message: string) => storageError(403, 'AccessDenied', 'Unauthorized', message);
export const bucketNotFound = () => storageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
export const objectNotFound = () => storageError(404, 'NoSuchKey', 'not_found', 'Object not found');
const duplicate = () => storageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists');
export const tooLarge = () =>
  storageError(413, 'EntityTooLarge', 'Payload too large', 'The object exceeded the maximum allowed size');
export const wrongType = (mimeType: string) =>
  storageError(415, 'InvalidMimeType', 'invalid_mime_type', `mime type ${mimeType} is not supported`);
export const misnamed = (mimeType: string) =>
  storageError(
    415,
    'InvalidMimeType',
    'invalid_mime_type',
    `the file's name does not match its type, ${mimeType}`,
  );

export const methodNotAllowed = () =>
  storageError(405, 'InvalidRequest', 'Method Not Allowed', 'Method not allowed');
export const routeNotFound = ({ request, path }: { request: Request; path: string }) =>
  storageError(404, 'NoSuchKey', 'not_found', `Route ${request.method}:${path} not found`);

const filesRetrySeconds = 30;

/** Storage's errors: what `storageError` makes. PostgreSQL's codes are worded as storage words them. */
export const storageFormat: WireFormat = {
  clientError(error, identity) {
    if (error instanceof Unauthorized) {
      return storageError(401, 'AccessDenied', 'Unauthorized', error.message, error.headers);
    }
    if (error instanceof TooManyRequests) {
      return storageError(429, 'SlowDown', 'Too Many Requests', error.message, retryAfter(error.waitSeconds));
    }
    if (error instanceof HttpError) return error;
    if (!identity || !isDatabaseError(error)) return null;
    if (error.code === '42501') return forbidden(error.message);
    if (error.code === '23505') return duplicate();
    if (error.code === '23503') return bucketNotFound();
    return error.code.startsWith('22') ? invalid('A value is not valid') : null;
  },
  serverError({ status, message, headers }, error) {
    if (error instanceof FilesUnavailable) {
      const wait = 'Files cannot be reached at the moment. Please try again in a minute.';
      return storageError(503, 'SlowDown', 'Unavailable', wait, retryAfter(filesRetrySeconds));
    }
    if ('code' in error && error.code === 'ENOSPC') {
      return storageError(507, 'InsufficientStorage', 'InsufficientStorage', 'There is no space left');
    }
    return storageError(status, 'InternalError', 'InternalError', message, headers);
  },
};
