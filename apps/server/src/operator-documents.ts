import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { escapeHtml, operatorMarks } from '@greenroom/domain';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Who runs this site and where it stands: what the built pages leave open. */
export interface Operator {
  /** The public origin, without a slash at the end. */
  siteUrl: string;
  company: string;
  contactAddress: string;
  /** On one line; a comma ends a line of the address. */
  postalAddress: string;
}

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A page as it goes out. */
interface FilledDocument {
  /** Changes with the text. */
  etag: string;
  bodies: Readonly<Record<ContentEncoding, Uint8Array<ArrayBuffer>>>;
}

/** Whether a file of the build may hold marks. Such files are not compressed by the build. */
export const isOperatorDocument = (urlPath: string) =>
  /\.html$|^\/(?:sitemap\.xml|robots\.txt)$/.test(urlPath);

function fillIn(text: string, operator: Operator): string {
  return text
    .replaceAll(operatorMarks.siteUrl, () => escapeHtml(operator.siteUrl))
    .replaceAll(operatorMarks.company, () => escapeHtml(operator.company))
    .replaceAll(operatorMarks.contactAddress, () => escapeHtml(operator.contactAddress))
    .replaceAll(operatorMarks.postalAddress, () => escapeHtml(operator.postalAddress));
}

/** Below the highest level: a page is compressed when it is first asked for, and somebody waits for it. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function makeDocument(file: string, operator: Operator): Promise<FilledDocument> {
  const text = fillIn(await readFile(file, 'utf8'), operator);
  const identity = new TextEncoder().encode(text);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [br, gzipped] = await Promise.all([brotli(identity, brotliOptions), deflate(identity)]);
  return { etag, bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) } };
}

/** Fills the operator's values into built pages and keeps them, compressed, for as long as both stay the same. */
export function createOperatorDocuments(operator: () => Operator) {
  const kept = new Map<string, { version: string; made: Promise<FilledDocument> }>();

  /** The page in `file`, whose size and time are `stamp`. Rejects as reading the file does. */
  return function read(file: string, stamp: string): Promise<FilledDocument> {
    const values = operator();
    const version = JSON.stringify([stamp, values]);
    const known = kept.get(file);
    if (known?.version === version) return known.made;
    const made = makeDocument(file, values);
    kept.set(file, { version, made });
    made.catch(() => kept.delete(file));
    return made;
  };
}
