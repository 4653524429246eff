import { HttpRefusal } from '../http.ts';

/** A refusal in storage's shape. `code` is what newer clients read, `error` what older ones do. */
export function refuse(status: number, code: string, error: string, message: string): HttpRefusal {
  return new HttpRefusal(status, { statusCode: String(status), code, error, message });
}

export const invalid = (message: string) => refuse(400, 'InvalidRequest', 'InvalidRequest', message);
export const notSupported = (what: string) =>
  refuse(400, 'NotSupported', 'not_supported', `${what} is not supported`);
export const invalidKey = (reason: string) =>
  refuse(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${reason}`);
export const invalidToken = (message: string) => refuse(400, 'InvalidJWT', 'InvalidJWT', message);
export const forbidden = (message: string) => refuse(403, 'AccessDenied', 'Unauthorized', message);
export const bucketNotFound = () => refuse(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
export const objectNotFound = () => refuse(404, 'NoSuchKey', 'not_found', 'Object not found');
export const duplicate = () => refuse(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists');
export const filesUnavailable = () =>
  new HttpRefusal(
    503,
    {
      statusCode: '503',
      code: 'SlowDown',
      error: 'Unavailable',
      message: 'Files cannot be reached at the moment. Please try again in a minute.',
    },
    { 'retry-after': '30' },
  );
export const tooLarge = () =>
  refuse(413, 'EntityTooLarge', 'Payload too large', 'The object exceeded the maximum allowed size');
export const wrongType = (mimeType: string) =>
  refuse(415, 'InvalidMimeType', 'invalid_mime_type', `mime type ${mimeType} is not supported`);
export const misnamed = (mimeType: string) =>
  refuse(415, 'InvalidMimeType', 'invalid_mime_type', `the file's name does not match its type, ${mimeType}`);
